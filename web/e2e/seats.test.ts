// Five at a table: a fifth seat added to positions of games for four. No board is drawn for it, but everything around is.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import { fixture, House, type Look } from "./harness";
import { broken, spills } from "./spills";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const names = ["Aleksandra", "Nawigator Hypatia", "Kapitan Kepler", "Nawigator Kapella", "Admirał Aldebaran"];
function five(position: Position): Position {
  const view = position.view as { seats: object[]; sectors?: { points: number[] }[] };
  const seats = [...position.table.seats, { ...position.table.seats.find((s) => !s.you)!, seat: 4 }].map((s) => ({ ...s, name: names[s.seat]! }));
  const grown = { ...view, players: 5, seats: [...view.seats, view.seats[1]!], sectors: view.sectors?.map((s) => ({ ...s, points: [...s.points, 0] })) };
  const { scores, ranks, breakdown } = position.standing;
  const standing = { scores: [...scores, 27], ranks: [...ranks, 5], breakdown: breakdown?.map((kind) => ({ ...kind, points: [...kind.points, 9] })) };
  return { ...position, view: grown, table: { ...position.table, seats, standing }, standing };
}
const looks: Look[] = [{ phone: true, lang: "pl", theme: "light" }, { zoomed: true, lang: "pl" }, { zoomed: true, lang: "en", theme: "light" }, { lang: "en" }, { phone: true, lang: "en" }];

describe.each(looks)("five seats: %o", (look) => {
  it("are all shown, with room for every word", async () => {
    const visitor = await house.visitor(look);
    const { page } = visitor;
    const shot = async (name: string) => {
      const folder = process.env["SHOTS"];
      if (folder) await page.screenshot({ path: `${folder}/five-${name}-${look.phone ? "phone" : look.zoomed ? "zoomed" : "laptop"}-${look.lang}.png` });
    };
    const check = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      await shot(name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      expect(await spills(page), name).toEqual([]);
      expect(await broken(page), name).toEqual([]);
      await visitor.checkAccess(name);
    };
    await visitor.stage(five(fixture("pi_explore")));
    await page.locator(".board .spot").first().waitFor();
    const panel = look.phone || look.zoomed ? ".strip button" : ".players li";
    expect(await page.locator(panel).count()).toBe(5);
    await check("table");
    if (look.phone || look.zoomed) {
      await page.locator(panel).first().click();
      await page.locator("dialog .players li").nth(4).waitFor();
      await check("rail");
    }
    const waiting = five(fixture("pi_explore"));
    const seats = waiting.table.seats.map((s) => (s.seat > 2 ? { ...s, kind: "open" as const, name: "", invite: `/join#${"x".repeat(40)}` } : s));
    await visitor.stage({ ...waiting, prompt: null, undo: null, table: { ...waiting.table, state: "waiting", asked: [], seats } });
    await page.locator(".lobby li").nth(4).waitFor();
    await check("lobby");
    await visitor.stage(five(fixture("pi_end")));
    await page.locator("main .strip h2").waitFor();
    expect(await page.locator(".panel .score").count()).toBe(5);
    await check("end");
    visitor.checkQuiet();
    await visitor.close();
  });
});
