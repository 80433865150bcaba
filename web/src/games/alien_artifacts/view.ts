// The JSON that the game's view writes (src/games/alien_artifacts/README.md), and that of its cards.
export const GAME = "alien_artifacts";

export const types = ["ship", "technology", "planet"] as const;
export type Type = (typeof types)[number];
export type Colour = "red" | "blue" | "green" | "gold";
export type Kind = "exploration" | "expansion" | "extermination" | "exploitation";
export type Side = "logistic" | "operational";
export type Rows<T> = Record<Type, T[]>;
export const colourOf: Record<Type, Colour> = { ship: "red", technology: "blue", planet: "green" };

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
  end: { cards: number; technologies: number; bonus: number };
  score: number;
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
  of?: Words[];
}
interface Frame {
  step: string;
  card: string | null;
  type: Type;
  amount: number;
  last: number;
  n: number;
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
  resources: { size: number; discard: string[]; total: number };
  decks: Record<Type, { size: number; top: string | null; below: string[]; drawn: string[]; look: number }>;
  system: { open: string | null; rows: { min: number; upto: number | null }[]; size: number };
  artifacts: { deck: number; discard: string[]; played: string[] };
  plans: number;
  tokens: number;
  bank: { min: number; max: number };
  revealed: string[];
  now: { attack: number; used: string[]; attacked: string[]; lifted: string[] };
  attack: { target: number | null; plan: string | null; ship: string | null; bonus: number; result: AttackResult | null } | null;
  payment: Payment | null;
  choice: Words[] | null;
  ways: { steps: string[]; ways: number[][] } | null;
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
  ladder?: { at: number; play: number; end: number }[];
}
export interface TableEntry {
  name: string;
  rows: { min: number; text: string; words: Words[] }[];
}
export interface Content {
  constants: Record<string, number>;
  factions: Record<string, { name: string; action: string; brief: string; bonus: string; setup: { type: Type; of: number; side: Side | null }[] }>;
  cards: Record<string, CardEntry>;
  resources: Record<string, { name: string; a: Section; b: Section; attack: number }>;
  systems: Record<string, TableEntry>;
  plans: Record<string, TableEntry & { basic: boolean }>;
  artifacts: Record<string, { name: string; text: string; brief: string }>;
}

export const frameOf = (view: View): Frame | null => view.frames.at(-1) ?? null;
export const resourceOf = (section: string): string => section.slice(0, -2); // "res_10_a" lies on "res_10"
export const ownedBy = (seat: SeatView): Owned[] => types.flatMap((type) => seat.empire[type]);
export const underConstruction = (seat: SeatView): Construction[] => types.flatMap((type) => seat.construction[type]);
// The card that has just been paid for and waits for its side.
export const completed = (view: View): string | null => (view.step === "choose_side" ? (frameOf(view)?.card ?? null) : null);
