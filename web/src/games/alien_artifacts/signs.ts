// The signs of the cards, on a grid of 24 and in the notation of ui/icons.ts; t: a thicker line.
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const signs = {
  red: "fM21.5 2.5 20 9 10.6 18.4 5.6 13.4 15 4Z|tm3.6 12.6 7.8 7.8M6.6 17.4 3 21",
  blue: "fM9.2 3.5h5.6V9l5.3 8.8A2.6 2.6 0 0 1 17.9 22H6.1a2.6 2.6 0 0 1-2.2-4.2L9.2 9Z|tM7.6 2.6h8.8|iM8.3 16h7.4",
  green: `s${circle(12, 12, 9.4)}|fM17.6 6.4 14.4 14.4 6.4 17.6 9.6 9.6Z`,
  gold: `f${circle(12, 12, 10.2)}|im12 5.6 6.4 6.4-6.4 6.4L5.6 12Z`,
  credit: `s${circle(12, 12, 9.2)}|tM7.5 12h9`,
  exploration: "tm5 12 7-7 7 7M5 20l7-7 7 7",
  expansion: `tM12 12v9M12 12 4.5 5M12 12l7.5-7|f${circle(12, 12, 3.3)}`,
  extermination: "tm5 5 14 14M19 5 5 19",
  exploitation: "tM4 5.5h16M4 12h16M4 18.5h16",
  ship: "sM12 2c3 3 4 6.5 4 10v6H8v-6c0-3.5 1-7 4-10ZM8 12l-4.5 5v3L8 18M16 12l4.5 5v3L16 18M10.3 18v3.5M13.7 18v3.5",
  technology: `sM3.3 7a10 4.2 30 1 0 17.3 10a10 4.2 30 1 0 -17.3 -10ZM3.3 17a10 4.2 -30 1 0 17.3 -10a10 4.2 -30 1 0 -17.3 10Z|f${circle(12, 12, 2.3)}`,
  planet: `s${circle(12, 12, 6.5)}M6.5 15.3C3.5 17.6 1.7 19.6 2.3 20.5c1 1.5 6.8-1.3 12.3-5.5s8.3-9.6 7.3-11.1c-.6-.9-3 .1-6 2.1`,
  logistic: "tM9.5 4H4.5v16h5M19.5 4v16M12 12h4",
  operational: "tm5 5 7 7-7 7M13 5l7 7-7 7",
  token: "sM5.8 8h3.5a4 4 0 0 1 0 8H5.8a4 4 0 0 1 0-8ZM14.7 8h3.5a4 4 0 0 1 0 8h-3.5a4 4 0 0 1 0-8Z",
  artifact: "fM7 2.5h10l5 6.5-10 13L2 9Z|iM2 9h20M8.5 9 12 21 15.5 9 12 3Z",
  plan: "sM12 2.5 20 5.5v6c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10v-6Z",
  pile: "dM7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",
  damaged: "sM12 2.5c4 3.5 5.5 7.5 5.5 11.5v7.5h-11V14c0-4 1.5-8 5.5-11.5ZM13.5 7l-3 4.5 4 2-3.5 5",
  destroyed: "sM12 2.5c4 3.5 5.5 7.5 5.5 11.5v7.5h-11V14c0-4 1.5-8 5.5-11.5Z|tM4 6l16 13M20 6 4 19",
  card: "sM7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM9 8.5h6M9 12h6M9 15.5h3.5",
  points: "fM12 1.5 14.3 9.7 22.5 12l-8.2 2.3L12 22.5 9.7 14.3 1.5 12l8.2-2.3Z",
} as const;
export type SignName = keyof typeof signs;
