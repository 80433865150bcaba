// What the page must know of a game to show it: no rule, only where things stand and what they are called.
import type { Component } from "svelte";
import type { LogEntry, Option, Position, Walks } from "../api/types";
import { contentReady } from "../state/content.svelte";
import type { Item } from "../state/log";
import { session } from "../state/session.svelte";
import type { Table } from "../state/table.svelte";
import type { Figure } from "../ui/icons";

export interface Fact {
  icon: Figure;
  value: string | number;
  label: string; // in words, for those who do not see the icon
  tone?: "fuel" | "ore";
}
export interface About {
  title: string;
  lines: string[]; // what it does
  facts: [string, string][]; // what is so now
  Picture?: Component<{ view: unknown; spot: string }>; // drawn in place of the words: a whole card
}
export interface Chip {
  text: string;
  note: string;
  whole?: boolean; // the text says what it brings
  dots?: { n: number; said: string }; // a number that is drawn as dots: the actions of a card
}
// A part of where the turn stands: "2 actions left", or one of several stations.
export interface Stage {
  text: string;
  now?: boolean; // the station that is reached
}
// An answer that people look for and that cannot be given now: a dashed chip; pressed, the server says why.
export interface Closed extends Chip {
  notation: string;
}
export interface Face {
  content?: boolean; // its names come with a file of content, and nothing is drawn before that has come
  Board: Component<{ table: Table }>;
  Hand: Component<{ table: Table }>;
  Miniature: Component<{ view: unknown }>; // the board on the end screen
  endVerbs: string[];
  handVerbs?: string[]; // answers that the hand offers in its own way
  parts: string[]; // verbs that go on with the answer before them: one line of the log
  heads?: string[]; // verbs that only announce the answer after them: its line takes the place of theirs
  spotsOf(option: Option): string[]; // several: pieces that go together, one for each piece
  meant?(spot: string): string[]; // a press on this spot may mean these instead: a hex of a sector that is asked for
  brought?(entry: LogEntry): string[]; // where to see what chance has just brought; else the spot of the line
  tells?(entry: LogEntry): string | null; // a line of the log in the page's own words, where those of the server are numbers
  headings?(lines: Item[], position: Position): ReadonlyMap<Item, string>; // what begins with a line of the log: a chapter, a round
  walks?(position: Position, picks: string[]): Walks | null; // where the view tells whole answers better than the server's short walks
  question?(position: Position, picks: string[], choices?: Option[]): string | null; // in place of the server's, before and after picks; choices: those in the console
  stage?(position: Position): Stage[]; // where the turn stands, beside "Your turn"
  below?(position: Position, picks: string[]): string | null; // under the question: what is possible, what counts
  follow?(picks: string[], live: string[], verbs: Set<string>): string | null; // the question after these picks; live: what is lit now; verbs: of the next answers
  inWords?: string[]; // verbs that are choices in the console as well as places of the board
  picked?(view: unknown, option: Option): string | null; // an answer that is picked, under the question, where its label is a bare number
  chip?(view: unknown, option: Option): Chip | null; // a choice in fewer words than its label, with what it means
  closed?(position: Position, picks: string[]): Closed[]; // beside the choices, with a few words about why not
  Beside?: Component<{ view: unknown; seat: number }>; // left of the points of a seat
  Row?: Component<{ view: unknown; seat: number }>; // a seat in the score panel, in place of its facts
  Opened?: Component<{ view: unknown; seat: number }>; // everything that a seat has, in place of the log; pressed rows open it
  opens?: boolean; // pressed rows set `table.opened`, and the board itself shows what that seat has
  full?: boolean; // the board has no free corner: what a thing is, is told over the log
  Inspector?: Component<{ table: Table }>; // what is looked at, in a drawing of its own: in the rail under the log
  Tray?: Component<{ view: unknown; seat: number }>; // what a seat has rolled or drawn for this turn, beside its name
  digit?(table: Table, n: number): void; // a digit that is no choice of the console: the n-th card of the hand
  wireSpot(spot: string): string; // the server's name of a spot of the board
  endNote(view: unknown, option: Option | null): { risky: boolean; text: string };
  crumb(position: Position): string; // "turn 7"
  facts(view: unknown, seat: number): Fact[]; // in the score panel
  short(view: unknown, seat: number): Fact[]; // in the strip of a phone
  progress(view: unknown, seat: number): { done: number; all: number; label: string } | null;
  about(view: unknown, spot: string, viewer?: number | null): About | null; // viewer: whose eyes; null: a spectator
  marks: Record<string, Figure>; // sources of points on the end screen
}

const faces = import.meta.glob<Face>("./*/face.ts", { import: "face" });
const faceOf = (game: string) => faces[`./${game}/face.ts`];

export const isKnown = (game: string): boolean => faceOf(game) !== undefined;
// With the words of the game: until they have come, nothing would have a name.
export async function loadFace(game: string): Promise<Face> {
  const [face] = await Promise.all([faceOf(game)!(), session.learn(game)]);
  if (face.content) await contentReady(game);
  return face;
}
