// What a leader begins with, in words: "Begins with Relic, Material", "A: city, 3 ships" and so on.
import { word } from "../../state/session.svelte";
import { GAME, type View } from "./view";
import { w } from "./words";

export const boxes = ["A", "B", "C"];

export function startWords(view: View, leader: string): string[] {
  const start = view.draft.starts[leader];
  if (!start) return [];
  const pieces = start.pieces.map(({ cities, starports, ships }, i) => {
    const list = [...(cities > 0 ? [w("city")] : []), ...(starports > 0 ? [w("starport")] : []), ...(ships > 0 ? [w("start_ships", { n: ships })] : [])];
    return `${boxes[i]}: ${list.join(", ")}`;
  });
  return [`${w("begins_with")} ${start.tokens.map((token) => word(GAME, `name.resource.${token}`)).join(", ")}`, ...pieces];
}
