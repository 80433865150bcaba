import { ambitions, type Ambition, type Suit, type View } from "./view";

// AR-65, as words of the page only: what the pips of a suit are good for.
const actions: Record<Suit, string[]> = {
  administration: ["tax", "repair", "influence"],
  aggression: ["battle", "move", "secure"],
  construction: ["build", "repair"],
  mobilization: ["move", "influence"],
};
export const actionsOf = (suit: Suit): string[] => actions[suit];

// The ambition that the lead card declared: the one of its number that has a marker.
export function declaredOf(view: View): Ambition | null {
  const lead = view.round.played.find((p) => p.mode === "lead");
  if (!lead?.number || !view.round.declared || !lead.zeroed) return null;
  const own = ambitions[lead.number - 2];
  return own && view.ambitions[own].markers.length > 0 ? own : null;
}
