// The planet: a wobbly core and seven territories around it, 0 degrees east, angles clockwise. The same drawing serves
// the round planet and the oval one of a phone.
import { type TerritoryId, territories } from "./view";

export interface Globe {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}
export const round: Globe = { cx: 250, cy: 250, rx: 212, ry: 212 };
export const oval: Globe = { cx: 187, cy: 113, rx: 184, ry: 110 };

type Point = [number, number];
const CORE = 0.37;
const ring = territories.filter((t) => t !== "burroughs_desert");
const middles: Record<string, number> = {
  herbert_valley: 180, lem_badlands: 231.4, heinlein_plains: 282.9, pohl_foothills: 334.3, van_vogt_mountains: 25.7,
  bradbury_plateau: 77.1, asimov_crater: 128.6,
};
export const grounds: Record<TerritoryId, string> = {
  herbert_valley: "#5d6f63", lem_badlands: "#86604f", heinlein_plains: "#8b7a55", pohl_foothills: "#6f6d55",
  van_vogt_mountains: "#5d6478", bradbury_plateau: "#7b6253", asimov_crater: "#655a70", burroughs_desert: "#a07a52",
};

// The same coast on every machine: a number from -1 to 1 that depends on its seed alone.
export function wobble(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return 2 * (x - Math.floor(x)) - 1;
}

const polar = (degrees: number, r: number): Point => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
];
const place = (g: Globe, [x, y]: Point): Point => [g.cx + x * g.rx, g.cy + y * g.ry];
const fix = (n: number) => Math.round(n * 10) / 10;
const write = ([x, y]: Point) => `${fix(x)} ${fix(y)}`;

// A smooth curve through points (Catmull-Rom), without the first "M".
function curve(points: Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let path = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${write(c1)} ${write(c2)} ${write(p2)}`;
  }
  return path;
}

// The border after territory i of the ring, from the core to the rim.
function border(i: number): Point[] {
  const angle = middles[ring[i]!]! + 25.72;
  const points: Point[] = [];
  for (let k = 0; k <= 7; k++) {
    const r = CORE + ((1 - CORE) * k) / 7;
    const aside = k === 0 || k === 7 ? 0 : (wobble(i * 10 + k) * 2.6) / r;
    points.push(polar(angle + aside, k === 0 ? CORE + 0.025 * wobble(i + 40) : r));
  }
  return points;
}
// The coast of the core along territory i.
function coast(i: number): Point[] {
  const start = border((i + ring.length - 1) % ring.length)[0]!;
  const end = border(i)[0]!;
  const points: Point[] = [start];
  for (let k = 1; k <= 5; k++) {
    const angle = middles[ring[i]!]! - 25.72 + (51.44 * k) / 6;
    points.push(polar(angle + wobble(i * 9 + k) * 1.5, CORE + 0.034 * wobble(i * 17 + k * 3)));
  }
  return [...points, end];
}

export function outline(g: Globe, territory: TerritoryId): string {
  const at = (points: Point[]) => points.map((p) => place(g, p));
  if (territory === "burroughs_desert") {
    return `M${write(place(g, coast(0)[0]!))}${ring.map((_, i) => curve(at(coast(i)))).join("")}Z`;
  }
  const i = ring.indexOf(territory);
  const before = at(border((i + ring.length - 1) % ring.length));
  const after = at(border(i));
  const rim = `A${g.rx} ${g.ry} 0 0 1 ${write(after.at(-1)!)}`;
  return `M${write(before[0]!)}${curve(before)}${rim}${curve(after.reverse())}${curve(at(coast(i)).reverse())}Z`;
}

// Where the name stands.
export function centre(g: Globe, territory: TerritoryId): Point {
  if (territory === "burroughs_desert") return [g.cx, g.cy];
  const far = g.rx === g.ry ? 0.695 : 0.7;
  return place(g, polar(middles[territory]!, far));
}

// Engraved signs of the ground, a few in each territory.
const signs: Record<TerritoryId, (s: number) => string> = {
  herbert_valley: (s) => `c${8 * s} ${3 * s} ${12 * s} ${-4 * s} ${20 * s} 0`,
  lem_badlands: (s) => `l${2 * s} ${-5 * s} ${2 * s} ${4 * s} ${2 * s} ${-4 * s} ${2 * s} ${5 * s}`,
  heinlein_plains: (s) => `h${13 * s}m${-9 * s} ${3.4 * s}h${10 * s}`,
  pohl_foothills: (s) => `a${5.5 * s} ${5.5 * s} 0 0 1 ${11 * s} 0`,
  van_vogt_mountains: (s) => `l${6 * s} ${-10 * s} ${6 * s} ${10 * s}m${-6 * s} ${-10 * s}l${1 * s} ${4 * s} ${-2 * s} ${3 * s}`,
  bradbury_plateau: (s) => `c0 ${-9 * s} ${18 * s} ${-9 * s} ${18 * s} 0m${-14 * s} 0c0 ${-5 * s} ${10 * s} ${-5 * s} ${10 * s} 0`,
  asimov_crater: (s) => `a${8 * s} ${6 * s} 0 1 1 ${16 * s} 0a${8 * s} ${6 * s} 0 1 1 ${-16 * s} 0m${4 * s} 0a${4 * s} ${2.6 * s} 0 1 0 ${8 * s} 0`,
  burroughs_desert: (s) => `q${5 * s} ${-6 * s} ${10 * s} 0t${10 * s} 0`,
};
export function engraving(g: Globe, territory: TerritoryId): string {
  let path = "";
  const core = territory === "burroughs_desert";
  for (let k = 0; k < (core ? 7 : 9); k++) {
    const angle = core ? k * 51 : middles[territory]! + wobble(k * 7 + territory.length) * 20;
    const r = core ? 0.2 + 0.09 * wobble(k) : 0.46 + 0.062 * k;
    const [x, y] = place(g, polar(angle, r));
    path += `M${fix(x - 6)} ${fix(y)}${signs[territory](0.8 + 0.35 * Math.abs(wobble(k * 3)))}`;
  }
  return path;
}

// The degree scale of the brass meridian.
export function degrees(g: Globe): string {
  let path = "";
  for (let d = 0; d < 360; d += 2) {
    const long = d % 30 === 0 ? 0.036 : d % 10 === 0 ? 0.024 : 0.016;
    path += `M${write(place(g, polar(d, 1.078)))}L${write(place(g, polar(d, 1.078 + long)))}`;
  }
  return path;
}

// A name in one or two lines of even length; small words stay with the word after them.
export function lines(name: string): string[] {
  const words = name.split(" ");
  let best: string[] = [name];
  let longest = words.length > 1 ? Infinity : 0;
  for (let i = 1; i < words.length; i++) {
    if (/^\p{Ll}/u.test(words[i - 1]!)) continue;
    const pair = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const length = Math.max(pair[0]!.length, pair[1]!.length);
    if (length < longest) [best, longest] = [pair, length];
  }
  return best;
}
