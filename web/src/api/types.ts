// What the server and the page say to each other. docs/api.md explains it; tests on both sides hold it true.

export type Lang = "en" | "pl";
export type Provenance = "rulebook" | "inferred" | "public" | "reconstructed"; // of facts of replaceable data
export type SeatIndex = number; // 0..4: ruby, sapphire, jade, pearl, amethyst

// ---------------------------------------------------------------- people

export interface Me {
  id: string;
  name: string; // display name; a guest gets one such as "Guest 4821", in the language asked for
  guest: boolean; // false: has a password
  lang: Lang;
  owner: boolean; // runs this server
}

// ---------------------------------------------------------------- the shelf: GET /api/games?lang=

export interface GameKind {
  id: string; // "alien_frontiers"
  prefix: string; // "AF", of rule numbers
  name: string;
  players: number[]; // [2, 3, 4]
  options: SetupOption[];
  levels: Level[]; // weakest first
  tempers: Temper[]; // what its bots can be like; none: there is only one way
}
export interface SetupOption {
  id: string;
  name: string;
  values: { id: string; name: string }[];
  default: string;
}
export interface Level {
  level: number; // 1..5
  name: string; // "Navigator"
  bot: string; // "level:2"
  about: string; // one sentence: how it thinks, how long a turn of it takes
  players: number[]; // numbers of players at which it is offered: not where it proved no stronger than the one below
  measured: { players: number; wins: number; low: number; high: number }[]; // where it proved stronger: share of wins, 95% interval
  told: Told[]; // where it is offered: "Wins 6 of 10 games against Navigator.", or why nobody knows; of bots of the usual temper
  turn_seconds: number; // that a turn of it takes at most
}
export interface Temper {
  id: string; // "raider"
  name: string;
  about: string; // one sentence
  usual: boolean; // of bots that are given none
  told: Told[]; // where it proved stronger or weaker than the usual one
}
export type Told = { players: number; text: string }; // at a table of so many

// ---------------------------------------------------------------- tables

export type TableState = "waiting" | "playing" | "over" | "stopped"; // stopped: of other rules; `prompt` says why
export type SeatKind = "person" | "bot" | "open";

export interface SeatInfo {
  seat: SeatIndex;
  kind: SeatKind;
  name: string; // of the person; of a bot its level and a star ("Cadet Vega"), no two alike; "" when open
  level?: number; // of a bot
  temper?: string; // of a bot that was given one
  you: boolean; // this session may act for it (several at a hot-seat table)
  online: boolean;
  conceded: boolean; // a bot plays on; the person is out
  replaced: boolean; // a bot sits in for a person who may take the seat back
  invite?: string; // "/join#TOKEN": only to those who may invite, only while the seat is open or replaced
}
export type Clock =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number } // minutes each, seconds added for every answer given
  | { kind: "days"; days: number }; // for every answer

export interface TableSummary {
  id: string;
  game: string;
  name: string; // "Tuesday table"; made up when nobody gave one
  state: TableState;
  seats: SeatInfo[];
  clock: Clock;
  v: number; // version: grows by one with everything that changes
  your_turn: boolean; // a seat of yours is asked
  asked: SeatIndex[]; // who is asked now
  prompt: string; // what for, in words; what everybody may know
  updated: number; // seconds since 1970
  public: boolean; // listed among the open tables
  hot_seat: boolean;
  next?: string; // the rematch
  standing?: Standing; // how it ended, when it is over
  commitment?: string; // to the luck of the game; not of a stopped one, as below
  expires?: number; // when it goes if nothing happens
  yours?: boolean; // you made it
  chat?: boolean; // you may write
  open_chat?: boolean; // who looks on may write
}

export interface NewTable {
  game: string;
  name?: string;
  players: number;
  options?: Record<string, string>;
  seats: ({ kind: "me" } | { kind: "bot"; level: number; temper?: string } | { kind: "open" } | { kind: "guest"; name: string })[];
  // "me" once; "guest": another person at this device (hot seat). Seats are in order; { shuffle: true } mixes them.
  shuffle?: boolean;
  clock?: Clock;
  public?: boolean;
  seed?: number; // chosen luck: shown in the log, the game is marked
}

// ---------------------------------------------------------------- the position as one viewer may know it

