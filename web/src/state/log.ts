// The log as it comes: pieces of it, some of them taken back later.
import type { LogEntry } from "../api/types";

// The place of a line in the whole log: its number where the server gives one, else the ply.
const place = (entry: LogEntry & { n?: number }): number => entry.n ?? entry.v;

// `fresh` continues `old`; where both tell of the same answers, the fresh ones count. Answers beyond the present ply
// were taken back.
export function merge(old: LogEntry[], fresh: LogEntry[], ply: number): LogEntry[] {
  const first = fresh[0];
  const kept = first ? old.filter((entry) => place(entry) < place(first)) : old;
  const struck = kept.map((entry) => (entry.v > ply && !entry.undone ? { ...entry, undone: true } : entry));
  return [...struck, ...fresh].slice(-400);
}

// Where something happened since the last answer of one of these seats: spot -> who did it last.
export function traces(log: LogEntry[], mine: ReadonlySet<number>): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = log.length - 1; i >= 0; i--) {
    const { seat, spot, undone } = log[i]!;
    if (undone) continue;
    if (seat !== null && mine.has(seat)) break;
    if (seat !== null && spot && !spot.startsWith("verb:") && !found.has(spot)) found.set(spot, seat);
  }
  return found;
}

// The ply to which undoing the last answer of these seats leads, or null.
export function beforeLastOwn(log: LogEntry[], mine: ReadonlySet<number>): number | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    if (!entry.undone && entry.seat !== null && mine.has(entry.seat)) return entry.v - 1;
  }
  return null;
}

export interface Turn {
  seat: number | null;
  entries: LogEntry[];
}

// Grouped by whose answers follow each other; chance belongs to whom it befell.
export function byTurn(log: LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last && (entry.seat === null || last.seat === entry.seat || last.seat === null)) {
      last.entries.push(entry);
      last.seat ??= entry.seat;
    } else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns;
}
