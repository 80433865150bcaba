// "Since your last move": which moments are shown to somebody who comes back, and for how long.
import type { LogEntry } from "../api/types";

export const WHOLE_MS = 5000;
const MOST = 12;
const LONGEST_MS = 900;

// The plies after which others had done something since `from`: the end of what each did in a row, thinned out where
// there are many. The last of them is the present one, which is there already.
export function moments(log: LogEntry[], from: number, mine: ReadonlySet<number>): number[] {
  const told = log.filter((entry) => !entry.undone && entry.v > from && entry.seat !== null && !mine.has(entry.seat));
  const ends = told.filter((entry, i) => told[i + 1]?.seat !== entry.seat).map((entry) => entry.v);
  const all = ends.length >= 4 ? ends : told.map((entry) => entry.v);
  const step = Math.max(1, all.length / MOST);
  return Array.from({ length: Math.min(MOST, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

export const eachFor = (count: number): number => Math.min(LONGEST_MS, WHOLE_MS / Math.max(1, count));

// The ply of the last answer of these seats; 0: there was none.
export const lastOwn = (log: LogEntry[], mine: ReadonlySet<number>): number =>
  log.findLast((entry) => !entry.undone && entry.seat !== null && mine.has(entry.seat))?.v ?? 0;
