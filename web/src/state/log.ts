// The log as it comes: pieces of it, some of them taken back later.
import type { LogEntry, Note } from "../api/types";
import { seatSpot } from "../ui/pieces";

// `fresh` continues `old`; a line that comes again replaces the one with its number. Answers beyond the present ply were
// taken back.
export function merge(old: LogEntry[], fresh: LogEntry[], ply: number): LogEntry[] {
  const first = fresh[0];
  const kept = first ? old.filter((entry) => entry.n < first.n) : old;
  const struck = kept.map((entry) => (entry.v > ply && !entry.undone ? { ...entry, undone: true } : entry));
  return [...struck, ...fresh].slice(-400);
}

// Notes come as the lines do: those that are new.
export function mergeNotes(old: Note[], fresh: Note[]): Note[] {
  const first = fresh[0];
  return first ? [...old.filter((note) => note.v < first.v), ...fresh] : old;
}

// The lines since the last answer of one of these seats, the newest first; who has no seat is told of the last turn.
function* since(log: LogEntry[], mine: ReadonlySet<number>): Generator<LogEntry> {
  let turn: number | null = null;
  for (let i = log.length - 1; i >= 0; i--) {
    const { seat, undone } = log[i]!;
    if (undone) continue;
    if (seat !== null && (mine.size > 0 ? mine.has(seat) : turn !== null && turn !== seat)) return;
    turn ??= seat;
    yield log[i]!;
  }
}

// A line, and behind it what it set off by itself: lines of the same number, told apart by their part.
export const withSequels = (entry: LogEntry): Item[] => [
  entry,
  ...(entry.sequels ?? []).map((sequel, i): Item => ({ ...sequel, n: entry.n, v: entry.v, part: i + 1, flags: [], undone: entry.undone, ...(sequel.seat === null && entry.for !== undefined ? { for: entry.for } : {}) })),
];

// Where others did something since then: spot -> who did it last. An answer that was taken by itself counts like one that
// was given.
export function traces(log: LogEntry[], mine: ReadonlySet<number>): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of since(log, mine))
    for (const { seat, spot, part, notation } of withSequels(entry).reverse())
      if (seat !== null && !mine.has(seat) && (part === undefined || notation) && spot && !spot.startsWith("verb:") && !found.has(spot)) found.set(spot, seat);
  return found;
}

// Where chance has brought something since then, or something came about by itself: spot -> whom it befell (null: all).
export function brought(log: LogEntry[], mine: ReadonlySet<number>, spotsOf: (entry: LogEntry) => string[]): Map<string, number | null> {
  const found = new Map<string, number | null>();
  const own = log.findLast((entry) => !entry.undone && entry.seat !== null && mine.has(entry.seat));
  for (const entry of [...since(log, mine), ...(own ? [own] : [])]) {
    if (entry.seat === null) for (const spot of spotsOf(entry)) found.set(spot, entry.for ?? null);
    for (const { seat, spot, notation } of entry.sequels ?? []) if (spot && !notation && !found.has(spot)) found.set(spot, seat);
  }
  return found;
}

// A line in the page's own words, where the game has them for it (a roll of dice).
export function told(face: { tells?(entry: LogEntry): string | null }, entry: LogEntry): LogEntry {
  const text = face.tells?.(entry);
  return text ? { ...entry, text } : entry;
}

// A line of the log, a part of what it set off (1 for the first), or a note between the lines.
export type Item = LogEntry & { note?: boolean; part?: number };

// Lines and notes are numbered together, so a note stands where it happened.
export function withNotes(log: LogEntry[], notes: Note[]): Item[] {
  const first = log[0]?.n ?? 0;
  const told = notes.filter((note) => log.length < 200 || note.v >= first); // older lines are not told either
  const items: Item[] = [...log.flatMap(withSequels), ...told.map(({ v, text }): Item => ({ n: v, v: 0, seat: null, text, flags: [], note: true }))];
  return items.sort((a, b) => a.n - b.n);
}

export interface Turn {
  seat: number | null;
  lines: Line[];
}
// What another has done to these seats: a line that names one of them, by its place or among its operands.
export function against(items: Item[], mine: ReadonlySet<number>): boolean {
  const named = [...mine].map((seat) => seatSpot(seat).split(":")[1]!);
  const aims = ({ spot = "", notation = "" }: Item) => [...notation.split(" ").slice(1), spot.replace(/^seat:/, "")].some((word) => named.includes(word));
  return items.some((item) => item.seat !== null && !mine.has(item.seat) && !item.undone && aims(item));
}

