// Whole games of Alien Artifacts through clicks: two and five players, several at once; payments in any order.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { View } from "../src/games/alien_artifacts/view";
import { fixture, House } from "./harness";
import { playOn, steady } from "./player";
import { soon } from "./soon";
import { spills } from "./spills";
import { against, sitDown } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const never = () => false;

describe("against bots", () => {
  it("with two on a laptop, with five on a phone in Polish, to their ends", async () => {
    const games = [
      { players: 2, seed: 5, luck: 7, look: {} },
      { players: 5, seed: 8, luck: 3, look: { lang: "pl" as const, theme: "light" as const, phone: true } },
    ];
    await Promise.all(
      games.map(async ({ players, seed, luck, look }) => {
        const visitor = await house.visitor(look);
        await sitDown(visitor, "alien_artifacts", { ...against(players - 1), seed });
        const played = await playOn(visitor.page, steady(luck), never, "phone" in look);
        expect(played.kinds).toContain("spot");
        expect(await visitor.page.locator(".score").count()).toBe(players);
        await visitor.checkAccess(`end of Alien Artifacts with ${players}`);
        visitor.checkQuiet();
        await visitor.close();
      }),
    );
  });
});

describe("a payment", () => {
  it("is pressed from its end, shows where sections lead, and is sent whole", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await visitor.stage(fixture("aa_pay"));
    const { steps, ways } = (fixture("aa_pay").view as { ways: { steps: string[]; ways: number[][] } }).ways;
    const way = ways.map((codes) => codes.map((code) => steps[code < 0 ? -1 - code : code]!)).find((each) => each.length > 1)!;
    for (const step of [...way].reverse()) {
      const spot = page.locator(`[data-spot="section:${step.split(" ")[1]}"]`);
      await spot.waitFor();
      expect(await spot.getAttribute("class")).toContain("live");
      expect(visitor.said.filter((message) => message.t === "act")).toEqual([]);
      await spot.click();
    }
    await soon(() => visitor.said.filter((message) => message.t === "act").length).toBe(1);
    await visitor.close();
  });
});

describe("an alien system of five rows", () => {
  it.each([[1280, 800], [1024, 768]] as const)("fits at %i x %i, with the last attack below it", async (...size) => {
    const visitor = await house.visitor({ size: [...size] });
    const position = fixture("aa_attack");
    const view = position.view as View;
    await visitor.stage({ ...position, view: { ...view, attack: null, system: { ...view.system, open: "as_iron_swarm" } } });
    const { page } = visitor;
    await page.locator(".system .five").waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (size[0] > 1180) await page.locator(".system .last").waitFor();
    const [box, table, foot] = await page.evaluate(() => [".system", ".system table", ".system .foot"].map((part) => document.querySelector(part)!.getBoundingClientRect().bottom));
    expect(table!).toBeLessThanOrEqual(box!);
    expect(foot!).toBeLessThanOrEqual(box!);
    await visitor.close();
  });
});

describe("in a low window", () => {
  it.each([[1366, 768], [1280, 720]] as const)("no row lies over another one at %i x %i", async (...size) => {
    const visitor = await house.visitor({ lang: "pl", size: [...size] });
    for (const name of ["aa_menu", "aa_pay"]) {
      await visitor.stage(fixture(name));
      await visitor.page.locator(".shelf").first().waitFor();
      await visitor.page.evaluate(() => document.fonts.ready);
      expect((await spills(visitor.page)).filter((each) => /realm|bay|plate|system/.test(each)), name).toEqual([]);
      const over = await visitor.page.evaluate(() => {
        const boxes = [...document.querySelectorAll(".middle .plate")].map((plate) => plate.getBoundingClientRect());
        return boxes.slice(1).filter((box, i) => box.top < boxes[i]!.bottom - 1).length;
      });
      expect(over, name).toBe(0);
    }
    await visitor.close();
  });
});

describe("three cards under construction, and five kinds of sections on a planet", () => {
  it.each([[1280, 800], [1366, 768]] as const)("keep to their rows at %i x %i", async (...size) => {
    const visitor = await house.visitor({ lang: "pl", size: [...size] });
    await visitor.stage(fixture("aa_graph"));
    await visitor.page.locator(".shelf .sec").first().waitFor();
    await visitor.page.evaluate(() => document.fonts.ready);
    const out = await visitor.page.evaluate(() => {
      const low = (what: Element) => what.getBoundingClientRect();
      const beyond = (what: string, holder: string, side: "bottom" | "right") => [...document.querySelectorAll(what)].filter((each) => low(each)[side] > low(each.closest(holder)!)[side] + 3).map((each) => `${what} ${each.textContent?.trim()}`);
      return [...beyond(".shelf .sec", ".shelf", "bottom"), ...beyond(".shelf .pips", ".shelf", "bottom"), ...beyond(".bay .name", ".cd", "right")];
    });
    expect(out).toEqual([]);
    await visitor.close();
  });
});

describe("another's table", () => {
  it("opens on a press of its row, and closes again", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await visitor.stage(fixture("aa_menu"));
    await page.locator(".players .open").nth(1).click();
    await page.getByRole("button", { name: "your table" }).waitFor();
    expect(await page.locator('[data-spot="plate:exchange"]').count()).toBe(0);
    await page.getByRole("button", { name: "your table" }).click();
    await page.locator('[data-spot="plate:exchange"].live').waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});
