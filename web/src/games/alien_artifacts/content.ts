// What is known of a card by its id; while the cards are on their way, its id.
import { contentOf } from "../../state/content.svelte";
import { session, word } from "../../state/session.svelte";
import { GAME, ownedBy, raisedBy, resourceOf, type CardEntry, type Content, type Deed, type From, type Owned, type Section, type SeatView, type Type } from "./view";

const content = () => contentOf<Content>(GAME);
const typeOf = (id: string): Type => (id.startsWith("sh") ? "ship" : id.startsWith("pl") ? "planet" : "technology");

export const constants = (): Record<string, number> => content()?.constants ?? {};
export const cardOf = (id: string): CardEntry =>
  content()?.cards[id] ?? { name: "", type: typeOf(id), kind: "exploration", logistic: "", operational: "", brief: { logistic: "", operational: "" } };
// The names of what raises the limit of a deed now.
function raises({ card, side, active }: Owned, deed: Deed): boolean {
  const { type, kind, words = [] } = cardOf(card);
  if (!active || side !== "logistic") return false;
  return type === "ship" ? raisedBy[kind] === deed : words.some((each) => each.word === "LIMIT" && each.deed === deed);
}
export const raising = (seat: SeatView, deed: Deed): string[] => ownedBy(seat).filter((owned) => raises(owned, deed)).map(({ card }) => cardOf(card).name);
export const factionOf = (id: string | null) => (id === null ? null : (content()?.factions[id] ?? null));
export const systemOf = (id: string | null) => (id === null ? null : (content()?.systems[id] ?? null));
export const planOf = (id: string): Content["plans"][string] => content()?.plans[id] ?? { name: "", rows: [], basic: false, copies: 0 };
export const artifactOf = (id: string): Content["artifacts"][string] => content()?.artifacts[id] ?? { name: "", text: "", brief: "", words: [], copies: 0 };
export const resourceEntry = (id: string) => content()?.resources[id] ?? null;
export const attackOf = (resource: string): number => resourceEntry(resource)?.attack ?? 0;
export function sectionOf(id: string): Section {
  const card = resourceEntry(resourceOf(id));
  return (id.endsWith("a") ? card?.a : card?.b) ?? { colour: "red", icons: 0, kind: "exploration" };
}

// "2 green, Expansion", as the server names it.
export function sectionName(id: string): string {
  const { colour, icons, kind } = sectionOf(id);
  return (session.texts, word(GAME, `section.${colour}`).replace("{n}", `${icons}`).replace("{kind}", word(GAME, `name.kind.${kind}`)));
}
// "Expansion planet".
export const kindName = (id: string): string => (session.texts, `${word(GAME, `name.type.${cardOf(id).type}`)}, ${word(GAME, `name.kind.${cardOf(id).kind}`)}`);
// "from the rulebook, reconstructed by us".
export const sourcesOf = (source: From | undefined): string => (session.texts, (source?.from ?? []).map((from) => word(GAME, `name.source.${from}`)).join(", "));
