// A lit sphere, with a survey grid and probe, bands and stations, cracks and splinters, or strata and a ring.
import { round, type Stream } from "../../art/emblem";
import type { Motif, Tint } from "./emblem";
import type { Kind } from "./view";

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const IVORY = "#f1ebdd";

const surfaces: Record<Kind, (r: number, draw: Stream) => string> = {
  exploration: (r) =>
    [-0.62, -0.2, 0.25, 0.66].map((y) => `<ellipse cx="50" cy="${round(50 + y * r)}" rx="${round(r * Math.sqrt(1 - y * y))}" ry="${round(r * 0.16)}"/>`).join("") +
    `<ellipse cx="50" cy="50" rx="${round(r * 0.45)}" ry="${round(r)}"/>`,
  expansion: (r, draw) => {
    const bands = 3 + Math.floor(draw() * 4);
    const band = (i: number) => `<path stroke-width="${round(1.6 + draw() * 5)}" d="M${round(46 - r)} ${round(50 - r * 0.72 + (i * 1.44 * r) / (bands - 1))}q${round(r)} ${round(4 + draw() * 6)} ${round(2 * r + 8)} ${round(draw() * 3 - 2)}"/>`;
    return `<g transform="rotate(${round(draw() * 28 - 14)} 50 50)">${numbers(bands).map(band).join("")}</g>`;
  },
  extermination: (r, draw) =>
    `<path stroke-width="2.4" d="M${round(50 - r * 0.7)} ${round(38 + draw() * 6)}l8 7 5-4 9 10 6-3 8 9"/><path d="M48 ${round(50 + r * 0.9)}l3-9-5-5 4-7"/>` +
    numbers(3).map(() => `<circle cx="${round(34 + draw() * 32)}" cy="${round(34 + draw() * 32)}" r="${round(2 + draw() * 3)}"/>`).join(""),
  exploitation: (r) =>
    numbers(7).map((i) => `<path d="M${20 + i * 8} 80 ${44 + i * 8} 20"/>`).join("") +
    `<path fill="#0005" d="M${round(50 - r * 0.3)} 50h${round(r * 0.5)}l5 6-4 7h-${round(r * 0.5)}l-5-6Z"/>`,
};

interface Place {
  r: number;
  tilt: number;
}
const satellites: Record<Kind, (place: Place, tint: Tint, draw: Stream) => string> = {
  exploration: ({ r, tilt }) => {
    const turn = (tilt * Math.PI) / 180;
    return (
      `<ellipse cx="50" cy="50" rx="${round(r + 9)}" ry="9" transform="rotate(${round(tilt)} 50 50)" fill="none" stroke="${IVORY}" stroke-width="1.1" stroke-dasharray="3 2.6"/>` +
      `<circle cx="${round(50 + (r + 9) * Math.cos(turn))}" cy="${round(50 + (r + 9) * Math.sin(turn))}" r="2.2" fill="${IVORY}"/>`
    );
  },
  expansion: ({ r, tilt }, _, draw) => {
    const stations = numbers(1 + Math.floor(draw() * 4));
    const station = (i: number) => `<circle cx="${round(50 + (r + 6) * Math.cos(i * 1.7 + tilt))}" cy="${round(50 + (r + 6) * Math.sin(i * 1.7 + tilt))}" r="${round(1.5 + draw())}" fill="${IVORY}"/>`;
    return `${stations.map(station).join("")}<circle cx="50" cy="50" r="${round(r + 6)}" fill="none" stroke="${IVORY}" stroke-width=".7" opacity=".55"/>`;
  },
  extermination: ({ r }, { hi }, draw) =>
    numbers(3).map((i) => `<path fill="${hi}" d="M${round(50 + (r + 4 + draw() * 4) * Math.cos(i * 0.5 - 0.9))} ${round(50 + (r + 4) * Math.sin(i * 0.5 - 0.9))}l4 1-2 4-3-1Z"/>`).join(""),
  exploitation: ({ r, tilt }, { hi }) =>
    `<path d="M${round(40 - r)} 50A${round(r + 10)} 7 0 0 0 ${round(60 + r)} 50" transform="rotate(${round(tilt * 0.6)} 50 50)" fill="none" stroke="${hi}" stroke-width="3.4" opacity=".9"/>`,
};
const ringBehind = ({ r, tilt }: Place, { hi }: Tint) =>
  `<ellipse cx="50" cy="50" rx="${round(r + 10)}" ry="7" transform="rotate(${round(tilt * 0.6)} 50 50)" fill="none" stroke="${hi}" stroke-width="3.4" opacity=".75"/>`;

// A moon, a cap of ice or a sea.
function extra({ r }: Place, { hi, lo }: Tint, draw: Stream): { moon: string; cap: string } {
  const what = Math.floor(draw() * 4);
  const angle = draw() * 6.28;
  const moon = `<circle cx="${round(50 + (r + 8) * Math.cos(angle))}" cy="${round(50 + (r + 8) * Math.sin(angle))}" r="${round(3 + draw() * 2.5)}" fill="${hi}" stroke="#0a0e18" stroke-width=".8"/>`;
  if (what === 0) return { moon: "", cap: `<ellipse cx="${round(42 + draw() * 16)}" cy="${round(50 - r * 0.95)}" rx="${round(r * 0.55)}" ry="${round(r * 0.3)}" fill="#f6f1e6" fill-opacity=".7" stroke="none"/>` };
  if (what === 3) return { moon: "", cap: `<ellipse cx="${round(42 + draw() * 18)}" cy="${round(48 + draw() * 14)}" rx="${round(6 + draw() * 4)}" ry="${round(3 + draw() * 2)}" fill="${lo}" stroke="${hi}"/>` };
  return { moon, cap: "" };
}

export const planetMotif: Motif = (kind, draw, tint) => {
  const place: Place = { r: 23 + draw() * 6, tilt: -25 - draw() * 25 };
  const surface = surfaces[kind](place.r, draw);
  const satellite = satellites[kind](place, tint, draw);
  const { moon, cap } = extra(place, tint, draw);
  const ball = `cx="50" cy="50" r="${round(place.r)}"`;
  return (
    `${moon}<clipPath id="c"><circle ${ball}/></clipPath>${kind === "exploitation" ? ringBehind(place, tint) : ""}<circle ${ball} fill="${tint.lo}"/>` +
    `<g clip-path="url(#c)"><circle cx="38" cy="36" r="34" fill="${tint.hi}" opacity=".45"/><g fill="none" stroke="${tint.hi}" stroke-opacity=".5" stroke-width="1.1">${surface}${cap}</g></g>` +
    `<circle ${ball} fill="url(#s)"/>${satellite}`
  );
};
