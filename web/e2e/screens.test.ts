// Every screen in both languages, both themes and at both widths: no finding of axe, nothing wider than the window, a
// quiet console. With SHOTS=folder a picture of each is left there.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Look, type Visitor } from "./harness";
import { middle } from "./middle";
import { newTable } from "./tables";

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
const named = (look: Look) => `${look.phone ? "phone" : "laptop"}-${look.lang}-${look.theme}`;

// Pictures of the middle of each game: how far it is, the question that is waited for, and its name.
const moments: Record<string, [number, string, string][]> = {
  alien_frontiers: [[400, "main", "middle"]],
  pocket_imperium: [[60, "make_plan", "plan"], [62, "explore_origin", "explore"]],
};

async function check(visitor: Visitor, look: Look, name: string): Promise<void> {
  await visitor.page.waitForTimeout(250);
  const folder = process.env["SHOTS"];
  if (folder) await visitor.page.screenshot({ path: `${folder}/${name}-${named(look)}.png` });
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name}: wider than the window`).toBeLessThanOrEqual(0);
  await visitor.checkAccess(`${name}, ${named(look)}`);
}

describe.each(looks)("%o", (look) => {
  it("shows every page well", async () => {
    const visitor = await house.visitor(look);
    for (const [name, path, wait] of [
      ["home", "/", ".games"], ["new", "/new", ".go"], ["friends", "/new?friends", ".go"], ["tables", "/tables", ".panel"], ["join", "/join", "form"],
      ["settings", "/settings", ".panel"], ["rules", "/rules", ".pick"], ["book", "/rules/pocket_imperium/" + look.lang + "#PI-30", ".here"],
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
    await visitor.go("/");
    await visitor.page.locator(".games").waitFor();
    for (const game of ["alien_frontiers", "pocket_imperium"]) {
      await visitor.go(`/table/${await newTable(visitor, game)}`);
      await visitor.page.locator(".spot.live").first().waitFor();
      await check(visitor, look, game);
      let id = "";
      for (const [plies, step, name] of moments[game]!) {
        id = await middle(visitor, game, plies, step);
        await visitor.go(`/table/${id}`);
        await visitor.page.locator(".spot.live, .planner").first().waitFor();
        await check(visitor, look, `${game}-${name}`);
      }
      await visitor.page.keyboard.press("h");
      await visitor.page.locator(".hint").first().waitFor();
      await check(visitor, look, `${game}-hint`);
      await visitor.page.keyboard.press("a");
      await visitor.page.locator("[data-answer]").first().waitFor();
      await check(visitor, look, `${game}-answers`);
      await visitor.page.keyboard.press("Escape");
      await visitor.page.keyboard.press("?");
      await visitor.page.locator("dialog .list").waitFor();
      await check(visitor, look, `${game}-menu`);
      // Conceding lets a bot play on, so the end comes soon.
      await visitor.page.locator("dialog .list .btn").last().click();
      await visitor.page.locator("dialog .list .btn").last().click();
      await visitor.page.locator("main .strip h2").waitFor({ timeout: 60_000 });
      await check(visitor, look, `${game}-end`);
      await visitor.go(`/table/${id}?v=40`);
      await visitor.page.locator(".bar .steps").waitFor();
      await check(visitor, look, `${game}-replay`);
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
