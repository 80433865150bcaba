// A table of Master of Orion with real positions, drawn as the page draws it, and what it sends.
import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { beforeEach } from "vitest";
import type { Option, Position } from "../src/api/types";
import { face } from "../src/games/master_of_orion/face";
import type { View } from "../src/games/master_of_orion/view";
import { keepContent } from "../src/state/content.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { fixture, texts, walksOf } from "./helpers";

export const GAME = "master_of_orion";
export const sent: { t: string; answers?: string[]; spot?: string }[] = [];

export function speak(lang: "en" | "pl"): void {
  settings.lang = lang;
  session.texts = texts(GAME, lang);
  keepContent(lang, GAME, JSON.parse(readFileSync(`test/fixtures/content/${GAME}.${lang}.json`, "utf8")));
}

// A table that nothing draws.
export function closed(position: Position): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
export function open(position: Position = fixture("mo_action")): Table {
  const table = closed(position);
  render(face.Board, { table });
  render(face.Hand, { table });
  return table;
}

export const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;
export const direct = (name: string) => document.querySelector<HTMLElement>(`[data-direct="${name}"]`)!;
export const viewOf = (position: Position) => position.view as View;
// The position with another question, and walks written as "build > card titan > onto system_1".
export function asked(step: string, lines: string[], kinds: Record<string, string>, change: (view: View) => View = (view) => view): Position {
  const position = fixture("mo_action");
  const walks = walksOf(lines, kinds);
  const steps = walks.steps.map((o): Option => {
    const [verb = "", a = "", b = ""] = o.notation.split(" ");
    const operands: Record<string, string> = verb === "target" ? { target: a } : verb === "sink" ? { target: a, place: b } : verb === "onto" ? { place: a } : verb === "save" ? { resource: a } : ["work", "also", "resolve", "fill"].includes(verb) ? { card: a, place: b } : { structure: a };
    return { ...o, operands };
  });
  const first = [...new Set(walks.walks.map((walk) => walk[0]!))].map((i) => steps[i]!);
  return { ...position, view: change({ ...viewOf(position), step }), prompt: { ...position.prompt!, step, options: first, walks: { ...walks, steps } } };
}

// Before each test of a file: English, and nothing sent.
export const begin = (): void => beforeEach(() => {
  sent.length = 0;
  speak("en");
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
});
