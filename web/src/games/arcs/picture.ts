// What never changes on the map (cells, planets, walls, wells, the brass ring), drawn once as a picture: one element.
import { between, cells, fixed, middleOf, outRuns, pointAt, portalAt, wellAt, type Layout, type Point } from "./geometry";
import { signs, type Sign } from "./signs";
import type { Resource } from "./view";

export const planetTypes: Record<string, Resource> = {
  "1a": "weapon", "1c": "fuel", "1h": "material", "2a": "psionic", "2c": "weapon", "2h": "relic", "3a": "material", "3c": "fuel", "3h": "weapon",
  "4a": "relic", "4c": "fuel", "4h": "material", "5a": "weapon", "5c": "relic", "5h": "psionic", "6a": "material", "6c": "fuel", "6h": "psionic",
};
export const slotsOf: Record<string, number> = {
  "1a": 2, "1c": 1, "1h": 2, "2a": 1, "2c": 1, "2h": 2, "3a": 1, "3c": 1, "3h": 2, "4a": 2, "4c": 2, "4h": 1, "5a": 1, "5c": 1, "5h": 2, "6a": 1, "6c": 2, "6h": 1,
};

const inks = {
  dark: { space: "#0c1526", gate: "#111d33", line: "#41557d", wall: "#5a6c92", glyph: "#f1ebdd", well: "#05080fcc", rim: "#ffffff45", faint: "#2a3852", rung: "#b7bfce", hub: "#0b111d", dead: "#929db1",
    signs: { material: "#c9a06b", fuel: "#f59a3c", weapon: "#ff7a6b", relic: "#7fd6c2", psionic: "#c9a2ff" } },
  light: { space: "#f6efde", gate: "#fdf9ee", line: "#b7a679", wall: "#857650", glyph: "#f1ebdd", well: "#fffdf5d9", rim: "#3b2f1480", faint: "#d6caae", rung: "#454f63", hub: "#f1ead8", dead: "#566073",
    signs: { material: "#7a5426", fuel: "#b85c06", weapon: "#a8301f", relic: "#0b6b5a", psionic: "#6b3fb0" } },
};
type Inks = (typeof inks)["dark"];
const worlds: Record<Resource, [string, string, string]> = {
  material: ["#E2C08C", "#A9793F", "#4A3017"],
  fuel: ["#F3B877", "#B9692A", "#4B230B"],
  weapon: ["#D98A78", "#8E3F35", "#3A1515"],
  relic: ["#A8E0D2", "#3E8577", "#12352F"],
  psionic: ["#CDB2F2", "#7250A8", "#291744"],
};

const p = (point: Point): string => `${fixed(point[0])} ${fixed(point[1])}`;

function defs(): string {
  const planets = Object.entries(worlds).map(
    ([type, [a, b, c]]) => `<radialGradient id="w-${type}" cx=".1" cy=".47" r=".72"><stop offset="0" stop-color="${a}"/><stop offset=".5" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></radialGradient>`,
  );
  return `<defs>${planets.join("")}<radialGradient id="w-sh" cx=".12" cy=".47" r=".9"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#02040a" stop-opacity=".62"/></radialGradient>` +
    `<linearGradient id="brass" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#ffe3a3"/><stop offset=".5" stop-color="#b98536"/><stop offset="1" stop-color="#f3cf86"/></linearGradient>` +
    `<pattern id="dead" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v9" stroke="#66779a" stroke-opacity=".35" stroke-width="1.4"/></pattern></defs>`;
}

