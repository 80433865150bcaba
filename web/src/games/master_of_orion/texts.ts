// Sentences about cards and places, made of what the server tells.
import { word } from "../../state/session.svelte";
import { GAME, type Active, type Advisor, type Place, type Race, type Sourced, type Structure } from "./view";
import { w } from "./words";

export const systemName = (place: Place): string => w("system", { n: place === "system_f" ? "F" : place.slice(-1) });
// Where something could be built.
export const siteName = ({ place, fresh }: { place: Place; fresh: boolean }): string => (fresh ? w("new_system") : systemName(place));

// The A or R space of a card, and whether a cube lies on it.
export const spaceText = ({ space, cube }: Active): string => `${word(GAME, "board.space")} ${space}: ${word(GAME, cube ? "board.cube" : "board.empty")}`;

// The effect without its keyword; a card with several keywords says them.
export const effectText = (card: Structure | Advisor | Race): string => {
  const [only, ...more] = card.effects;
  if (only && more.length === 0) return only.text;
  return card.effects.map(({ when, text }) => `${word(GAME, `name.when.${when}`)}: ${text}`).join(" ");
};

// The same where there is no room for more than so many letters: else when it works.
export const briefText = (card: Structure | Advisor, most: number): string => {
  const text = effectText(card);
  return text.length <= most ? text : card.effects.map(({ when }) => word(GAME, `name.when.${when}`)).join(", ");
};

// Whether a name stands in two lines of so many letters.
export function inTwoLines(name: string, most: number): boolean {
  const words = name.split(" ");
  return words.some((_, i) => words.slice(0, i + 1).join(" ").length <= most && words.slice(i + 1).join(" ").length <= most);
}

// All that a fact is from, and what its file says of that.
export const sourceText = ({ from, note }: Sourced): string => [from.map((each) => word(GAME, `name.source.${each}`)).join(", "), note].filter(Boolean).join(": ");
