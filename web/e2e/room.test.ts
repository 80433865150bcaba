// There is room for every word: at 200% of the size, and with words a third longer than ours.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moments } from "../dev/games.mjs";
import { fixture, House, type Look, type Visitor } from "./harness";
import { lengthen, spills } from "./spills";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const pages = [["/", ".games"], ["/new", ".go"], ["/new?friends", ".go"], ["/tables", ".panel"], ["/join", "form"], ["/settings", ".panel"], ["/rules", ".pick"]] as const;
const tables = moments.filter(({ full }) => full);
// Their cards have names as long as cards have them in print, in two languages that we know.
const printed = ["master_of_orion", "alien_artifacts"];

async function walk(visitor: Visitor, long: boolean, look: (name: string) => Promise<void>): Promise<void> {
  for (const [path, wait] of pages) {
    await visitor.go(path);
    await visitor.page.locator(wait).first().waitFor();
    await visitor.page.evaluate(() => document.fonts.ready);
    await look(path);
  }
  for (const { name, game } of tables) {
    if (long && printed.includes(game)) continue;
    await visitor.stage(fixture(name));
    await visitor.page.locator(".spot.live, .planner").first().waitFor();
    await look(name);
  }
}

const cases: (Look & { long?: boolean })[] = [
  { zoomed: true, lang: "en" }, { zoomed: true, lang: "pl", theme: "light" },
  { long: true, lang: "pl" }, { long: true, lang: "pl", phone: true }, { long: true, lang: "en", zoomed: true },
];
describe.each(cases)("%o", ({ long = false, ...look }) => {
  it("keeps every word in its box", async () => {
    const visitor = await house.visitor(look);
    const found: string[] = [];
    await walk(visitor, long, async (name) => {
      if (long) await lengthen(visitor.page);
      const folder = process.env["SHOTS"];
      if (folder) await visitor.page.screenshot({ path: `${folder}/room-${long ? "long" : "short"}-${look.zoomed ? "zoomed" : look.phone ? "phone" : "laptop"}-${look.lang}-${name.replace(/\W+/g, "_")}.png` });
      found.push(...(await spills(visitor.page)).map((spill) => `${name}: ${spill}`));
      const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${name}: ${wide} px wider than the window`);
    });
    expect(found).toEqual([]);
    await visitor.close();
  });
});