// What reads as one: a compound action, several rolls, the same thing again.
export interface Line {
  items: Item[];
  text: string;
}

const verbOf = ({ notation = "" }: Item): string => notation.split(" ")[0]!;

// "Jade docks at the Mine" and "Jade places the 3": the second says what the first does not. The same again says its
// number, or what stands after the colon.
function onlyNew(said: string, text: string): string {
  const head = `${text.split(": ")[0]}: `; // "Ruby is dealt: Tax 3", "Ruby is dealt: Tax 6": words that belong together stay so
  if (text !== said && said.startsWith(head) && text.startsWith(head)) return text.slice(head.length);
  const [before, words] = [said.split(" "), text.split(" ")];
  const bare = (word?: string) => word?.replace(/:$/, ""); // "Jade fights" and "Jade: 2 dice"
  const apart = words.findIndex((word, i) => bare(word) !== bare(before[i]));
  if (apart >= 0) return words.slice(apart).join(" ");
  const last = words.at(-1)!;
  return isNumber(last) ? last : text.split(": ").at(-1)!;
}
const isNumber = (text: string): boolean => /^\d+$/.test(text);

function continues(line: Line, item: Item, { parts, heads }: Manner): boolean {
  const [first, last] = [line.items[0]!, line.items.at(-1)!];
  if (first.note || item.note || first.seat !== item.seat || last.undone !== item.undone || last.for !== item.for) return false;
  const verb = verbOf(item);
  if ([last, item].some((each) => each.part !== undefined && verbOf(each) === "")) return false; // what came of it
  if (heads.has(verbOf(last)) && item.seat !== null && verb !== verbOf(last)) return true;
  if (verb === "") return item.seat === null && verbOf(last) === "" && item.text === last.text; // hidden from this viewer
  return parts.has(verb) || (verb === verbOf(last) && (item.seat === null || item.text === last.text));
}

interface Manner {
  parts: ReadonlySet<string>; // verbs that go on with the answer before them
  heads: ReadonlySet<string>; // verbs that only announce the answer after them
}

// "New cards: {all}" for what is told as "New card: A" one by one, where the game has such words.
export type Many = (verb: string) => string;

function textOf(all: Item[], many: Many, heads: ReadonlySet<string>): string {
  const said = all.findIndex((item) => !heads.has(verbOf(item)));
  const items = said >= 0 ? all.slice(said) : all.slice(-1);
  const first = items[0]!;
  if (items.length === 1) return first.text;
  const together = many(verbOf(first));
  if (together) return together.replace("{all}", items.map((item) => item.text.split(": ").slice(1).join(": ")).join(", "));
  if ((first.seat !== null || verbOf(first) === "") && items.every((item) => item.text === first.text)) return `${first.text} ×${items.length}`;
  const more = items.slice(1).map((item) => onlyNew(first.text, item.text));
  const apart = more.some((each) => each.includes(",")) ? "; " : ", "; // "3 blue, Exploration; 1 green, Expansion"
  return more.reduce((said, each) => `${said}${isNumber(each) ? " " : apart}${each}`, first.text);
}

// The end of a log as it reads there: who, and what.
export function lastLine(log: Item[], { parts, heads = [] }: { parts: readonly string[]; heads?: readonly string[] }, many?: Many): { seat: number | null; text: string } | null {
  const turn = byTurn(log, new Set(parts), many, new Set(heads)).at(-1);
  const line = turn?.lines.at(-1);
  // A long act is named by what it was, without everything that was paid for it.
  return line ? { seat: line.items[0]!.seat, text: line.text.length > 90 ? line.items[0]!.text : line.text } : null;
}

// Grouped by whose answers follow each other, anew where something begins; chance belongs to whom it befell, else to who comes next.
export function byTurn(log: Item[], parts: ReadonlySet<string> = new Set(), many: Many = () => "", heads: ReadonlySet<string> = new Set(), begins?: ReadonlyMap<Item, string>): Turn[] {
  const turns: Turn[] = [];
  for (const item of log) {
    const turn = turns.at(-1);
    const whose = item.seat ?? item.for ?? null;
    if (!turn || begins?.has(item) || (whose !== null && turn.seat !== null && turn.seat !== whose)) {
      turns.push({ seat: whose, lines: [{ items: [item], text: item.text }] });
      continue;
    }
    if (!item.note) turn.seat ??= whose;
    const line = turn.lines.at(-1)!;
    if (!continues(line, item, { parts, heads })) turn.lines.push({ items: [item], text: item.text });
    else {
      line.items.push(item);
      line.text = textOf(line.items, many, heads);
    }
  }
  return turns;
}
