// A table of Arcs without a server: what the page says is kept, and everything is acknowledged.
import { screen } from "@testing-library/svelte";
import type { Position } from "../src/api/types";
import { face } from "../src/games/arcs/face";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { fixture, texts } from "./helpers";

export const sent: { t: string; answers?: string[]; spot?: string }[] = [];

export function ready(): void {
  sent.length = 0;
  settings.lang = "en";
  session.texts = texts("arcs", "en");
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
}
export function open(name: string, change: (position: Position) => Position = (p) => p): Table {
  const position = change(fixture(name));
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
export const at = (spot: string): Element => document.querySelector(`[data-spot="${spot}"]`)!;
export const spots = (kind: string): string[] => screen.getAllByRole("button").map((b) => b.getAttribute("data-spot") ?? "").filter((s) => s.startsWith(`${kind}:`));
