// Digits pick cards of the hand: the card as a whole, or its first section that can be spent; again its other section,
// then none.
import type { Table } from "../../state/table.svelte";
import { pickOf } from "./paying.svelte";
import type { View } from "./view";

export function digit(table: Table, n: number): void {
  const view = table.position!.view as View;
  const card = table.viewer === null ? undefined : view.seats[table.viewer]!.hand?.[n - 1];
  if (card === undefined) return;
  if (table.offers(`resource:${card}`)) return table.press(`resource:${card}`);
  const sections = [`${card}_a`, `${card}_b`];
  const picked = sections.findIndex((section) => pickOf(table, section) !== null);
  if (picked >= 0) table.takeBack(pickOf(table, sections[picked]!)!);
  const next = sections.slice(picked + 1).find((section) => table.stateOf(`section:${section}`) === "live");
  if (next) table.press(`section:${next}`);
}
