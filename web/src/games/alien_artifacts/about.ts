// What the inspector says of a place.
import { session, word } from "../../state/session.svelte";
import type { About } from "../face";
import { artifactOf, cardOf, factionOf, kindName, planOf, systemOf } from "./content";
import { GAME, types, type Type, type View } from "./view";
import { w } from "./words";

const board = (key: string): string => (session.texts, word(GAME, `board.${key}`));

// The main card that a spot is about: its own, or the top of a deck.
export function lookedAt(view: View, spot: string | null): string | null {
  const [kind = "", id = ""] = (spot ?? "").split(":");
  if ((kind === "card" || kind === "about") && /^(sh|te|pl)_/.test(id)) return id;
  const type = kind === "plate" && id.startsWith("deck_") ? (id.slice(5) as Type) : null;
  return type && types.includes(type) ? view.decks[type].top : null;
}

function plate(view: View, deed: string): About | null {
  const seat = view.seats[view.turn]!;
  const facts: [string, string][] = [];
  if (seat.costs[deed] !== undefined) facts.push([board("cost"), `${seat.costs[deed]}`]);
  if (seat.limits[deed] !== undefined) facts.push([board("limit"), `${seat.limits[deed]}`]);
  if (deed === "faction_action") {
    const faction = factionOf(seat.faction);
    return faction && { title: faction.name, lines: [faction.action, faction.bonus], facts: [] };
  }
  return facts.length > 0 ? { title: word(GAME, `name.deed.${deed}`), lines: [], facts } : null;
}

export function about(view: View, spot: string): About | null {
  const [kind = "", id = ""] = spot.split(":");
  const card = lookedAt(view, spot);
  if (card) return { title: cardOf(card).name, lines: [kindName(card)], facts: [[w("logistic"), cardOf(card).logistic], [w("operational"), cardOf(card).operational]] };
  if (kind === "plate") return plate(view, id);
  if (kind === "artifact") return { title: artifactOf(id).name, lines: [artifactOf(id).text], facts: [] };
  if (kind === "plan") return { title: planOf(id).name, lines: [], facts: planOf(id).rows.map(({ min, text }) => [`${min}+`, text]) };
  if (kind === "system") {
    const entry = view.attack?.plan ? planOf(view.attack.plan) : systemOf(view.system.open);
    return entry && { title: entry.name, lines: [], facts: entry.rows.map(({ min, text }) => [`${min}+`, text]) };
  }
  return null;
}
