// The other direction of e2e/contract.test.ts: what the page may say is what the server reads, kind by kind.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const types = readFileSync("src/api/types.ts", "utf8");
const source = (file: string) => readFileSync(`../src/server/${file}`, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);
const part = (text: string, begin: string, end: string) => {
  const from = text.indexOf(begin);
  expect(from, begin).toBeGreaterThanOrEqual(0);
  return text.slice(from, text.indexOf(end, from));
};

// Each kind of a union of the types: { t: "act"; ... } | { t: "undo"; ... }.
const said = (union: string, field: string) => all(part(types, `export type ${union} =`, "\n\n"), new RegExp(`\\{ ${field}: ((?:"\\w+"(?: \\| )?)+)`, "g")).flatMap((kinds) => all(kinds, /"(\w+)"/g));
const rows = (file: string, table: string) => all(part(source(file), table, "\n};"), /^ +\{"(\w+)",/gm);

it("messages to a table", () => {
  const ofTheLine = ["hello", "ping"]; // the connection answers them itself
  expect(said("ToServer", "t").filter((kind) => !ofTheLine.includes(kind)).sort()).toEqual(rows("tables/messages.cpp", "constexpr Row kRows[]").sort());
});

it("what whoever runs the server may do", () => {
  expect(said("OwnerAct", "act").sort()).toEqual(rows("http/owner.cpp", "kActs[]").sort());
});
