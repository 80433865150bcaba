// The other direction of e2e/contract.test.ts: what the page may say is what the server reads, kind by kind.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const types = readFileSync("src/api/types.ts", "utf8");
const posts = readFileSync("src/api/posts.ts", "utf8");
const source = (file: string) => readFileSync(`../src/server/${file}`, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);
const part = (text: string, begin: string, end: string) => {
  const from = text.indexOf(begin);
  expect(from, begin).toBeGreaterThanOrEqual(0);
  return text.slice(from, text.indexOf(end, from));
};
const once = (each: string, at: number, list: string[]) => list.indexOf(each) === at;

// Each kind of a union of the types: { t: "act"; ... } | { t: "undo"; ... }.
const said = (file: string, union: string, field: string) => all(part(file, `export type ${union} =`, "\n\n"), new RegExp(`\\{ ${field}: ((?:"\\w+"(?: \\| )?)+)`, "g")).flatMap((kinds) => all(kinds, /"(\w+)"/g)).filter(once);
const rows = (file: string, table: string) => all(part(source(file), table, "\n};"), /^ +\{"(\w+)",/gm);

it("messages to a table", () => {
  const ofTheLine = ["hello", "ping"]; // the connection answers them itself
  expect(said(types, "ToServer", "t").filter((kind) => !ofTheLine.includes(kind)).sort()).toEqual(rows("tables/messages.cpp", "constexpr Row kRows[]").sort());
});

it("what whoever runs the server may do", () => {
  expect(said(posts, "OwnerAct", "act").sort()).toEqual(rows("http/owner.cpp", "kActs[]").sort());
});

it("what is posted, by path", () => {
  const posted = all(part(posts, "export type Post =", ";\n"), /\{ path: "([^"]+)"/g).map((path) => path.replace("ID", "{id}"));
  const toTables = "/api/tables/{id}/actions"; // hears ToServer
  expect([...posted, toTables].sort()).toEqual(all(source("http/routes.cpp"), /\{"POST",\s*"([^"]+)"/g).sort());
});
