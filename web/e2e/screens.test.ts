// Every screen in both languages, both themes and at both widths: no finding of axe, nothing wider than the window, a
// quiet console. With SHOTS=folder a picture of each is left there.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moments } from "../dev/games.mjs";
import { fixture, House, type Look, type Visitor } from "./harness";
import { broken } from "./spills";
import { newTable, sitDown, studied } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const looks: Look[] = [
  { lang: "en", theme: "dark" },
  { lang: "pl", theme: "light", phone: true },
  { lang: "pl", theme: "dark" },
  { lang: "en", theme: "light", phone: true },
  { lang: "pl", theme: "dark", phone: true },
  { lang: "en", theme: "light" },
];
// Moments of games: the ends with what is looked at there, those that are opened with hints, answers and menu, the others as they lie.
const named = (all: typeof moments) => all.map(({ name }) => name);
const ends = named(moments.filter(({ step }) => step === null));
const opened = named(moments.filter((moment) => moment.opened));
const lying = named(moments.filter((moment) => moment.step !== null && !moment.opened && !moment.aside));
const inside = moments.flatMap(({ name: from, inside = [] }) => inside.map((each) => ({ from, ...each })));
// Colours and places are the same in both languages: axe looks at each pair of theme and width once.
const accessible = (look: Look) => looks.find(({ theme, phone }) => theme === look.theme && phone === look.phone) === look;
const worn = (look: Look) => `${look.phone ? "phone" : "laptop"}-${look.lang}-${look.theme}`;

// part: what is new on the screen since the last look at it; null: nothing but where it is scrolled to.
async function check(visitor: Visitor, look: Look, name: string, part: string | null = "html"): Promise<void> {
  await visitor.page.evaluate(() => document.fonts.ready);
  const folder = process.env["SHOTS"];
  if (folder) await visitor.page.screenshot({ path: `${folder}/${name}-${worn(look)}.png` });
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name}: wider than the window`).toBeLessThanOrEqual(0);
  expect(await broken(visitor.page), `${name}: words broken inside`).toEqual([]);
  if (part !== null && accessible(look)) await visitor.checkAccess(`${name}, ${worn(look)}`, part);
}

describe.each(looks)("%o", (look) => {
  it("shows every page well", async () => {
    const visitor = await house.visitor(look);
    for (const [name, path, wait] of [
      ["home", "/", ".games"], ["new", "/new", ".go"], ["friends", "/new?friends", ".go"], ["tables", "/tables", ".panel"], ["join", "/join", "form"],
      ["settings", "/settings", ".panel"], ["rules", "/rules", ".pick"], ["book", "/rules/pocket_imperium/" + look.lang + "#PI-30", ".here"], ["nowhere", "/nowhere", ".notice"],
    ] as const) {
      await visitor.go(path);
      await visitor.page.locator(wait).first().waitFor();
      await check(visitor, look, name);
    }
    visitor.checkQuiet();
    await visitor.close();
  });

  it("shows tables well", async () => {
    const visitor = await house.visitor(look);
    const { page } = visitor;
    for (const name of opened) {
      await visitor.stage(fixture(name));
      await page.locator(".spot.live, .planner").first().waitFor();
      await check(visitor, look, name);
      await page.keyboard.press("h");
      await page.locator(".hint").first().waitFor();
      await check(visitor, look, `${name}-hint`, ".console");
      await page.keyboard.press("a");
      await page.locator("[data-answer]").first().waitFor();
      await check(visitor, look, `${name}-answers`, "dialog[open]");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.locator("dialog .list").waitFor();
      await check(visitor, look, `${name}-menu`, "dialog[open]");
    }
    for (const name of lying) {
      await visitor.stage(fixture(name));
      await page.locator(".spot.live, [data-choice]").first().waitFor(); // on the board, or in the list alone
      await check(visitor, look, name);
    }
    for (const name of ends) {
      await visitor.stage(fixture(name), studied(fixture(name)));
      await page.locator("main .strip h2").waitFor();
      await check(visitor, look, name);
      await page.locator("[data-mistake]").first().scrollIntoViewIfNeeded();
      await check(visitor, look, `${name}-analysis`, null);
      await page.locator(".mini + a").click();
      await page.locator(".bar .steps").waitFor();
      await page.locator(".board .spot").first().waitFor();
      await check(visitor, look, `${name}-replay`);
    }
    visitor.checkQuiet();
    await visitor.close();
  });

  it("shows answers on the way, and a player's board, well", async () => {
    const visitor = await house.visitor(look);
    const { page } = visitor;
    const at = (place: string) => page.locator(place.startsWith("[") ? place : `[data-spot="${place}"]`).first();
    for (const { name, from, opens, press = [], look: last, seen, part = "main" } of inside) {
      await visitor.stage(fixture(from));
      if (opens !== undefined && look.phone) await page.locator(".strip button").nth(opens).click();
      if (opens !== undefined) await page.locator(".players .open").nth(opens).click();
      for (const each of press) await at(each).press("Enter");
      if (last) await at(last).focus();
      await page.locator(seen).first().waitFor();
      await check(visitor, look, name, part);
    }
    visitor.checkQuiet();
    await visitor.close();
  });

  it("shows waiting tables well", async () => {
    const visitor = await house.visitor(look);
    for (const game of ["alien_frontiers", "pocket_imperium"]) {
      await sitDown(visitor, game, { seed: 3 });
      await visitor.page.locator(".spot.live").first().waitFor();
      await check(visitor, look, game);
    }
    await visitor.go(`/table/${await newTable(visitor, "pocket_imperium", { seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: 1 }] })}`);
    await visitor.page.locator(".lobby").waitFor();
    await check(visitor, look, "lobby");
    await visitor.go("/tables");
    await visitor.page.locator(".row").first().waitFor();
    await check(visitor, look, "my-tables");
    visitor.checkQuiet();
    await visitor.close();
  });
});
