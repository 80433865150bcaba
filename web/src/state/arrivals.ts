// Positions as they come: one's own answers count at once, those of the others are played back, and who comes back is
// shown what happened since.
import { api } from "../api/client";
import type { Position } from "../api/types";
import { t } from "../text/words";
import { Playback } from "./playback";
import { lastOwn, moments, Review } from "./review.svelte";
import { settings, still } from "./settings.svelte";
import type { Table } from "./table.svelte";

export class Arrivals {
  private latest: Position | null = null; // that was heard of, shown or not
  private left: number | null = null; // the ply since which something may have been missed, out of sight or out of reach
  // What happened since one's last move.
  readonly review = new Review(
    (ply) => api.position(this.table.id, settings.lang, ply),
    (then) => (this.table.position = { ...then, table: { ...then.table, asked: [] }, waiting: t(this.review.about) }),
    () => this.hurry(),
  );
  private readonly playback = new Playback<Position>((position) => this.table.receive(position), {
    set: (run, ms) => Number(setTimeout(run, ms)),
    clear: (id) => clearTimeout(id),
  }, () => settings.speed);

  constructor(private readonly table: Table) {
    document.addEventListener("visibilitychange", this.seen);
    addEventListener("offline", this.lost);
  }

  close(): void {
    this.hurry();
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.seen);
  }

  // Shows at once what was being played back; true if something was.
  hurry(): boolean {
    const shown = this.review.end();
    if (shown && this.latest) this.table.receive(this.latest);
    return this.playback.flush() || shown;
  }

  take(position: Position): void {
    this.latest = position;
    const visible = document.visibilityState === "visible";
    const missed = visible ? this.left : null;
    if (visible) this.left = null;
    if (this.review.on) return; // it ends with the latest
    const shown = this.table.position;
    const newer = shown !== null && position.ply > shown.ply;
    const others = newer && missed === null && !this.table.busy;
    if (others && !still() && settings.speed > 0 && visible) return this.playback.add(position);
    this.playback.flush();
    this.table.receive(position);
    if (!shown || (newer && missed !== null)) this.recall(missed ?? 0);
  }

  // The other side was heard, and told nothing before: nothing was missed.
  reached(): void {
    if (document.visibilityState === "visible") this.left = null;
  }

  private readonly lost = (): void => {
    this.left ??= this.table.position?.ply ?? 0;
  };

  // The page was hidden and is seen again. What came meanwhile is here; a socket that died in the pocket brings the rest.
  private readonly seen = (): void => {
    if (document.visibilityState === "hidden") return this.lost();
    if (this.left !== null) this.recall(this.left);
    this.left = (this.latest ?? this.table.position)?.ply ?? 0;
  };

  private recall(missed: number): void {
    const { position: now, log, notes, mine } = this.table;
    if (!now || this.review.on || now.table.state !== "playing" || mine.size !== 1 || still() || settings.speed === 0) return;
    const from = Math.max(missed, lastOwn(log, mine, notes));
    const plies = moments(log, from, mine, notes);
    if (plies.length === 0) return;
    const whole = log[0]!.v <= 1; // else one's last move may lie before the lines that are here
    const shown = plies.length === 1 ? [from, ...plies] : plies; // a single thing is seen beside what was before it
    void this.review.run(from === 0 && !whole ? plies : shown, from === 0 && whole ? "since_start" : "since");
  }
}
