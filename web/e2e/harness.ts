// A real server with an empty store, the page that it carries, and Debian's chromium. PAGE=dist shows that folder instead
// of the program's own page, with the program's headers: for work on the page while the program stays as it is.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page, type WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import type { Analysis, Position, ToServer } from "../src/api/types";
import { hang } from "./soon";

const program = process.env["ORRERY"] ?? "../build/release/orrery";
const folder = process.env["PAGE"];
const chrome = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

export const fixture = (name: string): Position => JSON.parse(readFileSync(`test/fixtures/${name}.json`, "utf8")) as Position;

export interface Look {
  lang?: "en" | "pl";
  theme?: "dark" | "light";
  phone?: boolean;
  size?: [number, number]; // of the window
  zoomed?: boolean; // a laptop's window at 200%
  colours?: "forced"; // the system chooses
  fresh?: boolean; // nothing was set on this device yet
  motion?: "full" | "still";
}

export class House {
  private constructor(
    private readonly server: ChildProcess,
    private readonly data: string,
    private readonly url: string,
    private readonly policy: string,
    readonly browser: Browser,
  ) {}

  static async open(...more: string[]): Promise<House> {
    if (folder && !existsSync(join(folder, "index.html"))) throw new Error(`${folder} has no page: run npm run build first`);
    const data = mkdtempSync(join(tmpdir(), "orrery-e2e-"));
    const server = spawn(program, ["serve", "--port", "0", "--data", data, "--lang", "en", ...more], { stdio: ["ignore", "pipe", "pipe"] });
    const url = await ready(server);
    const own = await fetch(url);
    if (!folder && !(await own.text()).includes('id="app"')) throw new Error("the program carries no page: build web/dist, then the program; or set PAGE=dist");
    // A page that came from a folder has no address; the browser would not let it speak to this machine.
    const args = ["--no-sandbox", ...(folder ? ["--disable-features=LocalNetworkAccessChecks"] : [])];
    const browser = await chromium.launch({ executablePath: chrome, args });
    return new House(server, data, url, own.headers.get("content-security-policy") ?? "", browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    const over = this.server.exitCode === null ? new Promise((done) => this.server.once("exit", done)) : null;
    this.server.kill("SIGTERM");
    await over;
    rmSync(this.data, { recursive: true, force: true });
  }

  // The server is told to end.
  drain(): void {
    this.server.kill("SIGTERM");
  }

  // `orrery store ...` of whoever runs the machine.
  store(...words: string[]): void {
    execFileSync(program, ["store", ...words, "--data", this.data], { stdio: "ignore" });
  }

  // A visitor with an own cookie jar. Whatever the browser complains about fails the test that asks for it.
  async visitor(look: Look = {}): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: look.size ? { width: look.size[0], height: look.size[1] } : look.phone ? { width: 390, height: 844 } : look.zoomed ? { width: 640, height: 400 } : { width: 1280, height: 800 },
      hasTouch: look.phone ?? false,
      reducedMotion: "reduce",
      forcedColors: look.colours === "forced" ? "active" : "none",
    });
    context.setDefaultTimeout(hang);
    const { lang = "en", theme = "dark", motion = "still" } = look;
    if (!look.fresh) await context.addInitScript((set) => {
      if (!localStorage.getItem("orrery.settings")) localStorage.setItem("orrery.settings", JSON.stringify(set));
    }, { lang, theme, motion });
    if (folder) await context.route((url) => !url.pathname.startsWith("/api/"), (route) => route.fulfill(fromFolder(folder, route.request().url(), this.policy)));
    return Visitor.at(context, this.url);
  }
}

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".webp": "image/webp", ".woff2": "font/woff2" };

function fromFolder(root: string, url: string, policy: string) {
  const wanted = join(root, new URL(url).pathname);
  const path = extname(wanted) && existsSync(wanted) ? wanted : join(root, "index.html");
  return { path, headers: { "content-type": types[extname(path)] ?? "application/octet-stream", "content-security-policy": policy } };
}

function ready(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = "";
    const hear = (text: Buffer) => {
      said += text.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) done(found[0]);
    };
    server.stdout!.on("data", hear);
    server.stderr!.on("data", hear);
    server.once("error", fail);
    server.once("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export class Visitor {
  readonly complaints: string[] = [];
  private lines = new Set<WebSocketRoute>();
  private isCut = false;
  private staged: Position | null = null;
  readonly said: ToServer[] = []; // what the page sent while a position was staged

  static async at(context: BrowserContext, home: string): Promise<Visitor> {
    const visitor = new Visitor(context, await context.newPage(), home);
    await visitor.page.routeWebSocket(/\/api\/socket$/, (line) => visitor.lead(line));
    return visitor;
  }

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
  }

  // A table as it was laid out for the test: the page is the real one, the server only the rest of the world.
  async stage(position: Position, analysis: Analysis = { state: "none" }): Promise<void> {
    this.staged = position;
    const { id } = position.table;
    await this.page.route(`**/api/tables/${id}?*`, (route) => route.fulfill({ json: position }));
    await this.page.route(`**/api/tables/${id}/analysis?*`, (route) => route.fulfill({ json: analysis }));
    await this.page.route(`**/api/tables/${id}/chat`, (route) => route.fulfill({ json: [] }));
    await this.page.route(`**/api/tables/${id}/scores`, (route) => route.fulfill({ json: { plies: [0, position.ply], scores: [position.standing.scores.map(() => 0), position.standing.scores], turns: [position.ply] } }));
    await this.go(`/table/${id}`);
    await this.page.locator("#content").waitFor();
  }

  private play(line: WebSocketRoute, position: Position): void {
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToServer;
      const say = (answer: unknown) => line.send(JSON.stringify(answer));
      if (message.t === "ping") return say({ t: "pong" });
      if (message.t !== "hello") {
        this.said.push(message);
        if (message.t === "hint") return say({ t: "advice", id: message.id, best: (position.prompt?.options ?? []).slice(0, 3).map((option, i) => ({ option, chance: 0.5 - i / 10, reasons: i === 0 ? [option.label] : [] })) });
        return say(message.t === "why" ? { t: "reason", id: message.id, allowed: false, text: "No." } : { t: "ack", id: message.id, v: position.v });
      }
      say({ t: "welcome", me: { id: "me", name: "Ola", guest: true, lang: message.lang }, build: "staged", proto: 1 });
      if (message.table) say({ t: "position", position });
    });
  }

  // Nothing reaches the server, as when a train enters a tunnel.
  async cut(now: boolean): Promise<void> {
    this.isCut = now;
    await this.context.setOffline(now);
    if (now) for (const line of this.lines) void line.close();
  }

  private lead(line: WebSocketRoute): void {
    if (this.isCut) return void line.close();
    if (this.staged) return this.play(line, this.staged);
    line.connectToServer();
    this.lines.add(line);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  // No finding of axe on what is shown now, or on a part of it where the rest was looked at before.
  async checkAccess(what: string, part = "html"): Promise<void> {
    await this.page.evaluate(axe);
    const found = await this.page.evaluate(async (within) => {
      const run = (globalThis as unknown as { axe: { run(part: string, o: unknown): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe.run;
      const { violations } = await run(within, { resultTypes: ["violations"] });
      return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.html.slice(0, 160)} (${n.failureSummary.slice(0, 200)})`).join("; ")}`);
    }, part);
    expect(found, what).toEqual([]);
  }

  checkQuiet(): void {
    expect(this.complaints).toEqual([]);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
