import type { Option, Position } from "../../api/types";
import { word } from "../../state/session.svelte";
import { t } from "../../text/words";
import { seatKeys } from "../../ui/pieces";
import type { About, Face, Fact } from "../face";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import { fleet, GAME, holdsPrime, planets, type View } from "./view";
import { w } from "./words";

function spotsOf({ verb, spot }: Option): string[] {
  if (verb === "send" || verb === "plan" || verb === "fleet" || verb === "leave" || verb === "pick_up") return [];
  return spot.startsWith("system:") || spot.startsWith("sector:") ? [spot] : [];
}

function facts(view: View, seat: number): Fact[] {
  const { supply } = view.seats[seat]!;
  const list: Fact[] = [
    { icon: "flag", value: `${fleet(view, seat)}/${fleet(view, seat) + supply}`, label: w("fleet") },
    { icon: "globe", value: planets(view, seat), label: w("planets", { n: planets(view, seat) }) },
  ];
  if (holdsPrime(view, seat)) list.push({ icon: "sun", value: "", label: w("prime") });
  if (view.first === seat) list.push({ icon: "crown", value: "", label: w("goes_first") });
  if (view.seats[seat]!.bounties > 0) list.push({ icon: "hidden", value: view.seats[seat]!.bounties, label: w("bounty") });
  return list;
}

function phase(view: View): string {
  if (view.step === "make_plan") return w("planning");
  if (view.step === "score_sector" || view.step === "prime_sector") return w("scoring");
  return view.reveals > 0 && view.reveals <= 3 ? w(`reveal_${view.reveals as 1 | 2 | 3}`) : "";
}

function crumb(position: Position): string {
  const view = position.view as View;
  if (view.over) return word(GAME, "board.over");
  if (view.round === 0) return word(GAME, "step.setup_first.title", "");
  return [w("round_of", { n: view.round, all: view.rounds }), phase(view)].filter(Boolean).join(" · ");
}

function about(view: View, spot: string): About | null {
  const [kind, id = ""] = spot.split(":");
  const system = view.systems[id];
  if (kind !== "system" || !system) return null;
  const { holds: room, worth: points } = system;
  const list: [string, string][] = [[w("owner"), system.owner === null ? w("nobody") : t(seatKeys[system.owner]!)]];
  if (system.ships > 0) list.push([w("ships_head"), `${system.ships}`]);
  if (points > 0) list.push([w("worth"), t("points", { n: points })]);
  if (room > 0) list.push([w("holds"), w("ships", { n: room })]);
  const sector = system.sector === null ? "" : `${w("sector_n", { n: system.sector })}, `;
  const title = id === "prime" ? word(GAME, `name.kind.${system.kind}`) : `${sector}${word(GAME, `name.system.${id}`)}`;
  const told = room > 0 && id !== "prime"; // its numbers say it all
  return { title, lines: told ? [] : [word(GAME, `name.kind.${system.kind}.text`)], facts: list };
}

// A sector that is asked for may be pointed at by any of its systems: "system:s1_se" lies in "sector:1".
function meant(spot: string): string[] {
  const sector = /^system:s(\d+)_/.exec(spot)?.[1];
  return sector === undefined ? [] : [`sector:${sector}`];
}

// Ships are left in a system or picked up there, never both: which of them, where only numbers are to be chosen.
function exchange(verbs: string[]): string | null {
  if (verbs.length === 0 || !verbs.every((verb) => verb === verbs[0])) return null;
  return verbs[0] === "leave" ? w("ask_leave") : verbs[0] === "pick_up" ? w("ask_pick_up") : null;
}

// From where ships are sent is told nowhere else: it is the next system beside the target, not one that was picked.
function question({ prompt }: Position, picks: string[], choices: Option[] = []): string | null {
  const from = choices.find(({ verb }) => verb === "send")?.operands["system"];
  if (from !== undefined) return w("ask_send", { from: word(GAME, `name.system.${from}.from`) });
  return prompt && picks.length === 0 ? exchange(prompt.options.map(({ verb }) => verb)) : null;
}

function follow(picks: string[], live: string[], verbs: Set<string>): string | null {
  if (!verbs.has("to") || verbs.has("from")) return exchange([...verbs]);
  const [kind, id = ""] = picks[0]!.split(":");
  const systems = live.filter((spot) => spot.startsWith("system:")).length;
  return kind === "system" && systems > 0 ? w("pick_to", { from: word(GAME, `name.system.${id}`), n: systems }) : null;
}

export const face: Face = {
  Board,
  Hand,
  Miniature,
  endVerbs: ["stop", "decline"],
  handVerbs: ["plan"],
  parts: ["fleet", "to", "direct", "via", "leave", "pick_up", "send"],
  spotsOf,
  meant,
  follow,
  question,
  wireSpot: (spot) => spot,
  endNote: (raw, option) => {
    const actions = (raw as View).order?.actions ?? 0;
    if (option?.verb !== "stop" || actions === 0) return { risky: false, text: "" };
    return { risky: true, text: w("gives_up", { n: actions }) };
  },
  crumb,
  facts: (view, seat) => facts(view as View, seat),
  short: (view, seat) => facts(view as View, seat).slice(0, 1),
  progress: () => null,
  about: (view, spot) => about(view as View, spot),
  marks: { rounds: "globe", sectors: "flag", prime: "sun", bounty: "hidden" },
};
