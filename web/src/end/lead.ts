import type { Standing } from "../api/types";

// Moments at which the lead changed hands, from the scores along the game.
export interface Lead {
  ply: number;
  leader: number | null; // null: shared
}

export function leads(plies: number[], scores: number[][]): Lead[] {
  const found: Lead[] = [];
  let before: number | null = null;
  scores.forEach((row, i) => {
    const most = Math.max(...row);
    const first = row.flatMap((score, seat) => (score === most ? [seat] : []));
    const leader = first.length === 1 ? first[0]! : null;
    if (leader !== null && leader !== before && i > 0) found.push({ ply: plies[i]!, leader });
    if (leader !== null) before = leader;
  });
  return found;
}

// How many points a seat lost by the answer that led to this ply.
export function costs(plies: number[], scores: number[][], ply: number, seat: number): number {
  const at = plies.indexOf(ply);
  return at > 0 ? Math.max(0, (scores[at - 1]![seat] ?? 0) - (scores[at]![seat] ?? 0)) : 0;
}

// Where a seat's points came from between two moments: "Tycoon +9".
export function earned(before: Standing, after: Standing, seat: number): string[] {
  const was = new Map(before.breakdown?.map((kind) => [kind.key, kind.points[seat] ?? 0]));
  return (after.breakdown ?? []).flatMap(({ key, name, points }) => {
    const more = (points[seat] ?? 0) - (was.get(key) ?? 0);
    return more > 0 ? [`${name} +${more}`] : [];
  });
}

// At most `count` of them, the latest, and not too close together: that is where a game is decided.
export function turningPoints(all: Lead[], count: number): Lead[] {
  const apart = (all.at(-1)?.ply ?? 0) * 0.05;
  const chosen: Lead[] = [];
  for (const lead of all.toReversed()) {
    const last = chosen[0];
    if (chosen.length < count && (!last || last.ply - lead.ply > apart)) chosen.unshift(lead);
  }
  return chosen;
}

// Ticks of an axis from 0: 1, 2 or 5 times a power of ten apart.
export function ticks(most: number, wanted = 5): number[] {
  const raw = Math.max(1, most / wanted);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((m) => m * power).find((s) => s >= raw) ?? raw;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
