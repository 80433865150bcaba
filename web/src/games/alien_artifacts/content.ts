// What is known of a card by its id; while the cards are on their way, its id.
import { contentOf } from "../../state/content.svelte";
import { session, word } from "../../state/session.svelte";
import { GAME, resourceOf, type CardEntry, type Content, type Section, type Type } from "./view";

const content = () => contentOf<Content>(GAME);
const typeOf = (id: string): Type => (id.startsWith("sh") ? "ship" : id.startsWith("pl") ? "planet" : "technology");

export const constants = (): Record<string, number> => content()?.constants ?? {};
export const cardOf = (id: string): CardEntry =>
  content()?.cards[id] ?? { name: "", type: typeOf(id), kind: "exploration", logistic: "", operational: "", brief: { logistic: "", operational: "" } };
export const factionOf = (id: string | null) => (id === null ? null : (content()?.factions[id] ?? null));
export const systemOf = (id: string | null) => (id === null ? null : (content()?.systems[id] ?? null));
export const planOf = (id: string) => content()?.plans[id] ?? { name: "", rows: [], basic: false };
export const basicPlan = (): string | null => Object.entries(content()?.plans ?? {}).find(([, plan]) => plan.basic)?.[0] ?? null;
export const artifactOf = (id: string) => content()?.artifacts[id] ?? { name: "", text: "", brief: "" };
export const attackOf = (resource: string): number => content()?.resources[resource]?.attack ?? 0;
export function sectionOf(id: string): Section {
  const card = content()?.resources[resourceOf(id)];
  return (id.endsWith("a") ? card?.a : card?.b) ?? { colour: "red", icons: 0, kind: "exploration" };
}

// "2 green, Expansion", as the server names it.
export function sectionName(id: string): string {
  const { colour, icons, kind } = sectionOf(id);
  return (session.texts, word(GAME, `section.${colour}`).replace("{n}", `${icons}`).replace("{kind}", word(GAME, `name.kind.${kind}`)));
}
// "Expansion planet".
export const kindName = (id: string): string => (session.texts, `${word(GAME, `name.type.${cardOf(id).type}`)}, ${word(GAME, `name.kind.${cardOf(id).kind}`)}`);
