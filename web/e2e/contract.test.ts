// Every answer and every message of the real server against src/api/types.ts, field by field: a field that only one of
// the two knows fails here.
import { afterAll, beforeAll, expect, it } from "vitest";
import { Contract } from "../dev/contract";
import type { Analysis, ChatMessage, Me, OwnerView, Position, SessionInfo, TableSummary, ToPage } from "../src/api/types";
import { House, type Visitor } from "./harness";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const contract = new Contract();

// Somebody who speaks to the server without a screen: requests and one socket, from an empty page of it.
class Caller {
  private constructor(readonly visitor: Visitor) {}
  static async come(): Promise<Caller> {
    const visitor = await house.visitor();
    await visitor.go("/api/status");
    const caller = new Caller(visitor);
    await caller.ask<Me>("Me", "/api/me?lang=en");
    return caller;
  }
  // `type`: what it must be; "": nothing, or no JSON.
  async ask<T>(type: string, path: string, body?: unknown, status = type === "" ? 204 : 200): Promise<T> {
    const answer = await this.visitor.page.evaluate(async ({ path, body }) => {
      const answer = await fetch(path, body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    }, { path, body });
    expect([path, answer.status, answer.text.slice(0, 200)]).toEqual([path, status, answer.text.slice(0, 200)]);
    if (type === "") return answer.text as T;
    const json = JSON.parse(answer.text) as T;
    contract.check(type, json);
    return json;
  }
  // One message after another; everything that comes is looked at.
  async open(table: string): Promise<void> {
    await this.visitor.page.evaluate(({ table }) => {
      const heard: unknown[] = [];
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
      Object.assign(window, { heard, socket });
      socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)));
      return new Promise((done) => (socket.onopen = () => done(socket.send(JSON.stringify({ t: "hello", proto: 1, lang: "en", table })))));
    }, { table });
    await this.hear("position");
  }
  say(message: { t: string; [field: string]: unknown }): Promise<void> {
    return this.visitor.page.evaluate((text) => (window as unknown as { socket: WebSocket }).socket.send(text), JSON.stringify(message));
  }
  // The next message of this kind; those before it are gone.
  async hear<K extends ToPage["t"]>(kind: K, fits?: string): Promise<Extract<ToPage, { t: K }>> {
    for (;;) {
      await this.visitor.page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0);
      const message = await this.visitor.page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.shift()) as ToPage;
      contract.check("ToPage", message);
      if (message.t === kind && (fits === undefined || JSON.stringify(message).includes(fits))) return message as Extract<ToPage, { t: K }>;
    }
  }
}
const seatsOf = (...kinds: string[]) => kinds.map((kind) => (kind === "bot" ? { kind, level: 1 } : kind === "guest" ? { kind, name: "Basia" } : { kind }));
const newTable = (caller: Caller, game: string, seats: string[], more: object = {}) =>
  caller.ask<TableSummary>("TableSummary", "/api/tables?lang=en", { game, players: seats.length, seats: seatsOf(...seats), seed: 7, ...more });
const positionOf = (caller: Caller, id: string, more = "") => caller.ask<Position>("Position", `/api/tables/${id}?lang=en${more}`);
const tokenOf = (link: string) => link.split("#")[1]!;

// Always the first of the walks, until the game is over.
async function playOut(caller: Caller, id: string): Promise<Position> {
  for (let n = 0; ; n++) {
    const now = await positionOf(caller, id);
    if (now.table.state === "over") return now;
    if (!now.prompt) continue; // a bot thinks
    const { steps, walks } = now.prompt.walks;
    const answers = walks[0]!.map((i) => steps[i]!.notation);
    const act = { t: "act", id: `${n}`, v: now.v, seat: now.prompt.seat, answers };
    const answer = await caller.ask<ToPage>("ToPage", `/api/tables/${id}/actions`, act).catch((failed: { actual?: unknown[] }) => {
      if (failed.actual?.[1] !== 429) throw failed;
    });
    if (answer) expect(answer).toMatchObject({ t: "ack" });
    else await new Promise((done) => setTimeout(done, 300)); // more acts than a person may send in a second
  }
}

async function shelf(ada: Caller): Promise<void> {
  const games = await ada.ask<{ id: string }[]>("GameKind[]", "/api/games?lang=en");
  for (const { id } of games) {
    await ada.ask("RuleBook", `/api/rules/${id}?lang=en`);
    const answer = await ada.visitor.page.evaluate(async (path) => (await fetch(path)).status, `/api/content/${id}?lang=en`);
    await ada.ask(answer === 404 ? "Problem" : "Content", `/api/content/${id}?lang=en`, undefined, answer);
  }
  await ada.ask("Status", "/api/status");
  await ada.ask("Problem", "/api/nothing", undefined, 404);
}

