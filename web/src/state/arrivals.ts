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
  private left = 0; // the ply when the page was hidden
  // What happened since one's last move.
  readonly review = new Review(
    (ply) => api.position(this.table.id, settings.lang, ply),
    (then) => (this.table.position = { ...then, table: { ...then.table, asked: [] }, waiting: t("since") }),
    () => this.hurry(),
  );
  private readonly playback = new Playback<Position>((position) => this.table.receive(position), {
    set: (run, ms) => Number(setTimeout(run, ms)),
    clear: (id) => clearTimeout(id),
  }, () => settings.speed);

  constructor(private readonly table: Table) {
    document.addEventListener("visibilitychange", this.seen);
  }

  close(): void {
    this.hurry();
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
    if (this.review.on) return; // it ends with the latest
    const shown = this.table.position;
    const others = shown !== null && position.ply > shown.ply && !this.table.busy;
    if (others && !still() && settings.speed > 0 && document.visibilityState === "visible") return this.playback.add(position);
    this.playback.flush();
    this.table.receive(position);
    if (!shown) this.recall(lastOwn(position.log, this.table.mine));
  }

  // The page was hidden and is seen again.
  private readonly seen = (): void => {
    if (document.visibilityState === "hidden") this.left = this.table.position?.ply ?? 0;
    else this.recall(Math.max(this.left, lastOwn(this.table.log, this.table.mine)));
  };

  private recall(from: number): void {
    const { position: now, log, mine } = this.table;
    if (!now || this.review.on || now.table.state !== "playing" || mine.size !== 1 || still() || settings.speed === 0) return;
    const plies = moments(log, from, mine);
    if (from > 0 && plies.length > 1) void this.review.run(plies);
  }
}
