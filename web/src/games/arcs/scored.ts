// What the last chapter brought to whom, as long as it is news: until the viewer's next answer. Who only watches sees the
// last there was.
import type { LogEntry } from "../../api/types";

export interface Scored {
  chapter: number;
  points: number[]; // of each seat, all Ambitions together
  told: string; // one Ambition after the other
}
export function lastScored(log: LogEntry[], mine: ReadonlySet<number>): Scored | null {
  const lines = log.filter((entry) => !entry.undone);
  const own = lines.findLastIndex(({ seat }) => seat !== null && mine.has(seat));
  const over = lines.slice(Math.max(0, own)).findLast(({ sequels = [] }) => sequels.some(({ spot = "" }) => spot.startsWith("chapter:")));
  if (!over) return null;
  const ending = over.sequels!.filter(({ points }) => points !== undefined);
  const { spot } = over.sequels!.find(({ spot = "" }) => spot.startsWith("chapter:"))!;
  const points = ending.reduce<number[]>((sum, each) => each.points!.map((n, seat) => n + (sum[seat] ?? 0)), []);
  return { chapter: Number(spot!.slice("chapter:".length)), points, told: ending.map(({ text }) => text).join("; ") };
}
