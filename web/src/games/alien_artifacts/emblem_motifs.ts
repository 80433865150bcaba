// Ships: a hull from above on a heading. Technologies: an engraved instrument. Aliens: a cut stone.
import { round, type Stream } from "../../art/emblem";
import type { Motif, Tint } from "./emblem";
import type { Kind } from "./view";

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const OUTLINE = 'stroke="#0a0e18" stroke-width="1.2" stroke-linejoin="round"';
const point = (r: number, angle: number): string => `${round(50 + r * Math.cos(angle))} ${round(50 + r * Math.sin(angle))}`;
const ring = (n: number, r: (i: number) => number, from = 0): string[] => numbers(n).map((i) => point(r(i), from + (i * 2 * Math.PI) / n));

interface Hull {
  l: number; // half its length
  w: number; // half its width
}
// A boom and dish, a habitat ring, prongs, containers.
const hulls: Record<Kind, (hull: Hull, tint: Tint) => string> = {
  exploration: ({ l, w }, { hi, lo }) =>
    `<path ${OUTLINE} fill="${lo}" d="M50 ${round(50 - l)}l${round(w * 0.8)} 16v${round(l)}h-${round(w * 1.6)}v-${round(l)}Z"/>` +
    `<path stroke="${hi}" stroke-width="1.6" d="M${round(50 - l * 0.8)} 58H${round(50 + l * 0.8)}M${round(50 - l * 0.8)} 54v8M${round(50 + l * 0.8)} 54v8"/><circle cx="50" cy="60" r="5" ${OUTLINE} fill="${hi}"/>`,
  expansion: ({ l, w }, { hi, lo }) =>
    `<ellipse cx="50" cy="55" rx="${round(l * 0.82)}" ry="8" fill="none" stroke="${hi}" stroke-width="4"/>` +
    `<path ${OUTLINE} fill="${lo}" d="M50 ${round(50 - l)}c${round(w)} 6 ${round(w + 1)} 12 ${round(w + 1)} 18v${round(l + 2)}h-${round(2 * w + 2)}v-${round(l + 2)}c0-6 1-12 ${round(w + 1)}-18Z"/><circle cx="50" cy="42" r="2.6" fill="${hi}"/>`,
  extermination: ({ l, w }, { hi, lo }) =>
    `<path ${OUTLINE} fill="${lo}" d="M50 ${round(50 - l)}l${round(w * 0.7)} 12 ${round(l * 0.75)} ${round(l + 8)}-${round(l * 0.45)}-6-${round(w * 0.7)} 10h-${round(w * 1.4)}l-${round(w * 0.7)}-10-${round(l * 0.45)} 6 ${round(l * 0.75)}-${round(l + 8)}Z"/>` +
    `<path stroke="${hi}" stroke-width="2" stroke-linecap="round" d="M${round(50 - l * 0.62)} 46v22M${round(50 + l * 0.62)} 46v22M50 ${round(52 - l)}v22"/>`,
  exploitation: ({ l, w }, { hi, lo }) =>
    numbers(3).map((i) => `<rect x="${round(48 - w * 2)}" y="${37 + i * 11}" width="${round(w * 4 + 4)}" height="9" rx="1.5" ${OUTLINE} fill="${i % 2 ? lo : hi}"/>`).join("") +
    `<path ${OUTLINE} fill="${lo}" d="M50 ${round(50 - l)}l${round(w + 1)} 9v4h-${round(2 * w + 2)}v-4Z"/><path stroke="${hi}" stroke-width="2" d="M50 36v36"/>`,
};

function pods({ l, w }: Hull, { hi, lo }: Tint, draw: Stream): string {
  const what = Math.floor(draw() * 3);
  const x = l * 0.5 + w;
  const box = (left: number) => `<rect x="${round(left)}" y="50" width="7" height="17" rx="1"/>`;
  const tank = (middle: number) => `<ellipse cx="${round(middle)}" cy="62" rx="3.6" ry="9"/>`;
  if (what === 1) return `<g ${OUTLINE} fill="${hi}">${box(43 - x)}${box(50 + x)}</g>`;
  if (what === 2) return `<g ${OUTLINE} fill="${lo}">${tank(50 - x)}${tank(50 + x)}</g><path stroke="${hi}" stroke-width="1.6" d="M${round(50 - x)} 62H${round(50 + x)}"/>`;
  return "";
}

export const shipMotif: Motif = (kind, draw, tint) => {
  const hull: Hull = { l: 25 + draw() * 5, w: 6 + draw() * 3 };
  const heading = (draw() < 0.5 ? -1 : 1) * (14 + draw() * 44);
  const flame = `<path d="M46 72q4 ${round(10 + draw() * 6)} 8 0Z" fill="#a6dbff" opacity=".85"/>`;
  return `<g transform="rotate(${round(heading)} 50 50) translate(0 -1)">${pods(hull, tint, draw)}${hulls[kind](hull, tint)}${flame}</g>`;
};

