// The lines of the battle panel: what the dice add up to, and which line is being resolved.
import type { LogEntry } from "../../api/types";
import type { Sign } from "./signs";
import { diceKinds, faceMarks, type Fight, type Mark, type View } from "./view";
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
  n: number;
  key: "line_self" | "line_int" | "line_hit" | "line_bld" | "line_key";
  sign: Sign;
  count: number;
}
export function lines({ fight }: View): Line[] {
  return [
    { n: 1, key: "line_self", sign: "self", count: total(fight, "self") },
    { n: 2, key: "line_int", sign: "int", count: total(fight, "int") },
    { n: 3, key: "line_hit", sign: "hit", count: total(fight, "hit") },
    { n: 4, key: "line_bld", sign: "bld", count: total(fight, "bld") },
    { n: 5, key: "line_key", sign: "key", count: total(fight, "key") },
  ];
}

const at: Record<string, number> = { losses: 1, hit_ships: 3, hit_building: 4, ransack: 5, raid: 5 };
export const currentLine = (view: View): number => at[view.step ?? ""] ?? 0;

// A roll in the log, by what it adds up to and in the order of the rules; its notation says how many dice show each face.
const marks: Mark[] = ["self", "int", "hit", "bld", "key"];
export function tells({ notation = "" }: LogEntry): string | null {
  const [verb = "", ...faces] = notation.split(" ");
  const kind = diceKinds.find((each) => verb === `roll_${each}`);
  if (!kind) return null;
  const dice = faces.join("-").split("-").map(Number);
  const shown = (mark: Mark) => dice.reduce((sum, n, face) => sum + n * (faceMarks[kind][face] ?? []).filter((m) => m === mark).length, 0);
  const what = marks.flatMap((mark) => (shown(mark) > 0 ? [w(`mark_${mark}`, { n: shown(mark) })] : []));
  return `${w("rolled", { n: dice.reduce((a, b) => a + b, 0), kind: w(`die_${kind}`) })}: ${what.join(", ") || w("all_blank")}`;
}
