// The server's view of Alien Frontiers: everything is open but luck to come, and what follows from the position
// (control, prices, thresholds) is in it, so that nothing is computed here.
export const GAME = "alien_frontiers";

export const stations = [
  "solar_converter", "orbital_market", "alien_artifact", "terraforming_station", "shipyard", "colonist_hub",
  "raiders_outpost", "lunar_mine", "colony_constructor",
] as const;
export type StationId = (typeof stations)[number];

export const territories = [
  "herbert_valley", "lem_badlands", "heinlein_plains", "pohl_foothills", "van_vogt_mountains", "bradbury_plateau",
  "asimov_crater", "burroughs_desert",
] as const;
export type TerritoryId = (typeof territories)[number];

export const fields = ["positron_field", "isolation_field", "repulsor_field"] as const;
export type FieldId = (typeof fields)[number];

export interface Ship {
  owner: number;
  value: number;
  relic: boolean;
  spent: boolean;
}
export interface Station {
  docks: number;
  dummies: number;
  takes: number;
  ships: Ship[];
  free: number;
  price?: { fuel: number; ore: number };
  at_least?: number;
  more_than?: number;
  total?: number;
  rate?: number;
}
export interface Territory {
  colonies: number[];
  controller: number | null;
  fields: FieldId[];
  bonus: boolean;
  borrowed: boolean;
}
export interface SeatView {
  fuel: number;
  ore: number;
  colonies: number; // not landed yet
  hub: number;
  stock: number;
  bay: number;
  relic_in_bay: boolean;
  hand: number[];
  relic_in_hand: number | null;
  cards: string[];
  used: string[];
  score: number;
  rank: number;
}
// What the player on turn has done in it.
interface Flags {
  used: string[]; // cards
  discard_power_used: boolean;
  asimov_used: boolean; // the bonus of Asimov Crater
  hub_ships_docked: number;
  mine_ships_docked: number;
  market_rate: number; // 0: not bought yet
  crystal: TerritoryId | "none"; // whose bonus is borrowed
  spent: number[]; // own ships at the Alien Artifact whose value has paid for a card
}
export interface View {
  players: number;
  turn: number;
  over: boolean;
  step: string | null;
  seats: SeatView[];
  stations: Record<StationId, Station>;
  territories: Record<TerritoryId, Territory>;
  relic: { place: string; owner: number; value: number; spent: boolean };
  display: string[]; // "none": nothing is left to lie there
  deck: number;
  discard: Record<string, number>;
  flags: Flags;
  frames: { step: string; who: number[] | "chance"; a: number; b: number; c: number; d: number }[]; // the stack of questions
}

export const shownCards = (view: View): string[] => view.display.filter((card) => card !== "none");

// Own ships wherever they are, for a count in the score panel.
export function fleet(view: View, seat: number): number {
  const docked = Object.values(view.stations).flatMap((s) => s.ships).filter((ship) => ship.owner === seat && !ship.relic);
  const { hand, bay } = view.seats[seat]!;
  return hand.length + bay + docked.length;
}

export const landed = (view: View, seat: number): number =>
  Object.values(view.territories).reduce((sum, t) => sum + (t.colonies[seat] ?? 0), 0);
