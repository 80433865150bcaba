// Whole games of Master of Orion through clicks: two and four players, a phone, the beginner's setup, and cards of
// somebody's own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Option, Position } from "../src/api/types";
import type { View } from "../src/games/master_of_orion/view";
import { fixture, House, type Look, type Visitor } from "./harness";
import { playOn, steady, type Played } from "./player";
import { soon } from "./soon";
import { spills } from "./spills";
import { against, sitDown } from "./tables";

const never = () => false;

async function sit(house: House, look: Look, more: object): Promise<Visitor> {
  const visitor = await house.visitor(look);
  await sitDown(visitor, "master_of_orion", more);
  return visitor;
}

async function play(house: House, look: Look, more: object, luck: number): Promise<{ visitor: Visitor; played: Played }> {
  const visitor = await sit(house, look, more);
  const played = await playOn(visitor.page, steady(luck), never, look.phone);
  await visitor.page.locator("main .strip h2").waitFor();
  visitor.checkQuiet();
  return { visitor, played };
}

describe("with the cards of the box", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it("is played to its end by two and by four, in both languages", async () => {
    const games = await Promise.all([
      play(house, {}, { ...against(1), seed: 15 }, 5),
      play(house, { lang: "pl", theme: "light" }, { ...against(3), seed: 16 }, 6),
    ]);
    const kinds = new Set(games.flatMap(({ played }) => [...played.kinds]));
    expect([...kinds]).toEqual(expect.arrayContaining(["spot", "choice", "direct"]));
    const { visitor } = games[0];
    await visitor.checkAccess("end of Master of Orion");
    await visitor.page.getByRole("link", { name: "Walk through the game" }).click();
    await visitor.page.getByRole("button", { name: "To the end" }).click();
    await visitor.page.getByRole("button", { name: "One back" }).click();
    await visitor.page.locator(".systems .sys").first().waitFor();
    visitor.checkQuiet();
    for (const { visitor: one } of games) await one.close();
  });

  it("is played to its end on a phone, and by beginners in a narrow window", async () => {
    const games = await Promise.all([
      play(house, { phone: true }, { ...against(2), seed: 17 }, 7),
      play(house, { size: [1024, 768] }, { ...against(1), seed: 18, options: { races: "humans", advisors: "off" } }, 8),
    ]);
    for (const { visitor } of games) await visitor.close();
  });
});

