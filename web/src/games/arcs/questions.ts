// What is asked while an answer of several parts is being put together, and how its choices read.
import type { Option, Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import { t } from "../../text/words";
import { seatKeys } from "../../ui/pieces";
import type { Chip, Closed, Stage } from "../face";
import { chipOfLosses } from "./hits";
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
  destroy: "hit_ships",
};
const dice = ["raid_dice", "assault_dice", "skirmish_dice"];
const ways = ["surpass", "copy", "pivot"] as const;
type Way = (typeof ways)[number];
const isWay = (verb: string): verb is Way => ways.some((way) => way === verb);

// Before the Prelude only what can be done is asked.
function openingQuestion(verbs: string[]): string | null {
  if (!verbs.includes("begin_prelude")) return null;
  const [declares, seizes] = [verbs.includes("declare"), verbs.includes("seize")];
  return declares === seizes ? null : w(declares ? "ask_declare" : "ask_seize");
}

export function question({ view, prompt }: Position, picks: string[]): string | null {
  if (!prompt || picks.length > 0) return null;
  if ((view as View).step === "lead") return w("which_lead");
  if (prompt.options.every(({ verb }) => dice.includes(verb))) return w("collect"); // any kind of them first
  if (prompt.step === "losses" || prompt.step === "hit_ships") return w(`ask_${prompt.step}`); // the answers say more than a number of destroyed ships
  return (view as View).step === "opening" ? openingQuestion(prompt.options.map(({ verb }) => verb)) : null;
}

// Whom one follows, or how one's card was played and what is left of it.
export function stage({ view: raw, prompt }: Position): Stage[] {
  const view = raw as View;
  if (view.step === "lead") return [{ text: w("you_lead") }];
  const lead = view.round.played.find(({ mode }) => mode === "lead");
  if (view.step === "follow" && lead?.suit) return [{ text: w("you_follow", { card: `${word(GAME, `name.suit.${lead.suit}`)} ${lead.zeroed ? 0 : (lead.number ?? "")}` }) }];
  if (view.turn.seat !== prompt?.seat || (view.step !== "act" && view.step !== "prelude")) return [];
  const how = view.turn.mode === "lead" ? w("you_are_leading") : word(GAME, `name.mode.${view.turn.mode}`);
  return [{ text: how }, { text: w(view.step === "act" ? "actions_left" : "actions", { n: view.turn.pips }) }];
}

export function follow(picks: string[], _: string[], verbs: Set<string>): string | null {
  const all = [...verbs];
  if (all.some((verb) => dice.includes(verb))) return w("collect");
  const card = picks.find((pick) => pick.startsWith("card:"))?.slice(5);
  if (card && all.every(isWay)) return w("how_play", { card: word(GAME, `name.card.${card}`) });
  if (card && all.every((verb) => verb === "swap")) return w("give_for", { card: word(GAME, `name.card.${card}`) });
  const opening = openingQuestion(all);
  if (opening) return opening;
  const ambition = picks.find((pick) => pick.startsWith("ambition:"))?.slice(9);
  if (ambition && all.every((verb) => verb === "lead")) return w("lead_for", { ambition: word(GAME, `name.ambition.${ambition}`) });
  const [kind = "", id = ""] = (picks.length === 1 ? picks[0]! : "").split(":");
  if ((kind === "system" || kind === "court") && all.every((verb) => verb === "act")) return w("do_at", { place: word(GAME, `name.${kind}.${id}`) });
  const asked = new Set(all.map((verb) => steps[verb] ?? verb));
  if (asked.size === 1 && asked.has("hit_ships")) return w("ask_hit_ships");
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

function chipOfCard(view: View, verb: Way, id: string): Chip | null {
  const card = cardOf(view, id);
  const lead = view.round.played.find((played) => played.mode === "lead")?.suit;
  if (!card) return null;
  const text = w(`way_${verb}`);
  const dots = (n: number) => ({ n, said: w("actions", { n }) });
  if (verb === "surpass") return { text, note: list(card.suit), dots: dots(card.pips) };
  if (verb === "pivot") return { text, note: list(card.suit), dots: dots(1) };
  return { text, note: `${w("face_down")}${lead ? `: ${list(lead)}` : ""}`, dots: dots(1) };
}

// Hits that are dealt: whose ships, and what becomes of them.
export function picked(view: View, { verb, operands }: Option): string | null {
  return verb === "lose" || verb === "destroy" ? `${w(`dealt_${verb}`)}: ${chipOfLosses(view, verb, +operands["n"]!).text}` : null;
}

// Of several things to steal each is told by its name; whose it is stands below.
const fromWhom = ({ owner = "" }: Option["operands"]): string => w("from_whom", { name: seatKeys.filter((key) => key === owner).map((key) => t(key)).join() });

export function chip(view: View, option: Option): Chip | null {
  const { verb, operands } = option;
  if (isWay(verb)) return chipOfCard(view, verb, operands["card"]!);
  if (verb === "lose" || verb === "destroy") return chipOfLosses(view, verb, +operands["n"]!);
  if (verb === "steal_card" && operands["court"]) return { text: word(GAME, `name.court.${operands["court"]}`), note: fromWhom(operands) };
  if (verb === "steal_token") return { text: word(GAME, `name.resource.${operands["resource"]}`), note: `${fromWhom(operands)}, ${w("mark_key", { n: +operands["cost"]! })}` };
  if (verb === "again" || verb === "token") return { text: option.label, note: "" };
  if (verb === "swap") return { text: word(GAME, `name.card.${operands["give"]}`), note: "" };
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
  return (["surpass", "pivot"] as const).map((way) => ({ notation: `${way} ${card.card}`, text: w(`way_${way}`), note: reasons[way] })).filter(({ notation }) => !open.has(notation));
}
