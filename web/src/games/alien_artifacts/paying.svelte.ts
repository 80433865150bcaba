// What is being paid, how far it is, and which card takes the sections of Prepare Resources.
import type { Position } from "../../api/types";
import type { Table } from "../../state/table.svelte";
import { sectionOf } from "./content";
import { frameOf, ownedBy, resourceOf, type Colour, type View } from "./view";
import { receivers } from "./ways";

export type Purpose = "cost" | "exchange" | "unblock" | "prepare" | "sets" | null;
export interface Paying {
  purpose: Purpose;
  colour: Colour | null;
  goal: number | null; // icons that are missing before anything is chosen
  sum: number; // icons of what is chosen
  chosen: string[]; // sections
  limit: number | null; // cards that may be spent
  extra: number; // besides, from planets alone
  beyond: number; // how many of the chosen are such (AA-206)
  shown: [Colour, number][]; // of sets: the icons of each colour
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

// What somebody else pays is public, and lights nothing.
function purposeOf({ view: raw, prompt }: Position): Purpose {
  const view = raw as View;
  if (!prompt) return null;
  if (view.payment) return view.payment.for;
  const frame = frameOf(view);
  if (frame?.step === "choose_colour") return frame.n === 0 ? "exchange" : "cost";
  if (frame?.step === "choose_row") return frame.n === 0 ? "prepare" : "unblock";
  return null;
}

// A set shows these (AA-231), in the order of what the view says is spent.
const setColours = ["red", "blue", "green"] as const;
function shownOf({ payment }: View, chosen: string[]): [Colour, number][] {
  if (payment?.for !== "sets") return [];
  const before = Array.isArray(payment.spent) ? payment.spent : [];
  return setColours.map((colour, i) => [colour, chosen.map(sectionOf).reduce((all, section) => all + (section.colour === colour ? section.icons : 0), before[i] ?? 0)]);
}

export function payingOf(position: Position, picks: string[]): Paying {
  const view = position.view as View;
  const purpose = purposeOf(position);
  const chosen = picks.flatMap((pick) => sectionIn(pick) ?? []);
  const sum = chosen.reduce((all, section) => all + sectionOf(section).icons, 0);
  const { payment } = view;
  const frame = frameOf(view);
  const mine = view.seats[position.prompt?.seat ?? view.turn]!;
  const extra = payment?.extra ?? mine.limits["planet_extra"] ?? 0;
  const stored = new Set(ownedBy(mine).flatMap((owned) => owned.stored ?? []));
  const before: Record<string, number | undefined> = { exchange: mine.limits["exchange"], unblock: mine.limits["unblock"] };
  return {
    purpose,
    colour: payment?.colour ?? null,
    goal: payment ? payment.missing : purpose === "cost" ? (frame?.amount ?? null) : null,
    sum,
    chosen,
    limit: payment ? payment.limit : ((purpose && before[purpose]) ?? null),
    extra,
    beyond: Math.min(extra, chosen.filter((section) => stored.has(section)).length),
    shown: shownOf(view, chosen),
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

export function prepare(position: Position): void {
  const now = purposeOf(position) === "prepare" ? receivers(position.view as View) : [];
  if (now.join() !== preparing.all.join()) preparing.all = now;
}
