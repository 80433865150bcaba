// Whole games of Arcs through clicks: two, three and four players, on a laptop and on a phone, with Leaders & Lore.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Look } from "./harness";
import { playOn, steady } from "./player";
import { against, sitDown } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const never = () => false;
const games: { name: string; players: number; luck: number; look: Look; options?: Record<string, string> }[] = [
  { name: "two players, on a laptop", players: 2, luck: 3, look: {} },
  { name: "three players, on a phone, in Polish", players: 3, luck: 5, look: { phone: true, lang: "pl", theme: "light" } },
  { name: "four players with Leaders & Lore", players: 4, luck: 8, look: {}, options: { leaders: "on" } },
];

describe("a whole game against bots", () => {
  it.concurrent.each(games)("$name", async ({ players, luck, look, options = {} }) => {
    const visitor = await house.visitor(look);
    await sitDown(visitor, "arcs", { ...against(players - 1), options, seed: luck });
    const played = await playOn(visitor.page, steady(luck), never, look.phone);
    expect(played.kinds).toContain("spot");
    expect(played.kinds).toContain("choice");
    expect(await visitor.page.locator(".score").count()).toBe(players);
    visitor.checkQuiet();
    await visitor.close();
  });
});
