// What the page posts, by path ("ID" is a table's): test/kinds.test.ts holds it true. Over HTTP a table hears ToServer, too:
// POST /api/tables/ID/actions, without `table`.
import type { Lang, NewTable, SeatIndex } from "./types";

type Nothing = Record<string, never>;
type Credentials = { name: string; password: string };
type Line = { table: string; chat: number };
type Place = { table: string; seat: SeatIndex };

// Whom an act is about: who has that account, wrote that line, or has that seat.
export type About = { name: string } | Line | Place;
export type OwnerAct =
  | ({ act: "hide_chat" } & Line)
  | ({ act: "remove_name" } & About)
  | ({ act: "reset_password" } & About)
  | ({ act: "mute"; hours: number } & About)
  | ({ act: "ban"; hours: number; range?: string; reason?: string } & About) // range "last": the network of that person
  | { act: "ban"; hours: number; range: string; reason?: string }
  | { act: "remove_table"; table: string }
  | { act: "end_ban"; ban: number }
  | { act: "close_report"; report: number };

export type Post =
  | { path: "/api/me"; body: { name?: string; lang?: Lang } }
  | { path: "/api/account"; body: Credentials }
  | { path: "/api/login"; body: Credentials }
  | { path: "/api/logout"; body: Nothing }
  | { path: "/api/reset"; body: { token: string; password: string } }
  | { path: "/api/password"; body: { password: string; new_password: string } }
  | { path: "/api/sessions/end"; body: { id?: string } } // without id: all but this one
  | { path: "/api/account/end"; body: { password?: string } } // a guest has none
  | { path: "/api/tables"; body: NewTable }
  | { path: "/api/tables/ID/remove"; body: Nothing }
  | { path: "/api/tables/ID/analysis"; body: Nothing }
  | { path: "/api/tables/ID/analysis/end"; body: Nothing }
  | { path: "/api/join"; body: { token: string } }
  | { path: "/api/records"; body: { record: string; ply?: number; seat?: SeatIndex } }
  | { path: "/api/records/analysis"; body: { record: string; act: "begin" | "look" | "end" } }
  | { path: "/api/blocks"; body: Line | Place | { end: string } }
  | { path: "/api/reports"; body: { table: string; reason: string; chat?: number; seat?: SeatIndex } } // the line, or whose name
  | { path: "/api/owner"; body: OwnerAct };
