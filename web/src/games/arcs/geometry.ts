// The Reach: a ring of cells. Angles in degrees, 0 = east, clockwise, in a space scaled by two radii whose corners are full
// (a superellipse), so that every cell holds two rows of pieces.
export type Point = [number, number];
export interface Cell {
  d: string; // its outline
  outer: Point; // middles of its outer and inner side
  inner: Point;
  depth: number;
  width: number;
}
export interface Anchor {
  row: Point; // the left end of badge and wells; of a gate its portal
  ships: Point;
}
export interface Layout {
  name: "wide" | "phone";
  width: number;
  height: number;
  hub: Point; // radii
  gates: Point;
  planets: Point;
  borders: [number, number][]; // of the clusters
  cuts: [number, number][]; // inside them
  gap: number; // half of it, between clusters
  thin: number; // half of it, inside a cluster
  corner: number;
  token: number;
  badge: number;
  well: number;
  portal: number;
  anchors: Record<string, Anchor>;
}

const RAD = Math.PI / 180;
const FULL_IN = 3.5;
const FULL_OUT = 2.75;
export const fixed = (v: number): number => +v.toFixed(1);

export function pointAt(layout: Layout, radii: Point, angle: number): Point {
  const u = Math.min(1, Math.max(0, (radii[0] - layout.hub[0]) / (layout.planets[0] - layout.hub[0])));
  const n = FULL_IN + (FULL_OUT - FULL_IN) * Math.sqrt(u);
  const [c, s] = [Math.cos(angle * RAD), Math.sin(angle * RAD)];
  const r = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
  return [layout.width / 2 + radii[0] * r * c, layout.height / 2 + radii[1] * r * s];
}

export const between = (a: Point, b: Point, u: number): Point => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const text = (p: Point): string => `${fixed(p[0])} ${fixed(p[1])}`;
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const towards = (from: Point, to: Point, px: number): Point => between(from, to, px / distance(from, to));

interface Sides {
  inner: Point; // radii
  outer: Point;
  angles: [number, number];
  insets: [number, number]; // at the two borders
}

// A cell between two curves and two straight borders, each inset, with rounded corners.
function cellOf(layout: Layout, { inner, outer, angles, insets }: Sides): Cell {
  const at = (radii: Point, angle: number) => pointAt(layout, radii, angle);
  const inside = (angle: number, inset: number, sign: number) => {
    const [p, q] = [at(inner, angle), at(outer, angle)];
    const length = distance(p, q);
    const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length];
    return (point: Point) => sign * ((point[0] - p[0]) * nx + (point[1] - p[1]) * ny) - inset > 0;
  };
  const middle = (angles[0] + angles[1]) / 2;
  const meet = (radii: Point, test: (p: Point) => boolean, from: number): number => {
    let [lo, hi] = [from, middle];
    for (let i = 0; i < 40; i++) {
      const m = (lo + hi) / 2;
      if (test(at(radii, m))) hi = m;
      else lo = m;
    }
    return (lo + hi) / 2;
  };
  const along = (radii: Point, angle: number, px: number, step: number): number => {
    let [a, p, done] = [angle, at(radii, angle), 0];
    while (done < px) {
      a += step;
      const q = at(radii, a);
      done += distance(p, q);
      p = q;
    }
    return a;
  };
  const [near, far] = [inside(angles[0], insets[0], 1), inside(angles[1], insets[1], -1)];
  const out0 = meet(outer, near, angles[0] - 4);
  const out1 = meet(outer, far, angles[1] + 4);
  const in0 = meet(inner, near, angles[0] - 4);
  const in1 = meet(inner, far, angles[1] + 4);
  const [O0, O1, I0, I1] = [at(outer, out0), at(outer, out1), at(inner, in0), at(inner, in1)];
  const r = layout.corner;
  const arc = (radii: Point, from: number, to: number): string =>
    Array.from({ length: 8 }, (_, i) => `L${text(at(radii, from + ((to - from) * (i + 1)) / 8))}`).join("");
  const [b0, b1] = [along(outer, out0, r, 0.25), along(outer, out1, r, -0.25)];
  const [c1, c0] = [along(inner, in1, r, -0.25), along(inner, in0, r, 0.25)];
  const d =
    `M${text(at(outer, b0))}${arc(outer, b0, b1)}Q${text(O1)} ${text(towards(O1, I1, r))}L${text(towards(I1, O1, r))}` +
    `Q${text(I1)} ${text(at(inner, c1))}${arc(inner, c1, c0)}Q${text(I0)} ${text(towards(I0, O0, r))}L${text(towards(O0, I0, r))}` +
    `Q${text(O0)} ${text(at(outer, b0))}Z`;
  const [om, im] = [at(outer, (out0 + out1) / 2), at(inner, (in0 + in1) / 2)];
  return { d, outer: om, inner: im, depth: distance(om, im), width: distance(O0, O1) };
}

