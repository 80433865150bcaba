import type { Box } from "../shelf";

export const box: Box = {
  id: "alien_artifacts",
  place: 5,
  name: "Alien Artifacts",
  prefix: "AA",
  players: "2–5",
  minutes: "60",
  weight: 3,
  blurb: { en: "Every card has two sides. One feeds you, the other scores.", pl: "Każda karta ma dwie strony. Jedna żywi, druga punktuje." },
  orbit: { r: 232, rod: 60, size: 24, at: 302 },
};
