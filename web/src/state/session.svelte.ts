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
  private shelf = new Map<Lang, { games: GameKind[]; texts: Record<string, string> }>();
  private shown = new Set<string>(); // games that words were asked of
  private asked = new Set<string>(); // "pl alien_frontiers": texts that came, or are on their way
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
    if (!this.shelf.has(lang)) {
      const games = await api.games(lang);
      if (!this.shelf.has(lang)) this.shelf.set(lang, { games, texts: {} });
    }
    await Promise.all([...this.shown].map((game) => this.learn(game, lang)));
    if (lang !== settings.lang) return; // switched again meanwhile
    const words = this.shelf.get(lang)!;
    this.games = words.games;
    this.texts = words.texts;
  }

  // The words of one game, when something of it is shown for the first time.
  async learn(game: string, lang: Lang = settings.lang): Promise<void> {
    this.shown.add(game);
    const words = this.shelf.get(lang);
    const ask = `${lang} ${game}`;
    if (!words || this.asked.has(ask)) return;
    this.asked.add(ask);
    try {
      for (const [key, text] of Object.entries(await api.texts(lang, game))) words.texts[`${game}:${key}`] = text;
      if (lang === settings.lang) this.texts = words.texts = { ...words.texts };
    } catch {
      this.asked.delete(ask); // whoever needs it next asks again
    }
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
