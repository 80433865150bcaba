// What others did is shown one change after the other, quickly, and never in anybody's way: any input ends it at once.
import type { Clockwork } from "../api/connection";

const WHOLE_MS = 1200; // a turn of bots, however long
const SLOWEST_MS = 260;
const QUICKEST_MS = 30;

export class Playback<T> {
  private waiting: T[] = [];
  private timer = 0;

  constructor(
    private readonly show: (item: T) => void,
    private readonly clockwork: Pick<Clockwork, "set" | "clear">,
    private readonly speed: () => number = () => 1,
  ) {}

  add(item: T): void {
    if (this.timer === 0) {
      this.show(item);
      this.schedule();
    } else this.waiting.push(item);
  }

  // Everything at once; true if something was still to come.
  flush(): boolean {
    this.clockwork.clear(this.timer);
    this.timer = 0;
    const rest = this.waiting;
    this.waiting = [];
    for (const item of rest) this.show(item);
    return rest.length > 0;
  }

  private schedule(): void {
    const gap = Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, WHOLE_MS / (this.waiting.length + 1)));
    this.timer = this.clockwork.set(() => {
      this.timer = 0;
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.show(next);
      this.schedule();
    }, gap / Math.max(1, this.speed()));
  }
}
