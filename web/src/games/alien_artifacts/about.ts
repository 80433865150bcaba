// What the inspector says of a place.
import { session, word } from "../../state/session.svelte";
import type { About } from "../face";
import { artifactOf, cardOf, factionOf, kindName, planOf, resourceEntry, sourcesOf, systemOf } from "./content";
import { GAME, resourceOf, types, type From, type SeatView, type TableEntry, type Type, type View } from "./view";
import { w } from "./words";

const board = (key: string): string => (session.texts, word(GAME, `board.${key}`));

// The main card that a spot is about: its own, or the top of a deck.
export function lookedAt(view: View, spot: string | null): string | null {
  const [kind = "", id = ""] = (spot ?? "").split(":");
  if ((kind === "card" || kind === "about") && /^(sh|te|pl)_/.test(id)) return id;
  const type = kind === "plate" && id.startsWith("deck_") ? (id.slice(5) as Type) : null;
  return type && types.includes(type) ? view.decks[type].top : null;
}

// Where the facts of a card are from.
function from(source: From | undefined): [string, string][] {
  const told = sourcesOf(source);
  return told === "" ? [] : [[w("card_data"), told]];
}

// A plate of one's own table, or of that of another seat: "about:of_build:2".
function plate(deed: string, seat: SeatView): About | null {
  const facts: [string, string][] = [];
  if (seat.costs[deed] !== undefined) facts.push([board("cost"), `${seat.costs[deed]}`]);
  if (seat.limits[deed] !== undefined) facts.push([board("limit"), `${seat.limits[deed]}`]);
  if (deed === "faction_action" || deed === "faction") {
    const faction = factionOf(seat.faction);
    return faction && { title: faction.name, lines: [faction.action, faction.bonus], facts: from(faction.source) };
  }
  return facts.length > 0 ? { title: word(GAME, `name.deed.${deed}`), lines: [], facts } : null;
}

const rows = (entry: TableEntry): [string, string][] => [...entry.rows.map(({ min, text }): [string, string] => [`${min}+`, text]), ...from(entry.source)];

// A card of the hand or under another one, whole: by itself or by a section.
function resource(id: string): About | null {
  const card = resourceEntry(id);
  return card && { title: card.name, lines: [], facts: from(card.source) };
}

// `viewer`: whose plates lie on the own table; a spectator sees those of whoever is on turn.
export function about(view: View, spot: string, viewer: number | null): About | null {
  const [kind = "", id = "", seat] = spot.split(":");
  const card = lookedAt(view, spot);
  if (card) return { title: cardOf(card).name, lines: [kindName(card)], facts: [[w("logistic"), cardOf(card).logistic], [w("operational"), cardOf(card).operational], ...from(cardOf(card).source)] };
  if (kind === "plate") return plate(id, view.seats[viewer ?? view.turn]!);
  if (kind === "about" && id.startsWith("of_")) return plate(id.slice(3), view.seats[Number(seat)]!);
  if (kind === "resource" || kind === "section") return resource(kind === "section" ? resourceOf(id) : id);
  if (kind === "artifact") return { title: artifactOf(id).name, lines: [artifactOf(id).text], facts: from(artifactOf(id).source) };
  if (kind === "plan") return { title: planOf(id).name, lines: [], facts: rows(planOf(id)) };
  if (kind === "system") {
    const entry = view.attack?.plan ? planOf(view.attack.plan) : systemOf(view.system.open);
    return entry && { title: entry.name, lines: [], facts: rows(entry) };
  }
  return null;
}
