// The signs of actions, keywords and rewards, written as those of ui/icons.ts.
import { icons } from "../../ui/icons";
import type { ActionId, Colour, When } from "./view";

const activate = "sM7.2 5.7a8 8 0 1 0 9.6 0M12 2.5V11";
const attack = "sM20.5 3.5 9 15M20.5 3.5l-1 4.5-8.5 8.5-3-3L16 4.5ZM5 12.5l6.5 6.5M7.5 16.5 3.5 20.5";
const sunrise = "sM2.5 19h19M6.5 19a5.5 5.5 0 0 1 11 0M12 9V5.5M4.5 12.5 6.8 14M19.5 12.5 17.2 14";
const propaganda = "sM4 9.5v5h4l8.5 4.5v-14L8 9.5ZM8 14.5l1.5 6h2.5l-1.5-5M19.5 9.5a4 4 0 0 1 0 5";
const exploit = "sM6 3h12v7H6ZM12 10v3M5 15.5l2.5 5h9l2.5-5M9 14l3 3.5 3-3.5";

export const deeds: Record<ActionId, string> = {
  build: "sM4 13.5v7h16v-7M7.5 17h9M12 13V3m-4.5 4.5L12 3l4.5 4.5",
  exploit,
  research: "sM9 3h6M10 3v6.5L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9.5V3M7.5 15h9",
  activate,
  attack,
  trade: "sM3.5 8.5h15m-4-4 4 4-4 4M20.5 15.5h-15m4-4-4 4 4 4",
  propaganda,
  contract: "sM6 3h12v11.5M6 3v18h6M9 7.5h6M9 11h6M9 14.5h2.5M17 15a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Zm-1.5 5-.7 3 2.2-1 2.2 1-.7-3",
};

export const keywords: Record<When, string> = {
  activation: activate,
  after_building: "sM3 20.5h18M5 20v-6h7v6M12 20v-6h7v6M8.5 14V8h7v6M12 5.5V2",
  after_attack: attack,
  after_propaganda: propaganda,
  after_exploit: exploit,
  always: "sM12 12c-2-3-3.6-4.5-5.7-4.5a4.5 4.5 0 0 0 0 9c2.1 0 3.7-1.5 5.7-4.5Zm0 0c2 3 3.6 4.5 5.7 4.5a4.5 4.5 0 0 0 0-9c-2.1 0-3.7 1.5-5.7 4.5Z",
  round_start: sunrise,
  end_of_game: "sM5.5 22V3M5.5 4h13l-2.5 4.5L18.5 13h-13",
};

// What Exploit brings for a card of this colour (MO-63).
export const rewards: Record<Colour, string> = {
  blue: icons.food,
  red: icons.fleet,
  yellow: icons.production,
  grey: "sM4 6.5h9v14H4ZM8 3.5h12v13h-4",
};

export const deck = "sM7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Zm-1 13.5L17 5M6 21 18.5 8.5M11 21l7.5-7.5";
