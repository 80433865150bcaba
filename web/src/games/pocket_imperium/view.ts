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
  holds?: number; // ships that it sustains
  worth?: number; // points when its sector is scored
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
  systems: Record<string, System>;
  scored: number[];
  bounty_tiles: number;
  invaded: string[];
  seats: SeatView[];
  sectors?: { sector: number; points: number[] }[]; // what each would bring if it were scored now
}

// What is printed beside a system, for views that do not tell.
const printed: Record<SystemKind, { holds: number; worth: number }> = {
  empty: { holds: 1, worth: 0 },
  level_1: { holds: 2, worth: 1 },
  level_2: { holds: 3, worth: 2 },
  asteroid: { holds: 0, worth: 0 },
  black_hole: { holds: 0, worth: 0 },
  tri_prime: { holds: 4, worth: 0 },
  quad_prime: { holds: 4, worth: 0 },
};

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

export const sectors = (view: View): number[] =>
  [...new Set(Object.values(view.systems).flatMap((s) => (s.sector === null ? [] : [s.sector])))].sort((a, b) => a - b);

export const holds = (s: System): number => s.holds ?? printed[s.kind].holds;
export const worth = (s: System): number => s.worth ?? printed[s.kind].worth;

// Points of every seat in a sector as it stands.
export function ifScored(view: View, sector: number): number[] {
  const told = view.sectors?.find((s) => s.sector === sector);
  if (told) return told.points;
  const points = view.seats.map(() => 0);
  for (const s of Object.values(view.systems)) {
    if (s.sector === sector && s.owner !== null) points[s.owner]! += worth(s);
  }
  return points;
}

export const planets = (view: View, seat: number): number =>
  Object.values(view.systems).filter((s) => s.owner === seat && worth(s) > 0).length;
export const holdsPrime = (view: View, seat: number): boolean => view.systems["prime"]?.owner === seat;
export const fleet = (view: View, seat: number): number =>
  Object.values(view.systems).reduce((sum, s) => sum + (s.owner === seat ? s.ships : 0), 0);
