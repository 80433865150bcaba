// Flat-top hexes: x = 1.5 z q, y = sqrt(3) z (r + q / 2).
import { sectors, type System, type View } from "./view";

export const Z = 43.6;
const ROW = Math.sqrt(3) * Z;
export type Point = [number, number];

export const centreOf = ({ q, r }: { q: number; r: number }): Point => [1.5 * Z * q, ROW * (r + q / 2)];
const fix = (n: number) => Math.round(n * 10) / 10;

export function corner([x, y]: Point, k: number, size = Z): Point {
  const a = (Math.PI / 3) * k;
  return [x + size * Math.cos(a), y + size * Math.sin(a)];
}
export function hexPath(at: Point, size: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => corner(at, k, size).map(fix).join(" ")).join("L")}Z`;
}

// The neighbour across the edge between the corners k and k + 1.
const across: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

// The border of a group of hexes: every edge that has no member of the group on its other side.
export function groupEdge(group: { q: number; r: number }[]): string {
  const members = new Set(group.map(({ q, r }) => `${q},${r}`));
  let path = "";
  for (const hex of group) {
    across.forEach(([dq, dr], k) => {
      if (members.has(`${hex.q + dq},${hex.r + dr}`)) return;
      const at = centreOf(hex);
      path += `M${corner(at, k).map(fix).join(" ")}L${corner(at, k + 1).map(fix).join(" ")}`;
    });
  }
  return path;
}

// Prime lies over seven hexes.
export const primeHexes = ({ q, r }: System) => [{ q, r }, ...across.map(([dq, dr]) => ({ q: q + dq, r: r + dr }))];

export function bounds(view: View): { x: number; y: number; width: number; height: number } {
  const points = Object.values(view.systems).map(centreOf);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const pad = Z * 1.12;
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad * 0.9];
  return { x, y, width: Math.max(...xs) + pad - x, height: Math.max(...ys) + pad * 0.9 - y };
}

// The number of a sector stands in the notch of its flower that looks outwards and is free.
export function tagOf(view: View, sector: number): Point {
  const all = Object.values(view.systems);
  const own = all.filter((s) => s.sector === sector).map(centreOf);
  const mid: Point = [own.reduce((a, p) => a + p[0], 0) / own.length, own.reduce((a, p) => a + p[1], 0) / own.length];
  const [px, py] = centreOf(view.systems["prime"] ?? { q: 0, r: 0 });
  const others = all.map(centreOf);
  let best: Point = mid;
  let most = -Infinity;
  for (let k = 0; k < 6; k++) {
    const at = corner(mid, k, 2.2 * Z);
    const near = Math.min(...others.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
    const out = Math.hypot(at[0] - px, at[1] - py) + (near < Z ? -1000 : 0);
    if (out > most) [best, most] = [at, out];
  }
  return best;
}

export function teeth([x, y]: Point, inner: number, outer: number, count: number): string {
  const at = (r: number, a: number) => `${fix(x + r * Math.cos(a))} ${fix(y + r * Math.sin(a))}`;
  let path = "";
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const s = (2 * Math.PI) / count;
    path += `${i === 0 ? "M" : "L"}${at(inner, a)}L${at(outer, a + 0.22 * s)}L${at(outer, a + 0.5 * s)}L${at(inner, a + 0.72 * s)}`;
  }
  return `${path}Z`;
}

export const sectorGroups = (view: View): { sector: number; path: string; tag: Point }[] =>
  sectors(view).map((sector) => ({
    sector,
    path: groupEdge(Object.values(view.systems).filter((s) => s.sector === sector)),
    tag: tagOf(view, sector),
  }));
