// Alien Frontiers: the moments of fixtures and the pictures of How to play, as dev/games.mjs describes them.
export const moments = [
  { name: "af_main", players: 4, step: "main", from: 786, full: true, opened: true },
  { name: "af_end", players: 4, step: null },
];

export const pictures = [
  { name: "alien_frontiers_board", table: "af_main", shows: "main.board" },
  { name: "alien_frontiers_hand", table: "af_main", shows: ".console .hand" },
];