// What asks stands beside the cards of the hand, on a phone above them: neither takes the room of the other.
describe("an effect that asks", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  function asking(): Position {
    const position = fixture("mo_action");
    const view = position.view as View;
    const gains = ["food", "fleet", "production"].map((resource, index): Option => ({ ...position.prompt!.options[0]!, index, verb: "gain", notation: `gain ${resource} 2`, operands: { resource, n: "2" }, spot: `resource:${resource}`, label: `${resource}: +2` }));
    return { ...position, view: { ...view, step: "choose_resource", effect: { owner: 0, card: "victoria", when: "activation", place: "advisor", step: 0 } }, prompt: { ...position.prompt!, step: "choose_resource", options: gains, walks: { ...position.prompt!.walks, steps: gains, walks: gains.map((_, i) => [i]) } } };
  }

  it.each<Look>([{ lang: "pl", size: [1280, 800] }, { lang: "pl", phone: true }])("%o", async (look) => {
    const visitor = await house.visitor(look);
    const { page } = visitor;
    await visitor.stage(asking());
    await page.locator(".console .effect").waitFor();
    await page.evaluate(() => document.fonts.ready);
    const width = async (what: string) => (await page.locator(what).first().boundingBox())!.width;
    expect(await width(".console .effect")).toBeGreaterThan(150);
    expect(await width(".console .hand .card")).toBeGreaterThan(110);
    expect((await spills(page)).filter((each) => each.includes("card"))).toEqual([]);
    const [board, desk] = [(await page.locator("main.board").boundingBox())!, (await page.locator(".console").boundingBox())!];
    expect(board.y + board.height).toBeLessThanOrEqual(desk.y + 1);
    if (!look.phone) expect(desk.height).toBeLessThan(140);
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("a full system", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it.each([[1280, 800], [1280, 720]] as const)("stands below its heading at %i x %i, with hints too", async (...size) => {
    const visitor = await house.visitor({ lang: "pl", size: [...size] });
    const { page } = visitor;
    const position = fixture("mo_action");
    const view = structuredClone(position.view) as View;
    const [system] = view.seats[0]!.systems;
    system!.cards = Array.from({ length: 5 }, () => system!.cards.at(-1)!);
    await visitor.stage({ ...position, view });
    const room = () => page.evaluate(() => {
      const [head, strip, sum, deed] = [".sys header", ".sys .strip", ".left .sum", ".deed"].map((part) => document.querySelector(part)!.getBoundingClientRect());
      return { above: strip!.top - head!.top, below: deed!.top - sum!.bottom };
    });
    await page.locator(".sys .strip").first().waitFor();
    for (const key of ["", "h"]) {
      if (key) await page.keyboard.press(key);
      if (key) await page.locator(".hint").first().waitFor();
      await page.locator("main.board").evaluate((board) => board.scrollTo(0, board.scrollHeight)); // in a low window the actions stay over what scrolls
      expect((await room()).above, key).toBeGreaterThanOrEqual(0);
      expect((await room()).below, key).toBeGreaterThanOrEqual(-1);
    }
    await visitor.close();
  });
});

describe("the tableaux at the end", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it("have room for the longest words of names", async () => {
    const visitor = await house.visitor({ lang: "pl" });
    const position = fixture("mo_end");
    const long = ["autolab", "pleasure_dome", "planetary_supercomputer", "espionage_training_complex"];
    const view = structuredClone(position.view) as View;
    for (const own of view.seats) own.systems.slice(0, 4).forEach((system, i) => (system.cards.at(-1)!.card = long[i]!));
    await visitor.stage({ ...position, view });
    await visitor.page.locator(".all section .name").first().waitFor();
    await visitor.page.evaluate(() => document.fonts.ready);
    const cut = await visitor.page.locator(".all .top").evaluateAll((tops) => tops.filter((top) => top.scrollWidth > top.clientWidth).map((top) => top.textContent));
    expect(cut).toEqual([]);
    await visitor.close();
  });
});

// Other names, and ten of a card, which two hands of three hold: dearer, and whoever activates it draws more.
const changed = (cards: string) =>
  cards
    .replaceAll(/^name_en = "(.*)"$/gm, 'name_en = "My $1"')
    .replaceAll(/^copies = 2$/gm, "copies = 1")
    .replace(/(id = "astro_university"[^]*?)copies = 1\ncost = \[1, 0, 1\]([^]*?)op = "draw", n = 3/, '$1copies = 10\ncost = [3, 2, 1]$2op = "draw", n = 7');

describe("with a file of somebody's own", () => {
  const folder = mkdtempSync(join(tmpdir(), "orrery-cards-"));
  let house: House;
  beforeAll(async () => {
    const file = join(folder, "mine.toml");
    const text = readFileSync("../src/games/master_of_orion/content.toml", "utf8");
    writeFileSync(file, changed(text));
    house = await House.open("--content", file);
  });
  afterAll(async () => {
    await house.close();
    rmSync(folder, { recursive: true });
  });

  // A table whose first hand holds that card.
  async function dealt(name: string): Promise<{ visitor: Visitor; card: Locator }> {
    for (let seed = 1; seed <= 20; seed++) {
      const visitor = await sit(house, {}, { ...against(1), seed });
      await playOn(visitor.page, steady(4), (p) => p.kinds.has("spot"));
      await soon(() => visitor.page.locator(".hand .card .name").first().textContent()).toMatch(/^My /);
      const card = visitor.page.locator(".hand .card", { hasText: name }).first();
      if ((await card.count()) > 0) return { visitor, card };
      await visitor.close();
    }
    throw new Error(`no hand of twenty holds ${name}`);
  }

  it("shows those cards, and is played to its end", async () => {
    const { visitor, card } = await dealt("My Astro University");
    expect(await card.locator(".cost").textContent()).toBe("3food2fleet1production");
    await card.hover();
    const face = visitor.page.locator(".inspector .full");
    await soon(() => face.locator(".effect").textContent()).toBe("Draw 7 cards.");
    expect(await face.locator(".cost").textContent()).toBe("3food2fleet1production");
    await playOn(visitor.page, steady(9), never);
    await visitor.page.locator("main .strip h2").waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});
