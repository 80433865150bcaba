import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Clockwork, type Link, type Socket } from "../src/api/connection";
import type { ToPage, ToServer } from "../src/api/types";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.closed = true;
  }
  hear(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  kinds() {
    return this.sent.map((m) => m.t);
  }
}
class FakeClock implements Clockwork {
  private timers = new Map<number, { at: number; run: () => void }>();
  private now = 0;
  private last = 0;
  set(run: () => void, ms: number) {
    this.timers.set(++this.last, { at: this.now + ms, run });
    return this.last;
  }
  clear(id: number) {
    this.timers.delete(id);
  }
  random() {
    return 0.5;
  }
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const next = [...this.timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!next) break;
      this.timers.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }
}

let sockets: FakeSocket[];
let clock: FakeClock;
let links: Link[];
let heard: ToPage[];
let connection: Connection;
const act = (id: string) => ({ t: "act" as const, id, table: "T", v: 3, seat: 0, answers: ["end"] });
const welcome = (build: string): ToPage => ({ t: "welcome", build, proto: 1, me: { id: "1", name: "Ola", guest: true, lang: "en", owner: false } });
const latest = () => sockets.at(-1)!;
const lost = { code: 1006 };
const introduce = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  [sockets, links, heard, clock] = [[], [], [], new FakeClock()];
  introduce.mockReset().mockResolvedValue(null);
  connection = new Connection(() => (sockets.push(new FakeSocket()), latest()), introduce, clock, (m) => heard.push(m), (l) => links.push(l));
  connection.start({ lang: "en", table: "T" });
});

