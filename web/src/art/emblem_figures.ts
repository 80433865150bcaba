// The things in front of an emblem.
import { around, polar, polygon, round, type Brush, type Part, type Point, type Stream } from "./emblem";

// The five half widths of a hull, nose first.
function hullOf(draw: Stream, length: number): { widths: number[]; half: Point[] } {
  const widths: number[] = [];
  let width = 1.2 + draw() * 2;
  for (let i = 0; i < 5; i++) {
    width = Math.max(2.4, Math.min(12, width + (draw() - 0.28) * 6.5));
    widths.push(width);
  }
  const half: Point[] = [[0, -length / 2]];
  widths.forEach((x, i) => {
    const y = -length / 2 + ((i + 0.7) * length) / 5;
    half.push([round(x), round(y)]);
    if (draw() < 0.45) half.push([round(x * 0.62), round(y + 2.2)]);
  });
  half.push([round(widths[4]! * 0.7), round(length / 2)]);
  return { widths, half };
}

// A hull mirrored along its axis, drawn nose up, then turned.
const vessel: Part = (draw, { flame, shade, body, dark, ink }) => {
  const length = 46 + draw() * 8;
  const { widths, half } = hullOf(draw, length);
  const hull = polygon([...half, ...half.slice(1).reverse().map(([x, y]): Point => [-x, y])]);
  const y = round(-length / 2 + length * (0.45 + draw() * 0.2));
  const span = round(13 + draw() * 10);
  const sweep = round(6 + draw() * 12);
  const wing = `M0 ${y}L${span} ${round(y + sweep)}v${round(4 + draw() * 5)}L0 ${round(y + 12)}L${-span} ${round(y + sweep + 5)}v-5Z`;
  const pod = (x: number) => `<rect x="${round(x)}" y="${round(y + sweep - 8)}" width="3.4" height="17" rx="1.7" ${body}/>`;
  const pods = draw() < 0.6 ? pod(span - 2) + pod(-span - 1.4) : "";
  const turn = round(35 + draw() * 35);
  const nose = -length / 2;
  const window = round(widths[1]! * 0.4);
  return (
    `<g transform="translate(58 41) rotate(${turn})"><path ${flame} d="M-3 ${round(length / 2)}h6l-3 ${round(9 + draw() * 8)}Z"/>` +
    `<path ${shade} d="${wing}"/>${pods}<path ${body} d="${hull}"/>` +
    `<path ${dark} d="M0 ${round(nose + 5)}L${window} ${round(nose + 15)}L0 ${round(nose + 18)}L${-window} ${round(nose + 15)}Z"/>` +
    `<path ${ink} d="M0 ${round(nose + 21)}V${round(length / 2 - 3)}"/></g>`
  );
};

interface House {
  x: number;
  y: number;
  w: number;
  h: number;
}
// Four forms of buildings: a dome, a cone with a mast, a block with windows, a ball on a mast.
const houses: ((house: House, brush: Brush) => string)[] = [
  ({ x, y, w, h }, { body, ink }) =>
    `<path ${body} d="M${round(x - w / 2)} ${round(y + 3)}V${round(y - h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0V${round(y + 3)}Z"/>` +
    `<path ${ink} d="M${round(x - w / 2)} ${round(y - h + w / 2)}h${round(w)}"/>`,
  ({ x, y, w, h }, { body, light }) =>
    `<path ${body} d="M${round(x - w / 2)} ${round(y + 3)}L${round(x - w / 4)} ${round(y - h)}h${round(w / 2)}L${round(x + w / 2)} ${round(y + 3)}Z"/>` +
    `<path ${light} d="M${round(x)} ${round(y - h)}v-6"/>`,
  ({ x, y, w, h }, { shade, dark }) => {
    const row = (top: number) => `M${round(x - w / 2 + 2)} ${round(top)}h${round(w - 4)}v1.6h${round(4 - w)}Z`;
    return `<path ${shade} d="M${round(x - w / 2)} ${round(y + 3)}V${round(y - h)}h${round(w)}V${round(y + 3)}Z"/><path ${dark} d="${row(y - h + 4)}${row(y - h + 8.5)}"/>`;
  },
  ({ x, y, w, h }, { body }) =>
    `<path ${body} d="M${round(x - 1.6)} ${round(y + 3)}V${round(y - h)}h3.2V${round(y + 3)}Z"/>` +
    `<circle ${body} cx="${round(x)}" cy="${round(y - h)}" r="${round(Math.min(5.5, w / 2.4))}"/>`,
];

