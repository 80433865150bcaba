// Whole games of Alien Artifacts through clicks: two and five players, several at once; payments in any order.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixture, House } from "./harness";
import { playOn, steady } from "./player";
import { soon } from "./soon";
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
