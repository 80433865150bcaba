// What a live place would bring, as numbers for the tracks. The server tells it in words ("+2 fleet, −1 card"), made of the
// game's own texts: read back by the same texts, so that both languages hold.
import { word } from "../../state/session.svelte";
import type { Table } from "../../state/table.svelte";
import { GAME, type Resource, type View } from "./view";

export type Track = Resource | "morale";

const shape = (track: Track) => new RegExp(`^([+−])${word(GAME, `gain.${track}`).replace(/\{n\}/, "(\\d+)").replace(/\{n:([^}]*)\}/, "(?:$1)")}$`);

export function gainOf(text: string, track: Track): number {
  const found = text.split(", ").map((part) => shape(track).exec(part)).find((match) => match !== null);
  return found ? Number(found[2]) * (found[1] === "+" ? 1 : -1) : 0;
}

// The text of what is looked at: a place of the board, or the card or advisor whose A space is live.
export function gainSeen(table: Table, view: View): string {
  const seen = table.inspected;
  if (seen === null || table.viewer === null) return "";
  const own = view.seats[table.viewer]!;
  const works = [...own.systems.map((system) => system.active), own.advisor_active].find((active) => active?.works && [`card:${active.card}`, `advisor:${active.card}`].includes(seen));
  return table.offer.gains.get(works ? `space:${works.place}` : seen) ?? "";
}
