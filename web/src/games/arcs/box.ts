import type { Box } from "../shelf";

export const box: Box = {
  id: "arcs",
  place: 3,
  name: "Arcs",
  prefix: "AR",
  players: "2–4",
  minutes: "60–120",
  weight: 4,
  blurb: { en: "Lead, follow or seize the initiative. Ambitions are declared, then won.", pl: "Prowadź, podążaj albo przejmij inicjatywę. Ambicje się ogłasza, potem zdobywa." },
  orbit: { r: 214, rod: 64, size: 26, at: 207 },
};
