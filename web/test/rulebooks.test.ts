// The rulebooks as players read them: no words of those who build the game, no ids, no sources.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { forPlayers } from "../src/text/markdown";

const games = readdirSync("../src/games").map((game) => game.replaceAll("_", "-"));
const words: Record<string, RegExp> = {
  en: /\bceil\b|floor\(|\bm(in|ax)\(|[Cc]anonical|\bflags?\b|the engine|\b[CD]_[A-Z]/,
  pl: /\bceil\b|floor\(|\bm(in|ax)\(|kanoniczn|(?<!\p{L})flag(a|i|ę|ą)(?!\p{L})|silnik(a|u)? gry|\b[CD]_[A-Z]/iu,
};

// The data of cards as a program reads them: `gain(2/0/0) x per(..)`, `PAY_CR 8 -> ART 1`, `CONST LIMIT(BUILD, +1)`, `each_opponent`.
const code = /(?<!\p{L})[\p{L}_]{2,}\((?!s\))[\p{L}\d/+-]+(?:, ?[^)]*)?\)|[A-Z]{2,}_[A-Z]|\bCONST\b|->|\b[a-z]+_[a-z]+/u;
// What people write themselves: options, their values, and the systems of worked examples; and a function of the rules.
const written = /\b(?:choose_factions|ship_attacks_once|faction_bonus|first_player|ring_empire|all_[ab]|s\d_[a-z]{1,2})\b|\bdepth\(s\)/g;

// As the server divides it (engine/rulebook.cpp): a section whose text begins with the mark is not shown, nor are those below it.
function told(book: string): { at: number; line: string }[] {
  const shown: { at: number; line: string }[] = [];
  let hidden = 0;
  let fenced = false;
  const lines = book.split("\n");
  lines.forEach((line, i) => {
    if (line.startsWith("```")) fenced = !fenced;
    const level = fenced ? 0 : (/^(#+)\s/.exec(line)?.[1]!.length ?? 0);
    if (level > 0) {
      if (hidden > 0 && level <= hidden) hidden = 0;
      if (hidden === 0 && lines.slice(i + 1).find((next) => next.trim() !== "")?.trim() === "<!-- engineering -->") hidden = level;
    }
    if (hidden === 0) shown.push({ at: i + 1, line });
  });
  return shown;
}

const cells = (line: string): string[] => line.split("|").slice(1, -1).map((cell) => cell.trim());
// The tables that have a column of ids: where they stand, and the first cell that is shown of every row with an id.
function named(lines: { at: number; line: string }[]): { at: number; names: string[] }[] {
  const tables: { at: number; rows: string[] }[] = [];
  lines.forEach(({ at, line }, i) => {
    if (!line.startsWith("|")) return;
    if (lines[i - 1]?.line.startsWith("|")) tables.at(-1)!.rows.push(line);
    else tables.push({ at, rows: [line] });
  });
  return tables.flatMap(({ at, rows }) => {
    const id = cells(rows[0]!).findIndex((head) => /^(?:marker )?id\b/.test(head));
    const shown = forPlayers(rows.join("\n")).split("\n");
    return id < 0 ? [] : [{ at, names: shown.filter((_, i) => i > 1 && cells(rows[i]!)[id] !== "").map((row) => cells(row)[0]!) }];
  });
}

describe.each(games.flatMap((game) => ["en", "pl"].map((lang) => [game, lang] as const)))("%s.%s", (game, lang) => {
  it("has no words of engineering", () => {
    const lines = told(readFileSync(`../docs/rules/${game}.${lang}.md`, "utf8"));
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(({ line }) => words[lang]!.test(forPlayers(line))).map(({ at, line }) => `${at}: ${line}`)).toEqual([]);
  });
  it("shows no data as a program reads them", () => {
    const shown = forPlayers(told(readFileSync(`../docs/rules/${game}.${lang}.md`, "utf8")).map(({ line }) => line).join("\n"));
    expect(shown.split("\n").filter((line) => code.test(line.replace(written, "")))).toEqual([]);
  });
  it("names every row of a table whose ids are not shown", () => {
    const tables = named(told(readFileSync(`../docs/rules/${game}.${lang}.md`, "utf8")));
    expect(tables.length).toBeGreaterThan(0);
    for (const { at, names } of tables) expect(names.filter((name, i) => name === "" || names.indexOf(name) !== i), `the table of line ${at}`).toEqual([]);
  });
});

describe("tables for players", () => {
  it("have no ids, marks and sources", () => {
    const table = "Before [R].\n| id | name | Flags | Src |\n|---|---|---|---|\n| `a_b` | A B | x | S |\n| `c` | R | y | P2 |\nAfter.";
    expect(forPlayers(table)).toBe("Before.\n| name |\n| --- |\n| A B |\n|  |\nAfter.");
    expect(forPlayers("| N | S |\n|---|---|\n| 1 | S |")).toBe("| N | S |\n| --- | --- |\n| 1 |  |"); // south at the head
    expect(forPlayers("| name | Src (name) | source | Tag |\n|---|---|---|---|\n| A | P4 | [S] | R |")).toBe("| name |\n| --- |\n| A |");
    expect(forPlayers("| id | nazwa | oznaczenia |\n|---|---|---|\n| `a` | Alfa | R |")).toBe("| nazwa |\n| --- |\n| Alfa |");
  });
});
