import type { Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import type { About, Face, Fact } from "../face";
import Board from "./Board.svelte";
import { deedVerbs, spotsOf, wireSpot } from "./build";
import { nearEnd } from "./ending";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import Row from "./Row.svelte";
import Seen from "./Seen.svelte";
import { advisor, GAME, nameOf, race, structure, type View } from "./view";
import { w } from "./words";

function facts(view: View, seat: number): Fact[] {
  const { tracks, morale, available } = view.seats[seat]!;
  return [
    { icon: "fleet", value: tracks.fleet, label: w("fleet") },
    { icon: "morale", value: morale, label: w("morale") },
    { icon: "cube", value: available, label: w("cubes") },
  ];
}

function crumb({ view: raw }: Position): string {
  const view = raw as View;
  if (view.over) return word(GAME, "board.over");
  if (view.round === 0) return word(GAME, `step.${view.step ?? "deal_race"}.title`, "");
  return [w("round_of", { n: view.round, all: view.rounds }), nearEnd(view).any ? w("last") : ""].filter(Boolean).join(" · ");
}

const sources = (source: Record<string, { from: string[] }>): [string, string][] =>
  Object.entries(source).map(([what, { from }]) => [w(`source_${what}` as "source_name"), from.map((f) => word(GAME, `name.source.${f}`)).join(", ")]);

function about(spot: string): About | null {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "verb" && deedVerbs.includes(id)) return { title: word(GAME, `name.deed.${id}`), lines: [word(GAME, `deed.${id}`)], facts: [] };
  const person = kind === "advisor" ? advisor(id) : kind === "race" ? race(id) : null;
  if (person) return { title: person.name, lines: person.lines, facts: sources(person.source) };
  const card = structure(id);
  return card && { title: card.name, lines: card.lines, facts: [], Picture: Seen };
}

// The question that is left when something is picked, by what the next answer may be.
function follow(picks: string[], live: string[], verbs: Set<string>): string | null {
  const hand = picks.filter((p) => p.startsWith("hand:"));
  const name = hand.length > 0 ? nameOf(hand[0]!.slice(5)) : "";
  const sites = live.filter((spot) => spot.startsWith("system:")).length;
  if (verbs.has("hire")) return w("pick_advisor");
  if (verbs.has("discard")) return w("pick_discard", { n: hand.length + 1 });
  if (name && sites > 0) return w("pick_where", { name, n: sites });
  const deeds = deedVerbs.filter((verb) => verbs.has(verb));
  if (name && deeds.length > 0) return w("pick_use", { name, deeds: deeds.map((verb) => word(GAME, `name.deed.${verb}`)).join(", ") });
  const step = Object.entries(steps).find(([verb]) => verbs.has(verb))?.[1];
  return step ? word(GAME, `step.${step}.prompt`) : null;
}
const steps = { card: "build_card", spend: "exploit_card", work: "activate_card", target: "attack_target", swap: "trade_goods", colour: "advisor_colour", save: "pay_discount", resolve: "pick_after_attack" };

export const face: Face = {
  content: true,
  Board,
  Hand,
  Miniature,
  Row,
  opens: true,
  full: true,
  endVerbs: ["done", "keep", "leave"],
  heads: ["build", "exploit", "activate", "attack", "trade", "contract"],
  parts: ["card", "onto", "found", "save", "spend", "return", "work", "target", "swap", "hire", "colour", "take", "leave", "use", "decline", "pay", "gain", "also", "rearrange", "next", "sink", "choose", "discard", "fill", "resolve", "done"],
  spotsOf,
  wireSpot,
  follow,
  brought: ({ notation = "" }) => {
    const [verb, id = ""] = notation.split(" ");
    return verb === "draw" ? [`hand:${id}`] : verb === "reveal" ? [`advisor:${id}`] : [];
  },
  endNote: (raw, option) => ({ risky: false, text: !option && (raw as View).step === "choose_action" ? w("one_action") : "" }),
  crumb,
  facts: (view, seat) => facts(view as View, seat),
  short: (view, seat) => facts(view as View, seat),
  progress: () => null,
  about: (_, spot) => about(spot),
  marks: { track: "points", morale: "morale", structures: "card", final: "flag" },
};
