// The lines of the battle panel: what the dice add up to, and which line is being resolved.
import type { LogEntry, Option } from "../../api/types";
import { t } from "../../text/words";
import { seatKeys } from "../../ui/pieces";
import type { Sign } from "./signs";
import { diceKinds, faceMarks, foughtIn, inBattle, sum, type DiceKind, type Fight, type Mark, type Place, type View } from "./view";
import { w } from "./words";

// The faces that lie on the table, one number for each die.
export const rolled = (fight: Fight, kind: number): number[] => (fight.faces[kind] ?? []).flatMap((n, face) => Array.from({ length: n }, () => face));

export function counted(fight: Fight, mark: Mark): number {
  let n = 0;
  diceKinds.forEach((kind, k) => {
    for (const face of rolled(fight, k)) n += (faceMarks[kind][face] ?? []).filter((m) => m === mark).length;
  });
  return n;
}

export interface Line {
  key: "line_self" | "line_int" | "line_by" | "line_hit" | "line_bld" | "line_outrage" | "line_ransack" | "line_key";
  sign: Sign;
  count: number;
}
// What counts of the intercepts: Signal Breaker and Mirror Plating (AR-227, AR-224).
export function intercepts({ fight, turn, seats }: View): number {
  const has = (seat: number, lore: string) => seats[seat]?.lore.includes(lore) ?? false;
  const left = Math.max(0, counted(fight, "int") - (fight.all_fresh && has(turn.seat, "signal_breaker") ? 1 : 0));
  return left + (has(fight.defender, "mirror_plating") && (fight.dice[diceKinds.indexOf("assault")] ?? 0) > 0 ? 1 : 0);
}

// What has been answered since the dice fell, single answers that nobody was asked for among them.
export function answered(log: LogEntry[]): string[] {
  const lines = log.filter((entry) => !entry.undone);
  const roll = lines.findLastIndex(({ notation }) => readRoll(notation) !== null);
  return lines.slice(Math.max(0, roll)).flatMap((entry) => [entry, ...(entry.sequels ?? [])].map(({ notation = "" }) => notation));
}

export const toRoll = ["railgun", "dice_raid", "dice_assault", "dice_skirmish", "roll_raid", "roll_assault", "roll_skirmish"];

// How many fresh ships the defender had when the dice fell: worked out from what has become of them. null: it cannot be,
// since none is left. A `destroy` that is not told destroyed none.
export const beforeHits = ["roll_raid", "roll_assault", "roll_skirmish", "reroll_kind", "reroll_skirmish", "reroll_assault", "losses", "hit_ships"];
export function interceptors(view: View, said: string[]): number | null {
  const { fresh, damaged } = view.systems[foughtIn(view)]!.fleets[view.fight.defender]!;
  const hits = counted(view.fight, "hit");
  if (beforeHits.includes(view.step ?? "") || hits === 0) return fresh;
  const destroyed = +(said.find((notation) => notation.startsWith("destroy "))?.split(" ")[1] ?? 0);
  if (fresh + damaged === 0) return destroyed === 0 ? 0 : null;
  return fresh + hits - destroyed;
}

function interceptLine(view: View, said: string[]): Line {
  const [n, by] = [intercepts(view), interceptors(view, said)];
  return n > 0 && by !== null ? { key: "line_by", sign: "int", count: by } : { key: "line_int", sign: "int", count: n };
}

// Outrage and Ransack only where a city was destroyed; no Ransack against the Elder in battle, nor without an agent of
// the defender at the Court (AR-143, AR-145, AR-204).
function cityLines(view: View, said: string[]): Line[] {
  const { fight, court, seats, step } = view;
  if (fight.cities === 0) return [];
  const outrage: Line = { key: "line_outrage", sign: "outrage", count: fight.cities };
  const spared = seats[fight.defender]!.leader === "elder" && !fight.rifles;
  const ransacks = step === "ransack" || said.some((notation) => notation.startsWith("ransack ")) || court.row.some(({ agents }) => agents[fight.defender]! > 0);
  return ransacks && !spared ? [outrage, { key: "line_ransack", sign: "agent", count: fight.cities }] : [outrage];
}

