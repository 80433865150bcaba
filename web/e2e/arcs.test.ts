// Whole games of Arcs through clicks: two, three and four players, on a laptop and on a phone, with Leaders & Lore.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixture, House, type Look, type Visitor } from "./harness";
import { playOn, steady } from "./player";
import { soon } from "./soon";
import { against, sitDown } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const never = () => false;

// A leader is laid out and pressed; then it stands in one's own row.
async function draftsALeader({ page }: Visitor): Promise<void> {
  const laidOut = page.locator(".draft .card:has([data-spot^='leader:'].live)").first();
  await laidOut.waitFor();
  const name = await laidOut.locator("b").innerText();
  expect(await page.locator(".players li").first().innerText()).not.toContain(name);
  await laidOut.locator("button").click();
  await soon(() => page.locator(".players li").first().innerText()).toMatch(new RegExp(name));
}

// What the page says, and what the server says of the game.
async function speaksPolish({ page }: Visitor): Promise<void> {
  await page.locator(".spot.live").first().waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  const places = await page.locator("[data-spot^='system:']").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  expect(places).toHaveLength(16); // two clusters are out of play
  for (const place of places) expect(place).toMatch(/^(Brama|Strzałka|Półksiężyc|Sześciokąt) \d, .*(kontrola: |nikt nie kontroluje)/);
  expect(await page.locator("#question").innerText()).toMatch(/kart/);
}

interface Game {
  name: string;
  players: number;
  luck: number;
  look: Look;
  options?: Record<string, string>;
  begins?(visitor: Visitor): Promise<void>;
  ends?: RegExp;
}
const games: Game[] = [
  { name: "two players, on a laptop", players: 2, luck: 3, look: {} },
  { name: "three players, on a phone, in Polish", players: 3, luck: 5, look: { phone: true, lang: "pl", theme: "light" }, begins: speaksPolish, ends: /Wygrywa|zwycięstwo/ },
  { name: "four players with Leaders & Lore", players: 4, luck: 8, look: {}, options: { leaders: "on" }, begins: draftsALeader },
];

describe("nothing is cut at the edge of the window", () => {
  // How far the widest of these reaches beyond it.
  const beyond = ({ page }: Visitor, what: string) => page.locator(what).evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)) - innerWidth);

  it("with two players on a phone, where a third count stands in each ambition", async () => {
    const visitor = await house.visitor({ phone: true });
    await visitor.stage(fixture("ar_lead"));
    await visitor.page.locator(".box .neutral").first().waitFor();
    expect(await beyond(visitor, ".box, .court .card")).toBeLessThanOrEqual(0);
    await visitor.close();
  });
  it("three ways of playing a card say on a phone what they give, in one row", async () => {
    const visitor = await house.visitor({ phone: true, lang: "pl" });
    await visitor.stage(fixture("ar_follow"));
    await visitor.page.locator("[data-spot='card:aggression_6']").tap();
    const ways = visitor.page.locator(".choices .choice");
    await soon(() => ways.count()).toBe(3);
    expect(await visitor.page.locator(".choices .note:visible").count()).toBe(3);
    expect(new Set(await ways.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))).size).toBe(1);
    expect(await beyond(visitor, ".choices .choice")).toBeLessThanOrEqual(0);
    await visitor.close();
  });
  it("while a card that leads is declared", async () => {
    const visitor = await house.visitor({});
    await visitor.stage(fixture("ar_lead"));
    await visitor.page.locator("[data-spot='card:construction_2']").press("Enter");
    await visitor.page.locator(".choice", { hasText: "Declare" }).waitFor();
    await soon(async () => (await beyond(visitor, ".console button")) <= 0).toBe(true);
    await visitor.close();
  });
});

describe("a whole game against bots", () => {
  it.concurrent.each(games)("$name", async ({ players, luck, look, options = {}, begins, ends = /win|victory/ }) => {
    const visitor = await house.visitor(look);
    await sitDown(visitor, "arcs", { ...against(players - 1), options, seed: luck });
    await begins?.(visitor);
    const played = await playOn(visitor.page, steady(luck), never, look.phone);
    expect(played.kinds).toContain("spot");
    expect(played.kinds).toContain("choice");
    expect(await visitor.page.locator(".score").count()).toBe(players);
    expect(await visitor.page.locator("main .strip h2").innerText()).toMatch(ends);
    visitor.checkQuiet();
    await visitor.close();
  });
});