const bead = (at: string, r: number, fill: string) => `<circle cx="${at.split(" ")[0]}" cy="${at.split(" ")[1]}" r="${round(r)}" fill="${fill}" stroke="none"/>`;
// Orbits and sights, a net, a star and sights, coins or columns.
const instruments: Record<Kind, (draw: Stream, hi: string) => string> = {
  exploration: (draw, hi) => {
    const from = draw() * 6;
    const circles = (draw() < 0.5 ? [9, 16, 24] : [12, 26]).map((r, i) => `<circle cx="50" cy="50" r="${r}"${i === Math.floor(from) % 3 ? ' stroke-dasharray="4 3"' : ""}/>`);
    const sights = numbers(1 + Math.floor(draw() * 3)).map((i) => `<path d="M${point(29, from + i * 1.05)}L${point(29, from + i * 1.05 + Math.PI)}"/>`);
    const bodies = numbers(4).map(() => bead(point([12, 20, 26][Math.floor(draw() * 3)]!, draw() * 6.3), 2.6, hi));
    return [...circles, ...sights, ...bodies].join("");
  },
  expansion: (draw, hi) => {
    const n = 4 + Math.floor(draw() * 4);
    const from = draw() * 6;
    const far = 22 + draw() * 6;
    const near = 9 + draw() * 5;
    const outer = ring(n, (i) => far - (i % 2) * draw() * 8, from);
    const inner = ring(n, () => near, from + draw());
    return `${outer.map((p, i) => `<path d="M50 50L${inner[i]}L${p}M${inner[i]}L${outer[(i + 1) % n]}"/>${bead(p, i % 2 ? 2 : 3.2, hi)}`).join("")}${bead("50 50", 4, hi)}`;
  },
  extermination: (draw, hi) => {
    const n = 3 + Math.floor(draw() * 6);
    const from = draw() * 6;
    const r = 10 + draw() * 8;
    const star = `<path d="M${ring(2 * n, (i) => (i % 2 ? r : 27), from).join("L")}Z"/>`;
    if (draw() < 0.5) return `${star}<circle cx="50" cy="50" r="${round(r * 0.6)}"/><path d="M50 16v12M50 72v12M16 50h12M72 50h12"/>`;
    return `${star}<circle cx="50" cy="50" r="30" stroke-dasharray="5 4"/><path d="M${ring(n, () => r * 0.6, from).join("L")}Z" fill="${hi}" fill-opacity=".4"/>`;
  },
  exploitation: (draw, hi) => {
    if (draw() < 0.5)
      return `${numbers(4).map((i) => `<ellipse cx="${round(50 + (draw() - 0.5) * 10)}" cy="${68 - i * 10}" rx="20" ry="6.5" fill="${hi}" fill-opacity=".${2 + i}"/>`).join("")}<path d="M50 ${round(18 + draw() * 6)}l5 6-5 6-5-6Z"/>`;
    const column = (i: number) => {
      const h = 10 + draw() * 26;
      return `<rect x="${round(27 + i * 9.6)}" y="${round(74 - h)}" width="6.6" height="${round(h)}" fill="${hi}" fill-opacity=".32"/>`;
    };
    return `${numbers(5).map(column).join("")}<path d="M24 76h52M26 ${round(54 + draw() * 10)}l12-10 10 6 12-16 12 3"/>`;
  },
};
export const technologyMotif: Motif = (kind, draw, { hi }) => `<g fill="none" stroke="${hi}" stroke-width="1.5" stroke-linejoin="round">${instruments[kind](draw, hi)}</g>`;

const facets = ["#c9a2ff", "#8b62c9", "#6a46a6", "#a67fe0", "#5a3a92"];
const backs = ["#7a55bb", "#b690ee", "#533489", "#9068d1"];
export function alienMotif(draw: Stream): string {
  const n = 5 + Math.floor(draw() * 3);
  const from = draw() * 2;
  const outer = ring(n, () => 20 + draw() * 10, from);
  const depth = 9 + draw() * 4;
  const inner = ring(n, () => depth, from + 0.35);
  const cut = (i: number) => {
    const next = (i + 1) % n;
    return `<path d="M${outer[i]}L${outer[next]}L${inner[i]}Z" fill="${facets[i % 5]}"/><path d="M${inner[i]}L${inner[next]}L${outer[next]}Z" fill="${backs[i % 4]}"/>`;
  };
  return (
    `<path d="M${outer.join("L")}Z" fill="#4a2d78" stroke="#0a0e18" stroke-width="1.4"/>${numbers(n).map(cut).join("")}<path d="M${inner.join("L")}Z" fill="#d9bcff"/>` +
    `<ellipse cx="50" cy="50" rx="36" ry="9" transform="rotate(${round(draw() * 60 - 30)} 50 50)" fill="none" stroke="#c9a2ff" stroke-width=".9" stroke-dasharray="2 3" opacity=".8"/>`
  );
}
