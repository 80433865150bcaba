// The requests behind these screens.
import { ask } from "../../api/client";
import type { About, Blocked, Lang, Me, OwnerAct, OwnerView } from "../../api/types";

export const care = {
  view: (lang: Lang, before = 0) => ask<OwnerView>(`/api/owner?lang=${lang}${before ? `&before=${before}` : ""}`),
  act: (act: OwnerAct, lang: Lang) => ask<OwnerView>(`/api/owner?lang=${lang}`, act),
  report: (about: About & { reason: string }, lang: Lang) => ask<void>(`/api/reports?lang=${lang}`, about),
  blocked: () => ask<Blocked[]>("/api/blocks"),
  block: (about: About, lang: Lang) => ask<Blocked[]>(`/api/blocks?lang=${lang}`, about),
  unblock: (id: string, lang: Lang) => ask<Blocked[]>(`/api/blocks?lang=${lang}`, { end: id }),
  reset: (token: string, password: string, lang: Lang) => ask<Me>(`/api/reset?lang=${lang}`, { token, password }),
  removeTable: (id: string, lang: Lang) => ask<void>(`/api/tables/${id}/remove?lang=${lang}`, {}),
};

// The sentence of a refusal.
export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
