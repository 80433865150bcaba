import "./colours.css";
import type { Position } from "../../api/types";
import { session, word } from "../../state/session.svelte";
import { screen } from "../../ui/screen.svelte";
import { seatName } from "../../table/names";
import type { Face, Fact, Stage } from "../face";
import { about } from "./about";
import Board from "./Board.svelte";
import { cardOf, constants, raising } from "./content";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Miniature from "./Miniature.svelte";
import { digit } from "./digit";
import { headings } from "./headings";
import { payingOf, preparing, type Paying } from "./paying.svelte";
import Row from "./Row.svelte";
import { signs } from "./signs";
import { spotsOf, wireSpot } from "./spots";
import { colourOf, completed, deedOf, frameOf, GAME, isFull, ownedBy, types, type Colour, type Type, type View } from "./view";
import { walksOf } from "./ways";
import { w } from "./words";

// A section of Prepare Resources goes to the card that is aimed at, or to another one that takes it.
function meant(spot: string): string[] {
  const section = /^section:(.*)/.exec(spot)?.[1];
  if (section === undefined || preparing.all.length < 2) return [];
  return [preparing.target, ...preparing.all].map((card) => `attach:${section}>${card}`);
}

// Whose icons remove Blockade tokens: those of the rows that have some, or of the one that is paid for.
function blocked({ view: raw, prompt }: Position): Colour[] {
  const view = raw as View;
  if (view.payment?.colour) return [view.payment.colour];
  const { empire } = view.seats[prompt!.seat]!;
  return types.filter((type) => empire[type].some(({ tokens }) => tokens > 0)).map((type) => colourOf[type]);
}

function paymentQuestion(position: Position, picks: string[]): string | null {
  const paying = payingOf(position, picks);
  if (paying.purpose === "cost" && paying.goal !== null && paying.colour) {
    const left = Math.max(0, paying.goal - paying.sum);
    return `${w("pay_more", { n: left, colour: word(GAME, `name.colour.${paying.colour}`) })}.`;
  }
  if (paying.purpose === "exchange") return w("press_exchange");
  if (paying.purpose === "sets") return position.prompt!.text;
  if (paying.purpose === "unblock") return w("press_unblock", { n: constants()["unblock_icons"] ?? 2, colours: blocked(position).map((colour) => word(GAME, `name.colour.${colour}`)).join(` ${w("or")} `) });
  if (paying.purpose === "prepare" && preparing.target) return w(preparing.all.length > 1 ? "press_prepare_or" : "press_prepare", { card: cardOf(preparing.target).name });
  return null;
}

// The deck of a Purchase, once it is known.
function boughtFrom(view: View, picks: string[]): Type | null {
  if (view.step === "extra") return frameOf(view)?.type ?? null;
  const deck = view.step === "menu" ? picks.find((pick) => pick.startsWith("plate:deck_")) : undefined;
  return deck ? (deck.slice("plate:deck_".length) as Type) : null;
}

const MOST_LISTED = 90; // signs that fit beside a hand
const extras = new Set(["add", "use", "lift", "pass"]);
function question(position: Position, picks: string[]): string | null {
  const { prompt } = position;
  const view = position.view as View;
  void session.texts;
  const built = completed(view);
  if (built) return w("which_side", { card: cardOf(built).name });
  if (view.step === "menu" && picks.length === 0) {
    const n = prompt!.options.filter(({ verb }) => !extras.has(verb)).length;
    return n > 0 ? w("actions_possible", { n }) : null;
  }
  if (view.step === "place_token") return w("place_tokens", { n: Math.max(1, (frameOf(view)?.amount ?? 1) - picks.length) });
  const bought = boughtFrom(view, picks);
  if (bought) return w("see_more", { n: 1 + view.decks[bought].look });
  if (view.step === "discard") return w("press_discard");
  if (view.step === "throw_hand") return w("press_throw", { n: frameOf(view)?.amount ?? 1 });
  return paymentQuestion(position, picks);
}

