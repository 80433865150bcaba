// The requests behind these screens.
import { ask } from "../../api/client";
import type { Blocked, Lang, Me, OwnerAct, OwnerView } from "../../api/types";

export const care = {
  view: (lang: Lang) => ask<OwnerView>(`/api/owner?lang=${lang}`),
  act: (act: OwnerAct, lang: Lang) => ask<OwnerView>(`/api/owner?lang=${lang}`, act),
  report: (table: string, chat: number | undefined, reason: string, lang: Lang) => ask<void>(`/api/reports?lang=${lang}`, { table, chat, reason }),
  blocked: () => ask<Blocked[]>("/api/blocks"),
  block: (table: string, chat: number, lang: Lang) => ask<Blocked[]>(`/api/blocks?lang=${lang}`, { table, chat }),
  unblock: (id: string, lang: Lang) => ask<Blocked[]>(`/api/blocks?lang=${lang}`, { end: id }),
  reset: (token: string, password: string, lang: Lang) => ask<Me>(`/api/reset?lang=${lang}`, { token, password }),
  removeTable: (id: string, lang: Lang) => ask<void>(`/api/tables/${id}/remove?lang=${lang}`, {}),
};

// The sentence of a refusal.
export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
