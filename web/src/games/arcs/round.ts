import type { LogEntry } from "../../api/types";
import { ambitions, type Ambition, type Marker, type Suit, type View } from "./view";

// AR-65, as words of the page only: what the pips of a suit are good for.
const actions: Record<Suit, string[]> = {
  administration: ["tax", "repair", "influence"],
  aggression: ["battle", "move", "secure"],
  construction: ["build", "repair"],
  mobilization: ["move", "influence"],
};
export const actionsOf = (suit: Suit): string[] => actions[suit];

// The ambition that the lead card declared, and the marker that it placed: the lowest there, since the best go first (AR-74).
export function declaredOf(view: View, log: LogEntry[]): { ambition: Ambition; marker: Marker } | null {
  if (!view.round.declared) return null;
  const said = log.findLast(({ notation = "", undone }) => !undone && /^(lead|declare) /.test(notation))?.notation?.split(" ");
  const ambition = ambitions.find((each) => said?.[0] === "declare" && each === said[1]);
  const marker = ambition && view.ambitions[ambition].markers.at(-1);
  return marker ? { ambition, marker } : null;
}
