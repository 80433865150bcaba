// The lines of the battle panel: what the dice add up to, and which line is being resolved.
import type { LogEntry } from "../../api/types";
import type { Sign } from "./signs";
import { diceKinds, faceMarks, type DiceKind, type Fight, type Mark, type View } from "./view";
import { w } from "./words";

// The faces that lie on the table, one number for each die.
export const rolled = (fight: Fight, kind: number): number[] => (fight.faces[kind] ?? []).flatMap((n, face) => Array.from({ length: n }, () => face));

function total(fight: Fight, mark: Mark): number {
  let n = 0;
  diceKinds.forEach((kind, k) => {
    for (const face of rolled(fight, k)) n += (faceMarks[kind][face] ?? []).filter((m) => m === mark).length;
  });
  return n;
}

export interface Line {
  key: "line_self" | "line_int" | "line_hit" | "line_bld" | "line_outrage" | "line_ransack" | "line_key";
  sign: Sign;
  count: number;
}
// Outrage and Ransack only where a city was destroyed (AR-143, AR-145).
export function lines({ fight }: View): Line[] {
  const cities: Line[] = [{ key: "line_outrage", sign: "outrage", count: fight.cities }, { key: "line_ransack", sign: "agent", count: fight.cities }];
  return [
    { key: "line_self", sign: "self", count: total(fight, "self") },
    { key: "line_int", sign: "int", count: total(fight, "int") },
    { key: "line_hit", sign: "hit", count: total(fight, "hit") },
    { key: "line_bld", sign: "bld", count: total(fight, "bld") },
    ...(fight.cities > 0 ? cities : []),
    { key: "line_key", sign: "key", count: total(fight, "key") },
  ];
}

const at: Record<string, Line["key"]> = { losses: "line_self", hit_ships: "line_hit", hit_building: "line_bld", ransack: "line_ransack", raid: "line_key" };
// Which of the lines is being resolved; -1 before the first.
export const currentLine = (view: View): number => lines(view).findIndex((line) => line.key === at[view.step ?? ""]);

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
const marks: Mark[] = ["self", "int", "hit", "bld", "key"];
export function tells({ notation }: LogEntry): string | null {
  const roll = readRoll(notation);
  if (!roll) return null;
  const { kind, dice } = roll;
  const shown = (mark: Mark) => dice.reduce((sum, n, face) => sum + n * (faceMarks[kind][face] ?? []).filter((m) => m === mark).length, 0);
  const what = marks.flatMap((mark) => (shown(mark) > 0 ? [w(`mark_${mark}`, { n: shown(mark) })] : []));
  return `${w("rolled", { n: dice.reduce((a, b) => a + b, 0), kind: w(`die_${kind}`) })}: ${what.join(", ") || w("all_blank")}`;
}
