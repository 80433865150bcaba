// A real server with an empty store, the built page in front of it, and Debian's chromium.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect } from "vitest";
import { servePage, type PageServer } from "./page_server.mjs";

const program = process.env["ORRERY"] ?? "../build/release/orrery";
const chrome = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

export interface Look {
  lang?: "en" | "pl";
  theme?: "dark" | "light";
  phone?: boolean;
  zoomed?: boolean; // a laptop's window at 200%
  colours?: "forced"; // the system chooses
  fresh?: boolean; // nothing was set on this device yet
  motion?: "full" | "still";
}

export class House {
  private constructor(
    private readonly server: ChildProcess,
    private readonly data: string,
    readonly front: PageServer,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<House> {
    if (!existsSync("dist/index.html")) throw new Error("web/dist is missing: run npm run build first");
    const data = mkdtempSync(join(tmpdir(), "orrery-e2e-"));
    const server = spawn(program, ["serve", "--port", "0", "--data", data, "--lang", "en"], { stdio: ["ignore", "pipe", "pipe"] });
    const address = await ready(server);
    const front = await servePage("dist", address);
    const browser = await chromium.launch({ executablePath: chrome, args: ["--no-sandbox"] });
    return new House(server, data, front, browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.front.close();
    this.server.kill("SIGTERM");
    await new Promise((done) => this.server.once("exit", done));
    rmSync(this.data, { recursive: true, force: true });
  }

  // A visitor with an own cookie jar. Whatever the browser complains about fails the test that asks for it.
  async visitor(look: Look = {}): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: look.phone ? { width: 390, height: 844 } : look.zoomed ? { width: 640, height: 400 } : { width: 1280, height: 800 },
      hasTouch: look.phone ?? false,
      reducedMotion: "reduce",
      forcedColors: look.colours === "forced" ? "active" : "none",
    });
    const { lang = "en", theme = "dark", motion = "still" } = look;
    if (!look.fresh) await context.addInitScript((set) => {
      if (!localStorage.getItem("orrery.settings")) localStorage.setItem("orrery.settings", JSON.stringify(set));
    }, { lang, theme, motion });
    return new Visitor(context, await context.newPage(), this.front.url);
  }
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

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  // No finding of axe on what is shown now.
  async checkAccess(what: string): Promise<void> {
    await this.page.evaluate(axe);
    const found = await this.page.evaluate(async () => {
      const run = (globalThis as unknown as { axe: { run(o: unknown): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe.run;
      const { violations } = await run({ resultTypes: ["violations"] });
      return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.html.slice(0, 160)} (${n.failureSummary.slice(0, 200)})`).join("; ")}`);
    });
    expect(found, what).toEqual([]);
  }

  checkQuiet(): void {
    expect(this.complaints).toEqual([]);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
