// Pocket Imperium: the moments of fixtures and the pictures of How to play, as dev/games.mjs describes them.
export const moments = [
  { name: "pi_plan", players: 4, step: "make_plan", from: 77, full: true, opened: true },
  { name: "pi_explore", players: 4, step: "explore_origin", from: 60, verb: "fleet", full: true, opened: true, many: "steal_card" },
  { name: "pi_end", players: 4, step: null },
];

export const pictures = [
  { name: "pocket_imperium_galaxy", table: "pi_explore", shows: "svg.galaxy" },
  { name: "pocket_imperium_plan", table: "pi_plan", shows: ".planner" },
];
