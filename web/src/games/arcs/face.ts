import type { Option, Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import type { Face, Fact } from "../face";
import { about } from "./about";
import { tells } from "./battle";
import { headings } from "./headings";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import { legByLeg } from "./moving";
import Opened from "./Opened.svelte";
import { chip, closed, follow, picked, question, stage } from "./questions";
import Row from "./Row.svelte";
import { signs } from "./signs";
import { ambitions, GAME, sum, trophyCount, type View } from "./view";
import { w } from "./words";

// Answers that are a choice in the console although they name something: which token, as which resource.
const inWords = new Set(["gain", "tax_type", "provoke", "spend_as", "steal_token", "steal_card", "fence", "take_token", "give_token", "arrange", "press", "execute", "battle_with", "act", "build", "resolve", "look_at", "keep_card", "discard_card", "first", "setup"]);
const onBoard = ["system:", "place:", "card:", "court:", "ambition:", "leader:", "lore:"];

const diceVerbs: Record<string, string> = { raid_dice: "raid", assault_dice: "assault", skirmish_dice: "skirmish" };
const shipVerbs: Record<string, string> = { move_fresh: "fresh", on_fresh: "fresh", move_damaged: "damaged", on_damaged: "damaged" };

function spotsOf({ verb, spot, operands }: Option): string[] {
  if (verb === "spend") return [`token:${operands["resource"]}`];
  if (verb in diceVerbs) return [`dice:${diceVerbs[verb]}:${operands["n"]}`];
  if (verb in shipVerbs) return [`ships:${shipVerbs[verb]}:${operands["n"]}`];
  if (verb === "raid_token") return [`raid:${operands["resource"]}:${operands["cost"]}`];
  if (verb === "uprise") return [`system:${operands["cluster"]}g`];
  if (inWords.has(verb)) return [];
  return onBoard.some((kind) => spot.startsWith(kind)) ? [spot] : [];
}

// The server's name of a spot: own tokens and those of a raid are asked about by their resource.
function wireSpot(spot: string): string {
  const [kind, id = ""] = spot.split(":");
  return kind === "raid" || kind === "token" ? `resource:${id}` : spot;
}

function facts(view: View, seat: number): Fact[] {
  const own = view.seats[seat]!;
  return [
    { icon: "card", value: own.hand, label: w("hand") },
    { icon: { drawing: signs.warlord }, value: trophyCount(own), label: w("trophies") },
    { icon: { drawing: signs.tyrant }, value: sum(own.captives), label: w("captives") },
  ];
}

function short(view: View, seat: number): Fact[] {
  const gain = view.seats[seat]!.gain_now;
  const hand = facts(view, seat)[0]!;
  return gain > 0 ? [{ icon: "flag", value: `+${gain}`, label: w("gain_now") }, hand] : [hand];
}

function crumb(position: Position): string {
  const view = position.view as View;
  if (view.over) return word(GAME, "board.over", "");
  if (view.chapter === 0) return view.draft.leaders.length > 0 ? w("draft") : w("setup");
  return w("round_of", { n: view.chapter });
}

export const face: Face = {
  Board,
  Hand,
  Miniature,
  Beside,
  Row,
  Opened,
  full: true,
  endVerbs: ["end_turn", "end_prelude", "begin_prelude", "halt", "enough", "raid_stop", "bold_stop", "no_reroll"],
  heads: ["begin_prelude", "end_prelude", "act"],
  parts: ["token", "spend_as", "spend_for_nothing", "tax_type", "site", "shipyard", "move_to", "move_fresh", "move_damaged", "fly_on", "on_fresh", "on_damaged", "halt", "battle_with", "raid_dice", "assault_dice", "skirmish_dice", "claim", "take_token", "give_token", "rifles_at"],
  spotsOf,
  walks: ({ prompt }) => (prompt ? legByLeg(prompt.walks) : null),
  wireSpot,
  stage,
  question,
  follow,
  inWords: ["declare", "bards", "demand"],
  chip: (view, option) => chip(view as View, option),
  picked: (view, option) => picked(view as View, option),
  closed,
  tells,
  // Dice lie in the panel of the battle; cards that are turned up or dealt, where their line says.
  brought: ({ notation = "", spot }) => (notation.startsWith("roll_") ? [`rolled:${notation.slice("roll_".length).split(" ")[0]}`] : spot ? [spot] : []),
  headings,
  endNote: (raw, option) => {
    const { step, turn: { pips } } = raw as View;
    if (!option && (step === "lead" || step === "follow")) return { risky: false, text: w("card_first") };
    if (option?.verb === "raid_stop") return { risky: false, text: w("gives_up_keys", { n: (raw as View).fight.keys }) };
    if (option?.verb !== "end_turn" || pips === 0) return { risky: false, text: "" };
    return { risky: true, text: w("gives_up", { n: pips }) };
  },
  crumb,
  facts: (view, seat) => facts(view as View, seat),
  short: (view, seat) => short(view as View, seat),
  progress: () => null,
  about: (view, spot) => about(view as View, spot),
  marks: Object.fromEntries([...ambitions.map((name) => [name, { drawing: signs[name] }]), ["cities", { drawing: signs.city }]]),
};