// Somebody sits down at a table that waits, and is sent away.
async function sentAway(ada: Caller, ola: Caller): Promise<void> {
  const table = await newTable(ada, "alien_frontiers", ["me", "open", "open"]);
  const { seat, invite } = table.seats.find((each) => each.invite)!;
  await ola.ask("TableSummary", "/api/join?lang=en", { token: tokenOf(invite!) });
  await ada.open(table.id);
  await ada.say({ t: "free_seat", id: "away", table: table.id, seat });
  await ada.hear("ack");
  await ada.hear("position", '"freed"');
  const again = (await positionOf(ada, table.id)).table.seats[seat]!;
  expect(again.kind).toBe("open");
  await ola.ask("Problem", "/api/join?lang=en", { token: tokenOf(again.invite!) }, 409);
}

// A table for two, from the invitation to talk, undo with consent, blocks and reports.
async function company(ada: Caller, ola: Caller): Promise<string> {
  const table = await newTable(ada, "alien_frontiers", ["me", "open"], { clock: { kind: "live", minutes: 60, increment: 5 }, public: true });
  await ola.ask("TableSummary[]", "/api/tables?list=open&lang=en");
  const token = tokenOf(table.seats.find((seat) => seat.invite)!.invite!);
  await ola.ask("TableSummary", "/api/join?lang=en", { token });
  const late = await Caller.come();
  await late.ask("Problem", "/api/join?lang=en", { token }, 410);
  await late.visitor.close();
  await sentAway(ada, ola);
  for (const who of [ada, ola]) await who.open(table.id);
  const [first] = (await positionOf(ada, table.id)).table.asked;
  const mine = (await positionOf(ada, table.id)).table.seats.find((seat) => seat.you)!.seat;
  const [acting, other] = first === mine ? [ada, ola] : [ola, ada];
  const now = await positionOf(acting, table.id);
  const seat = now.prompt!.seat;
  const at = { table: table.id, seat };
  await acting.say({ t: "ping" });
  await acting.hear("pong");
  await acting.say({ t: "why", id: "why", ...at, spot: "station:raiders_outpost" });
  await acting.hear("reason");
  await acting.say({ t: "hint", id: "hint", ...at });
  await acting.hear("advice");
  await acting.say({ t: "act", id: "bad", ...at, v: now.v, answers: ["end"] });
  await acting.hear("nack");
  const { steps, walks } = now.prompt!.walks;
  await acting.say({ t: "act", id: "go", ...at, v: now.v, answers: walks[0]!.map((i) => steps[i]!.notation) });
  await acting.hear("ack");
  const then = await positionOf(acting, table.id);
  await acting.say({ t: "undo", id: "back", table: table.id, v: then.v, seat, to: 0 });
  await other.hear("position", '"undo_request"');
  await other.say({ t: "consent", id: "no", table: table.id, seat: 1 - seat, agree: true });
  await acting.hear("position", '"undone":true');
  await other.say({ t: "chat", id: "hey", table: table.id, text: "Good luck" });
  const { messages } = await acting.hear("chat");
  await acting.ask<ChatMessage[]>("ChatMessage[]", `/api/tables/${table.id}/chat`);
  await acting.ask("", "/api/reports?lang=en", { table: table.id, seat: 1 - seat, reason: "name" });
  await acting.ask("", "/api/reports?lang=en", { table: table.id, chat: messages[0]!.n, reason: "words" });
  const blocked = await acting.ask<{ id: string }[]>("Blocked[]", "/api/blocks?lang=en", { table: table.id, chat: messages[0]!.n });
  await acting.ask("Blocked[]", "/api/blocks?lang=en", { end: blocked[0]!.id });
  return table.id;
}

async function account(ada: Caller): Promise<void> {
  await ada.ask("Me", "/api/me?lang=en", { name: "Ada L." });
  await ada.ask("Me", "/api/account?lang=en", { name: "Ada", password: "a long enough word" });
  await ada.ask("Me", "/api/password?lang=en", { password: "a long enough word", new_password: "another long word" });
  const phone = await Caller.come();
  await phone.ask("Me", "/api/login?lang=en", { name: "Ada", password: "another long word" });
  const sessions = await ada.ask<SessionInfo[]>("SessionInfo[]", "/api/sessions");
  await ada.ask("SessionInfo[]", "/api/sessions/end", { id: sessions.find((each) => !each.current)!.id });
  await phone.visitor.close();
  await ada.ask("Export", "/api/export");
}