export interface Option {
  notation: string; // "dock lunar_mine": what is sent back
  index: number; // the dense index
  verb: string; // "dock"
  operands: Record<string, string>; // by operand id: { station: "lunar_mine" }
  label: string; // in words
  spot: string; // "station:lunar_mine", "verb:end" for a button
  step?: string; // of the steps of walks: the id of the step that it answers, "pick_ship"
  // Of walks that a board makes of its view (games/face.ts):
  implied?: boolean; // follows from the others: it need not be picked
  silent?: boolean; // is taken by itself: it is not sent
}
// Short sequences of answers, so that die or station may be picked first. steps[i] is an answer; a walk is a list of
// indices into steps. Every one-step option is a walk of length 1. `complete`: no walk was left out by the bound.
export interface Walks {
  steps: Option[];
  walks: number[][];
  gains?: string[]; // of each walk, what it brings for sure: "+2 ore"; "" where nothing can be said
  complete: boolean;
  whole?: boolean; // a walk is sent when everything in it is picked, but what is implied; the order is free
}

export interface Prompt {
  seat: SeatIndex; // who of you is asked (hot seat: the one to answer now)
  text: string; // the question, one sentence
  step: string; // the step's id, "dock"
  options: Option[];
  walks: Walks;
}
// What one press takes back: all answers of the last thing that the seat did.
export interface Undo {
  seat: SeatIndex; // of yours the one that answered last
  to: number; // the ply before it
  turn: number; // the ply before everything since others had their say, or something was learnt
  free: boolean; // nobody has to unlearn anything
  asks: boolean; // other people are asked whether they agree
}

export interface LogEntry {
  n: number; // its number among everything that happened at the table, notes too: no two have the same
  v: number; // the ply after it
  seat: SeatIndex | null; // null: chance
  for?: SeatIndex; // of chance: whom it befell, who rolled, who was dealt the card; absent: the whole table
  text: string; // as this viewer may know it
  notation?: string; // only if this viewer may know it
  spot?: string;
  flags: ("random" | "reveals" | "changes_actor")[];
  sequels?: Sequel[]; // what it set off by itself, in order; taken back with it
  undone?: boolean; // struck through
}
export interface Sequel {
  seat: SeatIndex | null; // whose it is; null: the whole table. Everybody may know all of it
  text: string;
  spot?: string; // on the board, or what of the game is over: "chapter:2"
  notation?: string; // a single answer that was taken by itself for this seat
  points?: number[]; // what each seat scores by it
}
export interface Note {
  // other things worth a line: somebody joined, conceded, was replaced, asked for a hint
  v: number; // its number, as `n` of a line
  kind: string;
  seat?: SeatIndex; // whom it is about; absent: the whole table
  text: string;
}

export interface Standing {
  scores: number[];
  ranks: number[]; // 1 = first; shared ranks are equal
  breakdown?: { key: string; name: string; points: number[] }[]; // where they come from, so far: the kinds add up to scores
}

export interface Position {
  table: TableSummary;
  v: number;
  ply: number; // answers given
  viewer: SeatIndex | null; // whose eyes; null: spectator
  view: unknown; // the game's own view: web/src/games/<game>/view.ts
  prompt: Prompt | null; // null: nobody of yours is asked
  waiting: string; // who is asked and what for, when it is not you
  log: LogEntry[]; // the last 200, or those since the version asked for
  notes: Note[]; // all of them, or those since the version asked for
  standing: Standing;
  clocks: { seat: SeatIndex; left_ms: number; running: boolean }[];
  fair: { commitment: string; seed?: string; verified?: boolean; chosen?: boolean }; // seed after the end only
  curtain: boolean; // hot seat: the next seat has secrets. This is what everybody may see; `prompt` is null
  undo: Undo | null; // null: nothing of yours can be taken back
  curtain_seat?: SeatIndex; // whose turn it is to take the device: `hello` with this seat lifts the curtain
  undo_request?: { by: SeatIndex; to: number; agreed: SeatIndex[]; yours: boolean }; // yours: you are asked to agree
}

// ---------------------------------------------------------------- WebSocket: /api/socket (JSON text frames)

