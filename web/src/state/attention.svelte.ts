// What a person looks at, and why something is refused.
import { t } from "../text/words";
import type { Table } from "./table.svelte";

export interface Reason {
  spot: string | null;
  text: string;
  rule?: string;
  rule_text?: string;
}

const FADE_MS = 900;
const WONDER_MS = 350;

export class Attention {
  inspected = $state.raw<string | null>(null);
  reason = $state.raw<Reason | null>(null);
  pinned = $state(false); // a finger rested on it: it was asked what it is
  private pressed = false; // a press brought it here, no pointer that is still there
  private asked = false; // the reason was asked for by a press: it stays
  private fading: ReturnType<typeof setTimeout> | undefined;
  private wondering: ReturnType<typeof setTimeout> | undefined; // about to ask why a spot is refused

  constructor(private readonly table: Table) {}

  // What the pointer or the focus rests on; `pinned` keeps it (a long press).
  look(spot: string | null, pinned = false): void {
    if (spot === null && this.pinned) return;
    this.pinned = this.pressed = pinned;
    this.inspected = spot;
    this.stopWondering();
    clearTimeout(this.fading);
    if (this.reason?.spot && spot !== this.reason.spot) {
      if (spot !== null) this.reason = null;
      else if (!this.asked) this.fading = setTimeout(() => (this.reason = null), FADE_MS); // time to reach the bubble
    }
    if (spot && this.table.stateOf(spot) === "refused") this.wondering = setTimeout(() => void this.ask(spot), WONDER_MS);
  }

  // What was looked at is not there any more: no pointer leaves it.
  forget(): void {
    this.pinned = false;
    this.look(null);
  }

  // The person goes on: what was said and shown about something else is in the way.
  goOn(): void {
    this.reason = null;
    if (this.pressed) this.forget();
  }

  stopWondering(): void {
    clearTimeout(this.wondering);
  }

  // The pointer is on the bubble.
  keep(): void {
    clearTimeout(this.fading);
  }

  // A press on something that is no answer: its reason stays until something else is looked at.
  press(spot: string): void {
    this.inspected = spot;
    this.pressed = true;
    if (this.table.prompt && !this.table.busy) void this.ask(spot, true);
  }

  private async ask(spot: string, asked = false): Promise<void> {
    const { table } = this;
    const ply = table.position?.ply;
    const picked = table.picks.filter((p) => !p.startsWith("=")).map(table.face.wireSpot);
    const answer = await table.request({ t: "why", spot: table.face.wireSpot(spot), with: picked });
    if (table.position?.ply !== ply) return;
    this.asked = asked;
    if (answer.t === "reason") this.reason = answer.allowed ? { spot, text: t("not_together") } : { ...answer, spot };
    if (answer.t === "nack") this.reason = { ...answer, spot };
  }

  // Something that cannot be done now, and is about no place.
  say(text: string): void {
    this.reason = { spot: null, text };
  }

  async whyNot(notation: string): Promise<void> {
    const ply = this.table.position?.ply;
    const answer = await this.table.request({ t: "why", notation });
    if (this.table.position?.ply !== ply) return;
    if (answer.t === "reason" && answer.allowed && this.table.picks.length > 0) this.say(t("not_together"));
    else if (answer.t === "nack" || answer.t === "reason") this.reason = { ...answer, spot: null };
  }
}
