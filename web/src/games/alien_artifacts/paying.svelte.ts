// What is being paid, how far it is, and which card takes the sections of Prepare Resources.
import type { Table } from "../../state/table.svelte";
import { sectionOf } from "./content";
import { colourOf, frameOf, resourceOf, type Colour, type View } from "./view";
import { receivers } from "./ways";

export type Purpose = "cost" | "exchange" | "unblock" | "prepare" | "sets" | null;
export interface Paying {
  purpose: Purpose;
  colour: Colour | null;
  goal: number | null; // icons that are missing before anything is chosen
  sum: number; // icons of what is chosen
  chosen: string[]; // sections
  limit: number | null; // cards that may be spent
  extra: number; // of them from planets, beyond the limit
}

// Prepare Resources: the card that the next section goes to.
class Preparing {
  private wanted = $state<string | null>(null);
  all = $state.raw<string[]>([]);
  readonly target = $derived(this.wanted !== null && this.all.includes(this.wanted) ? this.wanted : (this.all[0] ?? null));

  aim(card: string): void {
    this.wanted = card;
  }
}
export const preparing = new Preparing();

// The section of a pick: "section:res_10_a", or "attach:res_10_a>sh_fram".
const sectionIn = (pick: string): string | null => /^(?:section|attach):([^>]+)/.exec(pick)?.[1] ?? null;
export const pickOf = (table: Table, section: string): string | null => table.picks.find((pick) => sectionIn(pick) === section) ?? null;

function purposeOf(view: View): Purpose {
  if (view.payment) return view.payment.for;
  const frame = frameOf(view);
  if (frame?.step === "choose_colour") return frame.n === 0 ? "exchange" : "cost";
  if (frame?.step === "choose_row") return frame.n === 0 ? "prepare" : "unblock";
  return null;
}

export function payingOf(view: View, picks: string[]): Paying {
  const purpose = purposeOf(view);
  const chosen = picks.flatMap((pick) => sectionIn(pick) ?? []);
  const sum = chosen.reduce((all, section) => all + sectionOf(section).icons, 0);
  const { payment } = view;
  const frame = frameOf(view);
  const mine = view.seats[view.turn]!;
  const before: Record<string, number | undefined> = { exchange: mine.limits["exchange"], unblock: mine.limits["unblock"] };
  return {
    purpose,
    colour: payment?.colour ?? null,
    goal: payment ? payment.missing : purpose === "cost" ? (frame?.amount ?? null) : null,
    sum,
    chosen,
    limit: payment ? payment.limit : ((purpose && before[purpose]) ?? null),
    extra: payment?.extra ?? mine.limits["planet_extra"] ?? 0,
  };
}

// "4/5": where a section would lead; "+2" where there is no goal.
export function leadsTo(paying: Paying, section: string): string {
  const { icons } = sectionOf(section);
  if (paying.goal === null) return `+${icons}`;
  return `${Math.min(paying.goal, paying.sum + icons)}/${paying.goal}`;
}

// Whether a section of this card is chosen: then the other one is folded.
export const isSpent = (table: Table, resource: string): boolean => table.picks.some((pick) => resourceOf(sectionIn(pick) ?? "__") === resource);

// The row that is paid for or prepared in a colour.
export const typeOfColour = (colour: Colour | null) => (Object.entries(colourOf).find(([, c]) => c === colour)?.[0] ?? null) as "ship" | "technology" | "planet" | null;

export function prepare(view: View): void {
  const now = purposeOf(view) === "prepare" ? receivers(view) : [];
  if (now.join() !== preparing.all.join()) preparing.all = now;
}
