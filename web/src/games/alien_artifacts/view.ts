// The JSON that the game's view writes (src/games/alien_artifacts/README.md), and that of its cards.
import type { Provenance } from "../../api/types";

export const GAME = "alien_artifacts";

export const types = ["ship", "technology", "planet"] as const;
export type Type = (typeof types)[number];
export type Colour = "red" | "blue" | "green" | "gold";
export type Kind = "exploration" | "expansion" | "extermination" | "exploitation";
export type Side = "logistic" | "operational";
export type Rows<T> = Record<Type, T[]>;
export const colourOf: Record<Type, Colour> = { ship: "red", technology: "blue", planet: "green" };

export type Deed = "build" | "develop" | "discover" | "purchase" | "prepare" | "exchange" | "unblock" | "offensive" | "income" | "mining";
export const deedOf = { ship: "build", technology: "develop", planet: "discover" } as const satisfies Record<Type, Deed>;
// What a logistic ship of the kind raises the limit of.
export const raisedBy: Record<Kind, Deed> = { exploration: "discover", expansion: "develop", extermination: "build", exploitation: "exchange" };

export interface Construction {
  card: string;
  cost: number;
  attached: string[]; // sections
  icons: number;
  missing: number;
}
export interface Owned {
  card: string;
  side: Side;
  tokens: number;
  lifted: boolean;
  active: boolean;
  used: boolean;
  lift?: number; // price
  stored?: string[]; // sections
  attack?: { system: number; player: number; match: number; cards: number };
  ladder?: { count: number; play: number; end: number };
}
export interface SeatView {
  faction: string | null;
  credits: number;
  cards: number;
  hand: string[] | null;
  hand_size: number;
  plans: { open: string[]; hidden: string[] | null; count: number };
  artifacts: string[];
  track: number;
  points: Record<"production" | "technologies" | "attacks" | "triggers" | "uses", number>; // on the track, by where they came from
  end: { cards: number; technologies: number; bonus: number };
  score: number;
  rank: number;
  costs: Record<string, number>;
  gold: Record<string, boolean>; // operations that gold pays for
  limits: Record<string, number>;
  ships_left: number;
  construction: Rows<Construction>;
  empire: Rows<Owned>;
}
export interface Payment {
  for: "cost" | "exchange" | "unblock" | "prepare" | "sets";
  card: string | null;
  cost: number | null;
  colour: Colour | null;
  gold: boolean;
  missing: number | null;
  spent: number | number[] | null;
  limit: number | null;
  extra: number;
  sections: Record<string, number> | null; // what each that can be spent now would bring: to who pays
}
// What the ship attacks with while its cards lie open, and the number of the row of the table.
export interface AttackResult {
  base: number;
  bonus: number;
  value: number;
  row: number;
}
export interface Words {
  word: string;
  n?: number;
  of?: Words[]; // the two of a choice
  type?: Type;
  colour?: Colour;
  deed?: Deed;
  only_new?: boolean; // if what was added is of a new kind
}
// Whole answers: lists of numbers of `steps`; where there are too many, a graph of which every path from the first node
// back to it is one: of each node its edges [number, node]. -1 - number: taken by itself.
export interface Told {
  steps: string[];
  ways?: number[][];
  graph?: number[][][];
}
// A question of the stack; what a step does not use, means nothing.
interface Frame {
  step: string;
  who: number[] | "chance";
  card: string | null;
  type: Type;
  colour: Colour;
  gold: boolean; // may replace the colour
  amount: number;
  limit: number; // cards that may still be spent; 255: any number
  extra: number; // more of them, from planets
  least: number; // the fewest icons of a section spent so far
  last: number; // the last pick + 1
  n: number;
  at: number;
  effect: number;
}
// What has been done in this turn, and what it has brought for the rest of it.
interface Turn {
  attack: number;
  armour: boolean;
  extra_used: boolean; // cards from planets beyond a limit
  drawn: boolean; // a resource card
  passed: boolean;
  funded: string[]; // ships for whose completion a resource card was spent
  used: string[];
  attacked: string[];
  lifted: string[];
}
interface Attack {
  target: number | null; // null: the alien system
  plan: string | null;
  ship: string | null;
  bonus: number;
  result: AttackResult | null;
  placed: number; // tokens
  scored: boolean;
  ships: number; // that have begun to attack
}
export interface View {
  players: number;
  over: boolean;
  step: string | null;
  turn: number;
  first: number;
  round: number;
  ending: boolean;
  last_turns: number[];
  pass_run: number; // turns in a row that were passed
  quiet_turns: number; // turns in a row that took no card from the deck of resources
  resources: { size: number; discard: string[]; total: number };
  decks: Record<Type, { size: number; top: string | null; below: string[]; drawn: string[]; look: number }>;
  system: { open: string | null; rows: { min: number; upto: number | null }[]; size: number; below: string[] };
  artifacts: { deck: number; discard: string[]; played: string[] };
  plans: number;
  tokens: number;
  bank: { min: number; max: number };
  revealed: string[];
  now: Turn;
  chosen: string[]; // ships of this attack, technologies of this Income
  attack: Attack | null;
  payment: Payment | null;
  choice: Words[] | null;
  ways: Told | null;
  frames: Frame[];
  seats: SeatView[];
}

export interface Section {
  colour: Colour;
  icons: number;
  kind: Kind;
}
export interface CardEntry {
  name: string;
  type: Type;
  kind: Kind;
  logistic: string;
  operational: string;
  brief: Record<Side, string>;
  timing?: "constant" | "additionally" | "action";
  words?: Words[]; // of a technology
  ladder?: { at: number; play: number; end: number }[];
  source?: From; // until the cards have come, nothing
}
export interface From {
  from: Provenance[]; // what the entry comes from, the surest first
}
export interface TableEntry {
  name: string;
  source?: From;
  rows: { min: number; text: string; words: Words[] }[];
}
export interface Content {
  constants: Record<string, number>;
  factions: Record<string, { name: string; action: string; brief: string; cost: Words | null; bonus: string; setup: { type: Type; of: number; side: Side | null }[]; source: From }>;
  cards: Record<string, CardEntry>;
  resources: Record<string, { name: string; a: Section; b: Section; attack: number; source: From }>;
  systems: Record<string, TableEntry>;
  plans: Record<string, TableEntry & { basic: boolean; copies: number }>;
  artifacts: Record<string, { name: string; text: string; brief: string; words: Words[]; copies: number; source?: From }>;
}

export const frameOf = (view: View): Frame | null => view.frames.at(-1) ?? null;
export const resourceOf = (section: string): string => section.slice(0, -2); // "res_10_a" lies on "res_10"
export const ownedBy = (seat: SeatView): Owned[] => types.flatMap((type) => seat.empire[type]);
export const underConstruction = (seat: SeatView): Construction[] => types.flatMap((type) => seat.construction[type]);
// Five rows of the score leave the rail no room for both sides of a card.
export const isFull = (view: View): boolean => view.seats.length > 4;
// The card that has just been paid for and waits for its side.
export const completed = (view: View): string | null => (view.step === "choose_side" ? (frameOf(view)?.card ?? null) : null);