function cardsLeft({ chosen, limit, extra, beyond }: Paying): string {
  if (limit === null) return w("any_cards");
  const [any, planets] = [Math.max(0, limit - (chosen.length - beyond)), extra - beyond];
  if (any === 0 && planets > 0) return w("planet_cards_left", { n: planets });
  return [w("cards_left", { n: any }), planets > 0 ? w("planet_cards_more", { n: planets }) : ""].filter(Boolean).join(" ");
}

// Who attacks, and with what: a plan is chosen against that.
function attackers({ view: raw, table }: Position): string {
  const view = raw as View;
  const eligible = view.seats[view.turn]!.empire.ship.filter(({ card, attack, active, used }) => attack && active && (!used || card === view.attack?.ship));
  const chosen = view.attack?.ship ? eligible.filter(({ card }) => card === view.attack!.ship) : eligible;
  const ships = chosen.map(({ card, attack }) => w("attacking_ship", { ship: cardOf(card).name, from: 1 + attack!.player, to: 4 + attack!.player + attack!.match }));
  return ships.length > 0 ? w("attacked_by", { name: seatName(table.seats[view.turn]!), ships: ships.join(", ") }) : "";
}

// What counts in a payment and how many cards may still be spent; in the menu, what may be done besides the action.
function below(position: Position, picks: string[]): string | null {
  const { prompt } = position;
  const view = position.view as View;
  void session.texts;
  if ((view.step === "menu" || view.step === "after") && picks.length === 0) {
    const free = prompt!.options.filter(({ verb }) => extras.has(verb) && verb !== "pass");
    if (free.length === 0) return null;
    const said = w(view.step === "menu" ? "extras_menu" : "extras_after", { n: free.length });
    const list = free.map(({ label }) => label).join("; ");
    return screen.phone || list.length > MOST_LISTED ? `${said}.` : `${said}: ${list}`; // they are lit on the board as well
  }
  if (completed(view)) return screen.narrow || isFull(view) ? null : w("sides_right");
  if (view.step === "choose_plan") return attackers(position) || null;
  const paying = payingOf(position, picks);
  if (paying.purpose !== "cost" || paying.goal === null || !paying.colour) return null;
  const card = view.payment?.card;
  const raised = card ? raising(view.seats[prompt!.seat]!, deedOf[cardOf(card).type]) : [];
  return [view.payment?.gold ? w("gold_counts") : "", cardsLeft(paying), raised.length > 0 && paying.limit !== null ? w("adds_one", { n: raised.length, cards: raised.join(", ") }) : ""].filter(Boolean).join(" ");
}

// A turn is an action, then what is thrown away, then what is drawn.
function stage({ view: raw, prompt }: Position): Stage[] {
  const view = raw as View;
  if (!prompt || !["menu", "after", "discard"].includes(view.step ?? "")) return [];
  const discards = view.step === "discard";
  return [{ text: w("steps_action"), now: !discards }, { text: w("steps_discard"), now: discards }, { text: w("steps_draw", { n: view.seats[prompt.seat]!.hand_size }) }];
}

function facts(view: View, seat: number): Fact[] {
  const own = view.seats[seat]!;
  return [
    { icon: { drawing: signs.credit }, value: own.credits, label: w("credits") },
    { icon: "list", value: ownedBy(own).length, label: w("empire") },
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
  below,
  stage,
  headings,
  brought: ({ notation = "" }) => {
    const [verb, id] = notation.split(" ");
    if (verb === "draw") return [`resource:${id}`, `section:${id}_a`];
    if (verb === "find") return [`artifact:${id}`];
    if (verb === "produce") return [`section:${id}_a`, `section:${id}_b`];
    if (verb === "plan") return [`plan:${id}`];
    if (verb === "reveal") return ["system:open"];
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
  about: (view, spot, viewer) => about(view as View, spot, viewer ?? null),
  marks: { production: { drawing: signs.planet }, technologies: { drawing: signs.technology }, attacks: { drawing: signs.ship }, triggers: "reset", uses: "star", cards: "card", end_column: "flag", bonus: "crown" },
};
