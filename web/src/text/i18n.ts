// The page's own words. What belongs to a game comes from the server, by key or as a whole sentence.
import type { Lang } from "../api/types";

export type Plural = { one: string; few?: string; many?: string; other: string };
export type Message = string | Plural;
export type Gaps = Record<string, string | number>;

const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };

// A language holds the same keys as English; what counts something there counts here.
export type Same<Words extends Record<string, Message>> = {
  [K in keyof Words]: Words[K] extends string ? string : Required<Plural>;
};

export function say(lang: Lang, message: Message, gaps: Gaps = {}): string {
  const n = Number(gaps["n"] ?? 0);
  const form = typeof message === "string" ? message : (message[rules[lang].select(n) as keyof Plural] ?? message.other);
  return form.replace(/\{(\w+)\}/g, (whole, gap: string) => String(gaps[gap] ?? whole));
}

// Seconds since 1970 as a day and an hour.
export const moment = (lang: Lang, seconds: number): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

export const number = (lang: Lang, value: number, digits = 0): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
