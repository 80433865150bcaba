// Which spots are live, and what a press means. The server sends short sequences of answers ("walks"); a person picks
// their parts in any order, and each pick leaves fewer of them. No rule of any game is known here.
import type { Option, Walks } from "../api/types";

// What a person has picked: a spot of the board ("station:lunar_mine"), or one answer by its notation ("=claim").
export type Pick = string;
export type SpotsOf = (option: Option) => string[]; // the spots of the board on which an answer can be picked

export const exactly = (notation: string): Pick => `=${notation}`;

export interface Choice {
  pick: Pick;
  option: Option;
  gain: string; // what it brings for sure; "" if nothing can be said yet
}
export interface Offer {
  spots: Set<string>; // live on the board
  next: Set<string>; // those of them that the next answer is about; the others may be picked before their turn
  gains: Map<string, string>; // what a live spot brings, where every walk on it brings the same: "+2 ore"
  choices: Choice[]; // answers without a spot of their own, or those that a picked spot leaves open
  verbs: Set<string>; // of everything that the next answer may be
  asking: Set<string>; // the steps that it answers
  taken: Option[]; // answers that are settled by the picks, in the order of the walk
  held: Map<string, number>; // pieces of a spot that the picks take in any case: two of die:5 for a pair
  sets: string[][]; // pieces that an answer still open would take together
  send: string[] | null; // one walk is left: these are the answers
  left: number; // walks that are left
}

interface Candidate {
  walk: Option[];
  gain: string;
  used: Set<number>; // positions in the walk that a pick has settled
}

const NOTHING: Offer = { spots: new Set(), next: new Set(), gains: new Map(), choices: [], verbs: new Set(), asking: new Set(), taken: [], held: new Map(), sets: [], send: null, left: 0 };

function fits(option: Option, pick: Pick, spotsOf: SpotsOf): boolean {
  return pick.startsWith("=") ? option.notation === pick.slice(1) : spotsOf(option).includes(pick);
}

// A pick means the earliest answer that it can be: a fleet before a destination.
function filter(candidates: Candidate[], pick: Pick, spotsOf: SpotsOf): Candidate[] {
  const fresh = narrowed(candidates, pick, spotsOf, false);
  // A choice may also say which of the answers on a spot that is picked already was meant; else it is one more answer,
  // even the same as before: a second token that is like the first.
  const again = pick.startsWith("=") && (fresh.length === 0 || candidates.some((c) => unsure(c, candidates) !== null));
  return again ? narrowed(candidates, pick, spotsOf, true) : fresh;
}

function narrowed(candidates: Candidate[], pick: Pick, spotsOf: SpotsOf, again: boolean): Candidate[] {
  let earliest = Infinity;
  let kept: Candidate[] = [];
  for (const candidate of candidates) {
    const { walk, used } = candidate;
    const at = walk.findIndex((option, i) => (again || !used.has(i)) && fits(option, pick, spotsOf));
    if (at < 0 || at > earliest) continue;
    if (at < earliest) kept = [];
    earliest = at;
    kept.push({ ...candidate, used: new Set(used).add(at) });
  }
  return kept;
}

// The same answers may be found on two ways; to the person they are one.
function distinct(candidates: Candidate[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const c of candidates) {
    const key = c.walk.map((o) => o.notation).join("/");
    if (!seen.has(key)) seen.set(key, c);
  }
  return [...seen.values()];
}

const nextOf = ({ walk, used }: Candidate): number => walk.findIndex((_, i) => !used.has(i));

// A picked spot that may be several answers, all before it being settled: which of them, is asked before anything else.
function unsure({ walk, used }: Candidate, all: Candidate[]): Option | null {
  const here = walk.findIndex((o, i) => !used.has(i) || all.some((c) => c.used.has(i) && c.walk[i]!.notation !== o.notation));
  return here >= 0 && used.has(here) ? walk[here]! : null;
}

// What all walks that are left have in common before something that was picked is settled with it: there is no other answer.
function implied(candidates: Candidate[]): Candidate[] {
  const [first] = candidates;
  if (!first) return candidates;
  const last = Math.min(...candidates.map(({ used }) => Math.max(-1, ...used)));
  const shared = first.walk.flatMap((option, i) => (i < last && candidates.every(({ walk, used }) => used.has(0) && walk[i]!.notation === option.notation) ? [i] : []));
  return shared.length === 0 ? candidates : candidates.map((c) => ({ ...c, used: new Set([...c.used, ...shared]) }));
}

