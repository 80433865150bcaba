// Master of Orion: the moments of fixtures and the pictures of How to play, as dev/games.mjs describes them.
export const moments = [
  { name: "mo_action", players: 4, step: "choose_action", from: 329, full: true, many: "swap" },
  { name: "mo_end", players: 4, step: null },
];

export const pictures = [
  { name: "master_of_orion_board", table: "mo_action", shows: "main.board" },
  { name: "master_of_orion_hand", table: "mo_action", shows: ".console .hand" },
];