// What whoever runs the server sees and does.
async function owner(ada: Caller, ola: Caller, table: string): Promise<void> {
  house.store("role", "Ada", "owner");
  await ola.ask("Me", "/api/account?lang=en", { name: "Ola", password: "some long words" });
  const { reports } = await ada.ask<OwnerView>("OwnerView", "/api/owner");
  await ada.ask("OwnerView", "/api/owner?lang=en", { act: "hide_chat", table, chat: reports.find((each) => each.chat)!.chat });
  await ada.hear("unsaid");
  await ada.ask("OwnerView", "/api/owner");
  await ada.ask("OwnerView", "/api/owner?lang=en", { act: "ban", hours: 1, range: "192.0.2.0/24" });
  const { link } = await ada.ask<OwnerView>("OwnerView", "/api/owner?lang=en", { act: "reset_password", name: "Ola" });
  await ola.ask("Me", "/api/reset?lang=en", { token: tokenOf(link!), password: "yet other long words" });
}

// A shared device with a curtain, a table of days, a bot that sits in.
async function kinds(ada: Caller): Promise<void> {
  const shared = await newTable(ada, "pocket_imperium", ["me", "guest"]);
  for (let n = 0; ; n++) {
    const now = await positionOf(ada, shared.id);
    if (now.curtain) break;
    const { steps, walks } = now.prompt!.walks;
    await ada.ask("ToPage", `/api/tables/${shared.id}/actions`, { t: "act", id: `${n}`, v: now.v, seat: now.prompt!.seat, answers: walks[0]!.map((i) => steps[i]!.notation) });
  }
  const slow = await newTable(ada, "alien_frontiers", ["me", "bot", "open"], { seats: [{ kind: "me" }, { kind: "bot", level: 1, temper: "raider" }, { kind: "open" }], clock: { kind: "days", days: 2 } });
  await ada.ask("LogPage", `/api/tables/${slow.id}/log?lang=en&before=1000`);
  await ada.ask("", `/api/tables/${slow.id}/remove`, {});
}

// In this game answers set off much by themselves.
async function ended(ada: Caller): Promise<void> {
  const { id } = await newTable(ada, "alien_artifacts", ["me", "bot"]);
  await ada.open(id);
  const last = await playOut(ada, id);
  await ada.ask("Course", `/api/tables/${id}/scores`);
  await ada.ask("LogPage", `/api/tables/${id}/log?lang=en&before=${last.v}`);
  await ada.ask<Analysis>("Analysis", `/api/tables/${id}/analysis?lang=en`);
  for (let now = await ada.ask<Analysis>("Analysis", `/api/tables/${id}/analysis?lang=en`, {}); now.state === "running"; ) {
    await new Promise((done) => setTimeout(done, 200));
    now = await ada.ask<Analysis>("Analysis", `/api/tables/${id}/analysis?lang=en`);
  }
  const record = await ada.ask<string>("", `/api/tables/${id}/record`, undefined, 200);
  const opened = await ada.ask<{ position: Position; course: unknown }>("Opened", "/api/records?lang=en", { record });
  expect(opened.position.ply).toBe(last.ply);
  await ada.ask("Analysis", "/api/records/analysis?lang=en", { record, act: "look" });
  await ada.say({ t: "rematch", id: "again", table: id });
  await ada.hear("position", '"next"');
  await ada.hear("tables", '"standing"');
}

// Somebody who sends more than a person may, with and without an id to answer to, is told when to ask again.
async function haste(ada: Caller): Promise<void> {
  await ada.say({ t: "" });
  await ada.hear("error");
  await ada.visitor.page.evaluate((count) => {
    const { socket } = window as unknown as { socket: WebSocket };
    for (let n = 0; n < count; n++) socket.send(JSON.stringify(n % 2 === 0 ? { t: "ping" } : { t: "rematch", id: "haste", table: "none" }));
  }, 60); // more than the 20 at once, fewer than what cuts a socket off
  await ada.hear("error", '"retry_after"');
  await ada.hear("nack", '"retry_after"');
}

// Made by boards of their views (games/face.ts), never sent.
const OWN = ["Walks.implied", "Walks.silent", "Walks.whole", "Option.implied", "Option.silent", "Option.whole"];

it("says what the types say, and the types say nothing else", async () => {
  const [ada, ola] = [await Caller.come(), await Caller.come()];
  await shelf(ada);
  await account(ada);
  const table = await company(ada, ola);
  await owner(ada, ola, table);
  await kinds(ada);
  await ended(ada);
  await ada.ask("TableSummary[]", "/api/tables?list=mine&lang=en");
  await ada.ask("Export", "/api/export");
  await haste(ada);
  house.drain();
  await ada.hear("drain");
  expect([...contract.problems]).toEqual([]);
  expect(contract.unseen().filter((each) => !OWN.includes(each))).toEqual([]);
});
