// Card pictures as plain shapes: path, fill, opacity, line colour, width and opacity.
export interface Shape {
  d: string;
  fill?: string;
  a?: number;
  line?: string;
  w?: number;
  la?: number;
}
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const art: Record<string, Shape[]> = {
  alien_city: [
    { d: "M24 66V46h8V34h7v-12l6-8 6 8v18h7v-8h8v34Z", fill: "#46638f" },
    { d: "M45 14l6 8v44h-6Z", fill: "#2c4470" },
    { d: "M28 51v3M36 40v3M36 48v3M43 28v4M43 38v4M43 50v4M55 46v3M62 40v3M62 50v3", line: "#ffe6a8", w: 2 },
    { d: "M20 67h54", line: "#8fb4ff", w: 2 },
  ],
  alien_monument: [
    { d: "M40 66 43 24l3-6 3 6 3 42Z", fill: "#d8c49a" },
    { d: "M46 18v48h6l-3-42Z", fill: "#8f7a4e" },
    { d: "M30 66h32v4H30Z", fill: "#b39a65" },
    { d: disc(46, 34, 2), fill: "#2a2212" },
  ],
  booster_pod: [
    { d: "M40 50V30c0-8 3-13 6-15 3 2 6 7 6 15v20Z", fill: "#c9d2e0" },
    { d: "M46 15c3 2 6 7 6 15v20h-6Z", fill: "#8b97ab" },
    { d: "M40 40l-8 10v6l8-4ZM52 40l8 10v6l-8-4Z", fill: "#f2553d" },
    { d: "M42 54c0 8 4 10 4 14 0-4 4-6 4-14Z", fill: "#ffb35c" },
    { d: disc(46, 31, 3.2), fill: "#1f3a5f", line: "#eaf3ff" },
  ],
  data_crystal: [
    { d: "M46 20 60 40 46 68 32 40Z", fill: "#7fd8c2", a: 0.75 },
    { d: "M46 20 52 40 46 68 40 40Z", fill: "#c9fff1", a: 0.7 },
    { d: "M32 40h28", line: "#0c2a2a", la: 0.4 },
  ],
  gravity_manipulator: [
    { d: disc(46, 42, 9), fill: "#6b5bb0" },
    { d: "M43 36a6 6 0 0 1 7 1", line: "#e7deff", w: 1.6 },
    { d: "M26 42a20 8 0 1 0 40 0a20 8 0 1 0-40 0", line: "#b9a8ff", w: 1.8 },
    { d: "M46 22v-7m-4 4 4-4 4 4M46 62v7m-4-4 4 4 4-4", line: "#ffd98a", w: 2.2 },
  ],
  holographic_decoy: [
    { d: "M34 26l12-8 12 8v18l-12 8-12-8Z", line: "#7fe0ff", w: 1.6 },
    { d: "M34 26l12 7 12-7M46 33v19", line: "#7fe0ff", w: 1.2, la: 0.7 },
    { d: "M46 66 30 46h32Z", fill: "#7fe0ff", a: 0.16 },
    { d: "M36 68h20", line: "#4a6a8a", w: 3 },
    { d: "M30 32h32M30 38h32M30 44h32", line: "#7fe0ff", w: 0.8, la: 0.5 },
  ],
  orbital_teleporter: [
    { d: "M28 60a18 6 0 1 0 36 0a18 6 0 1 0-36 0", line: "#9fd0ff", w: 2 },
    { d: "M34 24a12 4 0 1 0 24 0a12 4 0 1 0-24 0", line: "#9fd0ff", w: 1.8 },
    { d: "M34 26 30 58M58 26l4 32M42 28v30M50 28v30", line: "#9fd0ff", w: 1, la: 0.55 },
    { d: "M40 36h12v12H40Z", fill: "#f4f0e4", line: "#0a0e18", w: 1 },
    { d: `${disc(43.5, 39.5, 1.3)}${disc(48.5, 44.5, 1.3)}`, fill: "#0a0e18" },
  ],
  plasma_cannon: [
    { d: "M6 40h34l10-6v20l-10-6H6Z", fill: "#39465f" },
    { d: "M14 36h20v16H14Z", fill: "#5b6c8e" },
    { d: disc(58, 44, 5), fill: "#ffb9a8" },
    { d: "M62 44h22M62 40l18-6M62 48l18 6", line: "#ff8a70", w: 2 },
  ],
  polarity_device: [
    { d: "M30 62V38a16 16 0 0 1 32 0v24H52V38a6 6 0 0 0-12 0v24Z", fill: "#c86a8a" },
    { d: "M30 54h10v8H30Zm22 0h10v8H52Z", fill: "#f3e6d0" },
    { d: "M24 30c2-8 8-14 15-16M68 30c-2-8-8-14-15-16", line: "#f7c7d6", w: 1.6 },
  ],
  resource_cache: [
    { d: "M28 36h36v28H28Z", fill: "#6f5836" },
    { d: "M28 36l6-10h24l6 10Z", fill: "#94774a" },
    { d: "M28 48h36M46 36v28", line: "#3b2c14", w: 1.6 },
    { d: "M40 20c3-4 5-4 6-8 2 4 5 5 5 9a5.5 5.5 0 0 1-11-1Z", fill: "#f59a3c" },
    { d: "M54 20l5-2 5 4-1 6-6 1-4-4Z", fill: "#b9c2cf" },
  ],
  stasis_beam: [
    { d: "M46 14 64 66H28Z", fill: "#a6dbff", a: 0.22 },
    { d: "M46 14 56 66H36Z", fill: "#a6dbff", a: 0.3 },
    { d: "M38 12h16l-3 7H41Z", fill: "#5b6c8e" },
    { d: "M39 46h14v14H39Z", fill: "#f4f0e4", line: "#0a0e18", w: 1 },
    { d: "M46 49v8m-3-3 3 3 3-3", line: "#0a0e18", w: 1.8 },
  ],
  temporal_warper: [
    { d: disc(46, 44, 22), line: "#9fd0ff", la: 0.35 },
    { d: disc(46, 44, 15), line: "#9fd0ff", la: 0.6 },
    { d: "M46 44c8-2 12-10 6-16M46 44c-8 2-12 10-6 16M46 44c2 8 10 12 16 6M46 44c-2-8-10-12-16-6", line: "#9fd0ff" },
    { d: disc(46, 44, 3), fill: "#e9f6ff" },
  ],
};
