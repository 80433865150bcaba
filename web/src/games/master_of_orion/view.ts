// The server's view of Master of Orion (src/games/master_of_orion/README.md), and its cards, which come with the content.
import type { Provenance } from "../../api/types";
import { contentOf } from "../../state/content.svelte";

export const GAME = "master_of_orion";

export type Resource = "food" | "fleet" | "production";
export const resources: Resource[] = ["food", "fleet", "production"];
export type Colour = "blue" | "red" | "yellow" | "grey";
export type When = "activation" | "after_building" | "after_attack" | "after_propaganda" | "after_exploit" | "always" | "round_start" | "end_of_game";
export type Source = Provenance;
export type Place = "system_1" | "system_2" | "system_3" | "system_4" | "system_f" | "advisor" | "race";
export type ActionId = "build" | "exploit" | "research" | "activate" | "attack" | "trade" | "propaganda" | "contract";
export const actions: ActionId[] = ["build", "exploit", "research", "activate", "attack", "trade", "propaganda", "contract"];
export type Price = [number, number, number];
export const TOP = 9; // of a track
export const MORALE_TOP = 10;

export interface Active {
  card: string;
  place: Place;
  space: "A" | "R" | null;
  cube: boolean;
  works: boolean; // Activate would be possible with it
  builds: Offer[] | null; // what its activation would build, if it begins with that: one's own
}
export interface Built {
  card: string;
  vp: number; // as it is worth now
  counted: boolean; // a "?" card
}
export interface System {
  place: Place;
  advisor: string | null;
  cards: Built[]; // from the bottom
  room: number;
  active: Active | null;
}
export interface Site {
  place: Place;
  new: boolean;
  covers: string | null;
  pays: Price[];
}
export interface Offer {
  card: string;
  build: Site[];
  rule: string | null; // why it cannot be built
}
export interface HandCard extends Offer {
  n: number;
}
export interface Target {
  seat: number;
  used: number;
  attacker: number;
  defender: number;
  price: number;
  rule: string | null;
}
export interface SeatView {
  race: string[];
  advisor: string | null;
  advisor_active: Active | null;
  colour: Colour | null;
  tracks: Record<Resource, number>;
  income: Record<Resource, number>;
  level: string;
  research: number; // cards that Research draws
  morale: number;
  track: number;
  score: number;
  rank: number;
  printed: number;
  final: number;
  reserve: number;
  available: number;
  boxes: Record<ActionId, number>;
  attacks: number[];
  cubes: Place[];
  systems: System[];
  targets: Target[];
  hand_size: number;
  hand: HandCard[] | null; // one's own
}
interface Frame {
  step: string;
  who: number[] | "chance";
  owner: number;
  card: string;
  when: When;
  at: number; // the step of the effect
  place: Place;
  count: number;
  target: number; // seat
  built: number; // colour + 1 of what an effect has just built
  places: Place[];
}
// A structure between the choice of the card and its placing.
interface Building {
  under_way: true;
  title: string;
  from_pile: boolean; // it still lies on the discard pile
  place: Place;
  price: Record<Resource, number>; // what is left to pay
  discount: number; // points still to be used
  build: Site[]; // as in a hand, while its place is asked for
}
export interface View {
  players: number;
  over: boolean;
  step: string | null;
  round: number;
  rounds: number;
  first: number;
  turn: number | null;
  attack_limit: number;
  deck: number;
  pile: string[]; // from the bottom
  centre: string[];
  unused: string[];
  end: { round: number; rounds: number; lowest: { seat: number; morale: number }; fullest: { seat: number; cards: number; of: number }; now: boolean };
  building: Building | null;
  drawn: string[] | number | null;
  effect: { owner: number; card: string; when: When; place: Place; step: number } | null;
  frames: Frame[]; // the stack of questions; what a step does not use, means nothing
  options: Record<string, number>;
  seats: SeatView[];
}

export interface Effect {
  when: When;
  text: string;
}
export interface Sourced {
  from: Source[];
  note?: string;
}
interface Card {
  name: string;
  effects: Effect[];
  lines: string[]; // the whole card
  source: Record<string, Sourced>;
}
export interface Structure extends Card {
  colour: Colour;
  copies: number;
  cost: Price;
  income: Price;
  vp: number | null; // null: counted at the end
  space: "A" | "R" | null;
  build_morale: number | null;
  activate_morale: number | null;
}
export interface Advisor extends Card {
  space: "A" | "R" | null;
  activate_morale: number | null;
  own_system: boolean;
  keeps_cube: boolean;
}
export interface Race extends Card {
  start: Price;
  start_vp: number;
  shared: boolean; // the race of everybody where races are not dealt
}
export interface Content {
  structure: Record<string, Structure>;
  advisor: Record<string, Advisor>;
  race: Record<string, Race>;
}

export const content = (): Content | null => contentOf<Content>(GAME);
export const structure = (id: string): Structure | null => content()?.structure[id] ?? null;
export const advisor = (id: string): Advisor | null => content()?.advisor[id] ?? null;
export const race = (id: string): Race | null => content()?.race[id] ?? null;
// The morale from which every card may be used (MO-18); null: no card asks for any.
export function proudFrom(): number | null {
  const all = content();
  const asked = [...Object.values(all?.structure ?? {}), ...Object.values(all?.advisor ?? {})].map((card) => Math.max(card.activate_morale ?? 0, "build_morale" in card ? (card.build_morale ?? 0) : 0));
  return Math.max(0, ...asked) || null;
}
export const nameOf = (id: string): string => (structure(id) ?? advisor(id) ?? race(id))?.name ?? "";
