// Numbers that are picked on the table, any of them first: dice before a roll, ships of a Move. Their spots are
// "dice:raid:2", "ships:fresh:3".
import type { Table } from "../../state/table.svelte";
import { offer } from "../../state/walks";

const familyOf = (spot: string): string => `${spot.split(":")[0]}:`;

// The numbers that were possible before the first of their family was picked.
export function numbersOf(table: Table, kind: string): number[] {
  const others = table.picks.filter((pick) => !pick.startsWith(familyOf(kind)));
  const { spots } = offer(table.prompt?.walks ?? null, others, table.face.spotsOf);
  return [...spots].filter((spot) => spot.startsWith(`${kind}:`)).map((spot) => +spot.split(":")[2]!).sort((a, b) => a - b);
}

// Another number of a kind takes the place of the first, and of those that do not go with it.
export function pressNumber(table: Table, kind: string, n: number): void {
  const spot = `${kind}:${n}`;
  for (const pick of table.picks.filter((p) => p.startsWith(familyOf(kind)) && p !== spot)) {
    if (pick.startsWith(`${kind}:`) || table.stateOf(spot) === "refused") table.takeBack(pick);
  }
  table.press(spot);
}

export function picked(table: Table, kind: string): number | null {
  const pick = table.picks.find((p) => p.startsWith(`${kind}:`));
  return pick === undefined ? null : +pick.split(":")[2]!;
}
