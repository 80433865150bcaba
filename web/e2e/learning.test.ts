// Learning a game: how to play, the rulebook behind it, and a first game with a guide to its end.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./harness";
import { playOn, steady } from "./player";
import { soon } from "./soon";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

// The game, its title in English and Polish, and the luck of who plays it.
const games = [
  ["alien_frontiers", "Alien Frontiers", "Alien Frontiers", 7],
  ["pocket_imperium", "Pocket Imperium", "Pocket Imperium", 3],
  ["arcs", "Arcs", "Arcs", 4],
  ["master_of_orion", "Master of Orion: The Board Game", "Master of Orion: grę planszową", 5],
  ["alien_artifacts", "Alien Artifacts", "Artefakty Obcych", 4],
] as const;

describe.each(games)("%s", (game, title, polish, luck) => {
  it("is explained in two languages, with pictures and without engineering", async () => {
    for (const [lang, how, phone] of [["en", `How to play ${title}`, false], ["pl", `Jak grać w ${polish}`, true]] as const) {
      const visitor = await house.visitor({ lang, phone });
      const { page } = visitor;
      await visitor.go(`/learn/${game}/${lang}`);
      await page.getByRole("heading", { name: how, level: 1 }).waitFor();
      await soon(() => page.locator("figure img").evaluateAll((all) => all.length > 0 && all.every((img) => { img.scrollIntoView(); return (img as HTMLImageElement).naturalWidth > 100; }))).toBe(true);
      await visitor.checkAccess(`how to play ${game}, ${lang}`);
      await visitor.go(`/rules/${game}/${lang}`);
      await page.locator(".text section").first().waitFor();
      const text = (await page.locator(".text").textContent()) ?? "";
      expect(text).not.toMatch(/ceil|state machine|\[R|\[S\]|\[P\d|<!--/);
      visitor.checkQuiet();
      await visitor.close();
    }
  });

  it("is played to its end with a guide that explains each kind of question once", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await visitor.go(`/learn/${game}/en`);
    await page.getByRole("button", { name: "First game with a guide" }).click();
    const note = page.getByRole("note");
    await note.waitFor();
    const heard: string[] = [];
    // Reads whatever is new, then plays on.
    const read = async () => {
      for (let n = 0; n < 3 && (await note.count()) > 0; n++) {
        const text = (await note.locator("p").textContent({ timeout: 1000 }).catch(() => null)) ?? "";
        if (text && heard.at(-1) !== text) heard.push(text);
        await page.getByRole("button", { name: "Understood" }).click({ timeout: 1000 }).catch(() => undefined);
      }
    };
    const choose = steady(luck);
    await read();
    for (let over = false; !over; ) {
      await playOn(page, choose, (p) => p.presses >= 1);
      over = (await page.locator("main .strip h2").count()) > 0;
      if (!over) await read();
    }
    expect(heard.length).toBeGreaterThan(1); // how many kinds of questions come up is the luck of the game
    expect(new Set(heard).size).toBe(heard.length);
    visitor.checkQuiet();
    await visitor.close();
  });
});
