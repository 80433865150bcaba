// The games in the order of the home page, with what a box tells: games/<game>/box.ts.
export interface Box {
  id: string;
  place: number; // on the shelf
  name: string; // until the server names it
  prefix: string; // of its rules: "AF-12"
  players: string;
  minutes: string;
  weight: number;
  blurb: { en: string; pl: string };
  orbit: { r: number; rod: number; size: number; at: number }; // of its world in the orrery
}

const boxes = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "box" });
export const shelf: Box[] = Object.values(boxes).sort((a, b) => a.place - b.place);
