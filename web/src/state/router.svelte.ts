// Addresses of the page. The server answers each of them with the same file.
import { untrack } from "svelte";

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

export function parse(path: string, query: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const params = new URLSearchParams(query);
  const v = params.get("v");
  const ply = v !== null && /^\d+$/.test(v) ? Number(v) : null;
  if (first === "table" && second) return { at: "table", id: second, ply };
  if (first === "record") return { at: "record", ply };
  if (first === "new") return { at: "new", game: params.get("game") ?? undefined, friends: params.has("friends") };
  if (first === "tables") return { at: "tables" };
  if (first === "settings") return { at: "settings" };
  if (first === "reset") return { at: "reset", token: hash.replace(/^#/, "") };
  if (first === "owner") return { at: "owner" };
  if (first === "join") return { at: "join", token: hash.replace(/^#/, "") };
  if (first === "learn" && second) return { at: "learn", game: second, lang: third === "en" || third === "pl" ? third : null };
  if (first === "rules") {
    return { at: "rules", game: second, lang: third === "en" || third === "pl" ? third : null, anchor: hash.slice(1) };
  }
  return first === "" ? { at: "home" } : { at: "nowhere" };
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