// Bands, ridges, craters, ruins, waves: on the lit limb, which is at -x.
function texture(type: Resource, R: number, cover: number): string {
  const f = fixed;
  const L = -R;
  if (type === "fuel") return [[0.2, 0.05], [0.42, 0.09], [0.68, 0.07], [0.88, 0.1]].map(([u, w]) => `<circle r="${f(R - cover * u!)}" stroke-width="${f(cover * w!)}"/>`).join("");
  if (type === "weapon") return [[0.3, 0.34, 0.1], [0.62, -0.3, 0.15], [0.3, -0.2, 0.06], [0.78, 0.2, 0.1], [0.5, 0.06, 0.05], [0.85, -0.55, 0.09], [0.6, 0.52, 0.07]].map(([u, v, r]) => `<circle cx="${f(L + cover * u!)}" cy="${f(R * v!)}" r="${f(cover * r!)}" stroke-width="1.4"/>`).join("");
  const paths: Record<string, () => string> = {
    material: () => [[0.25, -0.2, 1], [0.62, 0.12, 1], [0.5, -0.62, 1], [0.82, -0.3, -1], [0.36, 0.3, 1], [0.95, 0.25, -1]].map(([u, v, k]) => `M${f(L + cover * u!)} ${f(R * v!)}l${f(cover * 0.14 * k!)} ${f(R * 0.1)} ${f(-cover * 0.1 * k!)} ${f(R * 0.12)} ${f(cover * 0.16 * k!)} ${f(R * 0.12)}`).join(""),
    relic: () => [[0.22, -0.1], [0.55, 0.2], [0.5, -0.5], [0.8, -0.16], [0.34, 0.36]].map(([u, v]) => `M${f(L + cover * u!)} ${f(R * v!)}v${f(R * 0.16)}h${f(cover * 0.14)}v${f(R * 0.1)}h${f(cover * 0.16)}v${f(-R * 0.14)}`).join(""),
    psionic: () => [0.28, 0.5, 0.74, 0.98].map((u) => `M${f(L + cover * u)} ${f(-R * 0.8)}q${f(cover * 0.14)} ${f(R * 0.2)} 0 ${f(R * 0.4)}t0 ${f(R * 0.4)}t0 ${f(R * 0.4)}t0 ${f(R * 0.4)}`).join(""),
  };
  return `<path d="${paths[type]!()}" stroke-width="1.7"/>`;
}

function sign(name: Sign, x: number, y: number, size: number, colour: string): string {
  const parts = signs[name].split("|").map((part) => {
    if (part[0] === "f" || part[0] === "e") return `<path d="${part.slice(1)}" fill="${colour}" fill-rule="${part[0] === "e" ? "evenodd" : "nonzero"}"/>`;
    return `<path d="${part.slice(1)}" fill="none" stroke="${colour}" stroke-width="1.8"/>`;
  });
  return `<g transform="translate(${fixed(x - size / 2)} ${fixed(y - size / 2)}) scale(${+(size / 24).toFixed(3)})">${parts.join("")}</g>`;
}

const shapes: Record<string, Sign> = { a: "arrow", c: "crescent", h: "hexagon" };

function planet(layout: Layout, id: string, ink: Inks, dead: boolean): string {
  const cell = cells(layout)[id]!;
  const phone = layout.name === "phone";
  const [nx, ny] = [(cell.outer[0] - cell.inner[0]) / cell.depth, (cell.outer[1] - cell.inner[1]) / cell.depth];
  const cover = cell.depth * 0.56;
  const R = Math.max(cell.width * 0.62, cover * 0.95) + (phone ? 2 : 8);
  const centre: Point = [cell.outer[0] + nx * (R - cover), cell.outer[1] + ny * (R - cover)];
  const clip = `<clipPath id="c${id}"><path d="${cell.d}"/></clipPath>`;
  if (dead) return `${clip}<g clip-path="url(#c${id})"><circle cx="${fixed(centre[0])}" cy="${fixed(centre[1])}" r="${fixed(R)}" fill="none" stroke="${ink.faint}"/></g>`;
  const type = planetTypes[id]!;
  const turn = (Math.atan2(ny, nx) * 180) / Math.PI;
  return `${clip}<g clip-path="url(#c${id})"><g transform="translate(${p(centre)}) rotate(${fixed(turn)})"><circle r="${fixed(R + (phone ? 4 : 7))}" fill="${worlds[type][0]}" opacity=".22"/><circle r="${fixed(R)}" fill="url(#w-${type})"/>` +
    `<g fill="none" stroke="#000" stroke-opacity=".2" stroke-linecap="round" stroke-linejoin="round">${texture(type, R, cover)}</g><circle r="${fixed(R)}" fill="url(#w-sh)"/><circle r="${fixed(R - 0.8)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/></g></g>`;
}

