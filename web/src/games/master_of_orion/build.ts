// A structure that is being built: which card, where it may go, and for what. Prices and places are the server's.
import type { Option } from "../../api/types";
import type { Table } from "../../state/table.svelte";
import { screen } from "../../ui/screen.svelte";
import { resources, structure, type HandCard, type Place, type Price, type SeatView, type Site, type View } from "./view";

export interface Bid {
  place: Place;
  fresh: boolean; // a new system
  covers: string | null;
  price: Price | null; // null: the view does not tell it
  others: Price[]; // that the next question leaves open
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
  if (spot.startsWith("structure:")) return [`hand:${operands["structure"]}`]; // what another built lies elsewhere
  return [spot];
}

export function wireSpot(spot: string): string {
  if (spot === "system:new") return "verb:found";
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "system" || kind === "space") return `place:${id}`;
  if (kind === "stack") return `place:${id.split("/")[1]}`;
  return ["hand", "pile", "drawn", "lay"].includes(kind) ? `structure:${id}` : spot;
}

const isIn = (walk: Option[], pick: string) => walk.some((o) => (pick.startsWith("=") ? o.notation === pick.slice(1) : spotsOf(o).includes(pick)));
// The walks that hold everything that is picked.
const walksOf = (table: Table): Option[][] => {
  const { steps = [], walks = [] } = table.prompt?.walks ?? {};
  return walks.map((walk) => walk.map((i) => steps[i]!)).filter((walk) => table.picks.every((pick) => isIn(walk, pick)));
};

// Whether a place is asked for. While actions are chosen, what lies deeper lights up once something is picked.
export const isAsked = (table: Table, spot: string): boolean => table.stateOf(spot) !== "idle" && (table.prompt?.step !== "choose_action" || table.picks.length > 0);

// Whether a system as a whole is asked for. While actions are chosen: once what was picked leads there, though no card of
// the hand was picked (the only card of the pile that an advisor builds is not asked for).
export const asksSystem = (table: Table): boolean => table.prompt?.step !== "choose_action" || (table.picks.length > 0 && ["onto", "found", "rearrange"].some((verb) => table.offer.verbs.has(verb)));

// The card that is about to be built: picked in the hand, or named by the question.
export function builtCard(table: Table, view: View): string | null {
  if (table.prompt?.step === "build_system") return view.building?.title ?? null;
  const pick = table.picks.find((p) => p.startsWith("hand:"))?.slice(5);
  if (pick === undefined) return null;
  return walksOf(table).some((walk) => walk.some((o) => o.verb === "card" && o.operands["structure"] === pick)) ? pick : null;
}

const isSite = (o: Option) => o.verb === "onto" || o.verb === "found";
const atSite = (walk: Option[], { place, new: fresh }: Site) => walk.some((o) => (fresh ? o.verb === "found" : o.verb === "onto" && o.operands["place"] === place));

// A walk up to where the card lies and is paid for: card, place, discount point by point. What its effect asks comes after.
const BUILT: Record<string, number> = { card: 0, onto: 1, found: 1, save: 2 };
function upToBuilt(walk: Option[]): Option[] {
  const first = walk.findIndex((o) => o.verb in BUILT);
  const goesOn = (o: Option, before: Option) => o.verb === "save" || (BUILT[o.verb] ?? -1) > BUILT[before.verb]!;
  let end = first + 1;
  while (end < walk.length && goesOn(walk[end]!, walk[end - 1]!)) end++;
  return walk.slice(0, end);
}

// Two ways to save the same are one.
function distinct(walks: Option[][]): Option[][] {
  const seen = new Map<string, Option[]>();
  for (const walk of walks.map(upToBuilt)) seen.set(walk.map((o) => o.notation).sort().join("/"), walk);
  return [...seen.values()];
}

// What can still be paid after what the walk saves; the next question may leave several prices open.
function priceOf(walk: Option[], cost: Price, { pays }: Site): { price: Price; others: Price[] } {
  const saved = walk.filter((o) => o.verb === "save").map((o) => o.operands["resource"]);
  const left = cost.map((n, i) => n - saved.filter((s) => s === resources[i]).length) as Price;
  const [price = left, ...others] = pays.filter((p) => p.every((n, i) => n <= left[i]!));
  return { price, others };
}

function handBids(walks: Option[][], own: HandCard): Bid[] {
  const cost = structure(own.card)?.cost ?? [0, 0, 0];
  return own.build.flatMap((site) => {
    const here = walks.some((walk) => walk.some(isSite)) ? walks.filter((walk) => atSite(walk, site)) : walks; // the only place is not asked for
    return distinct(here).map((walk) => ({ place: site.place, fresh: site.new, covers: site.covers, walk, ...priceOf(walk, cost, site) }));
  });
}

export function bidsOf(table: Table, view: View): Bid[] {
  const card = builtCard(table, view);
  const own = view.seats[table.viewer ?? 0]!;
  if (card === null) return [];
  const walks = walksOf(table);
  if (table.prompt?.step !== "build_system") {
    const inHand = own.hand?.find((c) => c.card === card);
    const those = walks.filter((walk) => walk.some((o) => o.verb === "card" && o.operands["structure"] === card));
    const built = those.filter((walk) => walk[0]!.verb === "build" || walk[0]!.verb === "card");
    if (inHand && built.length > 0) return handBids(built, inHand);
    return siteBids(those, own); // by an effect of what is activated: the view tells the prices of the action
  }
  return siteBids(walks, own);
}

function siteBids(walks: Option[][], own: SeatView): Bid[] {
  return distinct(walks.filter((walk) => walk.some(isSite))).map((walk) => {
    const site = walk.find(isSite)!;
    const place = (site.operands["place"] ?? `system_${own.systems.filter((s) => s.place !== "system_f").length + 1}`) as Place;
    const covers = own.systems.find((s) => s.place === place)?.active?.card ?? null;
    return { place, fresh: site.verb === "found", covers, price: null, others: [], walk };
  });
}

// The answers of an action up to what it points at: activate this card, attack that seat. The only one is not asked for,
// and neither is what comes after answered along with it.
export function deedWalk(table: Table, deed: string, points: string, isIt: (option: Option) => boolean): Option[] | null {
  const those = walksOf(table).filter((walk) => walk[0]?.verb === deed);
  const it = those.find((walk) => walk.some(isIt));
  if (it) return it.slice(0, it.findIndex(isIt) + 1);
  return those.length > 0 && !those.some((walk) => walk[1]?.verb === points) ? those[0]!.slice(0, 1) : null;
}
