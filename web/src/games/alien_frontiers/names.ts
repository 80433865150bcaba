import { word } from "../../state/session.svelte";
import { GAME } from "./view";

// What a card does: its text, or its two powers.
export function cardLines(card: string): string[] {
  return ["text", "fuel", "discard"].map((power) => word(GAME, `card.${card}.${power}`, "")).filter(Boolean);
}
// The first of them, for the face of a card.
export const cardLine = (card: string): string => cardLines(card)[0] ?? "";
