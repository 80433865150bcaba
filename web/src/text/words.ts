// The page's own words in the chosen language. Reading them in a component follows the language.
import { settings } from "../state/settings.svelte";
import { en } from "./en";
import { say, type Gaps, type Message, type Same } from "./i18n";
import { pl } from "./pl";

export type Key = keyof typeof en;

export function t(key: Key, gaps?: Gaps): string {
  return say(settings.lang, settings.lang === "pl" ? pl[key] : en[key], gaps);
}

// The same for the words of one board, which are loaded with it.
export function wordsOf<W extends Record<string, Message>>(own: { en: W; pl: Same<W> }) {
  return (key: keyof W, gaps?: Gaps): string => say(settings.lang, own[settings.lang][key] as Message, gaps);
}
