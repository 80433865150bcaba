// The engraved instruments behind the figure of an emblem, one for each kind of card.
import { around, polar, polygon, round, type Part } from "./emblem";

const at = (r: number, degrees: number): string => polar(60, 40, r, degrees).join(" ");

// Somebody turns it: a dial with a pointer.
const dial: Part = (draw, { line, light }) => {
  const ticks = 16 + 4 * Math.floor(draw() * 5);
  const pointer = -150 + draw() * 120;
  const marks = Array.from({ length: ticks }, (_, i) => `M${at(i % 4 ? 33.5 : 31, (i * 360) / ticks)}L${at(36.5, (i * 360) / ticks)}`);
  return (
    `<g ${line}><circle cx="60" cy="40" r="29"/><circle cx="60" cy="40" r="36.5" stroke-width=".7"/><path d="${marks.join("")}"/></g>` +
    `<path ${light} d="M${at(24, pointer)}L${at(38.5, pointer)}"/>`
  );
};

// Setting-out lines of a building site: nested squares, each turned.
const squares: Part = (draw, { line }) => {
  const turn = draw() * 45;
  const n = 3 + Math.floor(draw() * 2);
  const nested = Array.from({ length: n }, (_, i) => polygon(around(4, 60, 40, 38 - i * 6.5, turn + i * 15)));
  return `<path ${line} d="${nested.join("")}"/><path ${line} stroke-dasharray="1.5 3" d="M60 -4V84M8 40H112"/>`;
};

// Flight paths with darts, and cross-hairs.
const darts: Part = (draw, { line, light, bead }) => {
  const up = draw() < 0.5 ? 1 : -1;
  let drawn = `<circle ${line} cx="60" cy="40" r="33" stroke-dasharray="5 4"/><path ${line} d="M60 1v12M60 67v12M21 40h12M87 40h12"/>`;
  for (let i = 0; i < 3; i++) {
    const y = 20 + i * 19 + draw() * 6;
    const end = y - up * (10 + draw() * 14);
    const x = 96 + draw() * 12;
    drawn += `<path ${light} d="M${8 + i * 4} ${round(y)}Q60 ${round(y)} ${round(x)} ${round(end)}"/>`;
    drawn += `<path ${bead} d="M${round(x + 6)} ${round(end - up * 2.4)}l-8 -1.4 2.4 5.6Z"/>`;
  }
  return drawn;
};

// Closed orbits with beads: it goes on for ever.
const orbits: Part = (draw, { line, bead }) => {
  let drawn = "";
  const n = 3 + Math.floor(draw() * 2);
  for (let i = 0; i < n; i++) {
    const r = 20 + i * 6.2;
    drawn += `<circle ${line} cx="60" cy="40" r="${round(r)}"/>`;
    const beads = 1 + Math.floor(draw() * 3);
    for (const [x, y] of around(beads, 60, 40, r, draw() * 360)) drawn += `<circle ${bead} cx="${x}" cy="${y}" r="${round(1.3 + draw())}"/>`;
  }
  return drawn;
};

const sunrise: Part = (draw, { line }) => {
  const n = 13 + 2 * Math.floor(draw() * 5);
  const ray = (i: number) => {
    const angle = -180 + (i * 180) / n;
    return `M${polar(60, 62, 26, angle).join(" ")}L${polar(60, 62, i % 2 ? 58 : 46, angle).join(" ")}`;
  };
  const rays = Array.from({ length: n + 1 }, (_, i) => ray(i)).join("");
  return `<path ${line} d="${rays}"/><path ${line} d="M-60 62H180M38 62a22 22 0 0 1 44 0"/>`;
};

// A star polygon with a bead for each point: it counts at the end.
const star: Part = (draw, { line, bead }) => {
  const n = 7 + Math.floor(draw() * 6);
  const skip = 2 + Math.floor(draw() * 2);
  const points = around(n, 60, 40, 37, -90);
  const chords = points.map((p, i) => `M${p.join(" ")}L${points[(i + skip) % n]!.join(" ")}`).join("");
  const beads = points.map(([x, y]) => `<circle ${bead} cx="${x}" cy="${y}" r="1.7"/>`).join("");
  return `<circle ${line} cx="60" cy="40" r="37"/><path ${line} d="${chords}"/>${beads}`;
};

export const frames = { dial, squares, darts, orbits, sunrise, star };
