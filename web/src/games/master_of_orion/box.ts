import type { Box } from "../shelf";

export const box: Box = {
  id: "master_of_orion",
  place: 4,
  name: "Master of Orion",
  prefix: "MO",
  players: "2–4",
  minutes: "40–60",
  weight: 3,
  blurb: { en: "Build systems card by card, before your people lose heart.", pl: "Buduj układy karta po karcie, zanim lud straci ducha." },
  orbit: { r: 150, rod: 58, size: 31, at: 128 },
};