export type ToServer =
  | { t: "hello"; proto: 1; lang?: Lang; table?: string; seat?: SeatIndex; since?: number } // also to switch language or table
  | { t: "act"; id: string; table: string; v: number; seat: SeatIndex; answers: string[] } // one answer, or a whole walk: all or nothing
  | { t: "undo"; id: string; table: string; v: number; seat: SeatIndex; to: number } // to: ply; free, or a request for consent
  | { t: "consent"; id: string; table: string; seat: SeatIndex; agree: boolean }
  | { t: "why"; id: string; table: string; seat: SeatIndex; spot: string; with?: string[] } // with: spots picked before
  | { t: "why"; id: string; table: string; seat: SeatIndex; notation: string }
  | { t: "hint"; id: string; table: string; seat: SeatIndex }
  | { t: "hurry"; id: string; table: string; seat: SeatIndex } // the bot that is asked answers now
  | { t: "concede"; id: string; table: string; seat: SeatIndex }
  | { t: "leave"; id: string; table: string; seat: SeatIndex } // a bot sits in
  | { t: "return"; id: string; table: string; seat: SeatIndex } // and hands back
  | { t: "free_seat"; id: string; table: string; seat: SeatIndex } // while it waits, by who made the table: another's seat is open again
  | { t: "rematch"; id: string; table: string }
  | { t: "chat"; id: string; table: string; text: string }
  | { t: "open_chat"; id: string; table: string; open: boolean } // by who made the table
  | { t: "ping" };

export type ToPage =
  | { t: "welcome"; me: Me; build: string; proto: 1 }
  | { t: "position"; position: Position } // whole, on hello and after every change: `log` holds what is new since `since`
  | { t: "ack"; id: string; v: number; commitment?: string } // stored for good; commitment: to the luck of the table that a rematch made
  | { t: "nack"; id: string; code: string; text: string; rule?: string; rule_text?: string; retry_after?: number; v: number } // retry_after: seconds
  | { t: "reason"; id: string; spot?: string; allowed: boolean; text: string; rule?: string; rule_text?: string }
  | { t: "advice"; id: string; best: { option: Option; chance: number; reasons: string[] }[] } // up to three
  | { t: "chat"; table: string; messages: ChatMessage[] }
  | { t: "unsaid"; table: string; n: number } // a line was removed
  | { t: "tables"; mine: TableSummary[] } // whenever a table of mine changes
  | { t: "error"; code: string; text: string; retry_after?: number } // of the connection
  | { t: "drain"; retry_ms: number }
  | { t: "pong" };

export interface ChatMessage {
  n: number;
  by: string;
  seat: SeatIndex | null;
  text: string;
  at: number;
}

// ---------------------------------------------------------------- HTTP (the same over plain requests; bodies: posts.ts)
// GET  /api/me?lang=                      -> Me (makes a guest session and its cookie when there is none)
// POST /api/me                            -> Me
// POST /api/account                       -> Me      claims the guest's games
// POST /api/login                         -> Me
// POST /api/logout                        -> 204
// POST /api/password                      -> Me   ends all other sessions
// GET  /api/sessions                      -> SessionInfo[]
// POST /api/sessions/end                  -> SessionInfo[]
// POST /api/account/end                   -> 204   leaves for good
// GET  /api/export                        -> Export
// GET  /api/games?lang=                   -> GameKind[]
// GET  /api/texts/LANG/GAME               -> Record<string, string>: names and labels of a game, by key "name.station.lunar_mine"
// GET  /api/content/GAME?lang=            -> Content; 404 where a game has no cards of its own; its ETag changes with the content
// GET  /api/rules/GAME?lang=              -> RuleBook
// GET  /api/tables?list=mine|open&lang=   -> TableSummary[]
// POST /api/tables                        -> Position's table: TableSummary
// GET  /api/tables/ID?lang=&seat=&since=&ply= -> Position; ply: as it stood after so many answers, as this viewer saw it
// POST /api/tables/ID/actions             -> the ToPage that answers it
// GET  /api/tables/ID/scores              -> Course
// GET  /api/tables/ID/record              -> the record as text (over: everything; before: 403)
// GET  /api/tables/ID/chat?before=        -> ChatMessage[]
// GET  /api/tables/ID/log?before=         -> LogPage
// GET  /api/tables/ID/analysis?lang=      -> Analysis, of a game that is over
// POST /api/tables/ID/analysis            -> Analysis: begun, or what is there; 429 `budget`, `analysing`, `busy`
// POST /api/tables/ID/analysis/end        -> Analysis   stopped, by who began it
// POST /api/tables/ID/remove              -> 204   a table of mine at which nobody else plays
// GET  /api/blocks                        -> Blocked[]
// POST /api/blocks                        -> Blocked[]
// POST /api/reports                       -> 204
// GET  /api/owner                         -> OwnerView, for whoever runs the server
// POST /api/owner                         -> OwnerView, with `link` for reset_password
// POST /api/reset                         -> Me
// POST /api/join                          -> TableSummary: the seat is yours; 410 when the link was used up, with `table`: it may be watched
// POST /api/records                       -> Opened: a record, stored nowhere
// POST /api/records/analysis              -> Analysis
// GET  /api/status                        -> Status
// GET  /api/openapi.yaml
// Errors: 4xx/5xx with Problem.