const shrunk = (radii: Point, by: number): Point => [radii[0] - by, radii[1] - by];
const planetLetters = ["a", "c", "h"] as const;

export function cellsOf(layout: Layout): Record<string, Cell> {
  const { gap, thin } = layout;
  const cells: Record<string, Cell> = {};
  layout.borders.forEach((angles, i) => {
    cells[`${i + 1}g`] = cellOf(layout, { inner: shrunk(layout.hub, -gap), outer: shrunk(layout.gates, thin), angles, insets: [gap, gap] });
    const cuts = [angles[0], ...layout.cuts[i]!, angles[1]];
    planetLetters.forEach((letter, j) => {
      const insets: [number, number] = [j === 0 ? gap : thin, j === 2 ? gap : thin];
      cells[`${i + 1}${letter}`] = cellOf(layout, { inner: shrunk(layout.gates, -thin), outer: layout.planets, angles: [cuts[j]!, cuts[j + 1]!], insets });
    });
  });
  return cells;
}

const anchorsOf = (rows: string): Record<string, Anchor> =>
  Object.fromEntries(
    rows.trim().split("\n").map((line) => {
      const [id, a, b, c, d] = line.trim().split(" ");
      return [id!, { row: [+a!, +b!] as Point, ships: [+c!, +d!] as Point }];
    }),
  );

export const wide: Layout = {
  name: "wide",
  width: 948,
  height: 516,
  hub: [192, 103],
  gates: [297, 158],
  planets: [471, 256],
  borders: [[-119, -61], [-61, 0], [0, 61], [61, 119], [119, 180], [180, 241]],
  cuts: [[-100, -80], [-43, -22], [22, 43], [80, 100], [137, 158], [202, 223]],
  gap: 5,
  thin: 1.5,
  corner: 9,
  token: 23,
  badge: 24,
  well: 29,
  portal: 15,
  anchors: anchorsOf(`
    1g 408 125.7 480 125.7
    1a 284.8 33.2 358.8 80
    1c 445.5 29 474 80
    1h 574.2 33.2 589.2 80
    2g 696.9 171.3 718.9 203.3
    2a 733.1 63.6 706 100.7
    2c 832.2 124.5 784.5 151.5
    2h 841.4 211.8 806 221.1
    3g 718.9 354.7 710.9 320.6
    3a 866.4 304.2 806 294.8
    3c 832.2 391.5 784.5 364.1
    3h 713.1 453.4 706 415.2
    4g 408 390.3 480 390.3
    4a 574.2 482.8 589.2 436
    4c 429.5 487 474 436
    4h 300.8 482.8 358.8 436
    5g 229.1 354.7 237.1 320.6
    5a 157.9 455.4 242 415.2
    5c 58.8 391.5 163.5 364.1
    5h 17.6 304.2 142 294.8
    6g 251.1 171.3 229.1 203.3
    6a 24.6 211.8 142 221.1
    6c 52.8 128.5 163.5 151.5
    6h 157.9 63.6 242 100.7`),
};

