// "Since your last move": which moments are shown to somebody who comes back, and for how long.
import type { LogEntry, Note, Position } from "../api/types";

const WHOLE_MS = 5000;
const MOST = 12;
const LONGEST_MS = 900;

// Notes after which a bot answers for a seat, and those after which its person does again.
const GONE = new Set(["left", "flag", "conceded"]);
const BACK = new Set(["returned", "joined"]);

// Whether a person of these seats gave this answer: a bot may have sat in.
function isOwn(entry: LogEntry, mine: ReadonlySet<number>, notes: Note[]): boolean {
  if (entry.seat === null || !mine.has(entry.seat)) return false;
  const last = notes.findLast(({ seat, v, kind }) => seat === entry.seat && v < entry.n && (GONE.has(kind) || BACK.has(kind)));
  return last === undefined || BACK.has(last.kind);
}

// The plies after which others had done something since `from`: the end of what each did in a row, thinned out where
// there are many. The last of them is the present one, which is there already.
export function moments(log: LogEntry[], from: number, mine: ReadonlySet<number>, notes: Note[] = []): number[] {
  const told = log.filter((entry) => !entry.undone && entry.v > from && entry.seat !== null && !isOwn(entry, mine, notes));
  const ends = told.filter((entry, i) => told[i + 1]?.seat !== entry.seat).map((entry) => entry.v);
  const all = ends.length >= 4 ? ends : told.map((entry) => entry.v);
  const step = Math.max(1, all.length / MOST);
  return Array.from({ length: Math.min(MOST, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

const eachFor = (count: number): number => Math.min(LONGEST_MS, WHOLE_MS / Math.max(1, count));

// The ply of the last answer of these seats; 0: there was none.
export const lastOwn = (log: LogEntry[], mine: ReadonlySet<number>, notes: Note[] = []): number =>
  log.findLast((entry) => !entry.undone && isOwn(entry, mine, notes))?.v ?? 0;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Review {
  on = $state(false);
  about = $state<"since" | "since_start">("since"); // one's last move; nobody of these seats had moved
  private over: ReturnType<typeof setTimeout> | undefined; // when the time is up

  constructor(
    private readonly load: (ply: number) => Promise<Position>,
    private readonly show: (then: Position) => void,
    private readonly done: () => void,
  ) {}

  // One moment after the other; each is loaded while the one before it is looked at. Those for which loading leaves no time
  // are passed over, and when the time is up the present is shown, whatever is still on its way.
  async run(plies: number[], about: Review["about"] = "since"): Promise<void> {
    [this.on, this.about] = [true, about];
    const each = eachFor(plies.length);
    const began = performance.now();
    const over = (this.over = setTimeout(this.done, each * plies.length));
    const due = () => Math.floor((performance.now() - began) / each);
    for (let i = 0; i < plies.length; i = Math.max(i + 1, due())) {
      const [then] = await Promise.all([this.load(plies[i]!).catch(() => null), pause(began + i * each - performance.now())]);
      if (over !== this.over) return; // ended, by a press or in time
      if (then) this.show(then);
    }
  }

  // True if it was going on.
  end(): boolean {
    clearTimeout(this.over);
    this.over = undefined;
    const was = this.on;
    this.on = false;
    return was;
  }
}
