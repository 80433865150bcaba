// Pictures of the cards: night, stars, a glow in the tint of the kind, and a motif of the type with the pattern of its
// kind. The id picks sizes, numbers and angles (art/emblem.ts), so that edited cards have pictures too.
import { bake, stream, type Stream } from "../../art/emblem";
import { planetMotif } from "./emblem_planet";
import { alienMotif, shipMotif, technologyMotif } from "./emblem_motifs";
import type { Kind, Type } from "./view";

export interface Tint {
  hi: string;
  lo: string;
}
export type Motif = (kind: Kind, draw: Stream, tint: Tint) => string;

// The field is 100 x 100 with its centre at 50, 50; a crop fills its box.
const crops = { tall: "15 -6 70 112", wide: "-58 16 216 68", box: "12 6 76 88", slim: "12 -35 76 170" } as const;
export type Crop = keyof typeof crops;

const hues: Record<Kind, number> = { exploration: 188, expansion: 92, extermination: 12, exploitation: 42 };
const glows: Record<Kind | "alien", string> = { exploration: "#3d6670", expansion: "#4d6242", extermination: "#6f3a34", exploitation: "#6e5530", alien: "#4a2d78" };
const motifs: Record<Type, Motif> = { planet: planetMotif, ship: shipMotif, technology: technologyMotif };

// The hue of the kind, turned a little by the name: scenery, not the colour of a resource.
function tintOf(kind: Kind, draw: Stream): Tint {
  const hue = Math.round(hues[kind] + (draw() - 0.5) * 44);
  const saturation = Math.round(24 + draw() * 14);
  return { hi: `hsl(${hue} ${saturation}% ${Math.round(66 + draw() * 8)}%)`, lo: `hsl(${hue} ${saturation}% ${Math.round(30 + draw() * 8)}%)` };
}

function ground(seed: string, glow: string): string {
  const draw = stream(`${seed}*`);
  const stars = ["", ""];
  for (let i = 0; i < 28; i++) stars[i % 3 ? 0 : 1] += `M${Math.round(-60 + draw() * 220)} ${Math.round(draw() * 170 - 35)}h0`;
  const box = 'x="-70" y="-50" width="240" height="200"';
  return (
    `<defs><radialGradient id="g" r=".55"><stop stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${glow}" stop-opacity=".1"/></radialGradient>` +
    `<radialGradient id="s" cx=".34" cy=".3" r=".8"><stop stop-color="#fff3d6" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#03050c" stop-opacity=".82"/></radialGradient></defs>` +
    `<rect ${box} fill="#0b1222"/><rect ${box} fill="url(#g)"/>` +
    `<g stroke="#dfe9ff" stroke-linecap="round" opacity=".7"><path stroke-width="1.1" d="${stars[0]}"/><path stroke-width="1.9" d="${stars[1]}"/></g>`
  );
}

export function cardEmblem(id: string, type: Type, kind: Kind, crop: Crop): string {
  return bake(`aa/${id}/${kind}/${crop}`, crops[crop], () => {
    const draw = stream(id);
    return ground(id, glows[kind]) + motifs[type](kind, draw, tintOf(kind, draw));
  });
}
// Systems, artifacts and plans of the aliens: a cut stone.
export const alienEmblem = (id: string, crop: Crop): string => bake(`aa/${id}/${crop}`, crops[crop], () => ground(id, glows.alien) + alienMotif(stream(id)));
