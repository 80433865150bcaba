// Where an answer is given on the board, and the server's name of that place.
import type { Option } from "../../api/types";
import type { Table } from "../../state/table.svelte";

const onCards = new Set(["complete", "auto", "act", "add", "lift", "onto", "token", "ship", "block", "planet", "flip", "score", "keep", "pay_tokens"]);
const onPlates = new Set(["build", "develop", "discover", "prepare", "exchange", "unblock", "offensive", "income", "mining", "faction_action"]);

export function spotsOf({ index, verb, operands, spot }: Option): string[] {
  if (index < 0) return spot ? [spot] : []; // made from the view: ways.ts
  if (onCards.has(verb)) return [`card:${operands["card"]}`];
  if (onPlates.has(verb)) return [`plate:${verb}`];
  if (verb === "deck") return [`plate:deck_${operands["type"]}`];
  if (verb === "attack_system") return ["system:open"];
  return ["pay", "spend", "show", "throw", "discard", "use", "defend", "side", "lead", "attack"].includes(verb) ? [spot] : [];
}

export const wireSpot = (spot: string): string => spot.replace(/^plate:deck_.*/, "verb:purchase").replace(/^plate:/, "verb:").replace(/^system:open/, "verb:attack_system").replace(/^about:/, "card:").replace(/^attach:([^>]+)>.*/, "section:$1");

// A free extra on its card, not the one action of the turn.
export function isExtra(table: Table, spot: string): boolean {
  const here = (table.prompt?.options ?? []).filter((option) => spotsOf(option).includes(spot));
  return here.length > 0 && here.every(({ verb }) => verb === "add" || verb === "lift");
}

// A blockade may be paid for here now; elsewhere such a card may be live for another reason, such as one more token.
export const isLifted = (table: Table, spot: string): boolean => table.stateOf(spot) === "live" && (table.prompt?.options ?? []).some((option) => option.verb === "lift" && spotsOf(option).includes(spot));

// In the menu nobody asks why a card has nothing to do: such a card is only looked at.
export function cardSpot(table: Table, card: string): string {
  const state = table.stateOf(`card:${card}`);
  const step = table.prompt?.step;
  return state === "refused" && (step === "menu" || step === "after") ? `about:${card}` : `card:${card}`;
}
