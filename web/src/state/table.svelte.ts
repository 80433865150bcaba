// One table on the screen: the position, what has been picked so far, and what is said about it.
import { api } from "../api/client";
import type { Answer, Saying } from "../api/connection";
import type { LogEntry, LogPage, Note, Option, Position, SeatInfo, ToPage } from "../api/types";
import type { Face } from "../games/face";
import { Arrivals } from "./arrivals";
import { Attention } from "./attention.svelte";
import { newId } from "./ids";
import { brought, merge, mergeNotes, traces } from "./log";
import { router } from "./router.svelte";
import { session, word } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Talk } from "./talk.svelte";
import { t } from "../text/words";
import { count, exactly, offer, type Pick } from "./walks";
import { offerWhole } from "./whole";

export interface Advice {
  option: Option;
  chance: number;
  reasons: string[];
}
export type SpotState = "idle" | "live" | "chosen" | "refused" | "pending";

const kindOf = (spot: string): string => spot.split(":")[0]!;

export class Table {
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  notes = $state.raw<Note[]>([]);
  picks = $state.raw<Pick[]>([]);
  advice = $state.raw<Advice[] | null>(null);
  thinking = $state(false); // a hint was asked for
  private asked = {}; // the question that it is about: another one for each
  opened = $state<number | null>(null); // the seat whose things are shown, opened from its row
  busy = $state(false); // an answer is on its way: until what it led to is here there is nothing else to answer
  private awaited = 0; // the version that it made
  problem = $state<string | null>(null);
  confirming = $state(false);
  leaving = $state(false); // for the rematch
  private seat: number | undefined; // hot seat: who has the device
  private stop: () => void;
  readonly attention = new Attention(this);
  // Lines before that number; null: of a picture, which has none.
  readonly older: ((before: number) => Promise<LogPage>) | null = (before) => api.log(this.id, settings.lang, before);
  readonly arrivals: Arrivals;
  readonly talk: Talk;

  constructor(
    readonly id: string,
    readonly face: Face,
  ) {
    this.talk = new Talk(id);
    this.arrivals = new Arrivals(this);
    this.stop = session.listen((message) => this.hear(message));
    session.connection.move(this.where());
    void this.talk.read();
  }

  readonly prompt = $derived(this.position?.prompt ?? null);
  readonly mine = $derived(new Set(this.seats().filter((s) => s.you).map((s) => s.seat)));
  private readonly walks = $derived.by(() => (this.prompt ? (this.face.walks?.(this.position!, this.picks) ?? this.prompt.walks) : null));
  readonly offer = $derived.by(() => {
    const { walks, picks } = this;
    return walks?.whole ? offerWhole(walks, picks, this.face.spotsOf) : offer(walks, picks, this.face.spotsOf, this.face.inWords);
  });
  readonly traces = $derived(traces(this.log, this.mine));
  // What chance has brought since the last own answer, where it lies.
  readonly brought = $derived(brought(this.log, this.mine, (entry) => this.face.brought?.(entry) ?? (entry.spot ? [entry.spot] : [])));
  // The step that asks: that of the question, or the one of its action that the picks have led to.
  readonly asking = $derived.by(() => {
    const [step, ...others] = this.offer.asking;
    return this.picks.length > 0 && step && others.length === 0 ? step : (this.prompt?.step ?? null);
  });
  // The question; once something is picked, the question that is left.
  readonly question = $derived.by(() => {
    const { prompt, picks, offer: left } = this;
    if (!prompt) return this.position?.waiting ?? "";
    const own = this.busy ? null : this.face.question?.(this.position!, picks, left.choices.map(({ option }) => option));
    if (own) return own;
    if (picks.length === 0 || this.busy || left.next.size + left.choices.length === 0) return prompt.text;
    const live = [...left.next];
    const unsure = this.asking === prompt.step ? prompt.text : t("pick_choice", { n: left.choices.length }); // a place that may mean several answers to it
    return (this.face.follow?.(picks, live, left.verbs) ?? this.inner) || (live.length > 0 ? t("pick_lit", { n: live.length }) : unsure);
  });
  // What the server would ask after the picks, where that is another question, or the same once more.
  private get inner(): string {
    const { asking, prompt, position, offer: { taken } } = this;
    if (asking === prompt?.step) return taken.length > 0 ? (prompt?.text ?? "") : "";
    return (session.texts, word(position!.table.game, `step.${asking}.prompt`, ""));
  }
  // The answer of the end button: one that goes on from what is picked, else one by itself.
  readonly ending = $derived.by(() => {
    const ends = (o: Option) => this.face.endVerbs.includes(o.verb);
    return this.offer.choices.find(({ option }) => ends(option))?.option ?? this.prompt?.options.find(ends) ?? null;
  });
  readonly choices = $derived(
    this.offer.choices.filter(
      ({ option }) => option.notation !== this.ending?.notation && !this.face.handVerbs?.includes(option.verb),
    ),
  );
  readonly closed = $derived.by(() => (this.prompt && !this.busy ? (this.face.closed?.(this.position!, this.picks) ?? []) : []));
  // The kinds of spots that the question is about: others of the kind are refused, not merely idle.
  private readonly askedKinds = $derived(new Set([...this.offer.spots].map(kindOf)));

