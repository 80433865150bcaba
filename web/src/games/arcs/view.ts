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
export interface Fight {
  system: number; // in the order of the systems
  defender: number;
  fresh: number;
  damaged: number;
  rifles: boolean;
  dice: number[];
  faces: number[][];
  keys: number;
  cities: number;
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
  round: { leader: number; order: number[]; played: Played[]; seized: boolean; declared: boolean; discard: { size: number }[]; open_discard: string[]; undealt: number };
  turn: { seat: number; mode: Mode; suit: Suit | null; pips: number; prelude: boolean; battle: boolean };
  systems: Record<string, System>;
  supply: Record<Resource, number>;
  court: { row: CourtPlace[]; deck: number; discard: string[] };
  ambitions: Record<Ambition, AmbitionView>;
  available: Marker[];
  draft: { leaders: string[]; lore: string[]; starts: Record<string, Start> };
  journey: { at: number; fresh: number; damaged: number }; // at: in the order of the systems
  frames: { step: string; a: number; b: number; c: number; d: number }[]; // the stack of questions
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