describe("connection", () => {
  it("says hello first and shows that it is there", () => {
    latest().onopen?.();
    expect(latest().sent).toEqual([{ t: "hello", proto: 1, lang: "en", table: "T" }]);
    expect(links.at(-1)).toBe("saved");
  });
  it("sends again, a little later, what came too quickly", async () => {
    latest().onopen?.();
    const answer = connection.request(act("a"));
    latest().hear({ t: "nack", id: "a", code: "rate", text: "", v: 0 });
    clock.pass(600);
    expect(latest().kinds()).toEqual(["hello", "act"]);
    clock.pass(200);
    expect(latest().kinds()).toEqual(["hello", "act", "hello", "act"]);
    latest().hear({ t: "error", code: "rate", text: "" }); // not even its id was read
    clock.pass(800);
    expect(latest().kinds().slice(4)).toEqual(["hello", "act"]);
    expect(heard).toEqual([]); // nothing for the person to read
    latest().hear({ t: "ack", id: "a", v: 4 });
    expect(await answer).toEqual({ t: "ack", id: "a", v: 4 });
  });
  it("hands on that too many hints were asked for", async () => {
    latest().onopen?.();
    const answer = connection.request({ t: "hint", id: "h", table: "T", seat: 0 });
    latest().hear({ t: "nack", id: "h", code: "rate", text: "Wait.", v: 0 });
    expect(await answer).toMatchObject({ t: "nack", code: "rate" });
  });
  it("resolves a request with the answer of the same id", async () => {
    latest().onopen?.();
    const answer = connection.request(act("a"));
    expect(links.at(-1)).toBe("sending");
    latest().hear({ t: "ack", id: "b", v: 4 });
    latest().hear({ t: "ack", id: "a", v: 4 });
    expect(await answer).toEqual({ t: "ack", id: "a", v: 4 });
    expect(links.at(-1)).toBe("saved");
  });
  it("sends what was not acknowledged again, with the same id, after hello", () => {
    latest().onopen?.();
    void connection.request(act("a"));
    void connection.request(act("b"));
    latest().hear({ t: "ack", id: "a", v: 4 });
    latest().onclose?.(lost);
    clock.pass(1000);
    expect(sockets).toHaveLength(2);
    latest().onopen?.();
    expect(latest().kinds()).toEqual(["hello", "act"]);
    expect(latest().sent[1]).toEqual(act("b"));
  });
  it("keeps an act that is made while there is no connection", () => {
    latest().onopen?.();
    latest().onclose?.(lost);
    void connection.request(act("a"));
    clock.pass(1000);
    latest().onopen?.();
    expect(latest().sent.at(-1)).toEqual(act("a"));
  });
  it("asks who this is before it dials again where its session is over, or a socket never opened", async () => {
    latest().onopen?.();
    latest().onclose?.({ code: 1008 });
    clock.pass(1000);
    expect([introduce.mock.calls.length, sockets.length]).toEqual([1, 1]); // no socket that would be refused
    await vi.waitFor(() => expect(sockets).toHaveLength(2));
    latest().onclose?.(lost); // refused: the session ended while this device slept
    introduce.mockRejectedValueOnce(new Error("no network"));
    clock.pass(2000);
    await vi.waitFor(() => expect(introduce).toHaveBeenCalledTimes(2));
    expect(sockets).toHaveLength(2);
    for (let i = 0; i < 3; i++) connection.probe(); // the tab comes back
    clock.pass(0);
    await vi.waitFor(() => expect(sockets).toHaveLength(3));
    expect(introduce).toHaveBeenCalledTimes(3);
    latest().onopen?.();
    latest().onclose?.(lost);
    clock.pass(10_000);
    expect([introduce.mock.calls.length, sockets.length]).toEqual([3, 4]); // a network that was lost asks nobody
  });
  it("asks only for what is new since the version that it knows", () => {
    latest().onopen?.();
    latest().hear({ t: "position", position: { v: 12 } } as unknown as ToPage);
    latest().onclose?.(lost);
    clock.pass(1000);
    latest().onopen?.();
    expect(latest().sent[0]).toMatchObject({ t: "hello", since: 12 });
    connection.resync();
    expect(latest().sent.at(-1)).not.toHaveProperty("since");
  });
  it("waits longer after every failure, and tells that it is offline", () => {
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      latest().onopen?.();
      latest().onclose?.(lost);
      let ms = 0;
      for (const before = sockets.length; sockets.length === before; ms += 50) clock.pass(50);
      waits.push(ms);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(600);
    expect(waits.at(-1)).toBeLessThanOrEqual(8050);
    expect(links.at(-1)).toBe("offline");
  });
  it("tells at once that there is no connection when the network goes, and dials again when it is back", () => {
    latest().onopen?.();
    latest().hear(welcome("1"));
    expect(links.at(-1)).toBe("saved");
    connection.lose();
    expect([links.at(-1), sockets[0]!.closed, clock.pass(0)]).toEqual(["offline", true, undefined]);
    expect(sockets).toHaveLength(2);
    expect(links.at(-1)).toBe("offline"); // dialling is not there yet
    latest().onopen?.();
    expect(links.at(-1)).toBe("saved");
  });
  it("notices a dead connection when the tab comes back", () => {
    latest().onopen?.();
    connection.probe();
    expect(latest().kinds()).toEqual(["hello", "ping"]);
    clock.pass(4100);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });
  it("lives on when the ping is answered", () => {
    latest().onopen?.();
    connection.probe();
    latest().hear({ t: "pong" });
    clock.pass(5000);
    expect(sockets).toHaveLength(1);
  });
  it("pings by itself when nothing is heard", () => {
    latest().onopen?.();
    clock.pass(15_100);
    expect(latest().kinds()).toContain("ping");
  });
  it("ignores a socket that it has given up", () => {
    latest().onopen?.();
    const old = latest();
    connection.probe();
    clock.pass(4100);
    old.hear({ t: "pong" });
    expect(heard).toEqual([]);
  });
  it("tells of a newer version after a new connection", () => {
    latest().onopen?.();
    latest().hear(welcome("1"));
    latest().onclose?.(lost);
    clock.pass(1000);
    latest().onopen?.();
    latest().hear(welcome("2"));
    expect(links.at(-1)).toBe("outdated");
  });
  it("waits as long as the server asks when it drains", () => {
    latest().onopen?.();
    latest().hear({ t: "drain", retry_ms: 3000 });
    latest().onclose?.(lost);
    clock.pass(2000);
    expect(sockets).toHaveLength(1);
    clock.pass(3000);
    expect(sockets).toHaveLength(2);
  });
  it("ends for good", () => {
    latest().onopen?.();
    connection.end();
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});
