// Who this is, what there is to play, which tables wait, and the one connection that tells of changes.
import { api } from "../api/client";
import { Connection, type Link, type Socket } from "../api/connection";
import type { GameKind, Lang, Me, TableSummary, ToPage } from "../api/types";
import { isKnown } from "../games/face";
import { settings } from "./settings.svelte";

type Listener = (message: ToPage) => void;

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameKind[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  texts = $state.raw<Record<string, string>>({});
  readonly playable = $derived(this.games.filter(({ id }) => isKnown(id))); // those that have a board here
  link = $state<Link>("connecting");
  problem = $state<string | null>(null); // what to tell when nothing could be loaded
  private shelf = new Map<Lang, GameKind[]>();
  private words = new Map<Lang, Record<string, string>>();
  private coming = new Map<string, Promise<void>>(); // "pl alien_frontiers": texts that came, or are on their way
  private shown = new Set<string>(); // games that words were asked of
  private listeners = new Set<Listener>();

  readonly connection = new Connection(
    () => new WebSocket(address()) as unknown as Socket,
    async () => {
      this.me = await api.me(settings.lang);
      void this.refresh();
    },
    {
      set: (run, ms) => Number(setTimeout(run, ms)),
      clear: (id) => clearTimeout(id),
      random: () => Math.random(),
    },
    (message) => this.hear(message),
    (link) => (this.link = link),
  );

  async start(): Promise<void> {
    const probe = () => document.visibilityState === "visible" && this.connection.probe();
    for (const event of ["visibilitychange", "focus", "online"]) addEventListener(event, probe);
    addEventListener("offline", () => this.connection.lose());
    try {
      this.me = await api.me(settings.lang); // the cookie first, the socket needs it
      this.connection.start({ lang: settings.lang });
      await this.speak(settings.lang);
      this.mine = await api.tables("mine", settings.lang);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  // Names of things and the shelf of games in a language; both are kept, so switching back is instant.
  async speak(lang: Lang): Promise<void> {
    if (!this.shelf.has(lang)) this.shelf.set(lang, await api.games(lang));
    await Promise.all([...this.shown].map((game) => this.learn(game, lang)));
    if (lang !== settings.lang) return; // switched again meanwhile
    this.games = this.shelf.get(lang)!;
    this.texts = this.words.get(lang) ?? {};
  }

  // The words of one game are here; or could not be had, and whoever needs them next asks again.
  learn(game: string, lang: Lang = settings.lang): Promise<void> {
    this.shown.add(game);
    const ask = `${lang} ${game}`;
    const before = this.coming.get(ask);
    if (before) return before;
    const way = this.fetchWords(game, lang).catch(() => void this.coming.delete(ask));
    this.coming.set(ask, way);
    return way;
  }

  private async fetchWords(game: string, lang: Lang): Promise<void> {
    const words = Object.entries(await api.texts(lang, game)).map(([key, text]) => [`${game}:${key}`, text] as const);
    const all = { ...this.words.get(lang), ...Object.fromEntries(words) };
    this.words.set(lang, all);
    if (lang === settings.lang) this.texts = all;
  }

  async refresh(): Promise<void> {
    this.mine = await api.tables("mine", settings.lang).catch(() => this.mine);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  game(id: string): GameKind | undefined {
    return this.games.find((game) => game.id === id);
  }

  private hear(message: ToPage): void {
    if (message.t === "welcome") this.me = message.me;
    if (message.t === "tables") this.mine = message.mine;
    for (const listener of this.listeners) listener(message);
  }
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

export const session = new Session();

// A game's own word by key; what is missing shows its key, so that it is noticed. What is on its way is empty until then.
export function word(game: string, key: string, missing?: string): string {
  const known = session.texts[`${game}:${key}`];
  if (known !== undefined) return known;
  const loaded = Object.keys(session.texts).some((each) => each.startsWith(`${game}:`));
  if (!loaded) void session.learn(game);
  return missing ?? (loaded ? key : "");
}
