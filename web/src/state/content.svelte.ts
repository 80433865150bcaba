// The cards of games that come with a file of content: names, texts, numbers and sources by id, in the page's language.
import { api } from "../api/client";
import { settings } from "./settings.svelte";

class Contents {
  private known = $state.raw<Record<string, unknown>>({}); // "pl master_of_orion"; "master_of_orion": what came last
  private asked = new Map<string, Promise<void>>();

  // While a language is on its way: what came before in another one. Whoever reads it is drawn again when it has come.
  of(game: string): unknown {
    const key = `${settings.lang} ${game}`;
    if (!(key in this.known)) this.ask(key, game).catch(() => undefined);
    return this.known[key] ?? this.known[game] ?? null;
  }

  ready(game: string): Promise<void> {
    const key = `${settings.lang} ${game}`;
    return key in this.known ? Promise.resolve() : this.ask(key, game);
  }

  keep(lang: string, game: string, content: unknown): void {
    this.known = { ...this.known, [`${lang} ${game}`]: content, [game]: content };
  }

  private ask(key: string, game: string): Promise<void> {
    let way = this.asked.get(key);
    if (!way) this.asked.set(key, (way = this.fetch(key, game)));
    return way;
  }

  private async fetch(key: string, game: string): Promise<void> {
    try {
      const { lang, content } = await api.content(game, settings.lang);
      this.keep(lang, game, content);
    } catch (error) {
      this.asked.delete(key); // whoever needs it next asks again
      throw error;
    }
  }
}

const contents = new Contents();

export const contentOf = <T>(game: string): T | null => contents.of(game) as T | null;
export const contentReady = (game: string): Promise<void> => contents.ready(game);
export const keepContent = (lang: string, game: string, content: unknown): void => contents.keep(lang, game, content);
