// A game that is walked through again: of a table, or of a record that somebody opened. Every moment has an address.
import { api } from "../api/client";
import type { Course, Lang, Position } from "../api/types";
import { session } from "./session.svelte";
import { type Source, ofRecord, ofTable } from "./study.svelte";
import type { Table } from "./table.svelte";

export interface Film {
  address: string; // `${address}?v=40` is a moment of it
  back: { href: string; text: "to_table" | "to_start" };
  all: number; // answers
  linked: boolean; // its moments are there for others, too
  position(lang: Lang, ply: number): Promise<Position>;
  course(): Promise<Course>;
  analysis: Source | null; // null: it is not over yet
}

export const filmOf = (table: Table): Film => ({
  address: `/table/${table.id}`,
  back: { href: `/table/${table.id}`, text: "to_table" },
  all: table.position?.ply ?? 0,
  linked: true,
  position: (lang, ply) => api.position(table.id, lang, ply),
  course: () => api.scores(table.id),
  analysis: table.position?.table.state === "over" ? ofTable(table.id) : null,
});

// A record stays with this tab; it is sent for each moment that is looked at, and the server keeps nothing of it.
const PLACE = "orrery.record";
export const readRecord = (): string | null => {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
};
export function keepRecord(text: string): void {
  try {
    sessionStorage.setItem(PLACE, text);
  } catch {
    // A browser that stores nothing shows it until the page is left.
  }
}

// A record tells who played as a program reads it: "human", "level:2:temper=builder". People have the colour of their seat.
export function withNames(position: Position): Position {
  const { table } = position;
  const levels = session.game(table.game)?.levels ?? [];
  const nameOf = (told: string): string => {
    const level = /^level:(\d+)/.exec(told)?.[1];
    return told === "human" ? "" : ((level && levels.find((each) => each.level === Number(level))?.name) ?? told);
  };
  return { ...position, table: { ...table, seats: table.seats.map((seat) => ({ ...seat, name: nameOf(seat.name) })) } };
}

export const filmOfRecord = (record: string, first: { position: Position; course: Course }): Film => ({
  address: "/record",
  back: { href: "/", text: "to_start" },
  all: first.position.ply,
  linked: false,
  position: async (lang, ply) => withNames((await api.record(record, lang, ply)).position),
  course: () => Promise.resolve(first.course),
  analysis: ofRecord(record),
});
