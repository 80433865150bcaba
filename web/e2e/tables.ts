// Ways to a table: made by the visitor's own session without the form, or from the shelf.
import { readdirSync } from "node:fs";
import type { Analysis, Position } from "../src/api/types";
import type { Visitor } from "./harness";
import { soon } from "./soon";

// Those that have a board.
export const games = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

// Where a test lays out no luck of its own: what it meets must not differ from one run to the next.
export const usualLuck = 7;

// The seats of a table with bots that answer at once.
export const against = (bots: number) => ({ players: bots + 1, seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: 1 }))] });

export async function newTable(visitor: Visitor, game: string, more: object = {}): Promise<string> {
  if (visitor.page.url() === "about:blank") await visitor.go("/");
  // The page asks who this is, and shows the shelf meanwhile: without that answer nobody would make the table.
  await soon(async () => (await visitor.page.context().cookies()).length).toBeGreaterThan(0);
  return visitor.page.evaluate(async ([kind, rest]) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ game: kind, ...rest }) });
    if (!answer.ok) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }, [game, { seed: usualLuck, ...against(2), ...more }] as const);
}

// The same luck for a table that the page makes.
export async function layOutLuck({ page }: Visitor): Promise<void> {
  await page.route("**/api/tables", (route) => {
    const asked = route.request();
    return asked.method() === "POST" ? route.continue({ postData: { seed: usualLuck, ...(asked.postDataJSON() as object) } }) : route.continue();
  });
}

// Once the table asks or tells whom it waits for; if it never does, what the page shows instead.
export async function seated(visitor: Visitor): Promise<void> {
  await visitor.page.locator("#question").waitFor().catch(async (problem: unknown) => {
    throw new Error(`${visitor.page.url()} shows: ${(await visitor.page.locator("body").innerText()).slice(0, 400)}`, { cause: problem });
  });
}

// A new table from the shelf, as it is offered.
export async function startNew(visitor: Visitor, game: string): Promise<void> {
  await layOutLuck(visitor);
  await visitor.go("/");
  await visitor.page.locator(`a.game[href*="${game}"]`).click();
  await visitor.page.locator(".go .btn").click();
  await seated(visitor);
}

// At a new table; its id.
export async function sitDown(visitor: Visitor, game: string, more: object = {}): Promise<string> {
  const id = await newTable(visitor, game, more);
  await visitor.go(`/table/${id}`);
  await seated(visitor);
  return id;
}

// What a bot might have found in a game, with the words that its log has.
export function studied({ ply, log, standing }: Position): Analysis {
  const seats = standing.scores.map((_, seat) => ({ decisions: 100 + seat, agreed: 60 + 7 * seat }));
  const curve = Array.from({ length: 25 }, (_, i) => {
    const worth = seats.map((_, seat) => Math.exp(((standing.scores[seat] ?? 0) * i) / 90 + Math.sin(i / 2 + seat * 2) / 3));
    const whole = worth.reduce((a, b) => a + b);
    return { ply: Math.round((ply * i) / 24), chances: worth.map((each) => each / whole) };
  });
  const told = log.filter((entry) => entry.seat !== null).slice(-9);
  const mistakes = [0, 1, 2].map((i) => ({
    ply: told[3 * i]!.v, seat: told[3 * i]!.seat!, played: told[3 * i]!.text, better: told[3 * i + 1]!.text, chance_played: 0.21 - i / 40, chance_better: 0.48 - i / 10, reasons: told.slice(3 * i, 3 * i + 2).map((e) => e.text),
  }));
  return { state: "done", bot: "mcts:iterations=800", curve, mistakes, seats };
}
