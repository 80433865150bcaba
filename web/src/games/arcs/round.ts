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

export interface Declared {
  ambition: Ambition;
  marker: Marker;
}
// The ambition that the lead card declared, and the marker that it placed: the last there, since the best go first (AR-74),
// but for those that Populist Demands have placed after it (AR-196).
export function declaredOf(view: View, log: LogEntry[]): Declared | null {
  if (!view.round.declared) return null;
  const lines = log.filter(({ undone }) => !undone).map(({ notation = "" }) => notation);
  const led = lines.findLastIndex((notation) => /^(lead|declare) /.test(notation));
  const [verb, name] = (lines[led] ?? "").split(" ");
  const ambition = ambitions.find((each) => verb === "declare" && each === name);
  const since = lines.slice(led + 1).filter((notation) => notation === `demand ${name}`).length;
  const marker = ambition && view.ambitions[ambition].markers.at(-1 - since);
  return marker ? { ambition, marker } : null;
}