export const narrow: Layout = {
  name: "phone",
  width: 374,
  height: 292,
  hub: [50, 34],
  gates: [103, 82],
  planets: [186, 145],
  borders: [[-120, -60], [-60, 0], [0, 60], [60, 120], [120, 180], [180, 240]],
  cuts: [[-100, -80], [-41, -20], [20, 41], [80, 100], [139, 160], [200, 221]],
  gap: 2.5,
  thin: 1,
  corner: 5,
  token: 15.5,
  badge: 14,
  well: 16,
  portal: 8.5,
  anchors: anchorsOf(`
    1g 162 87.2 195 87.2
    1a 106.4 22.5 142.2 51.3
    1c 171 19.4 187 51.3
    1h 223.1 22.5 231.8 51.3
    2g 246.8 106 262.8 123
    2a 289.6 36.8 275.3 64.3
    2c 324.9 75.7 301.5 92.7
    2h 320.4 121.8 305.6 127.5
    3g 243.8 195 263.8 170
    3a 333.6 170.2 308.6 164.6
    3c 324.9 216.3 301.5 198.9
    3h 277.9 253.2 273.3 227.8
    4g 162 204.8 195 204.8
    4a 223.1 271.5 231.8 242.5
    4c 163.3 273.6 187 241
    4h 110.6 271.5 142.2 241
    5g 130.2 195 110.2 170
    5a 52.4 255.2 98.7 227.8
    5c 15.1 221.3 73.5 199
    5h 6.1 170.2 67.4 164.6
    6g 127.2 106 111.2 123
    6a 8.4 121.8 65.4 127.5
    6c 14.9 76.7 71.5 93.9
    6h 52.4 36.8 98.7 64.3`),
};

const memory = new Map<Layout, Record<string, Cell>>();
export function cells(layout: Layout): Record<string, Cell> {
  const known = memory.get(layout);
  if (known) return known;
  const made = cellsOf(layout);
  memory.set(layout, made);
  return made;
}

// The wells of a planet stand in a row after its badge.
export const wellAt = (layout: Layout, system: string, n: number): Point => {
  const [x, y] = layout.anchors[system]!.row;
  const gap = layout.name === "wide" ? 3 : 1.5;
  return [x + layout.badge + (layout.name === "wide" ? 4 : 2) + n * (layout.well + gap), y - layout.well / 2];
};
// Runs of clusters that are out of play, clockwise: a path marker joins the gates on both sides.
export function outRuns(out: number[]): [number, number][] {
  const is = (c: number) => out.includes(((c - 1 + 6) % 6) + 1);
  return out.filter((c) => !is(c - 1)).map((c) => {
    let last = c;
    while (is(last + 1)) last++;
    return [c, ((last - 1) % 6) + 1];
  });
}

// The way of ships from a system to the next one; from gate to gate along the ring of gates, over clusters out of play too.
export function legBetween(layout: Layout, from: string, to: string): string {
  const [a, b] = [layout.anchors[from]!.ships, layout.anchors[to]!.ships];
  if (from[1] !== "g" || to[1] !== "g") return `M${text(a)}Q${fixed((a[0] + b[0]) / 2)} ${fixed(Math.min(a[1], b[1]) - 18)} ${text(b)}`;
  const middle = (system: string) => layout.borders[+system[0]! - 1]!.reduce((sum, angle) => sum + angle / 2, 0);
  const turn = ((middle(to) - middle(from) + 540) % 360) - 180;
  const radii = between(layout.hub, layout.gates, 0.5);
  const bends = [1, 2, 3, 4, 5, 6, 7].map((i) => `L${text(pointAt(layout, radii, middle(from) + (turn * i) / 8))}`);
  return `M${text(a)}${bends.join("")}L${text(b)}`;
}

export const middleOf = ({ outer, inner }: Cell): Point => between(outer, inner, 0.5);
// The portal of a gate; out of play it lies in the middle of its cell.
export const portalAt = (layout: Layout, cluster: number, out: number[]): Point =>
  out.includes(cluster) ? middleOf(cells(layout)[`${cluster}g`]!) : layout.anchors[`${cluster}g`]!.row;