// The badge of the type, the symbol of the planet and its empty wells.
function fittings(layout: Layout, id: string, ink: Inks): string {
  const [x, y] = layout.anchors[id]!.row;
  const r = layout.badge / 2;
  const type = planetTypes[id]!;
  let out = `<circle cx="${fixed(x + r)}" cy="${y}" r="${r}" fill="${ink.space}" stroke="${ink.rim}"/>${sign(type, x + r, y, layout.badge * 0.66, ink.signs[type])}`;
  if (layout.name === "wide") out += `<g stroke="#0a0e18" stroke-width="3" paint-order="stroke">${sign(shapes[id[1]!]!, x + r, y + (id[0] === "1" ? 21 : -22), 12, ink.glyph)}</g>`;
  for (let n = 0; n < slotsOf[id]!; n++) {
    const [wx, wy] = wellAt(layout, id, n);
    out += `<rect x="${fixed(wx)}" y="${fixed(wy)}" width="${layout.well}" height="${layout.well}" rx="${layout.name === "wide" ? 7 : 4}" fill="${ink.well}" stroke="${ink.rim}" stroke-width="1.1"/>`;
  }
  return out;
}

// Two, back to back: ships pass from gate to gate in both directions.
function chevrons(z: (u: number, w: number) => string, size: number): string {
  const at = (u: number, w: number) => z(u * size, w * size);
  return `<path d="M${at(-4, -1.5)}L${at(0, -4.5)}L${at(4, -1.5)}M${at(-4, 1.5)}L${at(0, 4.5)}L${at(4, 1.5)}" fill="none" stroke="#c9a55c" stroke-width="${1.5 * Math.sqrt(size)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function borderWorks(layout: Layout, i: number, out: number[], ink: Inks): string {
  const [here, next] = [i + 1, ((i + 1) % 6) + 1];
  const angle = layout.borders[i]![1];
  const shut = out.includes(here) || out.includes(next);
  const side = (a: Point, b: Point) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    return { length, at: (u: number, w: number): Point => { const m = between(a, b, u); return [m[0] + nx * w, m[1] + ny * w]; } };
  };
  const g = layout.gap;
  const outer = side(pointAt(layout, [layout.gates[0] + 2, layout.gates[1] + 2], angle), pointAt(layout, layout.planets, angle));
  const line = (u: number, w: number, v: number, x: number) => `M${p(outer.at(u, w))}L${p(outer.at(v, x))}`;
  let art = "";
  if ((here === 2 || here === 5) && !shut) {
    const rungs = [0.3, 0.4, 0.5, 0.6, 0.7].map((u) => line(u, -g - 2, u, g + 2)).join("");
    art += `<path d="M${p(outer.at(0.22, -g - 1))}L${p(outer.at(0.22, g + 1))}L${p(outer.at(0.78, g + 1))}L${p(outer.at(0.78, -g - 1))}Z" fill="${ink.space}"/><path d="${rungs}" stroke="${ink.rung}" stroke-width="1.6" stroke-linecap="round"/>`;
  } else art += `<path d="${line(0.03, -g * 0.36, 0.985, -g * 0.36)}${line(0.03, g * 0.36, 0.985, g * 0.36)}" stroke="${ink.wall}" stroke-width="${layout.name === "wide" ? 1.5 : 1}" stroke-linecap="round"/>`;
  if (shut) return art;
  const [a, b] = [pointAt(layout, layout.hub, angle), pointAt(layout, layout.gates, angle)];
  const gate = side(a, b);
  const [h, k, m] = [0.26, g + 1.5, 0.52];
  const z = (u: number, w: number) => p(gate.at(m + u / gate.length, w));
  const H = gate.length * h;
  return art + `<path d="M${z(-H, -k)}L${z(-H, k)}L${z(H, k)}L${z(H, -k)}Z" fill="${ink.gate}"/><path d="M${z(-H, 0.7 - g)}L${z(-H, g - 0.7)}M${z(H, 0.7 - g)}L${z(H, g - 0.7)}" stroke="#8a7345" stroke-width="1.3"/>` +
    chevrons(z, layout.name === "wide" ? 1 : 0.6);
}

function pathMarker(layout: Layout, [first, last]: [number, number]): string {
  const radii: Point = between(layout.hub, layout.gates, 0.5);
  const reach = layout.name === "wide" ? 13 : 16;
  const from = layout.borders[first - 1]![0] - reach;
  let to = layout.borders[last - 1]![1] + reach;
  while (to < from) to += 360;
  const n = 48;
  const points = Array.from({ length: n + 1 }, (_, i) => pointAt(layout, radii, from + ((to - from) * i) / n));
  const d = `M${points.map(p).join("L")}`;
  const w = layout.name === "wide" ? 9 : 5.5;
  const end = (q: Point) => `<circle cx="${fixed(q[0])}" cy="${fixed(q[1])}" r="${layout.name === "wide" ? 6 : 4}" fill="#e7c37a" stroke="#3b2a10" stroke-width="1.4"/>`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#0a0e18" stroke-opacity=".6" stroke-width="${w + 4}"/><path d="${d}" stroke="url(#brass)" stroke-width="${w}"/><path d="${d}" stroke="#3b2a10" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="2 6"/></g>${end(points[0]!)}${end(points[n]!)}`;
}

