// The server's view of Arcs.
export const GAME = "arcs";

export type Resource = "material" | "fuel" | "weapon" | "relic" | "psionic";
export type Suit = "administration" | "aggression" | "construction" | "mobilization";
export type Ambition = "tycoon" | "tyrant" | "warlord" | "keeper" | "empath";
export type Mode = "lead" | "surpass" | "copy" | "pivot" | "seize";
export const resources: Resource[] = ["material", "fuel", "weapon", "relic", "psionic"];
export const ambitions: Ambition[] = ["tycoon", "tyrant", "warlord", "keeper", "empath"];
export const diceKinds = ["raid", "assault", "skirmish"] as const; // in the order of the view
export type DiceKind = (typeof diceKinds)[number];

export interface Card {
  card: string;
  suit: Suit;
  number: number;
  pips: number;
}
export interface Place {
  place: string;
  kind: "slot" | "cloud" | "gate";
  owner: number | null;
  piece: "city" | "starport" | null;
  damaged: boolean;
  used: boolean; // taxed, or has built, in this turn
}
export interface System {
  cluster: number;
  gate: boolean;
  type: Resource | null;
  types: Resource[]; // of a city in a gate
  in_play: boolean;
  neighbours: string[];
  controller: number | null;
  fleets: { fresh: number; damaged: number }[];
  places: Place[];
}
export interface Guild {
  court: string;
  suit: Resource | null; // null: Vox
  keys: number;
  loyal: boolean;
  discards: boolean;
}
export type CourtPlace = (Guild | { court: null }) & { agents: number[]; leading: number | null };
export interface Marker {
  marker: string;
  first: number;
  second: number;
  flipped: boolean;
}
export interface AmbitionView {
  markers: Marker[];
  first: number;
  second: number;
  counts: number[];
  neutral: number;
  places: number[]; // 1, 2, or 0
  gains: number[];
}
export interface Slot {
  cost: number;
  open: boolean;
  token: Resource | null;
}
export type Trophies = Record<"ship" | "starport" | "city" | "agent", number[]>;
export interface SeatView {
  power: number;
  rank: number;
  points: Record<Ambition | "cities", number>;
  gain_now: number;
  hand: number;
  cards: Card[]; // those that the viewer knows
  slots: Slot[];
  loose: Record<Resource, number>;
  cities: number; // still on the board
  city_bonus: number;
  starports: number;
  ships: number;
  agents: number;
  outrage: Resource[];
  placeholders: number; // in place of agents on Outrage (AR-35)
  guilds: Guild[];
  leader: string | null;
  lore: string[];
  trophies: Trophies;
  captives: number[];
}
export interface Played extends Partial<Omit<Card, "card">> {
  card: string | null;
  owner: number;
  mode: Mode;
  face_up: boolean;
  claimed: number | null; // whose Union lies beside it
  zeroed: boolean;
}
export interface Round {
  leader: number;
  order: number[];
  played: Played[];
  seized: boolean;
  declared: boolean;
  zeroed: boolean;
  passes: number;
  discard: { size: number; known: string[] }[]; // layers from the bottom
  open_discard: string[];
  undealt: number;
  known: string[]; // cards whose place the viewer knows
  known_to_all: string[];
}
export interface Turn {
  seat: number;
  mode: Mode;
  suit: Suit | null;
  pips: number;
  prelude: boolean;
  battle: boolean;
  declared: boolean;
  fenced: boolean;
  summoned: boolean;
  spent: Record<Resource, number>;
  secured: string[]; // in this Prelude
  redraw: string[] | null; // the viewer's own
}
export interface Fight {
  system: number; // in the order of the systems
  defender: number;
  fresh: number;
  damaged: number;
  rifles: boolean;
  all_fresh: boolean; // AR-227
  rerolled_skirmish: boolean;
  rerolled_assault: boolean;
  trophy: boolean; // the attacker took one (AR-203)
  dice: number[];
  faces: number[][];
  again: number[]; // assault dice to be rerolled, by face
  keys: number;
  cities: number;
  provoked: Resource[];
}
// What a leader begins with: tokens, and pieces in the systems A, B and each C of the setup card.
export interface Start {
  tokens: Resource[];
  pieces: { cities: number; starports: number; ships: number }[];
}
export interface View {
  players: number;
  over: boolean;
  step: string | null;
  setup: { card: string | null; out: number[]; leaders: number; split_discard: boolean };
  chapter: number;
  threshold: number;
  initiative: number;
  flipped: number; // markers
  round: Round;
  turn: Turn;
  systems: Record<string, System>;
  supply: Record<Resource, number>;
  court: { row: CourtPlace[]; deck: number; buried: string | null; unseen: string[]; discard: string[] };
  ambitions: Record<Ambition, AmbitionView>;
  available: Marker[];
  draft: { leaders: string[]; lore: string[]; starts: Record<string, Start> };
  journey: { at: number; fresh: number; damaged: number; entered: number; took_part: number[] }; // at: in the order of the systems
  frames: { step: string; who: number[]; a: number; b: number; c: number; d: number }[]; // the stack of questions
  fight: Fight;
  seats: SeatView[];
}

export const foughtIn = (view: View): string => Object.keys(view.systems)[view.fight.system] ?? "";
export const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
export const trophyCount = (seat: SeatView): number => sum(Object.values(seat.trophies).map(sum));
// The faces of the dice, in the order of the view: what they show.
export type Mark = "hit" | "self" | "int" | "bld" | "key";
export const faceMarks: Record<DiceKind, Mark[][]> = {
  skirmish: [[], ["hit"]],
  assault: [[], ["self", "hit"], ["self", "hit", "hit"], ["hit", "hit"], ["int", "hit"]],
  raid: [["int", "key", "key"], ["self", "key"], ["self", "bld"], ["bld", "key"], ["int"]],
};
// What a die shows on average (2.4, six faces).
export const meanMarks: Record<DiceKind, Partial<Record<Mark, number>>> = {
  skirmish: { hit: 3 / 6 },
  assault: { hit: 7 / 6, self: 3 / 6, int: 1 / 6 },
  raid: { key: 4 / 6, bld: 3 / 6, self: 3 / 6, int: 2 / 6 },
};
// Where questions of a battle are asked, and what has been resolved by then.
export const battleSteps = ["railgun", "dice_raid", "dice_assault", "dice_skirmish", "roll_raid", "roll_assault", "roll_skirmish", "reroll_kind", "reroll_skirmish", "reroll_assault", "losses", "hit_ships", "hit_building", "ransack", "raid"];
export const inBattle = (view: View): boolean => view.step !== null && battleSteps.includes(view.step);
