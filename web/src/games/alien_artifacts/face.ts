import "./colours.css";
import type { Position } from "../../api/types";
import { session, word } from "../../state/session.svelte";
import type { Face, Fact } from "../face";
import { about } from "./about";
import Board from "./Board.svelte";
import { cardOf } from "./content";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Miniature from "./Miniature.svelte";
import { digit } from "./digit";
import { payingOf, preparing } from "./paying.svelte";
import Row from "./Row.svelte";
import { spotsOf, wireSpot } from "./spots";
import { completed, frameOf, GAME, ownedBy, type View } from "./view";
import { walksOf } from "./ways";
import { w } from "./words";

// A section of Prepare Resources goes to the card that is aimed at, or to another one that takes it.
function meant(spot: string): string[] {
  const section = /^section:(.*)/.exec(spot)?.[1];
  if (section === undefined || preparing.all.length < 2) return [];
  return [preparing.target, ...preparing.all].map((card) => `attach:${section}>${card}`);
}

function paymentQuestion(view: View, picks: string[]): string | null {
  const paying = payingOf(view, picks);
  if (paying.purpose === "cost" && paying.goal !== null && paying.colour) {
    const left = Math.max(0, paying.goal - paying.sum);
    const cards = paying.limit === null ? w("any_cards") : w("cards_left", { n: Math.max(0, paying.limit + paying.extra - paying.chosen.length) });
    return [`${w("pay_more", { n: left, colour: word(GAME, `name.colour.${paying.colour}`) })}.`, view.payment?.gold ? w("gold_counts") : "", cards].filter(Boolean).join(" ");
  }
  if (paying.purpose === "exchange") return w("press_exchange");
  if (paying.purpose === "unblock") return w("press_unblock");
  if (paying.purpose === "prepare") return preparing.all.length > 1 && preparing.target ? `${w("press_prepare")}. ${w("prepare_to", { card: cardOf(preparing.target).name })}` : w("press_prepare");
  return null;
}

const extras = new Set(["add", "use", "lift", "pass"]);
function question({ view: raw, prompt }: Position, picks: string[]): string | null {
  const view = raw as View;
  void session.texts;
  const built = completed(view);
  if (built) return w("which_side", { card: cardOf(built).name });
  if (view.step === "menu" && picks.length === 0) {
    const n = prompt!.options.filter(({ verb }) => !extras.has(verb)).length;
    return n > 0 ? w("actions_possible", { n }) : null;
  }
  if (view.step === "discard") return w("press_discard");
  if (view.step === "throw_hand") return w("press_throw", { n: frameOf(view)?.amount ?? 1 });
  return paymentQuestion(view, picks);
}

function facts(view: View, seat: number): Fact[] {
  const own = view.seats[seat]!;
  return [
    { icon: "positron", value: own.credits, label: w("credits") },
    { icon: "card", value: ownedBy(own).length, label: w("empire") },
    { icon: "star", value: own.track, label: w("on_track") },
  ];
}

export const face: Face = {
  content: true,
  Board,
  Hand,
  Miniature,
  Row,
  Inspector,
  opens: true,
  endVerbs: ["end", "done", "keep_rest", "stop", "decline", "pass"],
  inWords: ["pay_tokens"],
  handVerbs: ["choose"],
  parts: ["deck", "extra", "complete", "pay", "spend", "done", "row", "onto", "colour", "token", "side", "show", "attack", "attack_system", "ship", "stop", "block", "choose", "kind", "planet", "flip", "score", "throw", "keep", "keep_rest"],
  spotsOf,
  wireSpot,
  meant,
  digit,
  walks: walksOf,
  question,
  brought: ({ notation = "" }) => {
    const [verb, id] = notation.split(" ");
    if (verb === "draw") return [`resource:${id}`, `section:${id}_a`];
    if (verb === "find") return [`artifact:${id}`];
    if (verb === "produce") return [`section:${id}_a`, `section:${id}_b`];
    if (verb === "plan") return [`plan:${id}`];
    if (verb === "top") return [`plate:deck_${cardOf(id!).type}`];
    return verb === "system" ? ["system:open"] : [];
  },
  endNote: (raw, option) => {
    const view = raw as View;
    if (option) return { risky: false, text: "" };
    if (completed(view)) return { risky: false, text: w("side_first") };
    return { risky: false, text: view.step === "menu" ? w("action_first") : view.payment ? w("pay_first") : "" };
  },
  crumb: ({ view: raw }) => {
    const view = raw as View;
    if (view.over) return word(GAME, "board.over");
    return view.ending ? w("last_lap") : w("lap", { n: view.players - view.round + 1, all: view.players });
  },
  facts: (view, seat) => facts(view as View, seat),
  short: (view, seat) => facts(view as View, seat).slice(0, 2),
  progress: () => null,
  about: (view, spot) => about(view as View, spot),
  marks: { production: "globe", technologies: "gear", attacks: "exterminate", triggers: "reset", uses: "star", cards: "card", end_column: "flag", bonus: "crown" },
};
