// Who this is, what there is to play, which tables wait, and the one connection that tells of changes.
import { api } from "../api/client";
import { Connection, type Link, type Socket } from "../api/connection";
import type { GameKind, Lang, Me, TableSummary, ToPage } from "../api/types";
import { settings } from "./settings.svelte";

type Listener = (message: ToPage) => void;

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameKind[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  texts = $state.raw<Record<string, string>>({});
  link = $state<Link>("connecting");
  problem = $state<string | null>(null); // what to tell when nothing could be loaded
  private shelf = new Map<Lang, { games: GameKind[]; texts: Record<string, string> }>();
  private listeners = new Set<Listener>();

  readonly connection = new Connection(
    () => new WebSocket(address()) as unknown as Socket,
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
    let words = this.shelf.get(lang);
    if (!words) {
      const [games, texts] = await Promise.all([api.games(lang), api.texts(lang)]);
      words = { games, texts };
      this.shelf.set(lang, words);
    }
    if (lang !== settings.lang) return; // switched again meanwhile
    this.games = words.games;
    this.texts = words.texts;
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

// A game's own word by key; what is missing shows its key, so that it is noticed.
export function word(game: string, key: string, missing?: string): string {
  return session.texts[`${game}:${key}`] ?? missing ?? key;
}
