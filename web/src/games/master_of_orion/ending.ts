// How near the end is (MO-151): when one of the three is close, it may be the last round.
import type { View } from "./view";

const LOW_MORALE = 2;
const CARDS_LEFT = 3;

export function nearEnd({ end, over }: View): { round: boolean; morale: boolean; cards: boolean; any: boolean } {
  const round = !over && end.round === end.rounds;
  const morale = !over && end.lowest.morale <= LOW_MORALE;
  const cards = !over && end.fullest.cards >= end.fullest.of - CARDS_LEFT;
  return { round, morale, cards, any: round || morale || cards };
}