export interface Problem {
  code: string;
  text: string; // in the language of ?lang= or Accept-Language
  table?: string; // of a link that was used up: it may be watched
}

export interface Opened {
  position: Position;
  course: Course;
}
export interface Course {
  plies: number[];
  scores: number[][]; // scores[i][seat] after plies[i]
  turns: number[]; // plies at which a turn was over
}
// A game that a bot looks at, or has looked at.
export type Analysis =
  | { state: "none" }
  | { state: "running"; progress: number; yours: boolean } // progress: from 0 to 1; yours: you may stop it
  | { state: "done"; bot: string; curve: Chances[]; mistakes: Mistake[]; seats: { decisions: number; agreed: number }[] }; // agreed: answered as the bot would have
export interface Chances {
  ply: number; // in the turn's last decision, or at the end
  chances: number[]; // of winning, of every seat; from 0 to 1
}
export interface Mistake {
  ply: number; // the moment before it
  seat: SeatIndex;
  played: string; // in words, as `better`
  better: string;
  chance_played: number; // of winning, after it
  chance_better: number;
  reasons: string[]; // for the better one
}
export interface Content {
  game: string;
  lang: Lang;
  hash: string; // as records name it
  content: unknown; // the game's own form: for each id name, text, numbers, source
}
export interface SessionInfo {
  id: string;
  created: number; // seconds since 1970, as below
  seen: number;
  current: boolean; // this one
}
export interface Export {
  me: Me;
  created: number;
  sessions: SessionInfo[];
  tables: {
    id: string;
    game: string;
    name: string;
    options: string;
    state: TableState;
    created: number;
    updated: number;
    seats: SeatIndex[]; // mine
    chat: { text: string; at: number }[]; // mine
    record?: string; // "/api/tables/ID/record", when it is over
  }[];
}
export interface LogPage {
  log: LogEntry[];
  notes: Note[];
  more: boolean; // there are older lines
}
export type Blocked = { id: string; name: string };
export interface OwnerReport {
  n: number;
  at: number;
  by: string;
  table: string;
  reason: string;
  chat?: number; // the line, or
  seat?: SeatIndex; // whose name it is about, and
  who?: string; // who that is
  text?: string;
  hidden?: boolean; // removed already
}
export interface OwnerView {
  reports: OwnerReport[];
  bans: { id: number; name: string; range: string; until: number; reason: string }[];
  audit: { n: number; at: number; by: string; act: string; about: string }[];
  link?: string; // "/reset#TOKEN", after reset_password
}
export interface Status {
  version: string;
  uptime_s: number;
  tables: number; // in memory
  draining: boolean; // about to end
  addresses: string[]; // of the server in its network, by which friends reach it; none: only from its own machine
  act_p95_ms: number; // 95 of 100 answers were stored within this time, of the latest thousand
  backup_age_s: number | null; // null: there was none
}
export interface RuleBook {
  game: string;
  lang: Lang;
  title: string;
  replaced_content: boolean; // the game is played with other data than the tables of the book print
  sections: { id: string; title: string; level: number; blocks: RuleBlock[]; engineering?: boolean }[]; // engineering: not for players
}
export interface RuleBlock {
  id?: string; // "AF-12", "AF-E3", "AF-Q5"
  markdown: string; // paragraphs, lists, tables, **bold**, `code`; nothing else
}