  // As whom the table is seen: the seat of the question, else of the view.
  readonly viewer = $derived(this.prompt?.seat ?? this.position?.viewer ?? null);

  // Hot seat: the next person must take the device; until then the server sends what everybody may see.
  readonly curtained = $derived(this.position?.curtain ?? false);

  get address(): string {
    return `/table/${this.id}`;
  }

  seats(): SeatInfo[] {
    return this.position?.table.seats ?? [];
  }

  close(): void {
    this.arrivals.close();
    this.stop();
    session.connection.move({ lang: settings.lang });
  }

  speak(): void {
    session.connection.resync();
    session.connection.move(this.where());
  }

  stateOf(spot: string): SpotState {
    if (this.picks.includes(spot)) return this.busy ? "pending" : "chosen";
    if (!this.prompt || this.busy) return "idle";
    if (this.offer.spots.has(spot) || this.meant(spot) !== null) return "live";
    return this.askedKinds.has(kindOf(spot)) ? "refused" : "idle";
  }

  // Whether a place answers the question, or has been picked for it.
  offers(spot: string): boolean {
    return ["live", "chosen", "pending"].includes(this.stateOf(spot));
  }

  // The live spot that a press on this one means, where it is another one.
  private meant(spot: string): string | null {
    return this.face.meant?.(spot).find((other) => this.offer.spots.has(other)) ?? null;
  }

  // How many pieces of a spot are taken by what was picked: both dice of a pair, all of a straight.
  heldAt(spot: string): number {
    return this.offer.held.get(spot) ?? 0;
  }

  // How many of them go together with the piece that the pointer rests on.
  kinAt(spot: string): number {
    const here = this.attention.inspected;
    const sets = here ? this.offer.sets.filter((set) => set.includes(here)) : [];
    return Math.max(0, ...sets.map((set) => count(set).get(spot) ?? 0));
  }

  // What an answer on this spot would do, in the server's words.
  labelOf(spot: string): string {
    const steps = this.walks?.steps ?? [];
    const at = this.offer.spots.has(spot) ? spot : (this.meant(spot) ?? spot);
    return steps.find((o) => this.face.spotsOf(o).includes(at))?.label ?? "";
  }

  hintOf(spot: string): number {
    return 1 + (this.advice?.findIndex((a) => this.face.spotsOf(a.option).includes(spot)) ?? -1);
  }

  get inspected(): string | null {
    return this.attention.inspected;
  }

  press(spot: string): void {
    if (this.arrivals.hurry()) return; // it ended what was being shown
    this.attention.stopWondering();
    const state = this.stateOf(spot);
    if (state === "chosen") this.takeBack(spot);
    else if (state === "live") this.pick(this.offer.spots.has(spot) ? spot : this.meant(spot)!);
    else if (state !== "pending") this.attention.press(spot);
  }

  choose(option: Option): void {
    this.pick(exactly(option.notation));
  }

  // One answer by itself: the list of answers, a hint, the end button.
  answer(option: Option): void {
    if (this.busy) return;
    this.picks = [];
    this.give([option]);
  }

  // Answers in a row, whatever is picked: the beginning of a walk, of which the rest is asked afterwards.
  give(walk: Option[]): void {
    if (this.busy) return;
    this.arrivals.hurry();
    void this.send(walk.map((option) => option.notation));
  }

  // True if something was taken back.
  takeBack(spot?: Pick): boolean {
    if (this.busy || this.picks.length === 0) return false;
    this.picks = spot ? this.picks.filter((p) => p !== spot) : this.picks.slice(0, -1);
    this.attention.reason = null;
    return true;
  }

  end(sure = false): void {
    const option = this.ending;
    if (!option || this.busy) return;
    const note = this.face.endNote(this.position!.view, option);
    const ask = settings.confirm === "always" || (settings.confirm === "risky" && note.risky);
    if (ask && !sure && !this.confirming) this.confirming = true;
    else if (this.offer.choices.some((c) => c.option === option)) this.choose(option);
    else this.answer(option);
  }

  // One thing that was done, or the whole turn.
  undo(turn = false): void {
    this.arrivals.hurry();
    const back = this.position?.undo;
    if (this.busy) return;
    if (this.position?.undo_request) return this.attention.say(t("undo_asking"));
    if (!back) return this.attention.say(t("undo_none"));
    void this.command({ t: "undo", v: this.version, seat: back.seat, to: turn ? back.turn : back.to });
  }

