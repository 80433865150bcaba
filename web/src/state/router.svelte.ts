// Addresses of the page. The server answers each of them with the same file.
import { untrack } from "svelte";
import { shelf } from "../games/shelf";

export type Route =
  | { at: "home" }
  | { at: "new"; game?: string; friends: boolean }
  | { at: "tables" }
  | { at: "settings" }
  | { at: "nowhere" }
  | { at: "record"; ply: number | null }
  | { at: "learn"; game: string; lang: "en" | "pl" | null }
  | { at: "join"; token: string }
  | { at: "reset"; token: string }
  | { at: "owner" }
  | { at: "table"; id: string; ply: number | null }
  | { at: "rules"; game: string; lang: "en" | "pl" | null; anchor: string };

// A part of an address in plain letters; one that was cut inside a sign ("%C") stays as it is.
export function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isGame = (id: string): boolean => shelf.some((box) => box.id === id);
const langOf = (part: string | undefined): "en" | "pl" | null => (part === "en" || part === "pl" ? part : null);

// An address that is longer than any of the page, or names no game or language, leads nowhere.
export function parse(path: string, query: string, hash: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(plain);
  const params = new URLSearchParams(query);
  const v = params.get("v");
  const ply = v !== null && /^\d+$/.test(v) ? Number(v) : null;
  const game = params.get("game") ?? undefined;
  const token = hash.replace(/^#/, "");
  const lang = langOf(third);
  if (first === undefined) return { at: "home" };
  if (second !== undefined) {
    const spoken = more.length === 0 && (third === undefined || lang !== null);
    if (first === "table" && third === undefined) return { at: "table", id: second, ply };
    if (first === "learn" && spoken) return { at: "learn", game: second, lang };
    if (first === "rules" && spoken) return { at: "rules", game: second, lang, anchor: hash.slice(1) };
    return { at: "nowhere" };
  }
  if (first === "record") return { at: "record", ply };
  if (first === "new" && (game === undefined || isGame(game))) return { at: "new", game, friends: params.has("friends") };
  if (first === "tables" || first === "settings" || first === "owner") return { at: first };
  if (first === "reset" || first === "join") return { at: first, token };
  if (first === "rules") return { at: "rules", game: "", lang: null, anchor: hash.slice(1) };
  return { at: "nowhere" };
}

const here = () => parse(location.pathname, location.search, location.hash);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
    addEventListener("hashchange", () => (this.route = here()));
  }

  go(address: string, replace = false): void {
    const same = untrack(() => this.route.at);
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = here();
    if (this.route.at !== same) scrollTo(0, 0);
  }
}

export const router = new Router();

// A link that stays on the page; everything else about it is a plain link.
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
