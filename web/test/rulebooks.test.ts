// The rulebooks as players read them: no words of those who build the game, no ids, no sources.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { forPlayers } from "../src/text/markdown";

const games = ["alien-frontiers", "pocket-imperium", "arcs", "master-of-orion", "alien-artifacts"];
const words: Record<string, RegExp> = {
  en: /\bceil\b|floor\(|\bm(in|ax)\(|[Cc]anonical|\bflags?\b|the engine|\b[CD]_[A-Z]/,
  pl: /\bceil\b|floor\(|\bm(in|ax)\(|kanoniczn|(?<!\p{L})flag(a|i|ę|ą)(?!\p{L})|silnik(a|u)? gry|\b[CD]_[A-Z]/iu,
};

// As the server divides it (engine/rulebook.cpp): a section whose text begins with the mark is not shown, nor are those below it.
function told(book: string): { at: number; line: string }[] {
  const shown: { at: number; line: string }[] = [];
  let hidden = 0;
  const lines = book.split("\n");
  lines.forEach((line, i) => {
    const level = /^(#+)\s/.exec(line)?.[1]!.length ?? 0;
    if (level > 0) {
      if (hidden > 0 && level <= hidden) hidden = 0;
      if (hidden === 0 && lines.slice(i + 1).find((next) => next.trim() !== "")?.trim() === "<!-- engineering -->") hidden = level;
    }
    if (hidden === 0) shown.push({ at: i + 1, line });
  });
  return shown;
}

describe.each(games.flatMap((game) => ["en", "pl"].map((lang) => [game, lang] as const)))("%s.%s", (game, lang) => {
  it("has no words of engineering", () => {
    const lines = told(readFileSync(`../docs/rules/${game}.${lang}.md`, "utf8"));
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(({ line }) => words[lang]!.test(forPlayers(line))).map(({ at, line }) => `${at}: ${line}`)).toEqual([]);
  });
});

describe("tables for players", () => {
  it("have no ids, marks and sources", () => {
    const table = "Before [R].\n| id | name | Flags | Src |\n|---|---|---|---|\n| `a_b` | A B | x | S |\n| `c` | R | y | P2 |\nAfter.";
    expect(forPlayers(table)).toBe("Before.\n| name |\n| --- |\n| A B |\n|  |\nAfter.");
    expect(forPlayers("| N | S |\n|---|---|\n| 1 | S |")).toBe("| N | S |\n| --- | --- |\n| 1 |  |"); // south at the head
    expect(forPlayers("| id | nazwa | oznaczenia |\n|---|---|---|\n| `a` | Alfa | R |")).toBe("| nazwa |\n| --- |\n| Alfa |");
  });
});
