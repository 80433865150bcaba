// Sentences about cards, made of what the server tells.
import { word } from "../../state/session.svelte";
import { GAME, type Advisor, type Race, type Structure } from "./view";

// The effect without its keyword; a card with several keywords says them.
export const effectText = (card: Structure | Advisor | Race): string => {
  const [only, ...more] = card.effects;
  if (only && more.length === 0) return only.text;
  return card.effects.map(({ when, text }) => `${word(GAME, `name.when.${when}`)}: ${text}`).join(" ");
};
