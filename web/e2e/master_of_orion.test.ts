// Whole games of Master of Orion through clicks: two and four players, a phone, the beginner's setup, and cards of
// somebody's own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Look, type Visitor } from "./harness";
import { playOn, steady, type Played } from "./player";
import { soon } from "./soon";
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

describe("with a file of somebody's own", () => {
  const folder = mkdtempSync(join(tmpdir(), "orrery-cards-"));
  let house: House;
  beforeAll(async () => {
    const file = join(folder, "mine.toml");
    const text = readFileSync("../src/games/master_of_orion/content.toml", "utf8");
    writeFileSync(file, text.replaceAll(/^name_en = "(.*)"$/gm, 'name_en = "My $1"'));
    house = await House.open("--content", file);
  });
  afterAll(async () => {
    await house.close();
    rmSync(folder, { recursive: true });
  });

  it("shows those cards, and is played to its end", async () => {
    const visitor = await sit(house, {}, { ...against(1), seed: 21 });
    await playOn(visitor.page, steady(4), (p) => p.kinds.has("spot"));
    await soon(() => visitor.page.locator(".hand .card .name").first().textContent()).toMatch(/^My /);
    await playOn(visitor.page, steady(9), never);
    await visitor.page.locator("main .strip h2").waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});
