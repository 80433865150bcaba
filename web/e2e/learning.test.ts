// Learning a game: how to play, the rulebook behind it, and a first game with a guide to its end.
import { readFileSync, readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "../src/text/en";
import { pl } from "../src/text/pl";
import { House, type Visitor } from "./harness";
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

  // One of them with fingers, in Polish.
  const touch = game === "pocket_imperium";
  const look = touch ? ({ lang: "pl", phone: true } as const) : ({ lang: "en" } as const);
  const words = touch ? pl : en;

  it("is played to its end with a guide that explains each kind of question once, in place", async () => {
    const visitor = await house.visitor(look);
    const { page } = visitor;
    const { asked, heard } = await guided(visitor, game, look.lang);
    const choose = steady(4);
    await understand(page, words.guide_next);
    for (let over = false; !over; ) {
      await playOn(page, choose, (p) => p.presses >= 1, touch);
      over = (await page.locator("main .strip h2").count()) > 0;
      if (!over) await understand(page, words.guide_next);
    }
    const told = explanations(game, look.lang);
    const kinds = await asked();
    expect(kinds.length).toBeGreaterThan(1);
    for (const each of ["welcome", ...kinds]) expect(told[each], each).toBeTruthy();
    const all = await heard();
    expect([...new Set(all.map((each) => each.text))].sort()).toEqual([...new Set(["welcome", ...kinds])].map((each) => told[each]!).sort());
    // Once: what a pick has left again before it was read or answered may be said when it is asked again.
    expect(all.filter((each) => each.known.some((step) => told[step] === each.text))).toEqual([]);
    visitor.checkQuiet();
    await visitor.close();
  });

  it("is played without the guide once that is switched off", async () => {
    const visitor = await house.visitor(look);
    const { page } = visitor;
    const { asked, heard } = await guided(visitor, game, look.lang);
    await page.getByRole("note").getByRole("button", { name: words.guide_off }).click();
    await page.getByRole("note").waitFor({ state: "detached" });
    await page.locator("[data-step]").waitFor();
    await playOn(page, steady(4), (p) => p.presses >= 6, touch);
    expect((await asked()).length).toBeGreaterThan(0);
    expect((await heard()).map((each) => each.text)).toEqual([explanations(game, look.lang)["welcome"]]);
    visitor.checkQuiet();
    await visitor.close();
  });
});

// What the guide of a game has to say, by the kind of question.
function explanations(game: string, lang: "en" | "pl"): Record<string, string> {
  const [, section = ""] = readFileSync(`../src/games/${game}/text/${lang}.toml`, "utf8").split("\n[guide]\n");
  const lines = section.split("\n[")[0]!.matchAll(/^(\w+) = "(.*)"$/gm);
  return Object.fromEntries([...lines].map(([, step, text]) => [step!, text!.replaceAll('\\"', '"')]));
}

// A first game, begun from its page; the page keeps which kinds of questions came up, and what was explained above them, however
// short it stood there.
async function guided(visitor: Visitor, game: string, lang: "en" | "pl"): Promise<{ asked: () => Promise<string[]>; heard: () => Promise<Heard[]> }> {
  const { page } = visitor;
  await layOutLuck(visitor);
  await page.addInitScript(() => {
    const kept: Kept = { asked: [], heard: [] };
    let last = "";
    (window as unknown as { kept: Kept }).kept = kept;
    new MutationObserver(() => {
      const step = document.querySelector<HTMLElement>(".console [data-step]")?.dataset["step"];
      if (step && !kept.asked.includes(step)) kept.asked.push(step);
      const text = document.querySelector(".console [role=note] p")?.textContent ?? "";
      if (text && text !== last) kept.heard.push({ text, known: (JSON.parse(localStorage.getItem("orrery.guide") ?? "null") as { told: string[] } | null)?.told ?? [] });
      last = text;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-step"] });
  });
  await visitor.go(`/learn/${game}/${lang}`);
  await page.getByRole("button", { name: (lang === "pl" ? pl : en).first_game }).click();
  await page.getByRole("note").waitFor();
  const kept = <K extends keyof Kept>(what: K) => () => page.evaluate((which) => (window as unknown as { kept: Kept }).kept[which], what) as Promise<Kept[K]>;
  return { asked: kept("asked"), heard: kept("heard") };
}
// What was said, and which kinds of questions counted as explained by then.
interface Heard {
  text: string;
  known: string[];
}
interface Kept {
  asked: string[];
  heard: Heard[];
}

// Puts away whatever is explained, one after the other, as somebody does who has read it.
async function understand(page: Page, said: string): Promise<void> {
  const press = () => page.evaluate((next) => {
    const button = [...document.querySelectorAll<HTMLElement>("[role=note] button")].find((each) => each.textContent?.trim() === next);
    button?.click();
    return button !== undefined;
  }, said);
  while (await press());
}
