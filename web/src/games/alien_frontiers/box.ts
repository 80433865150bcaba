import type { Box } from "../shelf";

export const box: Box = {
  id: "alien_frontiers",
  place: 1,
  name: "Alien Frontiers",
  prefix: "AF",
  players: "2–4",
  minutes: "60–90",
  weight: 2,
  blurb: { en: "Your fleet is dice. Dock them well, land colonies, hold the ground.", pl: "Twoja flota to kości. Dokuj mądrze, zakładaj kolonie, utrzymaj teren." },
  orbit: { r: 178, rod: 60, size: 26, at: 12 },
};
