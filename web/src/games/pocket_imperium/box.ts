import type { Box } from "../shelf";

export const box: Box = {
  id: "pocket_imperium",
  place: 2,
  name: "Pocket Imperium",
  prefix: "PI",
  players: "2–4",
  minutes: "30–45",
  weight: 2,
  blurb: { en: "Three secret orders. The rarer your choice, the more it does.", pl: "Trzy tajne rozkazy. Im rzadszy wybór, tym więcej zdziała." },
  orbit: { r: 112, rod: 62, size: 17, at: 236 },
};
