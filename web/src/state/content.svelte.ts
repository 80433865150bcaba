// The cards of games that come with a file of content: names, texts, numbers and sources by id, in the page's language.
import { api } from "../api/client";
import { settings } from "./settings.svelte";

class Contents {
  private known = $state.raw<Record<string, unknown>>({}); // "pl master_of_orion"
  private asked = new Set<string>();

  // Null while it is on its way; whoever reads it is drawn again when it has come.
  of(game: string): unknown {
    const key = `${settings.lang} ${game}`;
    if (!(key in this.known) && !this.asked.has(key)) void this.fetch(key, game);
    return this.known[key] ?? null;
  }

  keep(lang: string, game: string, content: unknown): void {
    this.known = { ...this.known, [`${lang} ${game}`]: content };
  }

  private async fetch(key: string, game: string): Promise<void> {
    this.asked.add(key);
    try {
      const { lang, content } = await api.content(game, settings.lang);
      this.keep(lang, game, content);
    } catch {
      this.asked.delete(key); // whoever needs it next asks again
    }
  }
}

const contents = new Contents();

export const contentOf = <T>(game: string): T | null => contents.of(game) as T | null;
export const keepContent = (lang: string, game: string, content: unknown): void => contents.keep(lang, game, content);