function limb(base: number): string {
  const apex = (72 + base - 14) / 2;
  const y = apex + 3.3 * (72 - apex);
  return `M-60 130V${round(y)}Q60 ${round(2 * apex - y)} 180 ${round(y)}V130Z`;
}

// A world's limb with three to five buildings, one of them tall.
const surface: Part = (draw, brush) => {
  const base = 62 + draw() * 3;
  const n = 3 + Math.floor(draw() * 3);
  const gap = 64 / n;
  const tall = Math.floor(draw() * n);
  let drawn = "";
  for (let i = 0; i < n; i++) {
    const x = 60 - 32 + gap * (i + 0.5);
    const h = (i === tall ? 34 : 11) + draw() * 11;
    const w = Math.min(gap - 2, 8 + draw() * 9);
    const form = houses[Math.floor(draw() * houses.length)]!;
    drawn += form({ x, y: base + ((x - 60) / 34) ** 2 * 4, w, h }, brush);
  }
  return `${drawn}<path ${brush.world} d="${limb(base)}"/><path ${brush.ink} opacity=".5" d="M14 74Q60 ${round(base - 3)} 106 74"/>`;
};

// The ends of a station's arms: blocks, balls or lozenges.
const docks: ((x: number, y: number) => string)[] = [
  (x, y) => `<rect x="${round(x - 3.2)}" y="${round(y - 3.2)}" width="6.4" height="6.4" rx="1.2"/>`,
  (x, y) => `<circle cx="${x}" cy="${y}" r="3.2"/>`,
  (x, y) => `<path d="M${x} ${round(y - 4.4)}l3.6 4.4-3.6 4.4-3.6-4.4Z"/>`,
];

// A world in a corner, and a station of hub, ring and arms in front of it.
const orbital: Part = (draw, { world, dusk, light, ring, body, dark }) => {
  const left = draw() < 0.5;
  const size = 15 + draw() * 12;
  const x = left ? 26 : 94;
  const y = 58 - draw() * 8;
  const tilt = round(-30 + draw() * 60);
  const arms = 2 + Math.floor(draw() * 5);
  const hub = 5.5 + draw() * 4;
  const rx = 19 + draw() * 7;
  const ry = rx * (0.3 + draw() * 0.65);
  const r = round(size);
  let drawn = `<circle ${world} cx="${x}" cy="${round(y)}" r="${r}"/>`;
  drawn += `<path ${dusk} d="M${x} ${round(y - size)}a${r} ${r} 0 0 1 0 ${round(2 * size)}a${round(size * 1.5)} ${round(size * 1.35)} 0 0 0 0 ${round(-2 * size)}Z"/>`;
  if (draw() < 0.4) drawn += `<ellipse ${light} cx="${x}" cy="${round(y)}" rx="${round(size * 1.5)}" ry="${round(size * 0.35)}" transform="rotate(${tilt} ${x} ${round(y)})"/>`;
  const ends = Array.from({ length: arms }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / arms;
    draw(); // each arm draws a number that nothing uses: the order of draws is the format
    return [round(rx * Math.cos(angle)), round(ry * Math.sin(angle))];
  });
  const spokes = ends.map((end) => `M0 0L${end.join(" ")}`).join("");
  drawn += `<g transform="translate(${left ? 66 : 54} 36) rotate(${tilt})"><path ${light} d="${spokes}"/><ellipse rx="${round(rx)}" ry="${round(ry)}" ${ring}/>`;
  const dock = docks[Math.floor(draw() * 3)]!;
  drawn += `<g ${body}>${ends.map((end) => dock(...end)).join("")}</g>`;
  const sides = 3 + Math.floor(draw() * 6);
  drawn += draw() < 0.4 ? `<circle ${body} r="${round(hub)}"/>` : `<path ${body} d="${polygon(around(sides, 0, 0, hub + 1, -90))}"/>`;
  return `${drawn}<circle ${dark} r="${round(hub * 0.38)}"/></g>`;
};

function leaf(side: number, y: number, s: number, curl: number, fill: string, ink: string): string {
  return (
    `<path ${fill} d="M60 ${round(y)}Q${round(60 + side * s * 0.45)} ${round(y - curl * 1.5)} ${round(60 + side * s)} ${round(y - curl)}` +
    `Q${round(60 + side * s * 0.6)} ${round(y + curl * 0.35)} 60 ${round(y)}Z"/>` +
    `<path ${ink} opacity=".55" d="M${round(60 + side * 3)} ${round(y - 1)}L${round(60 + side * s * 0.72)} ${round(y - curl * 0.72)}"/>`
  );
}

