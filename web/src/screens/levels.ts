// Which level of the bots is proposed until one is chosen.
import type { Level } from "../api/types";

const MIDDLE = 2;

// The second where it is offered; else, of those that are known to be stronger than the ones below, the nearest to it.
export function usualLevel(levels: Level[], players: number): Level | undefined {
  const offered = levels.filter((l) => l.players.includes(players));
  const known = offered.filter((l) => l.measured.some((m) => m.players === players));
  const far = (l: Level) => Math.abs(l.level - MIDDLE);
  return offered.find((l) => l.level === MIDDLE) ?? known.toSorted((a, b) => far(a) - far(b) || b.level - a.level)[0] ?? offered[0];
}

// The level that was chosen, or the next lower one that is offered at such a table.
export const levelAt = (levels: Level[], players: number, chosen: number | null): Level | undefined =>
  chosen === null ? usualLevel(levels, players) : (levels.filter((l) => l.players.includes(players) && l.level <= chosen).at(-1) ?? levels[0]);
