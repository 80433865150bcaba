// Alien Artifacts: the moments of fixtures and the pictures of How to play, as dev/games.mjs describes them.
export const moments = [
  { name: "aa_menu", players: 4, step: "menu", from: 560, seed: 3, full: true, many: "row" },
  { name: "aa_pay", players: 4, step: "pay", from: 300, seed: 3, least: 2, parts: 2, full: true },
  { name: "aa_side", players: 4, step: "choose_side", from: 600, seed: 3, least: 2 },
  { name: "aa_exchange", players: 2, step: "choose_colour", from: 200, seed: 3, least: 2 },
  { name: "aa_target", players: 4, step: "target", from: 400, seed: 3, least: 3, full: true },
  { name: "aa_plan", players: 4, bots: "random", step: "choose_plan", from: 200, seed: 13, least: 2 },
  { name: "aa_flip", players: 2, step: "flip", from: 100, seed: 10, least: 2 },
  { name: "aa_planet", players: 2, step: "choose_planet", from: 50, seed: 2, least: 2, aside: true },
  { name: "aa_attack", players: 4, step: "choose", from: 600, seed: 1, least: 2 },
  { name: "aa_auto", players: 5, bots: "random", step: "auto", from: 50, seed: 75, least: 2 },
  { name: "aa_sets", players: 2, step: "spend_sets", from: 50, seed: 23, least: 2 },
  { name: "aa_graph", players: 2, bots: "greedy:weights=hoard", step: "choose_row", from: 400, seed: 54, least: 2, graph: true },
  { name: "aa_end", players: 4, step: null, seed: 3 },
];

export const pictures = [
  { name: "alien_artifacts_board", table: "aa_menu", shows: "main.board" },
  { name: "alien_artifacts_pay", table: "aa_pay", shows: ".console" },
];
