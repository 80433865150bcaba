// The plain requests. Errors carry the server's sentence, in the language asked for, or ours where no server answers:
// the browser's own is in the language of the browser.
import { t } from "../text/words";
import type { Post } from "./posts";
import type { Analysis, ChatMessage, Content, Course, GameKind, Lang, LogPage, Me, NewTable, Opened, Position, RuleBook, SessionInfo, Status, TableSummary } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly table?: string, // that it is about
  ) {
    super(text);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => {
    throw new Refused(0, "offline", t("not_loaded"));
  });
  if (answer.status === 204) return undefined as T;
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return json as T;
  const problem = (json ?? {}) as { code?: string; text?: string; table?: string };
  throw new Refused(answer.status, problem.code ?? "", problem.text ?? `${t("not_loaded")} (${answer.status})`, problem.table);
}

export function post<T>({ path, body }: Post, lang?: Lang, id = ""): Promise<T> {
  return ask<T>(path.replace("/ID", `/${id}`) + (lang ? `?lang=${lang}` : ""), body);
}

export const api = {
  me: (lang: Lang) => ask<Me>(`/api/me?lang=${lang}`),
  setMe: (change: { name?: string; lang?: Lang }) => post<Me>({ path: "/api/me", body: change }),
  account: (name: string, password: string, lang: Lang) => post<Me>({ path: "/api/account", body: { name, password } }, lang),
  login: (name: string, password: string, lang: Lang) => post<Me>({ path: "/api/login", body: { name, password } }, lang),
  logout: () => post<void>({ path: "/api/logout", body: {} }),
  password: (password: string, fresh: string, lang: Lang) => post<Me>({ path: "/api/password", body: { password, new_password: fresh } }, lang),
  sessions: () => ask<SessionInfo[]>("/api/sessions"),
  endSession: (id?: string) => post<SessionInfo[]>({ path: "/api/sessions/end", body: { id } }),
  leave: (password: string, lang: Lang) => post<void>({ path: "/api/account/end", body: { password: password || undefined } }, lang),
  games: (lang: Lang) => ask<GameKind[]>(`/api/games?lang=${lang}`),
  texts: (lang: Lang, game: string) => ask<Record<string, string>>(`/api/texts/${lang}/${game}`),
  content: (game: string, lang: Lang) => ask<Content>(`/api/content/${game}?lang=${lang}`),
  rules: (game: string, lang: Lang) => ask<RuleBook>(`/api/rules/${game}?lang=${lang}`),
  tables: (list: "mine" | "open", lang: Lang) => ask<TableSummary[]>(`/api/tables?list=${list}&lang=${lang}`),
  create: (table: NewTable, lang: Lang) => post<TableSummary>({ path: "/api/tables", body: table }, lang),
  position: (id: string, lang: Lang, ply?: number) =>
    ask<Position>(`/api/tables/${id}?lang=${lang}${ply === undefined ? "" : `&ply=${ply}`}`),
  log: (id: string, lang: Lang, before: number) => ask<LogPage>(`/api/tables/${id}/log?lang=${lang}&before=${before}`),
  scores: (id: string) => ask<Course>(`/api/tables/${id}/scores`),
  record: (record: string, lang: Lang, ply?: number) => post<Opened>({ path: "/api/records", body: { record, ply } }, lang),
  analysis: (id: string, lang: Lang) => ask<Analysis>(`/api/tables/${id}/analysis?lang=${lang}`),
  analyse: (id: string, lang: Lang) => post<Analysis>({ path: "/api/tables/ID/analysis", body: {} }, lang, id),
  endAnalysis: (id: string, lang: Lang) => post<Analysis>({ path: "/api/tables/ID/analysis/end", body: {} }, lang, id),
  recordAnalysis: (record: string, act: "begin" | "look" | "end", lang: Lang) => post<Analysis>({ path: "/api/records/analysis", body: { record, act } }, lang),
  chat: (id: string) => ask<ChatMessage[]>(`/api/tables/${id}/chat`),
  status: () => ask<Status>("/api/status"),
  join: (token: string, lang: Lang) => post<TableSummary>({ path: "/api/join", body: { token } }, lang),
};
