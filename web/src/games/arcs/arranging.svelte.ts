// AR-51 by hand: a token is pressed, then the slot that it goes to, in any order. The answers follow in the order of the
// rules: as soon as the slot that is asked about has its token, the game is told so. Where there are more tokens than
// slots the others go back to the supply: which ones is seen, and confirmed, before the game is told anything.
import type { Table } from "../../state/table.svelte";
import { arrange, filling } from "./tags";
import type { Resource, Slot, View } from "./view";

export class Arranging {
  held = $state<Resource | null>(null); // the token that was pressed
  private wanted = $state.raw<ReadonlyMap<number, Resource>>(new Map()); // what was put where
  private confirmed = $state(false);

  constructor(private readonly table: Table) {}

  private readonly own = $derived.by(() => {
    const { viewer, position, prompt, offer } = this.table;
    const view = position?.view as View | undefined;
    if (viewer === null || prompt?.seat !== viewer || view?.step !== "arrange" || !offer.verbs.has("arrange")) return null;
    return view.seats[viewer]!;
  });
  private readonly taken = $derived.by(() => this.table.offer.taken.filter(({ verb }) => verb === "arrange"));
  readonly active = $derived(this.own !== null);
  private readonly tokens = $derived(Object.values(this.own?.loose ?? {}).reduce((n, one) => n + one, 0));
  // The slots that get a token, in the order in which they are asked about, and how many of them have been answered.
  readonly order = $derived.by(() => {
    if (!this.own) return [];
    const { slots } = this.own;
    return filling.filter((i) => slots[i]?.open && slots[i].token === null).slice(0, this.tokens);
  });
  readonly open = $derived(new Set(this.order.slice(this.taken.length)));
  // By slot, not answered yet. What was put there goes once the console has filled the slot, or has taken the token elsewhere.
  readonly plan = $derived.by((): ReadonlyMap<number, Resource> => {
    const free: Partial<Record<Resource, number>> = { ...this.own?.loose };
    for (const { operands } of this.taken) free[operands["resource"] as Resource]! -= 1;
    return new Map([...this.wanted].filter(([slot, type]) => this.open.has(slot) && (free[type]! -= 1) >= 0));
  });
  // Tokens that find no slot.
  readonly over = $derived(this.active ? this.tokens - this.order.length : 0);
  // Every slot has its token, so that those that are left go back: only the word to do so is wanting.
  readonly ready = $derived(this.over > 0 && this.open.size > 0 && [...this.open].every((slot) => this.plan.has(slot)));
  // Tokens that are nowhere yet.
  readonly left = $derived.by((): [Resource, number][] => {
    if (!this.own) return [];
    const placed = [...this.taken.map(({ operands }) => operands["resource"]), ...this.plan.values()];
    return (Object.entries(this.own.loose) as [Resource, number][])
      .map(([type, n]): [Resource, number] => [type, n - placed.filter((other) => other === type).length])
      .filter(([, n]) => n > 0);
  });
  // The board as it will be.
  readonly slots = $derived.by((): Slot[] => {
    if (!this.own) return [];
    return arrange(this.own.slots, this.taken).slots.map((slot, i) => (this.plan.has(i) ? { ...slot, token: this.plan.get(i)! } : slot));
  });

  take(type: Resource): void {
    this.held = this.held === type ? null : type;
  }
  // What was put there comes back; else the token that is held goes there.
  put(slot: number): void {
    if (!this.open.has(slot) || this.table.busy) return;
    const plan = new Map(this.plan);
    const only = this.left.length === 1 ? this.left[0]![0] : null;
    const type = this.held ?? only;
    if (!plan.delete(slot) && type) plan.set(slot, type);
    this.wanted = plan;
    if (!this.left.some(([other]) => other === this.held)) this.held = null;
    this.answer();
  }
  confirm(): void {
    this.confirmed = this.ready;
    this.answer();
  }
  // Tells the game of the slots whose turn it is.
  answer(): void {
    if (!this.active) return this.forget();
    if (!this.ready) this.confirmed = false; // after a refusal everything is back
    if (this.over > 0 && !this.confirmed) return;
    for (let next = this.order[this.taken.length]; next !== undefined && this.plan.has(next) && !this.table.busy; next = this.order[this.taken.length]) {
      const choice = this.table.choices.find(({ option }) => option.verb === "arrange" && option.operands["resource"] === this.plan.get(next!));
      const plan = new Map(this.plan);
      plan.delete(next);
      this.wanted = plan;
      if (!choice) return;
      this.table.choose(choice.option);
    }
  }
  // Nothing is arranged any more; while an answer is on its way more may follow.
  private forget(): void {
    if (this.table.busy) return;
    if (this.wanted.size > 0) this.wanted = new Map();
    this.held = null;
    this.confirmed = false;
  }
}
