// The faces of the battle dice as pictures: what never changes is drawn once, and is one element on the table.
import { signs } from "./signs";
import type { DiceKind, Mark } from "./view";

const bodies: Record<DiceKind, { d: string; fill: string }> = {
  assault: { d: "M10 1.5h12L30.5 10v12L22 30.5H10L1.5 22V10Z", fill: "#8a2f26" },
  skirmish: { d: "M8 2h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z", fill: "#2c4b80" },
  raid: { d: "M4 2h24v7.5a3.5 3.5 0 0 0 0 7V30H4V16.5a3.5 3.5 0 0 0 0-7Z", fill: "#80501a" },
};
const ivory = "#f6f0e0";
// Where one, two or three marks stand: x, y, size.
const places = [[], [[16, 16, 18]], [[10, 16, 12], [22, 16, 12]], [[16, 9.5, 11], [9.5, 21, 11], [22.5, 21, 11]]];

function drawn(mark: Mark, [x = 0, y = 0, size = 0]: number[]): string {
  const parts = signs[mark].split("|").map((part) => `<path ${part[0] === "f" ? `fill="${ivory}"` : `fill="none" stroke="${ivory}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`} d="${part.slice(1)}"/>`);
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${parts.join("")}</g>`;
}

const memory = new Map<string, string>();
export function dieFace(kind: DiceKind, marks: Mark[]): string {
  const key = `${kind}/${marks.join()}`;
  const known = memory.get(key);
  if (known) return known;
  const { d, fill } = bodies[kind];
  const face = `<path d="${d}" fill="${fill}" stroke="#0a0e18" stroke-width="1.4"/>${marks.map((mark, i) => drawn(mark, places[marks.length]![i]!)).join("")}`;
  const picture = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${face}</svg>`)}`;
  memory.set(key, picture);
  return picture;
}