interface Manner {
  spotsOf: SpotsOf;
  inWords: string[]; // verbs that are choices as well as places
}

function choiceOf(candidate: Candidate, all: Candidate[], { spotsOf, inWords }: Manner, picks: Pick[]): Option | null {
  const { walk } = candidate;
  const asked = unsure(candidate, all);
  if (asked) return asked;
  const next = nextOf(candidate);
  if (next >= 0) {
    const option = walk[next]!;
    const placed = !inWords.includes(option.verb) && spotsOf(option).some((spot) => !picks.includes(spot));
    return placed ? null : option;
  }
  // Everything is picked and still others are possible: what tells this walk from them.
  const shared = (o: Option) => all.every((c) => c.walk.some((other) => other.notation === o.notation));
  return walk.find((o) => !shared(o)) ?? null;
}

export function offer(walks: Walks | null, picks: Pick[], spotsOf: SpotsOf, inWords: string[] = []): Offer {
  if (!walks) return NOTHING;
  let left: Candidate[] = walks.walks.map((walk, n) => ({ walk: walk.map((i) => walks.steps[i]!), gain: walks.gains?.[n] ?? "", used: new Set() }));
  for (const pick of picks) left = filter(left, pick, spotsOf);
  left = implied(distinct(left));
  const spots = new Set<string>();
  const next = new Set<string>();
  const choices = new Map<string, Choice>();
  const gains = new Map<string, string>();
  const verbs = new Set<string>();
  const asking = new Set<string>();
  const expect = ({ verb, step }: Option): void => {
    verbs.add(verb);
    if (step) asking.add(step);
  };
  for (const candidate of left) {
    const soon = unsure(candidate, left) ? -1 : nextOf(candidate);
    candidate.walk.forEach((option, i) => {
      if (candidate.used.has(i)) return;
      const first = soon === i;
      for (const spot of spotsOf(option).filter((s) => !picks.includes(s))) {
        gains.set(spot, common(gains.get(spot), candidate.gain));
        spots.add(spot);
        if (first) next.add(spot);
      }
    });
    if (soon >= 0) expect(candidate.walk[soon]!);
    const option = choiceOf(candidate, left, { spotsOf, inWords }, picks);
    if (!option) continue;
    expect(option);
    const gain = common(choices.get(option.notation)?.gain, candidate.gain);
    choices.set(option.notation, { pick: exactly(option.notation), option, gain });
  }
  const only = left.length === 1 ? left[0]! : null;
  const begun = only !== null && picks.length > 0 && (only.used.has(0) || only.walk.length === only.used.size);
  return {
    spots,
    next,
    gains: new Map([...gains].filter(([, gain]) => gain.includes("+"))), // a mere price stands on the thing itself
    choices: [...choices.values()],
    verbs,
    asking,
    taken: settled(left),
    held: held(left, spotsOf),
    sets: left.flatMap(({ walk, used }) => walk.flatMap((o, i) => (used.has(i) || spotsOf(o).length < 2 ? [] : [spotsOf(o)]))),
    send: begun ? only.walk.map((o) => o.notation) : null,
    left: left.length,
  };
}

// The same, or nothing that could be said.
const common = (before: string | undefined, gain: string): string => (before === undefined || before === gain ? gain : "");

function settled(left: Candidate[]): Option[] {
  const first = left[0];
  if (!first) return [];
  return first.walk.filter(
    (o, i) => first.used.has(i) && left.every((c) => c.walk.some((p, j) => c.used.has(j) && p.notation === o.notation)),
  );
}

export function count(spots: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const spot of spots) found.set(spot, (found.get(spot) ?? 0) + 1);
  return found;
}

function held(left: Candidate[], spotsOf: SpotsOf): Map<string, number> {
  const each = left.map(({ walk, used }) => count(walk.flatMap((o, i) => (used.has(i) ? spotsOf(o) : []))));
  const sure = new Map<string, number>();
  for (const [spot, n] of each[0] ?? []) {
    const least = Math.min(n, ...each.map((other) => other.get(spot) ?? 0));
    if (least > 0) sure.set(spot, least);
  }
  return sure;
}
