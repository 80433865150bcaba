// Pictures of cards that nobody had to draw: an emblem is made from the card's id alone, so that decks that people edit
// have pictures too. Same id, same picture, in every theme, language and year: the order in which the numbers are drawn
// is part of the format (test/emblem.test.ts).
//
//   const blue = palette(253);
//   <img src={emblem({ seed: card.id, palette: blue, frame: "dial", figure: "vessel" }, crops.whole)} alt="" />
//
// seed: the id. palette: the colour of the card. frame: the engraved instrument behind, what kind of card it is. figure:
// the thing in front; without one it is drawn by lot. The field is 120 x 80 with its centre at 60, 40; a crop is a part
// of it that fills its box (`object-fit: cover`). The result is an address for `img`, made once for each seed and crop.
//
// A game with figures or frames of its own writes them as `Part` (a function of the stream of numbers and the brush)
// and hands the function itself in place of the name. `medal` in emblem_medal.ts draws heads; `bake` makes an address of
// any other drawing.
import { drawnByLot, figures } from "./emblem_figures";
import { frames } from "./emblem_frames";

export type Stream = () => number; // from 0 up to 1
export interface Palette {
  lo: string; // ground, far
  hi: string; // ground, near; worlds
  mid: string;
  line: string;
  ivory: string;
}
// The attributes of everything that is drawn, in one palette.
export interface Brush {
  line: string; // engraved
  hair: string; // finer
  light: string; // lines of the figure
  bead: string; // small and bright
  body: string; // bright with an outline
  shade: string; // of middle tone with an outline
  world: string; // dark with an outline
  ring: string;
  ink: string; // lines on bodies
  dark: string; // openings
  dusk: string; // the night side
  deep: string; // between columns
  flame: string;
}
export type Part = (draw: Stream, brush: Brush) => string;
export interface Emblem {
  seed: string;
  palette: Palette;
  frame: keyof typeof frames | Part;
  figure?: keyof typeof figures | Part | undefined;
}

export const crops = { whole: "0 0 120 80", wide: "-38 1 168 64", narrow: "22 0 76 80" } as const;

const INK = "#070b14";

// FNV-1a over the words, then mulberry32 from there.
export function stream(seed: string): Stream {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;
export type Point = [number, number];
export const polar = (x: number, y: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + r * Math.cos(angle)), round(y + r * Math.sin(angle))];
};
export const polygon = (points: Point[]): string => `M${points.map((p) => p.join(" ")).join("L")}Z`;
// So many points at equal distances around a centre.
export const around = (n: number, x: number, y: number, r: number, from = 0): Point[] =>
  Array.from({ length: n }, (_, i) => polar(x, y, r, from + (i * 360) / n));

// OKLCH to a colour of the screen.
function colour(lightness: number, chroma: number, degrees: number): string {
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const level = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
  return `#${channels.map((x) => Math.round(255 * Math.min(1, Math.max(0, level(Math.max(0, x))))).toString(16).padStart(2, "0")).join("")}`;
}

// A hue is one angle. `chroma` 0.3 makes it grey; `lift` makes the middle tones lighter.
export const palette = (degrees: number, { chroma = 1, lift = 0 } = {}): Palette => ({
  lo: colour(0.21, 0.04 * chroma, degrees),
  hi: colour(0.43 + lift / 2, 0.09 * chroma, degrees),
  mid: colour(0.6 + lift, 0.11 * chroma, degrees),
  line: colour(0.77 + lift, 0.09 * chroma, degrees),
  ivory: colour(0.95, 0.02 * chroma, degrees),
});

function brushOf({ hi, mid, line, ivory }: Palette): Brush {
  const outline = `stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"`;
  return {
    line: `fill="none" stroke="${line}" stroke-width=".9" opacity=".55"`,
    hair: `fill="none" stroke="${line}" stroke-width=".55" opacity=".5"`,
    light: `fill="none" stroke="${ivory}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"`,
    bead: `fill="${ivory}"`,
    body: `fill="${ivory}" ${outline}`,
    shade: `fill="${mid}" ${outline}`,
    world: `fill="${hi}" ${outline}`,
    ring: `fill="none" stroke="${line}" stroke-width="2.6"`,
    ink: `fill="none" stroke="${INK}" stroke-width=".9"`,
    dark: `fill="${INK}" fill-opacity=".82"`,
    dusk: `fill="${INK}" fill-opacity=".5"`,
    deep: `fill="${INK}" fill-opacity=".72"`,
    flame: `fill="${line}" fill-opacity=".75"`,
  };
}

// Sky, a glow, and stars of three sizes.
function ground(draw: Stream, { hi, lo, line }: Palette): string {
  const x = round(20 + draw() * 80);
  const y = round(8 + draw() * 24);
  const stars = ["", "", ""];
  for (let i = 0; i < 18; i++) stars[i % 3] += `M${round(draw() * 150 - 25)} ${round(draw() * 62)}h0`;
  const dots = (path: string, size: number, opacity: number) =>
    `<path stroke="#fff" stroke-linecap="round" stroke-width="${size}" opacity="${opacity}" d="${path}"/>`;
  return (
    `<defs><linearGradient id="g" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${hi}"/><stop offset="1" stop-color="${lo}"/></linearGradient>` +
    `<radialGradient id="l"><stop stop-color="${line}" stop-opacity=".38"/><stop offset="1" stop-color="${line}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="-60" y="-40" width="240" height="170" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="46" fill="url(#l)"/>` +
    dots(stars[0]!, 0.8, 0.55) + dots(stars[1]!, 1.3, 0.7) + dots(stars[2]!, 1.8, 0.9)
  );
}

// An engine-turned line whose three numbers come from the name.
function rosette(draw: Stream): string {
  const petals = 5 + Math.floor(draw() * 9);
  const turns = 1 + Math.floor(draw() * 3);
  const depth = 0.28 + draw() * 0.5;
  const points: Point[] = Array.from({ length: 221 }, (_, i) => {
    const angle = (i / 220) * Math.PI * 2 * turns;
    const r = 25 * (1 - depth / 2 + (depth / 2) * Math.cos((petals * angle) / turns));
    return [round(60 + r * Math.cos(angle)), round(40 + r * Math.sin(angle))];
  });
  return polygon(points);
}

// What is drawn, without the frame of a file: for tests and for other pictures.
export function emblemParts({ seed, palette: colours, frame, figure }: Emblem): string {
  const draw = stream(seed);
  const brush = brushOf(colours);
  const byLot = () => drawnByLot[Math.floor(draw() * drawnByLot.length)]!;
  const front = figure === undefined ? byLot() : typeof figure === "string" ? figures[figure] : figure;
  const behind = typeof frame === "string" ? frames[frame] : frame;
  return `${ground(draw, colours)}${behind(draw, brush)}<path ${brush.hair} d="${rosette(draw)}"/>${front(draw, brush)}`;
}

const baked = new Map<string, string>();
// The address of a drawing, made once for each key.
export function bake(key: string, box: string, parts: () => string): string {
  let address = baked.get(key);
  if (address === undefined) {
    const [, , width, height] = box.split(" ");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${parts()}</svg>`;
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    baked.set(key, address);
  }
  return address;
}

export function emblem(wanted: Emblem, crop: string = crops.whole): string {
  const { seed, palette: colours, frame, figure } = wanted;
  const part = (p: string | Part | undefined) => (typeof p === "function" ? p.name : (p ?? ""));
  return bake(["emblem", seed, crop, colours.line, part(frame), part(figure)].join("/"), crop, () => emblemParts(wanted));
}
