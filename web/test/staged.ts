// A table on the screen without a server: what the page says is kept, and everything is acknowledged.
import { existsSync, readFileSync } from "node:fs";
import { vi } from "vitest";
import { api } from "../src/api/client";
import type { LogEntry, Position, SeatInfo } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import type { Face } from "../src/games/face";
import { keepContent } from "../src/state/content.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { texts } from "./helpers";

export const sent: { t: string; [field: string]: unknown }[] = [];
export function quiet(): void {
  sent.length = 0;
  settings.lang = "en";
  session.texts = { ...texts("alien_frontiers", "en"), ...texts("pocket_imperium", "en") };
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
  vi.spyOn(api, "chat").mockResolvedValue([]);
}

// The same with a game of its own: its texts, and its cards where it has some.
export function ready(game: string): void {
  quiet();
  session.texts = texts(game, "en");
  const cards = `test/fixtures/content/${game}.en.json`;
  if (existsSync(cards)) keepContent("en", game, JSON.parse(readFileSync(cards, "utf8")));
}

export function open(position: Position, face: Face = af): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
// A fixture from before answers told their step: the first question asks those it lists, `steps` names the others by verb.
export function stepped(position: Position, steps: Record<string, string>): Position {
  const { prompt } = position;
  const first = new Set(prompt!.options.map(({ notation }) => notation));
  const named = prompt!.walks.steps.map((o) => ({ ...o, step: first.has(o.notation) ? prompt!.step : (steps[o.verb] ?? o.verb) }));
  return { ...position, prompt: { ...prompt!, walks: { ...prompt!.walks, steps: named } } };
}
export const line = (more: Partial<LogEntry>): LogEntry => ({ n: 1, v: 1, seat: null, text: "", flags: [], ...more });
export const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: n, kind: "person", name: ["Ola", "Kasia", "Marek", "Ela", "Jan"][n]!, you: false, online: true, conceded: false, replaced: false, ...more });
export function shared(position: Position): Position {
  return { ...position, table: { ...position.table, hot_seat: true, seats: position.table.seats.map((s) => ({ ...s, kind: "person", you: true, name: `Player ${s.seat + 1}` })) } };
}
