import { describe, expect, it } from "vitest";
import { en } from "../src/text/en";
import { say, type Message } from "../src/text/i18n";
import { pl } from "../src/text/pl";

const gaps = (m: Message) => [...new Set(JSON.stringify(m).match(/\{(\w+)\}/g) ?? [])].sort();

describe("words", () => {
  it("counts in Polish", () => {
    const form = pl.points;
    expect([1, 2, 5, 12, 22, 25].map((n) => say("pl", form, { n }))).toEqual(["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"]);
  });
  it("counts in English", () => {
    expect([1, 2, 0].map((n) => say("en", en.points, { n }))).toEqual(["1 point", "2 points", "0 points"]);
  });
  it("keeps a gap that nobody filled, so that it is noticed", () => {
    expect(say("en", "from {a} to {b}", { a: 1 })).toBe("from 1 to {b}");
  });
  it("has the same gaps in both languages", () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect([key, gaps(pl[key])]).toEqual([key, gaps(en[key])]);
  });
  it("has no empty text and no exclamation mark", () => {
    for (const words of [en, pl]) for (const message of Object.values(words)) expect(JSON.stringify(message)).not.toMatch(/""|!/);
  });
});