function fruit(form: number, y: number, draw: Stream, { body, dark }: Brush): string {
  if (form === 0) return `<circle ${body} cx="60" cy="${round(y)}" r="5"/>`;
  if (form === 2) return `<path ${body} d="M60 ${round(y - 10)}q6.5 7 0 13q-6.5-6 0-13Z"/>`;
  const petals = around(5 + Math.floor(draw() * 4), 60, y, 5.5).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3"/>`);
  return `<g ${body}>${petals.join("")}</g><circle ${dark} cx="60" cy="${round(y)}" r="2.6"/>`;
}

// Growth: a stem with pairs of leaves and a fruit on top, under glass or not.
const living: Part = (draw, brush) => {
  const { world, light, body, shade, ink, ring } = brush;
  const pairs = 2 + Math.floor(draw() * 3);
  const curl = 7 + draw() * 9;
  const top = Math.floor(draw() * 3);
  const dome = draw() < 0.55;
  const height = 44 - draw() * 6;
  let drawn = `<path ${world} d="M18 84V73Q60 ${round(60 - draw() * 5)} 102 73V84Z"/><path ${light} d="M60 70V${round(70 - height)}"/>`;
  for (let i = 0; i < pairs; i++) {
    const y = 65 - (i * (height - 10)) / pairs;
    const s = (17 + draw() * 8) * (1 - i * 0.17);
    for (const side of [1, -1]) drawn += leaf(side, y, s, curl * (1 - i * 0.15), i % 2 ? shade : body, ink);
  }
  drawn += fruit(top, 70 - height, draw, brush);
  if (dome) drawn += `<path ${ring} d="M27 72V50a33 ${round(36 + draw() * 4)} 0 0 1 66 0V72"/><path ${light} opacity=".5" d="M33 58V48a27 30 0 0 1 12-25"/>`;
  return drawn;
};

