import type { Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import { screen } from "../../ui/screen.svelte";
import type { About, Face, Fact, Stage } from "../face";
import Board from "./Board.svelte";
import { bidsOf, cardAt, deedVerbs, spotsOf, wireSpot } from "./build";
import { nearEnd } from "./ending";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import { preview } from "./preview.svelte";
import Row from "./Row.svelte";
import Seen from "./Seen.svelte";
import { briefText, siteName, sourceText } from "./texts";
import { advisor, GAME, nameOf, race, structure, type Sourced, type View } from "./view";
import { w } from "./words";

function facts(view: View, seat: number): Fact[] {
  const { tracks, morale, available } = view.seats[seat]!;
  return [
    { icon: "fleet", value: tracks.fleet, label: w("fleet") },
    { icon: "morale", value: morale, label: w("morale") },
    { icon: "cube", value: available, label: w("cubes") },
  ];
}

const lastRound = (view: View): string => (nearEnd(view).any ? w("last") : "");

function crumb({ view: raw }: Position): string {
  const view = raw as View;
  if (view.over) return word(GAME, "board.over");
  if (view.round === 0) return word(GAME, `step.${view.step ?? "deal_race"}.title`, "");
  return [w("round_of", { n: view.round, all: view.rounds }), lastRound(view)].filter(Boolean).join(" · ");
}

const sources = (source: Record<string, Sourced>): [string, string][] => Object.entries(source).map(([what, fact]) => [w(`source_${what}` as "source_name"), sourceText(fact)]);

function about(spot: string): About | null {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "verb" && deedVerbs.includes(id)) return { title: word(GAME, `name.deed.${id}`), lines: [word(GAME, `deed.${id}`)], facts: [] };
  const person = kind === "advisor" ? advisor(id) : kind === "race" ? race(id) : null;
  if (person) return { title: person.name, lines: person.lines, facts: sources(person.source) };
  const card = structure(cardAt(spot));
  return card && { title: card.name, lines: card.lines, facts: [], Picture: Seen };
}

const ONE_LINE = 32; // the console must not grow under the pointer

// What the price that is looked at would buy; else how many of the boxes are open, and that a card may come first.
function below({ view: raw, prompt }: Position, picks: string[]): string | null {
  const card = preview.at && structure(preview.at.card);
  if (card) return w("would", { place: siteName(preview.at!), effect: briefText(card, ONE_LINE) });
  if ((raw as View).step !== "choose_action" || picks.length > 0) return null;
  const open = prompt!.options.filter(({ verb }) => deedVerbs.includes(verb));
  const cards = prompt!.walks?.steps.some((step) => spotsOf(step).some((spot) => spot.startsWith("hand:")));
  const warning = screen.phone && nearEnd(raw as View).any ? w("last_too") : ""; // a phone has room neither for the stage nor for both
  return [w("open_deeds", { n: open.length }), warning || (cards ? w("card_first") : "")].filter(Boolean).join(" ");
}

// How many actions one still has in this round: the cubes; and whether it may be the last one (MO-151).
function stage({ view: raw, prompt }: Position): Stage[] {
  const view = raw as View;
  const left = prompt && view.step === "choose_action" ? view.seats[prompt.seat]!.available : 0;
  const texts = [left > 0 ? w("actions_round", { n: left }) : "", lastRound(view)];
  return texts.filter(Boolean).map((text) => ({ text }));
}

// While cards are discarded one by one: how many are left, those that are picked already not counted. What is built now, by name.
function question({ view: raw, prompt }: Position, picks: string[]): string | null {
  const view = raw as View;
  const way = prompt?.options.find(({ verb, operands, notation }) => verb === "choose" && operands["choice"] === "discard" && picks.includes(`=${notation}`));
  const all = view.step === "discard_card" ? view.frames.at(-1)!.count : Number(way?.operands["n"] ?? 0);
  const left = all - picks.filter((pick) => pick.startsWith("hand:")).length;
  if (left > 0) return w("discard_left", { n: left });
  // A card that does not come from the hand is seen nowhere else.
  const bids = prompt && !picks.some((pick) => pick.startsWith("hand:")) ? bidsOf({ prompt, picks, viewer: prompt.seat }, view) : [];
  return bids.length > 0 ? w("pick_where", { name: nameOf(bids[0]!.card), n: new Set(bids.map(({ place }) => place)).size }) : null;
}

// The question that is left when something is picked, by what the next answer may be.
function follow(picks: string[], live: string[], verbs: Set<string>): string | null {
  const hand = picks.filter((p) => p.startsWith("hand:"));
  const name = hand.length > 0 ? nameOf(cardAt(hand[0]!)) : "";
  const sites = live.filter((spot) => spot.startsWith("system:")).length;
  if (verbs.has("hire")) return w("pick_advisor");
  if (verbs.has("discard") && picks.includes("verb:contract")) return w("pick_discard", { n: hand.length + 1 });
  if (name && sites > 0) return w("pick_where", { name, n: sites });
  const deeds = deedVerbs.filter((verb) => verbs.has(verb));
  if (name && deeds.length > 0) return w("pick_use", { name, deeds: deeds.map((verb) => word(GAME, `name.deed.${verb}`)).join(", ") });
  if (deeds.length > 0) return w("pick_deed", { deeds: deeds.map((verb) => word(GAME, `name.deed.${verb}`)).join(", ") });
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
  // What is given and taken stands in the label; that an action costs a cube is known.
  chip: (_, { verb, label }) => (verb === "swap" ? { text: label, note: "", whole: true } : null),
  question,
  follow,
  below,
  stage,
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
