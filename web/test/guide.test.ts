// What the guide of a first game says of each kind of question: two sentences, in both languages (that every question has them, tests/catalog
// sees to).
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const games = readdirSync("../src/games", { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);

describe.each(games)("the guide of %s", (game) => {
  it.each(["en", "pl"])("explains in two sentences: %s", (lang) => {
    const [, section = ""] = readFileSync(`../src/games/${game}/text/${lang}.toml`, "utf8").split("\n[guide]\n");
    const said = [...section.split("\n[")[0]!.matchAll(/^(\w+) = "(.*)"$/gm)];
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter(([, , text]) => !/[.!?] +\p{Lu}.*[.!?]$/u.test(text!)).map(([, step]) => step)).toEqual([]);
  });
});