// Fire Rifles are no battle: their dice only hit (AR-221, AR-222).
export function lines(view: View, log: LogEntry[] = []): Line[] {
  const { fight } = view;
  const said = answered(log);
  const hit: Line = { key: "line_hit", sign: "hit", count: counted(fight, "hit") };
  if (fight.rifles) return [hit, ...cityLines(view, said)];
  return [
    { key: "line_self", sign: "self", count: counted(fight, "self") },
    interceptLine(view, said),
    hit,
    { key: "line_bld", sign: "bld", count: counted(fight, "bld") },
    ...cityLines(view, said),
    { key: "line_key", sign: "key", count: counted(fight, "key") },
  ];
}

const at: Record<string, Line["key"]> = { losses: "line_self", hit_ships: "line_hit", hit_building: "line_bld", ransack: "line_ransack", raid: "line_key" };
// Which of the lines is being resolved; -1 before the first. `step`: what is asked, which picks may have led further. All
// hits of Fire Rifles have one line.
export function currentLine(view: View, log: LogEntry[] = [], step: string | null = view.step): number {
  const key = view.fight.rifles && step === "hit_building" ? "line_hit" : at[step ?? ""];
  return lines(view, log).findIndex((line) => line.key === key);
}

// Where the battle is whose dice are being collected, and with whom: what was picked or is settled; else the one place
// where one's own ships stand beside somebody's, or that they may fire at.
export interface Collecting {
  place: string | null;
  rival: number | null;
  limit: number; // 0: not known
  rifles: boolean;
}
export function collecting(view: View, seat: number, taken: Option[]): Collecting {
  const said = (verb: string) => taken.find((option) => option.verb === verb)?.operands;
  const others = (id: string) => view.seats.flatMap((_, other) => (other !== seat && present(view, id, other) ? [other] : []));
  const given = said("rifles_at") ?? said("battle_at");
  const mine = Object.keys(view.systems).filter((id) => hasShips(view, id, seat) && others(id).length > 0);
  const shot = taken.some(({ verb, operands }) => verb.startsWith("rifles_") || operands["action"] === "fire_rifles");
  const rifles = shot || (inBattle(view) ? view.fight.rifles : (view.step ?? "").startsWith("rifles_"));
  const aimed = rifles ? (view.systems[said("rifles_from")?.["system"] ?? ""]?.neighbours ?? []).filter((id) => others(id).length > 0) : mine;
  const place = given?.["system"] ?? (inBattle(view) ? foughtIn(view) : aimed.length === 1 ? aimed[0]! : null);
  const named = seatKeys.findIndex((key) => key === (said("battle_with") ?? given)?.["owner"]);
  const there = place ? others(place) : [];
  const rival = named >= 0 ? named : inBattle(view) ? view.fight.defender : there.length === 1 ? there[0]! : null;
  return { place, rival, limit: place && !rifles ? diceLimit(view, seat, place) : 0, rifles };
}

