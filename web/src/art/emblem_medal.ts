// Heads of people: a mirrored mask struck on a pewter medal, from an id alone. Pewter, because brass is what can be pressed.
import { bake, round, stream } from "./emblem";

interface Mask {
  w: number; // half the width
  top: number; // of the brow
  horn: number;
}
const OUTLINE = `stroke="#0a0e18" stroke-width=".8"`;
const CREST = `fill="#7b889d" ${OUTLINE}`;

const crests: ((mask: Mask) => string)[] = [
  ({ w, top, horn }) =>
    `<path ${CREST} d="M${round(24 - w)} 23Q${round(24 - w - 4)} ${round(top)} ${round(24 - w * 0.6)} ${round(top - horn)}Q${round(24 - w * 0.5)} ${round(top + 2)} 24 ${round(top + 1)}` +
    `Q${round(24 + w * 0.5)} ${round(top + 2)} ${round(24 + w * 0.6)} ${round(top - horn)}Q${round(24 + w + 4)} ${round(top)} ${round(24 + w)} 23Z"/>`,
  ({ w, top }) =>
    `<path ${CREST} d="M${round(24 - w - 1)} 27V20a${round(w + 1)} ${round(28 - top)} 0 0 1 ${round(2 * w + 2)} 0v7l-3-6H${round(24 - w + 2)}Z"/>`,
  ({ w, top, horn }) =>
    `<path ${CREST} d="M24 ${round(top - horn)}l3.4 ${round(horn + 3)}h-6.8ZM${round(24 - w * 0.7)} ${round(top - horn * 0.5)}l4 ${round(horn * 0.7)} -5 3Z` +
    `M${round(24 + w * 0.7)} ${round(top - horn * 0.5)}l-4 ${round(horn * 0.7)} 5 3Z"/>`,
  ({ w, top }) =>
    `<path ${CREST} d="M${round(24 - w - 1)} 34Q${round(24 - w - 5)} ${round(top - 2)} 24 ${round(top - 5)}Q${round(24 + w + 5)} ${round(top - 2)} ${round(24 + w + 1)} 34` +
    `L${round(24 + w - 2)} 22Q24 ${round(top - 1)} ${round(24 - w + 2)} 22Z"/>`,
  ({ w, top }) => `<ellipse ${CREST} cx="24" cy="${round(top + 3)}" rx="${round(w + 4)}" ry="4"/>`,
];

const eyes: ((w: number) => string)[] = [
  (w) =>
    `<path d="M${round(24 - w * 0.68)} 24l${round(w * 0.46)} 2.4 -${round(w * 0.42)} .8ZM${round(24 + w * 0.68)} 24l-${round(w * 0.46)} 2.4 ${round(w * 0.42)} .8Z"/>`,
  (w) => `<ellipse cx="${round(24 - w * 0.45)}" cy="25" rx="2.6" ry="1.5"/><ellipse cx="${round(24 + w * 0.45)}" cy="25" rx="2.6" ry="1.5"/>`,
  (w) => `<rect x="${round(24 - w * 0.75)}" y="23" width="${round(w * 1.5)}" height="3.2" rx="1.6"/>`,
];

function parts(id: string): string {
  const draw = stream(`medal ${id}`);
  const w = 9 + draw() * 4.5;
  const chin = 12 + draw() * 5;
  const brow = 6 + draw() * 5;
  const crest = crests[Math.floor(draw() * 5)]!;
  const look = eyes[Math.floor(draw() * 3)]!;
  const mask: Mask = { w, top: 22 - brow, horn: 4 + draw() * 7 };
  const side = (k: number) => [round(24 + k * w * 0.9), round(24 + k * w), round(24 + k * w * 1.02)];
  const [r1, r2, r3] = side(1);
  const [l1, l2, l3] = side(-1);
  const mouth = round(25 + chin * 0.55);
  const face = `M24 ${round(25 + chin)}Q${r1} ${mouth} ${r2} 24Q${r3} ${round(24 - brow)} 24 ${round(22 - brow)}Q${l3} ${round(24 - brow)} ${l2} 24Q${l1} ${mouth} 24 ${round(25 + chin)}Z`;
  const cloak = `fill="#44526a" ${OUTLINE}`;
  return (
    `<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#dfe6f0"/><stop offset=".45" stop-color="#6c7a92"/><stop offset="1" stop-color="#b9c4d4"/></linearGradient>` +
    `<clipPath id="c"><circle cx="24" cy="24" r="20"/></clipPath></defs>` +
    `<circle cx="24" cy="24" r="23" fill="url(#p)"/><circle cx="24" cy="24" r="20" fill="#131c2c"/><path ${cloak} d="M8 44Q24 ${round(31 + draw() * 4)} 40 44Z"/>` +
    `<g clip-path="url(#c)"><path ${cloak} d="M6 46Q8 ${round(36 + draw() * 3)} 18 36h12Q40 37 42 46Z"/><path fill="#c9d2df" d="${face}"/>${crest(mask)}` +
    `<g fill="#0a0e18">${look(w)}</g><path stroke="#0a0e18" stroke-width="1.3" stroke-linecap="round" opacity=".7" d="M21 ${round(25 + chin * 0.66)}h6"/></g>`
  );
}

export const medal = (id: string): string => bake(`medal/${id}`, "0 0 48 48", () => parts(id));
