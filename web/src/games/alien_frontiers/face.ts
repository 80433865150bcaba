import type { Option } from "../../api/types";
import { word } from "../../state/session.svelte";
import { seatName } from "../../table/names";
import { t } from "../../text/words";
import { seatKeys } from "../../ui/pieces";
import type { About, Face, Fact } from "../face";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import { cardLines } from "./names";
import Tray from "./Tray.svelte";
import { fleet, GAME, landed, type StationId, type TerritoryId, type View } from "./view";
import { w } from "./words";

// The dice of a set: "5" is so many of them, "5r" the relic ship with others, "3-4r-5" a straight.
function dice(set: string, size: number): string[] {
  const alike = set.replace("r", "");
  const values = set.includes("-") ? set.split("-") : [set, ...Array.from({ length: size - 1 }, () => alike)];
  return values.map((value) => `die:${value}`);
}
const sizes: Record<string, number> = { pair: 2, triple: 3, straight: 3 };

const withoutSpot = new Set(["hit", "steal", "steal_card", "recover", "teleport_spent", "keep_fuel"]);

function spotsOf({ verb, operands, spot }: Option): string[] {
  if (withoutSpot.has(verb) || spot.startsWith("verb:") || spot === "") return [];
  if (verb === "take") return [`display:${operands["card"]}`];
  if (verb === "to_triple") return ["station:colony_constructor"];
  if (verb === "to_straight") return ["station:raiders_outpost"];
  if (verb === "destroy_in_bay") return ["place:maintenance_bay"];
  if (verb in sizes) return dice(operands["set"] ?? "", sizes[verb]!);
  if (spot.startsWith("ship:")) return [`die:${operands["ship"]}`];
  return [spot];
}

function wireSpot(spot: string): string {
  return spot.replace(/^die:/, "ship:").replace(/^display:/, "card:");
}

function facts(view: View, seat: number): Fact[] {
  const { fuel, ore, cards } = view.seats[seat]!;
  return [
    { icon: "die", value: fleet(view, seat), label: w("ships") },
    { icon: "fuel", value: fuel, label: w("fuel"), tone: "fuel" },
    { icon: "ore", value: ore, label: w("ore"), tone: "ore" },
    { icon: "card", value: cards.length, label: w("cards") },
  ];
}

function stationFacts(view: View, id: StationId): [string, string][] {
  const station = view.stations[id];
  const list: [string, string][] = [[word(GAME, "board.free"), `${station.free}`]];
  const { price, at_least, more_than, total, rate } = station;
  if (price && price.fuel + price.ore > 0) list.push([word(GAME, "board.price"), `${price.fuel} ${w("fuel")}, ${price.ore} ${w("ore")}`]);
  if (at_least) list.push([word(GAME, "board.at_least"), `${at_least}`]);
  if (more_than) list.push([word(GAME, "board.more_than"), `${more_than}`]);
  if (total) list.push([word(GAME, "board.total"), `${total}`]);
  if (rate) list.push([word(GAME, "board.rate"), `${rate} : 1`]);
  return list;
}

function territoryFacts(view: View, id: TerritoryId): [string, string][] {
  const { colonies, controller, fields } = view.territories[id];
  const nobody = word(GAME, "board.nobody");
  const list: [string, string][] = [[word(GAME, "board.controls"), controller === null ? nobody : t(seatKeys[controller]!)]];
  colonies.forEach((n, seat) => n > 0 && list.push([t(seatKeys[seat]!), `${n}`]));
  for (const field of fields) list.push([word(GAME, `name.field.${field}`), word(GAME, `field.${field}.text`)]);
  return list;
}

function about(view: View, spot: string): About | null {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "station") return { title: word(GAME, `name.station.${id}`), lines: [word(GAME, `station.${id}.text`)], facts: stationFacts(view, id as StationId) };
  if (kind === "place") return { title: word(GAME, `name.place.${id}`), lines: [word(GAME, `station.${id}.text`)], facts: [] };
  if (kind === "territory") return { title: word(GAME, `name.territory.${id}`), lines: [word(GAME, `territory.${id}.bonus`)], facts: territoryFacts(view, id as TerritoryId) };
  if (kind === "card" || kind === "display") return { title: word(GAME, `name.card.${id}`), lines: cardLines(id), facts: [] };
  if (kind === "field") return { title: word(GAME, `name.field.${id}`), lines: [word(GAME, `field.${id}.text`)], facts: [] };
  return null;
}

// The question that is left when a ship, or a station, is chosen.
function follow(picks: string[], live: string[]): string | null {
  const of = (kind: string) => live.filter((spot) => spot.startsWith(`${kind}:`)).length;
  const [kind = "", id = ""] = picks.at(-1)!.split(":");
  if (kind === "die" && of("station") > 0) return w("pick_station", { value: id.replace("r", ""), n: of("station") });
  if (kind === "station" && of("die") > 0) return w("pick_ship", { name: word(GAME, `name.station.${id}`), n: of("die") });
  return of("territory") > 0 ? w("pick_territory", { n: of("territory") }) : null;
}

export const face: Face = {
  Board,
  Hand,
  Miniature,
  endVerbs: ["end"],
  parts: ["ship", "pair", "triple", "straight", "take", "land", "steal", "steal_card", "lower", "raise", "flip", "reroll", "roll_them", "recover", "borrow", "place", "remove_field", "teleport", "teleport_spent", "to", "to_pair", "to_triple", "to_straight", "move_colony", "onto", "swap", "with", "aim", "hit", "cease", "destroy", "destroy_in_bay"],
  spotsOf,
  wireSpot,
  follow,
  brought: ({ notation = "", for: whose }) => (notation.startsWith("draw ") ? [`${whose === undefined ? "display" : "card"}:${notation.slice(5)}`] : []),
  Tray,
  endNote: (raw) => {
    const view = raw as View;
    const n = view.seats[view.turn]!.hand.length;
    return n > 0 ? { risky: true, text: w("to_dock", { n }) } : { risky: false, text: w("all_docked") };
  },
  crumb: ({ view, table }) => ((view as View).over ? word(GAME, "board.over") : w("turn_of", { name: seatName(table.seats[(view as View).turn]!) })),
  facts: (view, seat) => facts(view as View, seat),
  short: (view, seat) => facts(view as View, seat).slice(1, 3),
  progress: (raw, seat) => {
    const view = raw as View;
    const left = view.seats[seat]!.colonies;
    const done = landed(view, seat);
    return { done, all: done + left, label: w("colonies_left", { n: left }) };
  },
  about: (view, spot) => about(view as View, spot),
  marks: { colonies: "dome", control: "flag", positron: "positron", cards: "card" },
};
