// What is asked while an answer of several parts is being put together, and how its choices read.
import type { Option, Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import type { Chip, Closed } from "../face";
import { actionsOf } from "./round";
import { GAME, type Ambition, type Card, type Suit, type View } from "./view";
import { w } from "./words";

// The step that asks for answers with this verb, where its name is another one.
const steps: Record<string, string> = {
  site: "build_site", shipyard: "build_ship", build: "build_kind", tax: "tax_city", repair_ship: "repair", repair_building: "repair",
  fly_on: "cat_next", halt: "cat_next", on_fresh: "cat_fresh", on_damaged: "cat_damaged", sprint_from: "sprint", no_sprint: "sprint",
  battle_at: "battle_system", battle_with: "battle_rival", raid_dice: "dice_raid", assault_dice: "dice_assault", skirmish_dice: "dice_skirmish",
  declare: "opening", seize: "opening", begin_prelude: "opening", bards: "opening", seize_spies: "opening",
  spend_for_nothing: "spend_as", claim: "count", steal_token: "steal", press: "pressgang", take_token: "trade_take", give_token: "trade_give",
  gain: "amb_type", gain_nothing: "amb_type", spend: "prelude", use: "prelude", discard: "prelude", end_prelude: "prelude",
};
const dice = ["raid_dice", "assault_dice", "skirmish_dice"];
const ways = ["surpass", "copy", "pivot"];

export function follow(picks: string[], _: string[], verbs: Set<string>): string | null {
  const all = [...verbs];
  if (all.some((verb) => dice.includes(verb))) return w("collect");
  const card = picks.find((pick) => pick.startsWith("card:"))?.slice(5);
  if (card && all.every((verb) => ways.includes(verb))) return w("how_play", { card: word(GAME, `name.card.${card}`) });
  const asked = new Set(all.map((verb) => steps[verb] ?? verb));
  return asked.size === 1 ? word(GAME, `step.${[...asked][0]}.prompt`, "") || null : null;
}

const list = (suit: Suit): string => actionsOf(suit).map((action) => word(GAME, `name.action.${action}`)).join(", ");

// What the actions of the suits do, in a few words; those of cards are told by the cards.
const briefs = ["tax", "build", "move", "repair", "influence", "secure", "battle"] as const;
function briefly(action: string): string {
  const known = briefs.find((name) => name === action);
  return known ? w(`act_${known}`) : "";
}

function cardOf(view: View, id: string): Card | undefined {
  return view.seats.flatMap((seat) => seat.cards).find((card) => card.card === id);
}

function chipOfCard(view: View, { verb, operands }: Option): Chip | null {
  const card = cardOf(view, operands["card"]!);
  const lead = view.round.played.find((played) => played.mode === "lead")?.suit;
  if (!card) return null;
  const text = word(GAME, `name.mode.${verb}`);
  if (verb === "surpass") return { text, note: `${w("actions", { n: card.pips })}: ${list(card.suit)}` };
  if (verb === "pivot") return { text, note: `${w("actions", { n: 1 })}: ${list(card.suit)}` };
  return { text, note: `${w("face_down")}, ${w("actions", { n: 1 })}${lead ? `: ${list(lead)}` : ""}` };
}

export function chip(view: View, option: Option): Chip | null {
  const { verb, operands } = option;
  if (ways.includes(verb)) return chipOfCard(view, option);
  if (verb === "seize") return { text: w("seize", { card: word(GAME, `name.card.${operands["card"]}`) }), note: w("face_down") };
  if (verb === "lose" || verb === "destroy" || verb === "again" || verb === "token") return { text: option.label, note: "" };
  if (verb === "arrange") return { text: word(GAME, `name.resource.${operands["resource"]}`), note: "" };
  if (verb === "act") return { text: option.label, note: briefly(operands["action"]!) };
  if (verb !== "declare" && verb !== "bards" && verb !== "demand") return null;
  const [marker] = view.available;
  const ambition = operands["ambition"] as Ambition;
  const worth = marker ? w("marker_worth", { first: marker.first, second: marker.second }) : "";
  const keeps = (ambition === "keeper" || ambition === "empath") && view.seats[view.turn.seat]?.guilds.some((g) => g.court === "secret_order"); // AR-184
  return { text: option.label, note: verb === "declare" ? `${worth}; ${w(keeps ? "card_keeps" : "card_zero")}` : `${worth}; ${word(GAME, `name.ambition.${ambition}.text`)}` };
}

// Actions of the card's suit that cannot be taken now, and ways of playing the picked card that are not open.
export function closed(position: Position, picks: string[]): Closed[] {
  const view = position.view as View;
  const open = new Set(position.prompt?.options.map((option) => option.notation));
  if (view.step === "act" && picks.length === 0 && view.turn.suit !== null && view.turn.pips > 0) {
    const kinds = new Set([...actionsOf(view.turn.suit), ...(view.turn.battle ? ["battle"] : [])]);
    return briefs.filter((kind) => kinds.has(kind) && !open.has(`act ${kind}`)).map((kind) => ({ notation: `act ${kind}`, text: word(GAME, `name.action.${kind}`), note: w(`no_${kind}`) }));
  }
  const card = picks.length === 1 ? cardOf(view, picks[0]!.replace("card:", "")) : undefined;
  const lead = view.round.played.find((played) => played.mode === "lead")?.suit;
  if (view.step !== "follow" || !card || !lead) return [];
  const reasons = { surpass: w(card.suit === lead ? "no_surpass_low" : "no_surpass_suit"), pivot: w("no_pivot") };
  return (["surpass", "pivot"] as const).map((way) => ({ notation: `${way} ${card.card}`, text: word(GAME, `name.mode.${way}`), note: reasons[way] })).filter(({ notation }) => !open.has(notation));
}
