// A Move as far as it is settled: by answers that were given, and by what is picked.
import type { Walks } from "../../api/types";
import type { Table } from "../../state/table.svelte";
import { picked } from "./numbers";
import type { View } from "./view";

export interface Moving {
  action: string; // what it is made by
  from: string;
  to: string | null;
  fresh: number | null;
  damaged: number | null;
  there: { fresh: number; damaged: number }; // of the seat, in the system that they leave
}

// Where the questions of a Move keep what was answered before: the operands of their frame.
const kept: Record<string, { from?: "b"; to?: "b" | "c"; fresh?: "c" | "d" }> = {
  move_to: { from: "b" }, move_fresh: { from: "b", to: "c" }, move_damaged: { from: "b", to: "c", fresh: "d" },
  cat_next: {}, cat_fresh: { to: "b" }, cat_damaged: { to: "b", fresh: "c" }, // from where the ships are
};

const THEN_BATTLE = 1; // in the flags of a Move, the first operand of every frame of it (AR-214)
const flagged = ["move_from", "sprint", ...Object.keys(kept)];

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
  const to = taken("move_to") ?? taken("fly_on") ?? (known?.to ? ids[frame![known.to]] : undefined);
  const there = known && !known.from ? view.journey : view.systems[from]!.fleets[seat]!;
  const action = table.offer.taken.find(({ verb }) => verb === "act")?.operands["action"];
  const sent = frame && flagged.includes(frame.step) && (frame.a & THEN_BATTLE) !== 0 ? "move_battle" : "move";
  return { action: action ?? sent, from, to: to ?? null, fresh: picked(table, "ships:fresh") ?? (known?.fresh ? frame![known.fresh] : null), damaged: picked(table, "ships:damaged"), there };
}

// What is known to arrive: what was picked; a ship that is alone must go.
export const arrivingOf = ({ fresh, damaged, there }: Moving): number => (there.fresh + there.damaged === 1 ? 1 : (fresh ?? 0) + (damaged ?? 0));

// The systems behind a Catapult, from where it began, as the log tells them; the last one is where its ships are.
const legs = ["move_from", "sprint_from", "move_to", "fly_on"];
export function wayBehind(table: Table): string[] {
  const view = table.position!.view as View;
  if (!view.step?.startsWith("cat_")) return [];
  const told = table.log.filter((entry) => !entry.undone).flatMap(({ notation, sequels }) => [notation, ...(sequels ?? []).map((each) => each.notation)]);
  const way = told.map((notation = "") => notation.split(" ")).filter(([verb = ""]) => legs.includes(verb));
  const begun = way.findLastIndex(([verb]) => verb === "move_from" || verb === "sprint_from");
  return way.slice(Math.max(begun, 0)).map(([, system = ""]) => system);
}

// A Catapult is answered gate by gate: the ships of the next leg are other ones, and are asked about when they are there.
export function legByLeg(walks: Walks): Walks {
  const verb = (i: number) => walks.steps[i]!.verb;
  const next = (walk: number[]) => walk.findIndex((i, k) => ["fly_on", "halt"].includes(verb(i)) && walk.slice(0, k).some((j) => ["move_to", "fly_on"].includes(verb(j))));
  const cut = walks.walks.map((walk) => (next(walk) < 0 ? walk : walk.slice(0, next(walk))));
  return { ...walks, walks: cut, gains: walks.gains?.map((gain, n) => (cut[n] === walks.walks[n] ? gain : "")) };
}
