// What a card of the hand could be played as, as a sign on it: the best of the ways that are open.
import type { Option } from "../../api/types";
import type { Sign } from "./signs";
import type { Card } from "./view";

const ways: [string, Sign][] = [["lead", "lead"], ["surpass", "surpass"], ["pivot", "pivot"], ["copy", "copy"], ["seize", "initiative"]];

export function tagOf(options: Option[], card: Card): { sign: Sign; pips: number } | null {
  const open = new Set(options.filter((o) => o.operands["card"] === card.card).map((o) => o.verb));
  const way = ways.find(([verb]) => open.has(verb));
  if (!way) return null;
  return { sign: way[1], pips: way[0] === "surpass" || way[0] === "lead" ? card.pips : way[0] === "pivot" ? 1 : 0 };
}
