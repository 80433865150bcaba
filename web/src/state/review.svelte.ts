// "Since your last move": which moments are shown to somebody who comes back, and for how long.
import type { LogEntry, Position } from "../api/types";

const WHOLE_MS = 5000;
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

const eachFor = (count: number): number => Math.min(LONGEST_MS, WHOLE_MS / Math.max(1, count));

// The ply of the last answer of these seats; 0: there was none.
export const lastOwn = (log: LogEntry[], mine: ReadonlySet<number>): number =>
  log.findLast((entry) => !entry.undone && entry.seat !== null && mine.has(entry.seat))?.v ?? 0;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Review {
  on = $state(false);

  constructor(
    private readonly load: (ply: number) => Promise<Position>,
    private readonly show: (then: Position) => void,
    private readonly done: () => void,
  ) {}

  // One moment after the other; each is loaded while the one before it is looked at.
  async run(plies: number[]): Promise<void> {
    this.on = true;
    for (const [i, ply] of plies.entries()) {
      const [then] = await Promise.all([this.load(ply).catch(() => null), pause(i === 0 ? 0 : eachFor(plies.length))]);
      if (!this.on) return; // ended by a press
      if (then) this.show(then);
    }
    await pause(eachFor(plies.length));
    if (this.on) this.done();
  }

  // True if it was going on.
  end(): boolean {
    const was = this.on;
    this.on = false;
    return was;
  }
}
