// Arcs: the moments of fixtures and the pictures of How to play, as dev/games.mjs describes them.
// Pressed in the list of answers at ar_late, where several systems answer.
const [move, battle] = ['[data-choice="1"]', '[data-choice="3"]'];
export const moments = [
  { name: "ar_follow", players: 4, options: ["leaders=on"], step: "follow", from: 300, full: true },
  { name: "ar_act", players: 4, options: ["leaders=on"], step: "act", from: 300, full: true, many: "steal_card" },
  { name: "ar_raid", players: 4, seed: 8, options: ["leaders=on"], step: "raid", least: 2, full: true },
  { name: "ar_losses", players: 4, seed: 8, options: ["leaders=on"], step: "losses", least: 2, aside: true },
  { name: "ar_arrange", players: 4, seed: 8, options: ["leaders=on"], step: "arrange", from: 200, least: 2, aside: true },
  { name: "ar_draft", players: 4, seed: 8, options: ["leaders=on"], step: "draft" },
  { name: "ar_prelude", players: 4, seed: 8, options: ["leaders=on"], step: "prelude", from: 250, aside: true },
  { name: "ar_lead", players: 2, options: ["setup_card=2p_frontiers"], step: "lead" },
  { name: "ar_late", players: 4, seed: 9, options: ["leaders=on"], step: "act", from: 1238, inside: [
    { name: "ar_move", press: [move, "system:3c", "ships:fresh:1"], look: "system:3g", seen: ".route" },
    { name: "ar_dice", press: [battle, "system:3c", "dice:assault:2"], look: "dice:skirmish:3", seen: ".collect .picked" },
    { name: "ar_board", opens: 1, seen: ".opened .well", part: ".opened" },
  ] },
  { name: "ar_catapult", players: 4, seed: 9, options: ["leaders=on"], step: "cat_next", from: 1290, inside: [{ name: "ar_route", press: [], look: "system:4a", seen: ".route" }] },
  { name: "ar_end", players: 3, step: null },
];

export const pictures = [
  { name: "arcs_board", table: "ar_follow", shows: "main.board" },
  { name: "arcs_hand", table: "ar_follow", shows: ".console .hand" },
  { name: "arcs_battle", table: "ar_raid", shows: "section.battle" },
];
