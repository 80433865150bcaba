// What a card of the hand could be played as, as a sign on it: the best of the ways that are open. And where tokens go.
import type { Option } from "../../api/types";
import type { Sign } from "./signs";
import type { Card, Resource, Slot } from "./view";

const ways: [string, Sign][] = [["lead", "lead"], ["surpass", "surpass"], ["pivot", "pivot"], ["copy", "copy"], ["seize", "initiative"]];

export function tagOf(options: Option[], card: Card): { sign: Sign; pips: number } | null {
  const open = new Set(options.filter((o) => o.operands["card"] === card.card).map((o) => o.verb));
  const way = ways.find(([verb]) => open.has(verb));
  if (!way) return null;
  return { sign: way[1], pips: way[0] === "surpass" || way[0] === "lead" ? card.pips : way[0] === "pivot" ? 1 : 0 };
}

export const filling = [6, 0, 5, 3, 1, 2, 4]; // the order in which slots are filled, AR-51
export function arrange(slots: Slot[], taken: Option[]): { slots: Slot[]; next: Slot | undefined } {
  const placed = slots.map((slot) => ({ ...slot }));
  const free = filling.flatMap((i) => (placed[i]?.open && placed[i].token === null ? [placed[i]] : []));
  for (const option of taken.filter((o) => o.verb === "arrange")) free.shift()!.token = option.operands["resource"] as Resource;
  return { slots: placed, next: free[0] };
}
