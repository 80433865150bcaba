import { readdirSync, readFileSync } from "node:fs";
import { readTexts } from "../dev/texts";
import type { Option, Position, Walks } from "../src/api/types";

export function fixture(name: string): Position {
  return JSON.parse(readFileSync(`test/fixtures/${name}.json`, "utf8")) as Position;
}
export const fixtureNames = (): string[] => readdirSync("test/fixtures").filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));

export function texts(game: string, lang: string): Record<string, string> {
  const own = readTexts(readFileSync(`../src/games/${game}/text/${lang}.toml`, "utf8"));
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [`${game}:${key}`, value]));
}

// "dock a > ship 5" for each walk; the spot of an answer is its first operand's.
export function walksOf(lines: string[], kinds: Record<string, string> = {}): Walks {
  const steps: Option[] = [];
  const walks = lines.map((line) =>
    line.split(" > ").map((notation) => {
      const at = steps.findIndex((o) => o.notation === notation);
      if (at >= 0) return at;
      const [verb = "", value] = notation.split(" ");
      const spot = value === undefined ? `verb:${verb}` : `${kinds[verb] ?? verb}:${value}`;
      return steps.push({ notation, index: steps.length, verb, operands: {}, label: `do ${notation}`, spot }) - 1;
    }),
  );
  return { steps, walks, complete: true };
}