// A lattice of thought: nodes on two rings, chords, a core.
const mind: Part = (draw, { light, body, shade, dark }) => {
  const n = 5 + Math.floor(draw() * 5);
  const m = draw() < 0.5 ? n : 3 + Math.floor(draw() * 4);
  const skip = 1 + Math.floor(draw() * 2);
  const from = draw() * 90;
  const outer = around(n, 60, 40, 27, from);
  const inner = around(m, 60, 40, 15, from + 20);
  const to = (a: Point, b: Point) => `M${a.join(" ")}L${b.join(" ")}`;
  const chords =
    outer.map((p, i) => to(p, outer[(i + skip) % n]!) + to(p, inner[i % m]!)).join("") +
    inner.map((p, i) => to(p, inner[(i + 1) % m]!) + to(p, [60, 40])).join("");
  let drawn = `<path ${light} d="${chords}"/>`;
  for (const [x, y] of outer) {
    if (draw() < 0.5) drawn += `<circle ${body} cx="${x}" cy="${y}" r="${round(2.6 + draw() * 1.6)}"/>`;
    else drawn += `<rect ${shade} x="${round(x - 3)}" y="${round(y - 3)}" width="6" height="6" rx="1"/>`;
  }
  drawn += `<g ${shade}>${inner.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`).join("")}</g>`;
  const sides = 3 + Math.floor(draw() * 6);
  return `${drawn}<path ${body} d="${polygon(around(sides, 60, 40, 9, -90))}"/><circle ${dark} cx="60" cy="40" r="3.4"/>`;
};

interface Roof {
  x: number; // left end of the hall
  y: number;
  w: number;
  h: number;
}
// Four roofs: a gable, a dome, steps, a spire.
const roofs: ((roof: Roof, brush: Brush) => string)[] = [
  ({ x, y, w, h }, { body, dark }) =>
    `<path ${body} d="M${round(x - 3)} ${round(y)}L60 ${round(y - h)}L${round(x + w + 3)} ${round(y)}Z"/><circle ${dark} cx="60" cy="${round(y - h * 0.36)}" r="${round(h * 0.17)}"/>`,
  ({ y, w, h }, { body, ink }) => {
    const rib = (side: number) => `M${round(60 + side * w * 0.15)} ${round(y - h)}L${round(60 + side * w * 0.19)} ${round(y)}`;
    return `<path ${body} d="M${round(60 - w * 0.36)} ${round(y)}a${round(w * 0.36)} ${round(h + 4)} 0 0 1 ${round(w * 0.72)} 0Z"/><path ${ink} d="M60 ${round(y - h - 3)}V${round(y)}${rib(-1)}${rib(1)}"/>`;
  },
  ({ y, w, h }, { body, shade }) =>
    [0, 1, 2].map((i) => `<rect ${i % 2 ? shade : body} x="${round(60 - w * (0.36 - i * 0.11))}" y="${round(y - (i + 1) * h * 0.42)}" width="${round(w * (0.72 - i * 0.22))}" height="${round(h * 0.42)}"/>`).join(""),
  ({ x, y, w, h }, { body }) =>
    `<path ${body} d="M${round(x)} ${round(y)}Q60 ${round(y - h * 0.2)} 60 ${round(y - h - 8)}Q60 ${round(y - h * 0.2)} ${round(x + w)} ${round(y)}Z"/>`,
];

// A hall: steps, columns, a roof, a sign above it.
const hall: Part = (draw, brush) => {
  const { shade, deep, body, bead } = brush;
  const columns = 2 + Math.floor(draw() * 5);
  const w = 38 + draw() * 16;
  const h = 15 + draw() * 9;
  const form = Math.floor(draw() * 4);
  const steps = 2 + Math.floor(draw() * 2);
  const x = 60 - w / 2;
  let y = 72;
  let drawn = "";
  const slab = (fill: string, left: number, top: number, width: number, height: number) =>
    `<rect ${fill} x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"/>`;
  for (let i = 0; i < steps; i++, y -= 3.6) drawn += slab(shade, x - 7 + i * 3, y - 3.6, w + 14 - i * 6, 3.6);
  drawn += slab(deep, x, y - h, w, h);
  const thick = Math.min(6, (w / columns) * 0.5);
  for (let i = 0; i < columns; i++) drawn += slab(body, x + ((i + 0.5) * w) / columns - thick / 2, y - h, thick, h);
  y -= h;
  drawn += slab(body, x - 3, y - 4, w + 6, 4);
  y -= 4;
  const height = 9 + draw() * 9;
  drawn += roofs[form]!({ x, y, w, h: height }, brush);
  const sign = y - height - (form === 1 ? 7 : 5);
  if (form === 3) return `${drawn}<circle ${bead} cx="60" cy="${round(sign - 5)}" r="2.4"/>`;
  return `${drawn}<path ${bead} opacity=".95" d="M60 ${round(sign - 7)}l1.8 4.4 4.6.4-3.5 3 1.1 4.6-4-2.4-4 2.4 1.1-4.6-3.5-3 4.6-.4Z"/>`;
};

// A banded world with a ring or without.
const planet: Part = (draw, { world, shade, dusk, light, ink }) => {
  const r = 19 + draw() * 6;
  const tilt = round(-25 + draw() * 50);
  const bands = 2 + Math.floor(draw() * 3);
  let drawn = `<g transform="translate(60 42) rotate(${tilt})"><circle ${world} r="${round(r)}"/>`;
  for (let i = 0; i < bands; i++) {
    const y = -r * 0.7 + (i + draw() * 0.6) * ((1.4 * r) / bands);
    const half = Math.sqrt(Math.max(0, r * r - y * y));
    const thick = 1.5 + draw() * 4;
    const lower = Math.sqrt(Math.max(0, r * r - (y + thick) ** 2));
    drawn += `<path ${shade} d="M${round(-half)} ${round(y)}H${round(half)}L${round(lower)} ${round(y + thick)}H${round(-lower)}Z"/>`;
  }
  drawn += `<path ${dusk} d="M0 ${round(-r)}a${round(r)} ${round(r)} 0 0 1 0 ${round(2 * r)}a${round(r * 1.5)} ${round(r * 1.35)} 0 0 0 0 ${round(-2 * r)}Z"/>`;
  if (draw() < 0.5) drawn += `<ellipse ${light} rx="${round(r * 1.6)}" ry="${round(r * 0.32)}"/><path ${ink} d="M${round(-r)} 0Q0 ${round(r * 0.6)} ${round(r)} 0"/>`;
  const [x, y] = polar(0, 0, r * 1.5, draw() * 360);
  return `${drawn}<circle ${shade} cx="${x}" cy="${y}" r="${round(1.6 + draw() * 2)}"/></g>`;
};

// In this order they are drawn by lot; a new one goes to the end and is never drawn so, or old pictures would change.
export const drawnByLot = [vessel, surface, orbital, living, mind, hall];
export const figures = { vessel, surface, orbital, living, mind, hall, planet };
