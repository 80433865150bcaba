// The server's view of Pocket Imperium.
export const GAME = "pocket_imperium";

export type Command = "expand" | "explore" | "exterminate";
export const commands: Command[] = ["expand", "explore", "exterminate"];
export type SystemKind = "empty" | "level_1" | "level_2" | "asteroid" | "black_hole" | "tri_prime" | "quad_prime";

export interface System {
  kind: SystemKind;
  q: number;
  r: number;
  sector: number | null;
  owner: number | null;
  ships: number;
  fresh: number; // not yet used in this order
  bounty: boolean;
  holds: number; // ships that it sustains
  worth: number; // points when its sector is scored
}
export interface SeatView {
  points: number;
  supply: number;
  planned: boolean;
  plan: string | null; // one's own
  revealed: Command[][];
  chosen: number | null;
  bounties: number;
  bounty_points: number | null; // null: tiles of another, whose worth is not known yet
  score: number;
  rank: number;
}
export interface View {
  players: number;
  over: boolean;
  step: string | null;
  round: number;
  rounds: number;
  first: number;
  reveals: number;
  order: { command: Command; seat: number; actions: number } | null;
  galaxy: string;
  tiles: { number: number; turned: number; side: number }[]; // of each sector, in their order; number 0: none yet
  systems: Record<string, System>;
  scored: number[];
  bounty_tiles: number;
  invaded: string[];
  held_before: string[]; // systems of the player whose order it is, when it began
  frames: { step: string; who: number[] | "chance"; a: number; b: number; c: number; d: number }[]; // the stack of questions
  seats: SeatView[];
  sectors: { sector: number; points: number[] }[]; // what each would bring if it were scored now
}

const letters: Record<string, Command> = { e: "expand", x: "explore", t: "exterminate" };
// "xte" or "ex-et-xt" as the cards of each reveal.
export function planCards(plan: string): Command[][] {
  const slots = plan.includes("-") ? plan.split("-") : [...plan];
  return slots.map((slot) => [...slot].map((letter) => letters[letter]!));
}
export const planKey = (slots: Command[][]): string => {
  const letter = (c: Command) => (c === "expand" ? "e" : c === "explore" ? "x" : "t");
  const order = "ext";
  const words = slots.map((slot) => slot.map(letter).sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(""));
  return words.join(words.some((w) => w.length > 1) ? "-" : "");
};

export const sectors = (view: View): number[] => view.sectors.map((s) => s.sector);

// Points of every seat in a sector as it stands.
export const ifScored = (view: View, sector: number): number[] => view.sectors.find((s) => s.sector === sector)?.points ?? [];

export const planets = (view: View, seat: number): number =>
  Object.values(view.systems).filter((s) => s.owner === seat && s.worth > 0).length;
export const holdsPrime = (view: View, seat: number): boolean => view.systems["prime"]?.owner === seat;
export const fleet = (view: View, seat: number): number =>
  Object.values(view.systems).reduce((sum, s) => sum + (s.owner === seat ? s.ships : 0), 0);
