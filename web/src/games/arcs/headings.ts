// Chapters and rounds in the log: over the line with which a round begins stands which one it is, and who leads.
import type { Position } from "../../api/types";
import type { Item } from "../../state/log";
import { seatName } from "../../table/names";
import { wordsOf } from "../../text/words";
import type { View } from "./view";

const en = {
  first_round: "Chapter {n} · round 1 · {name} leads",
  round: "Round {n} · {name} leads",
  some_round: "Chapter {n} · {name} leads",
};
const pl: typeof en = {
  first_round: "Rozdział {n} · Runda 1 · prowadzi {name}",
  round: "Runda {n} · prowadzi {name}",
  some_round: "Rozdział {n} · prowadzi {name}",
};
const w = wordsOf({ en, pl });

// "Chapter 3 ends" stands at "chapter:3".
function chapterOver({ spot = "", undone }: Item): number | null {
  return spot.startsWith("chapter:") && !undone ? Number(spot.slice("chapter:".length)) : null;
}

// Rounds are counted from the beginning of their chapter; where that lies before the lines that are here, nobody counts.
export function headings(lines: Item[], { view, table }: Position): Map<Item, string> {
  const found = new Map<Item, string>();
  let chapter = lines.map(chapterOver).find((n) => n !== null) ?? (view as View).chapter;
  let round = (lines[0]?.v ?? 0) <= 1 ? 0 : null;
  for (const line of lines) {
    const over = chapterOver(line);
    if (over !== null) [chapter, round] = [over + 1, 0];
    if (line.seat === null || line.undone || !/^lead\b/.test(line.notation ?? "")) continue;
    if (round !== null) round += 1;
    const name = seatName(table.seats[line.seat]!);
    found.set(line, w(round === null ? "some_round" : round === 1 ? "first_round" : "round", { n: round === null || round === 1 ? chapter : round, name }));
  }
  return found;
}
