import type { Option, Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import { t } from "../../text/words";
import { seatKeys } from "../../ui/pieces";
import type { About, Face, Fact } from "../face";
import { tells } from "./battle";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import Opened from "./Opened.svelte";
import { chip, closed, follow } from "./questions";
import Row from "./Row.svelte";
import { GAME, sum, trophyCount, type Ambition, type View } from "./view";
import { w } from "./words";

// Answers that are a choice in the console although they name something: which token, as which resource.
const inWords = new Set(["seize", "gain", "tax_type", "provoke", "spend_as", "steal_token", "fence", "take_token", "give_token", "arrange", "press", "execute", "battle_with", "act", "build", "resolve", "look_at", "keep_card", "discard_card", "first", "setup"]);
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
    { icon: "crown", value: trophyCount(own), label: w("trophies") },
    { icon: "people", value: sum(own.captives), label: w("captives") },
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

function aboutSystem(view: View, id: string): About | null {
  const system = view.systems[id];
  if (!system?.in_play) return null;
  const list: [string, string][] = [];
  if (system.type) list.push([w("type"), word(GAME, `name.resource.${system.type}`)]);
  list.push([w("controller"), system.controller === null ? w("nobody") : t(seatKeys[system.controller]!)]);
  system.fleets.forEach((fleet, seat) => {
    if (fleet.fresh + fleet.damaged > 0) list.push([t(seatKeys[seat]!), w("fleet_of", { name: "", fresh: fleet.fresh, damaged: fleet.damaged }).replace(/^: /, "")]);
  });
  for (const p of system.places) if (p.piece) list.push([t(seatKeys[p.owner!]!), p.damaged ? w("damaged_of", { name: "", piece: w(p.piece) }).replace(/^: /, "") : w(p.piece)]);
  return { title: word(GAME, `name.system.${id}`), lines: [], facts: list };
}

function about(view: View, spot: string): About | null {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "system") return aboutSystem(view, id);
  if (kind === "place") return aboutSystem(view, id.slice(0, 2));
  if (kind === "court") {
    const place = view.court.row.find((p) => p.court === id);
    const list: [string, string][] = (place?.agents ?? []).flatMap((n, seat) => (n > 0 ? [[t(seatKeys[seat]!), w("agents", { n })] as [string, string]] : []));
    return { title: word(GAME, `name.court.${id}`), lines: [word(GAME, `name.court.${id}.text`)], facts: list };
  }
  if (kind === "ambition") {
    const row = view.ambitions[id as Ambition];
    return { title: word(GAME, `name.ambition.${id}`), lines: [word(GAME, `name.ambition.${id}.text`)], facts: [[w("first"), `${row.first}`], [w("second"), `${row.second}`]] };
  }
  if (kind === "token" || kind === "raid") return { title: word(GAME, `name.resource.${id}`), lines: [word(GAME, `name.resource.${id}.text`)], facts: [] };
  if (kind === "leader" || kind === "lore") return { title: word(GAME, `name.${kind}.${id}`), lines: [word(GAME, `name.${kind}.${id}.text`)], facts: [] };
  return null;
}

export const face: Face = {
  Board,
  Hand,
  Miniature,
  Row,
  Opened,
  full: true,
  endVerbs: ["end_turn", "end_prelude", "begin_prelude", "halt", "enough", "raid_stop", "bold_stop", "no_reroll"],
  heads: ["act"],
  parts: ["token", "spend_as", "spend_for_nothing", "tax_type", "site", "shipyard", "move_to", "move_fresh", "move_damaged", "fly_on", "on_fresh", "on_damaged", "halt", "battle_with", "raid_dice", "assault_dice", "skirmish_dice", "claim", "take_token", "give_token", "rifles_at"],
  spotsOf,
  wireSpot,
  follow,
  inWords: ["declare", "bards", "demand"],
  chip: (view, option) => chip(view as View, option),
  closed,
  tells,
  endNote: (raw, option) => {
    const { pips } = (raw as View).turn;
    if (option?.verb !== "end_turn" || pips === 0) return { risky: false, text: "" };
    return { risky: true, text: w("gives_up", { n: pips }) };
  },
  crumb,
  facts: (view, seat) => facts(view as View, seat),
  short: (view, seat) => short(view as View, seat),
  progress: () => null,
  about: (view, spot) => about(view as View, spot),
  marks: { tycoon: "ore", tyrant: "people", warlord: "crown", keeper: "star", empath: "eye", cities: "dome" },
};
