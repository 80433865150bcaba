// What others did to a seat, and where its cubes are.
import type { Table } from "../../state/table.svelte";
import type { View } from "./view";

export const seatNames = ["ruby", "sapphire", "jade", "pearl"] as const;

// Who attacked me since my last answer, in order.
export function attackersOf(table: Table): number[] {
  const { viewer, log } = table;
  if (viewer === null) return [];
  const own = log.findLastIndex((entry) => entry.seat === viewer && !entry.undone);
  return log.slice(own + 1).filter((entry) => !entry.undone && entry.notation === `target ${seatNames[viewer]}`).flatMap((entry) => (entry.seat === null ? [] : [entry.seat]));
}

// Whose cubes lie in the attack area of a seat: one for each attack of this round.
export const attackedBy = (view: View, seat: number): number[] => view.seats.flatMap((other, by) => Array.from({ length: other.attacks[seat] ?? 0 }, () => by));

// Cubes that were used in this round: on boxes, on spaces, in attack areas.
export function spentCubes(view: View, seat: number): number {
  const own = view.seats[seat]!;
  return own.cubes.length + own.attacks.reduce((a, b) => a + b, 0) + Object.values(own.boxes).reduce((a, b) => a + b, 0);
}
