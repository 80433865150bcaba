// A structure that is being built: which card, where it may go, and for what. Prices and places are the server's.
import type { Option } from "../../api/types";
import type { Table } from "../../state/table.svelte";
import { screen } from "../../ui/screen.svelte";
import { resources, structure, type Offer, type Place, type Price, type SeatView, type Site, type View } from "./view";

export interface Bid {
  card: string;
  place: Place;
  fresh: boolean; // a new system
  covers: string | null;
  price: Price;
  others: Price[]; // that the next question leaves open
  full: boolean; // without the discount that there is in another place
  walk: Option[];
}

const spotless = ["save", "swap", "gain", "colour", "use", "decline", "pay", "choose", "done", "leave", "keep"];
export const deedVerbs = ["build", "exploit", "research", "activate", "attack", "trade", "propaganda", "contract"];

// Where an answer is picked.
export function spotsOf({ verb, operands, spot }: Option): string[] {
  if (spotless.includes(verb)) return [];
  if (deedVerbs.includes(verb)) return [spot];
  const place = operands["place"] ?? "";
  if (verb === "onto" || verb === "rearrange") return [`system:${place}`];
  if (verb === "found") return ["system:new"];
  if (["work", "also", "fill", "resolve"].includes(verb)) return [`space:${place}`];
  if (verb === "sink") return [`stack:${operands["target"]}/${place}`];
  if (verb === "target" && screen.narrow) return []; // no opponents on the board there: choices beside the question
  if (verb === "take") return [`pile:${operands["structure"]}`];
  if (verb === "return") return [`drawn:${operands["structure"]}`];
  if (verb === "next") return [`lay:${operands["structure"]}`];
  if (spot.startsWith("structure:")) return handSpots(operands["structure"]!); // what another built lies elsewhere
  return [spot];
}

// Every copy of a card in the hand is a place of its own: "hand:titan", "hand:titan/2".
export const handSpot = (card: string, copy: number): string => `hand:${card}${copy > 1 ? `/${copy}` : ""}`;
const handSpots = (card: string) => Array.from({ length: structure(card)?.copies ?? 1 }, (_, k) => handSpot(card, k + 1));
export const cardAt = (spot: string): string => spot.slice(spot.indexOf(":") + 1).split("/")[0]!;

export function wireSpot(spot: string): string {
  if (spot === "system:new") return "verb:found";
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "system" || kind === "space") return `place:${id}`;
  if (kind === "stack") return `place:${id.split("/")[1]}`;
  return ["hand", "pile", "drawn", "lay"].includes(kind) ? `structure:${cardAt(spot)}` : spot;
}

// What a question and the picks for it tell.
export type Asked = Pick<Table, "prompt" | "picks" | "viewer">;

const isIn = (walk: Option[], pick: string) => walk.some((o) => (pick.startsWith("=") ? o.notation === pick.slice(1) : spotsOf(o).includes(pick)));
// The walks that hold everything that is picked.
const walksOf = (table: Asked): Option[][] => {
  const { steps = [], walks = [] } = table.prompt?.walks ?? {};
  return walks.map((walk) => walk.map((i) => steps[i]!)).filter((walk) => table.picks.every((pick) => isIn(walk, pick)));
};

// Whether a place is asked for. While actions are chosen, what lies deeper lights up once something is picked.
export const isAsked = (table: Table, spot: string): boolean => table.stateOf(spot) !== "idle" && (table.prompt?.step !== "choose_action" || table.picks.length > 0);

// Whether a system as a whole is asked for. While actions are chosen: once what was picked leads there, though no card of
// the hand was picked (the only card of the pile that an advisor builds is not asked for).
export const asksSystem = (table: Table): boolean => table.prompt?.step !== "choose_action" || (table.picks.length > 0 && ["onto", "found", "rearrange"].some((verb) => table.offer.verbs.has(verb)));

const isSite = (o: Option) => o.verb === "onto" || o.verb === "found";
const BUILT: Record<string, number> = { card: 0, onto: 1, found: 1, save: 2 };
const atSite = (walk: Option[], { place, new: fresh }: Site) => walk.some((o) => (fresh ? o.verb === "found" : o.verb === "onto" && o.operands["place"] === place));
const begins = (walk: Option[], isIt: (option: Option) => boolean) => walk.filter((o) => o.verb in BUILT).slice(0, 1).some(isIt);

// A walk up to where the card lies and is paid for: card, place, discount point by point. What its effect asks comes after.
function upToBuilt(walk: Option[]): Option[] {
  const first = walk.findIndex((o) => o.verb in BUILT);
  if (first < 0) return walk;
  const goesOn = (o: Option, before: Option) => o.verb === "save" || (BUILT[o.verb] ?? -1) > BUILT[before.verb]!;
  let end = first + 1;
  while (end < walk.length && goesOn(walk[end]!, walk[end - 1]!)) end++;
  return walk.slice(0, end);
}

