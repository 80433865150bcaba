// The plain requests. Errors carry the server's sentence, in the language asked for, or ours where no server answers:
// the browser's own is in the language of the browser.
import { t } from "../text/words";
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

export const api = {
  me: (lang: Lang) => ask<Me>(`/api/me?lang=${lang}`),
  setMe: (change: { name?: string; lang?: Lang }) => ask<Me>("/api/me", change),
  account: (name: string, password: string, lang: Lang) => ask<Me>(`/api/account?lang=${lang}`, { name, password }),
  login: (name: string, password: string, lang: Lang) => ask<Me>(`/api/login?lang=${lang}`, { name, password }),
  logout: () => ask<void>("/api/logout", {}),
  password: (password: string, fresh: string, lang: Lang) => ask<Me>(`/api/password?lang=${lang}`, { password, new_password: fresh }),
  sessions: () => ask<SessionInfo[]>("/api/sessions"),
  endSession: (id?: string) => ask<SessionInfo[]>("/api/sessions/end", { id }), // without one: all others
  leave: (password: string, lang: Lang) => ask<void>(`/api/account/end?lang=${lang}`, { password: password || undefined }),
  games: (lang: Lang) => ask<GameKind[]>(`/api/games?lang=${lang}`),
  texts: (lang: Lang, game: string) => ask<Record<string, string>>(`/api/texts/${lang}/${game}`),
  content: (game: string, lang: Lang) => ask<Content>(`/api/content/${game}?lang=${lang}`),
  rules: (game: string, lang: Lang) => ask<RuleBook>(`/api/rules/${game}?lang=${lang}`),
  tables: (list: "mine" | "open", lang: Lang) => ask<TableSummary[]>(`/api/tables?list=${list}&lang=${lang}`),
  create: (table: NewTable, lang: Lang) => ask<TableSummary>(`/api/tables?lang=${lang}`, table),
  position: (id: string, lang: Lang, ply?: number) =>
    ask<Position>(`/api/tables/${id}?lang=${lang}${ply === undefined ? "" : `&ply=${ply}`}`),
  log: (id: string, lang: Lang, before: number) => ask<LogPage>(`/api/tables/${id}/log?lang=${lang}&before=${before}`),
  scores: (id: string) => ask<Course>(`/api/tables/${id}/scores`),
  record: (record: string, lang: Lang, ply?: number) => ask<Opened>(`/api/records?lang=${lang}`, { record, ply }),
  analysis: (id: string, lang: Lang) => ask<Analysis>(`/api/tables/${id}/analysis?lang=${lang}`),
  analyse: (id: string, lang: Lang) => ask<Analysis>(`/api/tables/${id}/analysis?lang=${lang}`, {}),
  endAnalysis: (id: string, lang: Lang) => ask<Analysis>(`/api/tables/${id}/analysis/end?lang=${lang}`, {}),
  recordAnalysis: (record: string, act: "begin" | "look" | "end", lang: Lang) => ask<Analysis>(`/api/records/analysis?lang=${lang}`, { record, act }),
  chat: (id: string) => ask<ChatMessage[]>(`/api/tables/${id}/chat`),
  status: () => ask<Status>("/api/status"),
  join: (token: string, lang: Lang) => ask<TableSummary>(`/api/join?lang=${lang}`, { token }),
};
