// The requests behind these screens.
import { ask, post } from "../../api/client";
import type { OwnerAct, Post } from "../../api/posts";
import type { Blocked, Lang, Me, OwnerView } from "../../api/types";

type Body<P extends Post["path"]> = Extract<Post, { path: P }>["body"];

export const care = {
  view: (lang: Lang, before = 0) => ask<OwnerView>(`/api/owner?lang=${lang}${before ? `&before=${before}` : ""}`),
  act: (act: OwnerAct, lang: Lang) => post<OwnerView>({ path: "/api/owner", body: act }, lang),
  report: (body: Body<"/api/reports">, lang: Lang) => post<void>({ path: "/api/reports", body }, lang),
  blocked: () => ask<Blocked[]>("/api/blocks"),
  block: (body: Body<"/api/blocks">, lang: Lang) => post<Blocked[]>({ path: "/api/blocks", body }, lang),
  unblock: (id: string, lang: Lang) => post<Blocked[]>({ path: "/api/blocks", body: { end: id } }, lang),
  reset: (token: string, password: string, lang: Lang) => post<Me>({ path: "/api/reset", body: { token, password } }, lang),
  removeTable: (id: string, lang: Lang) => post<void>({ path: "/api/tables/ID/remove", body: {} }, lang, id),
};

// The sentence of a refusal.
export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
