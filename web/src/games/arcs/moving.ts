// A Move as far as it is settled: by answers that were given, and by what is picked.
import type { Table } from "../../state/table.svelte";
import { picked } from "./numbers";
import type { View } from "./view";

export interface Moving {
  from: string;
  to: string | null;
  fresh: number | null;
  damaged: number | null;
  there: { fresh: number; damaged: number }; // of the seat, in the system that they leave
}

// Where the questions of a Move keep what was answered before: the operands of their frame.
const kept: Record<string, { from?: "b"; to?: "b" | "c"; fresh?: "c" | "d" }> = {
  move_to: { from: "b" }, move_fresh: { from: "b", to: "c" }, move_damaged: { from: "b", to: "c", fresh: "d" },
  cat_fresh: { to: "b" }, cat_damaged: { to: "b", fresh: "c" }, // from where the ships are
};

export function movingOf(table: Table): Moving | null {
  const view = table.position!.view as View;
  const seat = table.prompt?.seat;
  if (seat === undefined) return null;
  const ids = Object.keys(view.systems);
  const frame = view.frames.at(-1);
  const known = frame && kept[frame.step];
  const taken = (verb: string) => table.offer.taken.find((option) => option.verb === verb)?.operands["system"];
  const from = taken("move_from") ?? taken("sprint_from") ?? (known ? ids[known.from ? frame[known.from] : view.journey.at] : undefined);
  if (!from) return null;
  const to = taken("move_to") ?? (known?.to ? ids[frame![known.to]] : undefined);
  const there = known && !known.from ? view.journey : view.systems[from]!.fleets[seat]!;
  return { from, to: to ?? null, fresh: picked(table, "ships:fresh") ?? (known?.fresh ? frame![known.fresh] : null), damaged: picked(table, "ships:damaged"), there };
}
