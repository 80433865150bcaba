import { word } from "../../state/session.svelte";
import { GAME } from "./view";
import { w } from "./words";

// What a card does: its text, or its two powers.
export function cardLines(card: string): string[] {
  return ["text", "fuel", "discard"].map((power) => word(GAME, `card.${card}.${power}`, "")).filter(Boolean);
}
// In a few words, for the face of a card.
export const cardLine = (card: string): string => w(`card_${card}` as Parameters<typeof w>[0]);
