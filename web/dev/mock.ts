// The page without a server: `npm run mock`. Fixed positions, one for each table; answers are taken and forgotten.
import type { Position, ToPage, ToServer } from "../src/api/types";
import { shelf } from "../src/games/shelf";
import { readTexts } from "./texts";

const fixtures = import.meta.glob<Position>("../test/fixtures/*.json", { import: "default", eager: true });
const contents = import.meta.glob<unknown>("../test/fixtures/content/*.json", { import: "default", eager: true });
const positions = new Map(Object.values(fixtures).map((p) => [p.table.id, p]));
const files = import.meta.glob<string>("../../src/games/*/text/*.toml", { query: "?raw", import: "default", eager: true });
const levels = ["Cadet", "Navigator", "Captain"].map((name, i) => ({ level: i + 1, name, bot: `level:${i + 1}`, about: "Answers at once.", players: [2, 3, 4, 5], measured: [], told: [2, 3, 4, 5].map((players) => ({ players, text: "Strength not measured yet." })), turn_seconds: 1 }));
const tempers = [
  { id: "builder", name: "Builder", about: "Lands colonies as soon as it can.", usual: true, told: [] },
  { id: "raider", name: "Raider", about: "Takes what others have.", usual: false, told: [] },
];
const between = ([least, most]: number[]) => Array.from({ length: most! - least! + 1 }, (_, i) => least! + i);
const games = shelf.map(({ id, prefix, name, players }) => ({ id, prefix, name, players: between(players.split("–").map(Number)), options: [], levels, tempers }));
const me = { id: "me", name: "Ola", guest: true, lang: "en" };

function texts(lang: string, game: string): Record<string, string> {
  return readTexts(files[`../../src/games/${game}/text/${lang}.toml`] ?? "");
}
function answer(path: string, query: URLSearchParams): unknown {
  const [, , what = "", id = "", more] = path.split("/");
  if (what === "me") return me;
  if (what === "status") return { addresses: [] };
  if (what === "sessions") return [{ id: "here", created: 1_790_000_000, seen: 1_790_003_600, current: true }];
  if (what === "games") return games;
  if (what === "content") return { game: id, lang: query.get("lang"), hash: "mock", content: contents[`../test/fixtures/content/${id}.${query.get("lang")}.json`] };
  if (what === "texts") return texts(id, more ?? "");
  if (what === "tables" && !id) return query.get("list") === "mine" ? [...positions.values()].map((p) => p.table) : [];
  if (more === "scores") return course(positions.get(id)!);
  if (more === "analysis") return { state: "none" };
  if (more === "chat") return [];
  return positions.get(id) ?? null;
}
function course(position: Position) {
  const plies = Array.from({ length: 13 }, (_, i) => Math.round((position.ply * i) / 12));
  return { plies, scores: plies.map((_, i) => position.standing.scores.map((s, seat) => Math.round((s * i) / 12 + Math.sin(i + seat) * 0.6))) };
}

globalThis.fetch = (input) => {
  const url = new URL(String(input), location.origin);
  return Promise.resolve(new Response(JSON.stringify(answer(url.pathname, url.searchParams))));
};

class MockSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    setTimeout(() => this.onopen?.());
  }
  close(): void {
    this.onclose?.();
  }
  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    const say = (reply: unknown) => setTimeout(() => this.onmessage?.({ data: JSON.stringify(reply as ToPage) }), 20);
    if (message.t === "hello") {
      say({ t: "welcome", me, build: "mock", proto: 1 });
      const position = positions.get(message.table ?? "");
      if (position) say({ t: "position", position });
    } else if (message.t === "why") {
      say({ t: "reason", id: message.id, spot: "spot" in message ? message.spot : undefined, allowed: false, text: "Needs two equal ships. You have one 6 in hand.", rule: "AF-46" });
    } else if (message.t === "hint") {
      const best = [...positions.values()][0]!.prompt!.options.slice(0, 3).map((option, i) => ({ option, chance: 0.5 - i / 10, reasons: ["more points"] }));
      say({ t: "advice", id: message.id, best });
    } else if (message.t === "ping") say({ t: "pong" });
    else say({ t: "ack", id: message.id, v: 0 });
  }
}
(globalThis as unknown as { WebSocket: unknown }).WebSocket = MockSocket;
