// The laps of the resource deck in the log: over the line with which the marker moves stands which lap begins.
import type { Position } from "../../api/types";
import type { Item } from "../../state/log";
import { session, word } from "../../state/session.svelte";
import { GAME, type View } from "./view";
import { w } from "./words";

export function headings(lines: Item[], { view: raw }: Position): Map<Item, string> {
  const { players } = raw as View;
  const found = new Map<Item, string>();
  const [before = "", after = ""] = (void session.texts, word(GAME, "told.round")).split("{n}");
  const ending = word(GAME, "told.ending");
  for (const line of lines) {
    if (line.part === undefined || line.seat !== null || line.undone) continue;
    const marker = line.text.startsWith(before) && line.text.endsWith(after) ? /^\d+$/.exec(line.text.slice(before.length, line.text.length - after.length)) : null;
    if (marker) found.set(line, w("lap_begins", { n: players - Number(marker[0]) + 1, all: players }));
    if (line.text === ending) found.set(line, w("last_lap_begins"));
  }
  return found;
}
