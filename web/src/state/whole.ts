// Whole answers of which the parts may be picked in any order: the sections of a payment, the cards that are discarded.
// A walk is sent when everything in it is picked, but what is implied. No rule of any game is known here either.
import type { Option, Walks } from "../api/types";
import { exactly, type Choice, type Offer, type Pick, type SpotsOf } from "./walks";

interface Candidate {
  walk: Option[];
  used: Set<number>; // positions in the walk that a pick has settled
}

const isOpen = ({ used }: Candidate, i: number): boolean => !used.has(i);

function settle(candidates: Candidate[], pick: Pick, spotsOf: SpotsOf): Candidate[] {
  const words = pick.startsWith("=") ? pick.slice(1) : null;
  const found = candidates.flatMap((candidate) => {
    const at = candidate.walk.findIndex((option, i) => isOpen(candidate, i) && (words === null ? spotsOf(option).includes(pick) : option.notation === words));
    return at < 0 ? [] : [{ walk: candidate.walk, used: new Set(candidate.used).add(at) }];
  });
  if (words === null || found.some(({ walk }) => walk.some((option) => option.notation === words && spotsOf(option).length > 0))) return found;
  // "Done" means with what is picked, not with more.
  const least = Math.min(...found.map(rest));
  return found.filter((candidate) => rest(candidate) === least);
}

// How much of a walk is still to be picked.
const rest = (candidate: Candidate): number => candidate.walk.filter((option, i) => isOpen(candidate, i) && !option.implied).length;

// What is left to be said in words: every part that is open has no place, or one that is picked already (a second and a third
// token of a card); or all is picked, and walks differ in what was implied.
function choiceOf(candidate: Candidate, all: Candidate[], picks: Pick[], spotsOf: SpotsOf): Option | null {
  const { walk } = candidate;
  const open = walk.filter((option, i) => isOpen(candidate, i) && !option.implied);
  const again = open.every((part) => spotsOf(part).every((spot) => picks.includes(spot))); // once more, on the same place
  if (open.length === 1 || (open.length > 1 && picks.length > 0)) return again ? open[0]! : null;
  if (open.length > 1 || picks.length === 0 || all.length === 1) return null;
  const apart = (option: Option) => !all.every((other) => other.walk.some(({ notation }) => notation === option.notation));
  const option = walk.find((each, i) => isOpen(candidate, i) && apart(each));
  return option && spotsOf(option).length === 0 ? option : null;
}

export function offerWhole(walks: Walks, picks: Pick[], spotsOf: SpotsOf): Offer {
  let left: Candidate[] = walks.walks.map((walk) => ({ walk: walk.map((i) => walks.steps[i]!), used: new Set() }));
  for (const pick of picks) left = settle(left, pick, spotsOf);
  const spots = new Set<string>();
  const choices = new Map<string, Choice>();
  const verbs = new Set<string>();
  for (const candidate of left) {
    candidate.walk.forEach((option, i) => {
      if (!isOpen(candidate, i)) return;
      for (const spot of spotsOf(option)) if (!picks.includes(spot)) spots.add(spot);
    });
    const option = choiceOf(candidate, left, picks, spotsOf);
    if (option) choices.set(option.notation, { pick: exactly(option.notation), option, gain: "" });
    for (const { verb } of candidate.walk) verbs.add(verb);
  }
  const only = left.length === 1 && picks.length > 0 && rest(left[0]!) === 0 ? left[0]! : null;
  return {
    spots,
    next: spots,
    gains: new Map(),
    choices: [...choices.values()],
    verbs,
    asking: new Set(),
    taken: [],
    held: new Map(),
    sets: [],
    send: only ? only.walk.filter(({ silent }) => !silent).map(({ notation }) => notation) : null,
    left: left.length,
  };
}
