// What a place of the board is, in the inspector: its name and text, and what is so now.
import { word } from "../../state/session.svelte";
import { t } from "../../text/words";
import { seatKeys } from "../../ui/pieces";
import type { About } from "../face";
import { actionsOf } from "./round";
import { ambitionOf } from "./signs";
import { GAME, type Ambition, type CourtPlace, type View } from "./view";
import { w } from "./words";

function aboutSystem(view: View, id: string): About | null {
  const system = view.systems[id];
  if (!system?.in_play) return null;
  const list: [string, string][] = [];
  if (system.type) list.push([w("type"), word(GAME, `name.resource.${system.type}`)]);
  list.push([w("controller"), system.controller === null ? w("nobody") : t(seatKeys[system.controller]!)]);
  system.fleets.forEach((fleet, seat) => {
    if (fleet.fresh + fleet.damaged > 0) list.push([t(seatKeys[seat]!), w("fleet_of", { name: "", fresh: fleet.fresh, damaged: fleet.damaged }).replace(/^: /, "")]);
  });
  for (const p of system.places) if (p.piece) list.push([t(seatKeys[p.owner!]!), p.damaged ? w("damaged_of", { name: "", piece: w(p.piece) }).replace(/^: /, "") : w(p.piece)]);
  return { title: word(GAME, `name.system.${id}`), lines: [], facts: list };
}

// What is on a card of the row, beside its name and text: for eyes and ears alike.
export function courtFacts({ suit, keys, agents, leading }: CourtPlace & { court: string }): [string, string][] {
  const there = agents.flatMap((n, seat): [string, string][] => (n > 0 ? [[t(seatKeys[seat]!), w("agents", { n })]] : []));
  const price: [string, string][] = keys > 0 ? [[w("raid_price"), `${keys}`]] : []; // a Vox card is never held
  return [[w("card_suit"), word(GAME, suit ? `name.resource.${suit}` : "board.vox")], ...price, ...there, [w("could_secure"), leading === null ? w("nobody") : t(seatKeys[leading]!)]];
}
export const isCard = (place: CourtPlace): place is CourtPlace & { court: string } => place.court !== null;

function aboutCourt(view: View, id: string): About {
  const place = view.court.row.filter(isCard).find(({ court }) => court === id);
  return { title: word(GAME, `name.court.${id}`), lines: [word(GAME, `name.court.${id}.text`)], facts: place ? courtFacts(place) : [] };
}

// An action card: what its pips are good for, and what its number declares (2.7).
function aboutCard(view: View, id: string): About | null {
  const known = [...view.seats.flatMap(({ cards }) => cards), ...view.round.played].find(({ card }) => card === id);
  if (!known?.suit || known.number === undefined) return null;
  const declares = ambitionOf(known.number);
  const ambition = declares === null ? w("none") : declares === "any" ? w("any_ambition") : word(GAME, `name.ambition.${declares}`);
  const facts: [string, string][] = [[word(GAME, `name.suit.${known.suit}`), actionsOf(known.suit).map((action) => word(GAME, `name.action.${action}`)).join(", ")]];
  if (known.pips !== undefined) facts.push([w("card_pips"), `${known.pips}`]);
  return { title: word(GAME, `name.card.${id}`), lines: [], facts: [...facts, [w("ambition"), ambition]] };
}

export function about(view: View, spot: string): About | null {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "system") return aboutSystem(view, id);
  if (kind === "place") return aboutSystem(view, id.slice(0, 2));
  if (kind === "court") return aboutCourt(view, id);
  if (kind === "card") return aboutCard(view, id);
  if (kind === "ambition") {
    const row = view.ambitions[id as Ambition];
    const counts = row.counts.map((n, seat): [string, string] => [t(seatKeys[seat]!), `${n}`]);
    if (view.players === 2) counts.push([w("neutral"), `${row.neutral}`]);
    return { title: word(GAME, `name.ambition.${id}`), lines: [word(GAME, `name.ambition.${id}.text`)], facts: [[w("first"), `${row.first}`], [w("second"), `${row.second}`], ...counts] };
  }
  if (kind === "token" || kind === "raid") return { title: word(GAME, `name.resource.${id}`), lines: [word(GAME, `name.resource.${id}.text`)], facts: [] };
  if (kind === "leader" || kind === "lore") return { title: word(GAME, `name.${kind}.${id}`), lines: [word(GAME, `name.${kind}.${id}.text`)], facts: [] };
  return null;
}
