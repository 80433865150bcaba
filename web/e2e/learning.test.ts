// Learning a game: how to play, the rulebook behind it, and a first game with a guide to its end.
import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./harness";
import { playOn, steady } from "./player";
import { soon } from "./soon";
import { layOutLuck } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

// Every game that is explained, and what the explanation is headed.
const learn = "../docs/learn";
const heading = (file: string, lang: string) => /^# (.*)/.exec(readFileSync(`${learn}/${file}.${lang}.md`, "utf8"))![1]!;
const files = readdirSync(learn).filter((name) => name.endsWith(".en.md")).map((name) => name.slice(0, -".en.md".length));
const games = files.map((file) => [file.replaceAll("-", "_"), heading(file, "en"), heading(file, "pl")] as const);

describe.each(games)("%s", (game, english, polish) => {
  it("is explained in two languages, with pictures and without engineering", async () => {
    for (const [lang, how, phone] of [["en", english, false], ["pl", polish, true]] as const) {
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
    await layOutLuck(visitor);
    await visitor.go(`/learn/${game}/en`);
    await page.getByRole("button", { name: "First game with a guide" }).click();
    await page.getByRole("note").waitFor();
    const heard: string[] = [];
    // Reads whatever is new, then plays on. A note may go at any moment, so it is read and put away at once.
    const understand = () => page.evaluate(() => {
      const note = document.querySelector("[role=note]");
      note?.querySelector("button")?.click();
      return note?.querySelector("p")?.textContent ?? "";
    });
    const read = async () => {
      for (let text = await understand(); text; text = await understand()) if (heard.at(-1) !== text) heard.push(text);
    };
    const choose = steady(4);
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
