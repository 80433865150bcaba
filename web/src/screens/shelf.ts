// The five games in the order of the home page, with what a box tells.
import type { Key } from "../text/words";

export interface Box {
  id: string;
  name: string; // until the server names it
  players: string;
  minutes: string;
  weight: number;
  blurb: Key;
}
export const shelf: Box[] = [
  { id: "alien_frontiers", name: "Alien Frontiers", players: "2–4", minutes: "60–90", weight: 2, blurb: "blurb_alien_frontiers" },
  { id: "pocket_imperium", name: "Pocket Imperium", players: "2–4", minutes: "30–45", weight: 2, blurb: "blurb_pocket_imperium" },
  { id: "arcs", name: "Arcs", players: "2–4", minutes: "60–120", weight: 4, blurb: "blurb_arcs" },
  { id: "master_of_orion", name: "Master of Orion", players: "2–4", minutes: "40–60", weight: 3, blurb: "blurb_master_of_orion" },
  { id: "alien_artifacts", name: "Alien Artifacts", players: "2–5", minutes: "60", weight: 3, blurb: "blurb_alien_artifacts" },
];