// Why there are no raid dice, told by the defender's buildings here and elsewhere, and by the defender's lore.
export function noRaidDice(view: View, { place, rival }: Collecting): "dice_none_raid" | "dice_none_harbors" | null {
  if (place === null || rival === null) return null;
  const theirs = (list: Place[]) => list.filter(({ piece, owner }) => piece !== null && owner === rival);
  const here = theirs(view.systems[place]!.places);
  if (here.length === 0) return Object.values(view.systems).some(({ places }) => theirs(places).length > 0) ? "dice_none_raid" : null; // AR-129
  const harbors = view.seats[rival]!.lore.includes("hidden_harbors") && here.some(({ piece, damaged }) => piece === "starport" && !damaged);
  return harbors ? "dice_none_harbors" : null; // AR-226
}
// AR-128, with Gatekeepers in a gate (AR-169) and the dice that the Rebel has beyond (AR-212).
function diceLimit(view: View, seat: number, place: string): number {
  const { guilds, leader } = view.seats[seat]!;
  const ships = inBattle(view) ? view.fight.fresh + view.fight.damaged : sum(Object.values(view.systems[place]!.fleets[seat]!));
  const more = (leader === "rebel" ? 2 : 0) + (view.systems[place]!.gate && guilds.some(({ court }) => court === "gatekeepers") ? 2 : 0);
  return Math.min(ships + more, 6 * diceKinds.length);
}
const hasShips = (view: View, id: string, seat: number): boolean => sum(Object.values(view.systems[id]!.fleets[seat] ?? {})) > 0;
const present = (view: View, id: string, seat: number): boolean => hasShips(view, id, seat) || view.systems[id]!.places.some((place) => place.piece !== null && place.owner === seat);

// What dice came up: for each face how many show it.
function readRoll(notation = ""): { kind: DiceKind; dice: number[] } | null {
  const [verb = "", ...faces] = notation.split(" ");
  const kind = diceKinds.find((each) => verb === `roll_${each}`);
  return kind ? { kind, dice: faces.join("-").split("-").map(Number) } : null;
}

// The dice of the last battle since the viewer's last answer (who only watches: the last there were), and where it was.
export interface Roll {
  seat: number; // who attacked
  system: string | null; // null: there was no choice, so the log does not say it
  groups: { kind: DiceKind; faces: number[] }[];
  told: string;
}
export function lastRoll(log: LogEntry[], mine: ReadonlySet<number>): Roll | null {
  const lines = log.filter((entry) => !entry.undone);
  const last = lines.findLastIndex(({ seat, notation }) => readRoll(notation) !== null || (seat !== null && mine.has(seat)));
  const rolls: LogEntry[] = [];
  let i = last;
  for (; i >= 0 && readRoll(lines[i]!.notation); i--) rolls.unshift(lines[i]!);
  const seat = lines[i]?.seat ?? null;
  if (rolls.length === 0 || seat === null) return null;
  const begun = lines.findLastIndex(({ notation = "" }, k) => k <= i && notation.startsWith("act "));
  const aimed = lines.slice(begun, i + 1).findLast(({ notation = "" }) => /^(battle_at|rifles_at) /.test(notation));
  const groups = rolls.map(({ notation }) => readRoll(notation)!).map(({ kind, dice }) => ({ kind, faces: dice.flatMap((n, face) => Array.from({ length: n }, () => face)) }));
  return { seat, system: aimed?.notation?.split(" ")[1] ?? null, groups, told: rolls.map((roll) => tells(roll)).join("; ") };
}

// A roll in the log, by what it adds up to and in the order of the rules; its notation says how many dice show each face.
// Hits that destroyed nothing are told by what they did.
const marks: Mark[] = ["self", "int", "hit", "bld", "key"];
export function tells({ notation, seat }: LogEntry): string | null {
  if (seat !== null && (notation === "lose 0" || notation === "destroy 0")) return w(notation === "lose 0" ? "only_own" : "only_theirs", { name: t(seatKeys[seat]!) });
  const roll = readRoll(notation);
  if (!roll) return null;
  const { kind, dice } = roll;
  const shown = (mark: Mark) => dice.reduce((sum, n, face) => sum + n * (faceMarks[kind][face] ?? []).filter((m) => m === mark).length, 0);
  const what = marks.flatMap((mark) => (shown(mark) > 0 ? [w(`mark_${mark}`, { n: shown(mark) })] : []));
  return `${w("rolled", { n: dice.reduce((a, b) => a + b, 0), kind: w(`die_${kind}`) })}: ${what.join(", ") || w("all_blank")}`;
}