function gateArcs(layout: Layout, cluster: number, dead: boolean): string {
  const [a, b] = layout.borders[cluster - 1]!;
  const d = [0.3, 0.5, 0.7].map((q) => `M${Array.from({ length: 13 }, (_, i) => p(pointAt(layout, between(layout.hub, layout.gates, q), a + 5 + ((b - a - 10) * i) / 12))).join("L")}`).join("");
  return `<path d="${d}" fill="none" stroke="#8a7345" stroke-opacity="${dead ? 0.12 : 0.32}"/>`;
}

function portal(layout: Layout, cluster: number, out: number[]): string {
  const [x, y] = portalAt(layout, cluster, out);
  const [r, k] = [layout.portal, layout.portal * 0.7];
  const dead = out.includes(cluster);
  return `<g transform="translate(${fixed(x)} ${fixed(y)})"><circle r="${r}" fill="${dead ? "#0a0e18" : "#16233f"}" stroke="${dead ? "#8a7345" : "#c9a55c"}" stroke-width="2.2"/>` +
    `${dead ? `<path d="M${-k} ${k}L${k} ${-k}" stroke="#cfc9b8" stroke-width="1.6" stroke-linecap="round"/>` : ""}</g>`;
}

function ring(layout: Layout, ink: Inks): { under: string; over: string } {
  const d = `M${Array.from({ length: 97 }, (_, i) => p(pointAt(layout, layout.hub, -90 + (360 * i) / 96))).join("L")}Z`;
  const ticks = Array.from({ length: 120 }, (_, i) => {
    const [x, y] = layout.hub;
    const o = i % 5 ? 0.2 : 2.8;
    return `M${p(pointAt(layout, [x - 2.6, y - 2.6], i * 3))}L${p(pointAt(layout, [x + o, y + o], i * 3))}`;
  }).join("");
  const w = layout.name === "wide" ? 5 : 3.4;
  return { under: `<path d="${d}" fill="${ink.hub}" fill-opacity=".92"/>`, over: `<path d="${d}" fill="none" stroke="url(#brass)" stroke-width="${w}"/><path d="${ticks}" stroke="#2b1d08" stroke-opacity=".75" stroke-width="${w / 5}"/>` };
}

export interface Picture {
  ground: string; // the cells
  over: string; // planets, walls, wells and the ring, above the tint of who controls a system
}
const memory = new Map<string, Picture>();

export function reachPicture(layout: Layout, out: number[], light: boolean): Picture {
  const key = `${layout.name}/${out.join()}/${light}`;
  const known = memory.get(key);
  if (known) return known;
  const ink = light ? inks.light : inks.dark;
  let [base, art, fit] = ["", "", ""];
  for (const [id, cell] of Object.entries(cells(layout))) {
    const dead = out.includes(+id[0]!);
    const gate = id[1] === "g";
    base += `<path d="${cell.d}" fill="${dead ? "none" : gate ? ink.gate : ink.space}"/>`;
    art += gate ? gateArcs(layout, +id[0]!, dead) : planet(layout, id, ink, dead);
    art += `<path d="${cell.d}" fill="${dead ? "url(#dead)" : "none"}" stroke="${dead ? ink.faint : gate ? "#8a7345" : ink.line}" stroke-width="${gate ? 1.3 : 1.1}"${dead ? ' stroke-dasharray="4 4"' : ""}/>`;
    if (!gate && !dead) fit += fittings(layout, id, ink);
    if (!gate && dead) fit += sign(shapes[id[1]!]!, ...middleOf(cell), 12, ink.dead);
    if (gate) fit += portal(layout, +id[0]!, out);
  }
  const works = layout.borders.map((_, i) => borderWorks(layout, i, out, ink)).join("") + outRuns(out).map((run) => pathMarker(layout, run)).join("");
  const { under, over } = ring(layout, ink);
  const image = (parts: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${layout.height}">${parts}</svg>`)}`;
  const picture = { ground: image(under + base), over: image(defs() + art + works + over + fit) };
  memory.set(key, picture);
  return picture;
}