// Two ways to save the same are one.
function distinct(walks: Option[][]): Option[][] {
  const seen = new Map<string, Option[]>();
  for (const walk of walks) seen.set(walk.map((o) => o.notation).sort().join("/"), walk);
  return [...seen.values()];
}

// What can still be paid after what the walk saves; the next question may leave several prices open.
function priceOf(walk: Option[], cost: Price, { pays }: Site): { price: Price; others: Price[] } {
  const saved = walk.filter((o) => o.verb === "save").map((o) => o.operands["resource"]);
  const left = cost.map((n, i) => n - saved.filter((s) => s === resources[i]).length) as Price;
  const [price = left, ...others] = pays.filter((p) => p.every((n, i) => n <= left[i]!));
  return { price, others };
}

// What the activation builds that a walk begins with; null: it begins with something else.
function activated(walk: Option[], own: SeatView): Offer[] | null {
  if (!["activate", "work", "also"].includes(walk[0]!.verb)) return null;
  const place = walk.find((o) => o.verb === "work" || o.verb === "also")?.operands["place"];
  const actives = [own.advisor_active, ...own.systems.map((s) => s.active)];
  return actives.find((active) => (place ? active?.place === place : active?.works))?.builds ?? []; // the only card that works is not asked for
}

// Ways to save that leave the same to pay, and nothing else, are one.
function cheapened<T extends { price: Price; others: Price[] }>(bids: T[]): T[] {
  const alone = ({ price, others }: T) => (others.length === 0 ? price.join("/") : null);
  return bids.filter((bid, i) => alone(bid) === null || bids.findIndex((other) => alone(other) === alone(bid)) === i);
}

const sum = (price: Price) => price.reduce((all, n) => all + n, 0);

function bidsAt(walks: Option[][], { card, build }: Offer): Bid[] {
  const cost = structure(card)?.cost ?? [0, 0, 0];
  const bids = build.flatMap((site) => {
    const here = walks.some((walk) => walk.some(isSite)) ? walks.filter((walk) => atSite(walk, site)) : walks; // the only place is not asked for
    return cheapened(distinct(here).map((walk) => ({ card, place: site.place, fresh: site.new, covers: site.covers, walk, ...priceOf(walk, cost, site) })));
  });
  const cheaper = bids.some(({ price }) => sum(price) < sum(cost));
  return bids.map((bid) => ({ ...bid, full: cheaper && sum(bid.price) === sum(cost) }));
}

// What would be built, at each place and for each price: a card that was picked in the hand, or the only one.
export function bidsOf(table: Asked, view: View): Bid[] {
  const own = view.seats[table.viewer ?? 0]!;
  const all = walksOf(table).map(upToBuilt);
  const [first] = all;
  const building = table.prompt?.step === "build_system" ? view.building : null;
  if (building) return bidsAt(all, { card: building.title, build: building.build, rule: null });
  const pick = table.picks.filter((p) => p.startsWith("hand:")).map(cardAt)[0];
  if (pick === undefined) {
    const only = first && all.every((walk) => begins(walk, isSite)) ? activated(first, own)?.[0] : undefined;
    return only ? bidsAt(all, only) : [];
  }
  const walks = all.filter((walk) => begins(walk, (o) => o.verb === "card" && o.operands["structure"] === pick));
  const plain = walks.filter((walk) => walk[0]!.verb !== "activate"); // what an action builds is not meant for an activation
  const groups = new Map<Offer, Option[][]>();
  for (const walk of plain.length > 0 ? plain : walks) {
    const offer = (activated(walk, own) ?? own.hand ?? []).find(({ card }) => card === pick);
    if (offer) groups.set(offer, [...(groups.get(offer) ?? []), walk]);
  }
  return [...groups].flatMap(([offer, those]) => bidsAt(those, offer));
}

// The answers of an action up to what it points at: activate this card, attack that seat. The only one is not asked for,
// and neither is what comes after answered along with it.
export function deedWalk(table: Table, deed: string, points: string, isIt: (option: Option) => boolean): Option[] | null {
  const those = walksOf(table).filter((walk) => walk[0]?.verb === deed);
  const it = those.find((walk) => walk.some(isIt));
  if (it) return it.slice(0, it.findIndex(isIt) + 1);
  return those.length > 0 && !those.some((walk) => walk[1]?.verb === points) ? those[0]!.slice(0, 1) : null;
}
