// What the page may say, field by field, is what the server takes: names, kinds, what may lack. A field that only one
// of the two knows fails here.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const types = readFileSync("src/api/types.ts", "utf8");
const posts = readFileSync("src/api/posts.ts", "utf8");
const source = (file: string) => readFileSync(`../src/server/${file}`, "utf8");
const part = (text: string, begin: string, end: string) => {
  const from = text.indexOf(begin);
  expect(from, begin).toBeGreaterThanOrEqual(0);
  return text.slice(from + begin.length, text.indexOf(end, from));
};

type Fields = Record<string, string>; // "Text", "Number?"
const text = (field: string): Fields => ({ [field]: "Text" });

// ---------------------------------------------------------------- of the types

const KINDS: Record<string, string> = { string: "Text", Lang: "Text", number: "Number", SeatIndex: "Number", "1": "Number", boolean: "Truth", "string[]": "Texts", Clock: "Object" };
function kindOf(type: string): string {
  if (KINDS[type]) return KINDS[type];
  if (type.startsWith("Record<")) return "Object";
  if (type.endsWith("[]")) return "List";
  expect(type, "a type that this test does not know").toMatch(/^"/);
  return "Text";
}
// "name: string; ply?: number"
function fieldsOf(inside: string): Fields {
  const found = inside.matchAll(/(\w+)(\??): ((?:\([^()]*(?:\{[^{}]*\}[^()]*)*\)\[\]|[^;])+)/g);
  return Object.fromEntries([...found].map(([, name, lacks, type]) => [name!, kindOf(type!.trim()) + lacks!]));
}
// Of several shapes of one thing: what is not in all of them may lack.
function merged(all: Fields[]): Fields {
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  return Object.fromEntries(names.map((name) => {
    const kinds = [...new Set(all.map((each) => each[name]?.replace("?", "")).filter((kind) => kind !== undefined))];
    expect(kinds, name).toHaveLength(1);
    return [name, kinds[0]! + (all.every((each) => each[name] === kinds[0]) ? "" : "?")];
  }));
}
const bare = (code: string) => code.replace(/\/\/.*$/gm, "");
// What a name or a group of names stands for, one shape each.
function shapes(type: string): Fields[] {
  return type.split(/\|(?![^{]*\})/).flatMap((each) => {
    const name = each.replace(/[()]/g, "").trim();
    if (name === "Nothing") return [{}];
    if (name.startsWith("{")) return [fieldsOf(name.slice(1, -1))];
    return shapes(part(bare(posts), `type ${name} =`, ";\n"));
  });
}

// ---------------------------------------------------------------- of the server

const listed = (list: string): Fields =>
  Object.fromEntries([...list.matchAll(/\{"(\w+)"(?:, Is::(\w+))?(, kMayLack)?\}/g)].map(([, name, kind, lacks]) => [name!, (kind ?? "Text") + (lacks ? "?" : "")]));
const table = (file: string, name: string) => part(source(file), `${name}[] = {`, "\n};").replace(/\/\/.*$/gm, "");

it("messages to a table", () => {
  const said: Record<string, Fields[]> = {};
  for (const [, kind, rest] of bare(part(types, "export type ToServer =", "\n\n")).matchAll(/\{ t: "(\w+)"; ?([^}]*)\}/g)) (said[kind!] ??= []).push(fieldsOf(rest!));
  const heard: Record<string, Fields> = {};
  for (const row of table("tables/messages.cpp", "kRows").split(/\n {4}\{(?=")/)) {
    const kind = /^\{?"(\w+)",/.exec(row.trim())?.[1];
    if (!kind) continue;
    heard[kind] = { ...text("id"), ...text("table"), ...(row.includes("Needs::Seat") ? { seat: "Number" } : {}), ...listed(row.slice(row.indexOf("Needs::"))) };
  }
  delete said.ping; // has no fields, and is answered by the connection, which greets as well
  const greeting = said.hello!;
  delete said.hello;
  expect(Object.fromEntries(Object.entries(said).map(([kind, all]) => [kind, merged(all)]))).toEqual(heard);
  const { t, ...hello } = listed(/kHello\[\] = \{([^;]*)\};/.exec(source("http/socket.cpp"))![1]!);
  expect(t).toBe("Text");
  expect(merged(greeting)).toEqual(hello);
});

it("what is posted, by path", () => {
  const said: Record<string, Fields> = {};
  const shapesOf = (body: string) => {
    if (body === "OwnerAct") {
      const acts = part(bare(posts), "export type OwnerAct =", ";\n\n");
      return [...acts.matchAll(/\{([^}]*)\}(?: & (\w+))?/g)].flatMap(([, own, more]) => (more ? shapes(more) : [{}]).map((each) => ({ ...fieldsOf(own!), ...each })));
    }
    return shapes(body);
  };
  for (const [, path, body] of part(bare(posts), "export type Post =", ";\n\n").concat("\n").matchAll(/\{ path: "([^"]+)"; body: (.*) \} *;?\n/g)) {
    if (body !== "NewTable") said[path!.replace("ID", "{id}")] = merged(shapesOf(body!));
  }
  const heard: Record<string, Fields> = {};
  for (const row of table("http/routes.cpp", "kRoutes").split(/\n {4}\{(?=")/)) {
    const path = /^"POST",\s*"([^"]+)"/.exec(row)?.[1];
    if (path && !["/api/tables", "/api/tables/{id}/actions"].includes(path)) heard[path] = listed(row.replace(/^"POST",\s*"[^"]+"/, ""));
  }
  expect(Object.keys(heard).length).toBeGreaterThan(10);
  expect(said).toEqual(heard);
});

it("a wish for a table", () => {
  const wish = bare(part(types, "export interface NewTable {", "\n}"));
  expect(fieldsOf(wish)).toEqual(listed(/kWanted\[\] = \{([^;]*)\};/.exec(source("tables/new_table.cpp"))![1]!));
  const seats = Object.fromEntries([...wish.matchAll(/\{ kind: "(\w+)"(?:; ([^}]*))?\s*\}/g)].map(([, kind, more]) => [kind!, { kind: "Text", ...fieldsOf(more ?? "") }]));
  const rows = [...table("tables/new_table.cpp", "kSeatFields").matchAll(/\{"(\w+)", \{(.*)\}\}/g)];
  expect(seats).toEqual(Object.fromEntries(rows.map(([, kind, list]) => [kind!, listed(list!)])));
});
