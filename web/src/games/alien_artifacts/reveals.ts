// What the log tells of a reveal that is over: a row that asks nothing is carried out at once, and no position shows it.
import type { LogEntry } from "../../api/types";
import { session, word } from "../../state/session.svelte";
import { cardOf } from "./content";
import { GAME } from "./view";

export interface Reveal {
  seat: number;
  ship: string;
  base: number;
  bonus: number;
  value: number;
  going: boolean; // no other attack has begun since
}

const verbsOf = ({ notation = "", sequels = [] }: LogEntry): string[] => [notation, ...sequels.map((each) => each.notation ?? "")].map((each) => each.split(" ")[0]!);
const literally = (text: string): string => text.replace(/\W/g, "\\$&");

// "Jade attacks with 1 + 2 = 3: Demeter". Players choose their names: after the name the line goes on as the game's own
// text does, to its end.
function sumOf(ship: string): RegExp {
  const gaps: Record<string, string> = { player: ".*", base: "(?<base>\\d+)", bonus: "(?<bonus>\\d+)", n: "(?<value>\\d+)", card: literally(cardOf(ship).name) };
  const parts = (void session.texts, word(GAME, "told.attack")).split(/\{(\w+)\}/);
  return new RegExp(`^${parts.map((part, i) => (i % 2 === 1 ? gaps[part]! : literally(part))).join("")}$`, "s");
}
function revealIn({ sequels = [] }: LogEntry): Omit<Reveal, "going"> | null {
  for (const { seat, text, spot = "" } of sequels) {
    const ship = /^card:(sh_.*)/.exec(spot)?.[1];
    const sum = ship === undefined || seat === null ? undefined : sumOf(ship).exec(text)?.groups;
    if (sum) return { seat: seat!, ship: ship!, base: Number(sum["base"]), bonus: Number(sum["bonus"]), value: Number(sum["value"]) };
  }
  return null;
}

// The last one of the own turn that goes on, or of the turns since the own last one.
export function lastReveal(log: LogEntry[], mine: ReadonlySet<number>): Reveal | null {
  let going = true;
  let others = false;
  for (const entry of [...log].reverse()) {
    if (entry.undone) continue;
    if (entry.seat !== null && mine.has(entry.seat) && others) return null;
    others ||= entry.seat !== null && !mine.has(entry.seat);
    const reveal = entry.notation?.startsWith("reveal ") ? revealIn(entry) : null;
    if (reveal) return others && mine.has(reveal.seat) ? null : { ...reveal, going };
    if (verbsOf(entry).some((verb) => verb === "attack" || verb === "attack_system")) going = false;
  }
  return null;
}
