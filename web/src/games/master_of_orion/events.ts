// Whom one looks at, and where the cubes are.
import type { Table } from "../../state/table.svelte";
import { race, type View } from "./view";

export const seatNames = ["ruby", "sapphire", "jade", "pearl"] as const;

// Whose tableau lies below: one's own; who looks on sees the seat that is asked.
export const seatBelow = (table: Table, view: View): number => table.viewer ?? table.position!.table.asked[0] ?? view.turn ?? 0;

// Where everybody leads the same race, as beginners do, its name tells nothing.
export const namesRaces = (view: View): boolean => !view.seats.every((own) => own.race.every((id) => race(id)?.shared));

// Whose cubes lie in the attack area of a seat: one for each attack of this round.
export const attackedBy = (view: View, seat: number): number[] => view.seats.flatMap((other, by) => Array.from({ length: other.attacks[seat] ?? 0 }, () => by));

// Cubes that were used in this round: on boxes, on spaces, in attack areas.
export function spentCubes(view: View, seat: number): number {
  const own = view.seats[seat]!;
  return own.cubes.length + own.attacks.reduce((a, b) => a + b, 0) + Object.values(own.boxes).reduce((a, b) => a + b, 0);
}