  async hint(): Promise<void> {
    if (!this.prompt) return this.attention.say(t("hint_later"));
    if (this.busy || this.thinking) return;
    this.thinking = true;
    const about = this.asked;
    const answer = await this.request({ t: "hint" });
    if (this.asked !== about) return; // the question was answered meanwhile
    this.thinking = false;
    if (answer.t === "advice") this.advice = answer.best;
    else if (answer.t === "nack") this.attention.reason = { spot: null, ...answer };
  }

  // Which of the own seats is asked whether something may be taken back; null: none, or it has agreed.
  readonly consenting = $derived.by(() => {
    const ask = this.position?.undo_request;
    return ask?.yours ? (this.seats().find((s) => s.you && !s.conceded && !ask.agreed.includes(s.seat))?.seat ?? null) : null;
  });

  consent(agree: boolean): void {
    void this.command({ t: "consent", agree, seat: this.consenting ?? undefined });
  }

  // The bot that is asked answers with what it has found; what it says shows that it was heard.
  hurry(): void {
    void this.request({ t: "hurry" });
  }

  concede(seat: number): void {
    void this.command({ t: "concede", seat });
  }

  leave(back: boolean, seat: number): void {
    void this.command({ t: back ? "return" : "leave", seat });
  }

  // Of somebody else, while the table waits: who had it comes to it no more.
  free(seat: number): void {
    void this.command({ t: "free_seat", seat });
  }

  // There at once, or as soon as the server has laid the new table.
  async rematch(): Promise<void> {
    this.leaving = true;
    this.attention.reason = null;
    const answer = this.position?.table.next ? null : await session.connection.request({ t: "rematch", id: newId(), table: this.id });
    if (answer?.t === "nack") {
      this.leaving = false;
      this.attention.reason = { spot: null, ...answer };
    } else this.follow();
  }

  private follow(): void {
    const next = this.position?.table.next;
    if (this.leaving && next) router.go(`/table/${next}`);
  }

  // Hot seat: the next person is there.
  lift(seat: number): void {
    this.seat = seat;
    session.connection.move(this.where());
  }

  // A new connection must not lift the curtain for who had the device before. The server knows who is shown: greeted once
  // more it would answer with a curtain that the next person may have lifted meanwhile.
  private handOver(position: Position): void {
    const there = position.curtain ? undefined : (position.viewer ?? undefined);
    if (this.seat === undefined || this.seat === there) return;
    this.seat = there;
    session.connection.remember(this.where());
  }

  private where() {
    return { lang: settings.lang, table: this.id, seat: this.seat };
  }

  private pick(pick: Pick): void {
    if (this.busy) return;
    this.attention.goOn();
    this.confirming = false;
    this.picks = [...this.picks, pick];
    if (this.offer.left === 0) this.picks = []; // what was lit a moment ago is not there any more
    else if (this.offer.send) void this.send(this.offer.send);
  }

  private async send(answers: string[]): Promise<void> {
    this.attention.goOn();
    this.advice = null;
    this.confirming = false;
    await this.command({ t: "act", v: this.version, answers });
  }

  // Something that changes the table. A refusal after all shows as one; nothing has changed then.
  private async command(message: Saying): Promise<void> {
    this.busy = true;
    const spot = this.picks.find((p) => !p.startsWith("=")) ?? null;
    const answer = await this.request(message);
    if (answer.t === "ack" && answer.v > this.version) {
      this.awaited = answer.v; // the question on the screen is answered, the next one has yet to come
      return;
    }
    this.settle();
    if (answer.t !== "nack") return;
    this.attention.reason = { spot, ...answer };
    if (answer.code === "stale") session.connection.resync();
  }

  private settle(): void {
    this.busy = false;
    this.awaited = 0;
    this.picks = [];
  }

  private get version(): number {
    return this.position?.v ?? 0;
  }

  request(message: Saying): Promise<Answer> {
    const seat = this.viewer ?? [...this.mine][0] ?? 0;
    return session.connection.request({ seat, ...message, id: newId(), table: this.id });
  }

  private hear(message: ToPage): void {
    if (message.t === "position" && message.position.table.id === this.id) this.arrivals.take(message.position);
    if (message.t === "pong") this.arrivals.reached();
    this.talk.hear(message);
    if (message.t === "error") this.problem = message.text;
  }

  receive(position: Position): void {
    const before = this.position;
    if (before && position.v < before.v && position.ply === before.ply) return; // late
    this.handOver(position);
    this.log = merge(before ? this.log : [], position.log, position.ply);
    this.notes = mergeNotes(before ? this.notes : [], position.notes);
    if (before?.ply !== position.ply || before.prompt?.seat !== position.prompt?.seat) {
      if (!this.busy) this.picks = [];
      this.advice = null;
      this.thinking = false;
      this.asked = {};
      this.confirming = false;
      this.attention.reason = null;
    }
    this.position = position;
    this.problem = null;
    if (this.awaited > 0 && position.v >= this.awaited) this.settle();
    this.follow();
  }
}
