// "Since your last move": what is shown to who comes, and to who was away.
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { LogEntry, Note, Position } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import { lastOwn, moments, Review } from "../src/state/review.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Since from "../src/table/Since.svelte";
import { en } from "../src/text/en";
import { fixture } from "./helpers";
import { quiet } from "./staged";

beforeEach(quiet);

describe("since the last move", () => {
  const line = (v: number, who: number | null): LogEntry => ({ n: v, v, seat: who, text: `${v}`, flags: [] });
  it("shows what others did, at most twelve moments of it", () => {
    const log = [line(1, 0), line(2, 1), line(3, null), line(4, 1), line(5, 2), line(6, 0), line(7, 1), line(8, 2), line(9, 1)];
    expect(moments(log, 1, new Set([0]))).toEqual([4, 5, 7, 8, 9]);
    expect(moments(log, 6, new Set([0]))).toEqual([7, 8, 9]);
    const long = Array.from({ length: 90 }, (_, i) => line(i + 1, 1 + (i % 2)));
    expect(moments(long, 0, new Set([0]))).toHaveLength(12);
  });
  it("begins with the last answer of the person, not with those of a bot that sat in", () => {
    const note = (v: number, kind: string, who = 0): Note => ({ v, kind, text: kind, seat: who });
    const log = [line(1, 0), line(3, 1), line(4, 0), line(5, 1), line(7, 0), line(8, 1)];
    const notes = [note(2, "left"), note(6, "returned"), note(9, "left", 1)];
    expect(lastOwn(log.slice(0, 4), new Set([0]), notes)).toBe(1);
    expect(moments(log.slice(0, 4), 1, new Set([0]), notes)).toEqual([3, 4, 5]); // what the bot did, too
    expect(lastOwn(log, new Set([0]), notes)).toBe(7);
    expect(lastOwn(log, new Set([1]), notes)).toBe(8);
    expect(lastOwn(log.slice(0, 4), new Set([0]), [note(2, "flag")])).toBe(1);
    expect(lastOwn(log.slice(0, 4), new Set([0]), [note(2, "hint")])).toBe(4);
  });
  describe("is shown to who comes", () => {
    const told = async (log: LogEntry[], more: Partial<Position> = {}) => {
      settings.speed = 1;
      const position = fixture("af_main");
      const seats = position.table.seats.map((s) => ({ ...s, you: s.seat === 0 }));
      const table = new Table("t", af);
      const loaded = vi.spyOn(api, "position").mockImplementation((_, __, ply) => Promise.resolve({ ...position, ply: ply! }));
      loaded.mockClear();
      table.arrivals.take({ ...position, log, ply: log.at(-1)!.v, notes: [], ...more, table: { ...position.table, seats } });
      await vi.waitFor(() => expect(table.position?.waiting === en[table.arrivals.review.about] || !table.arrivals.review.on).toBe(true));
      const { on, about } = table.arrivals.review;
      if (on) {
        const { unmount } = render(Since, { table });
        expect(screen.getByRole("status").textContent).toContain(en[about]);
        unmount();
      }
      table.close();
      return { about: on ? about : null, first: loaded.mock.calls[0]?.[2] };
    };
    it("also where one thing happened: beside what was before it", async () => {
      expect(await told([line(1, 0), line(2, null), line(3, 1)])).toEqual({ about: "since", first: 1 });
      expect(await told([line(1, 0), line(2, null)])).toEqual({ about: null, first: undefined });
    });
    it("also before the first answer", async () => {
      expect(await told([line(1, null), line(2, 1)])).toEqual({ about: "since_start", first: 0 });
      expect(await told([line(1, null), line(2, 1), line(3, 2)])).toEqual({ about: "since_start", first: 2 });
      expect(await told([line(301, 1), line(302, 2)])).toEqual({ about: "since", first: 301 }); // lines before these are not here
    });
  });
  describe("is shown to who was away", () => {
    const away = (hidden: boolean) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const hide = () => (away(true), away(false));
    // At the table since one's own move, ply 4; what the page asks for is told in `loaded`.
    const at = () => {
      settings.speed = 1;
      const position = fixture("af_main");
      const seats = position.table.seats.map((s) => ({ ...s, you: s.seat === 0 }));
      const then = (ply: number, log: LogEntry[]): Position => ({ ...position, v: ply, ply, log, notes: [], table: { ...position.table, seats } });
      const table = new Table(position.table.id, af);
      const loaded: number[] = [];
      vi.spyOn(api, "position").mockImplementation((_, __, ply) => (loaded.push(ply!), Promise.resolve(then(ply!, []))));
      table.arrivals.take(then(4, [line(1, 0), line(2, 1), line(3, 0), line(4, 0)]));
      const six = Array.from({ length: 6 }, (_, i) => line(5 + i, 1 + (i % 2)));
      return { table, loaded, later: () => table.arrivals.take(then(10, six)) };
    };
    afterEach(() => Reflect.deleteProperty(document, "visibilityState"));
    it.each([["in a pocket, by a new connection", hide], ["without a network", () => dispatchEvent(new Event("offline"))]])("%s", async (_, leave) => {
      const { table, loaded, later } = at();
      leave();
      expect(table.arrivals.review.on).toBe(false); // nothing of it is here yet
      later();
      expect(table.arrivals.review.on).toBe(true);
      await vi.waitFor(() => expect(loaded[0]).toBe(5));
      table.arrivals.hurry();
      expect(table.position?.ply).toBe(10);
      table.close();
    });
    it("once; who has stayed in touch sees the next turn as it comes", () => {
      const { table, later } = at();
      hide();
      session["hear"]({ t: "pong" });
      later();
      expect(table.arrivals.review.on).toBe(false);
      table.close();
    });
    it("also of what came while the page was hidden", () => {
      const { table, later } = at();
      away(true);
      later();
      expect([table.arrivals.review.on, table.position?.ply]).toEqual([false, 10]);
      away(false);
      expect(table.arrivals.review.on).toBe(true);
      table.close();
    });
  });
  it("takes no longer where every moment comes slowly: some are passed over, and the last ones come too late", async () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    let done = 0;
    const slow = (ply: number) => new Promise<Position>((loaded) => setTimeout(() => loaded({ ply } as Position), 1000));
    const review = new Review(slow, ({ ply }) => shown.push(ply), () => (review.end(), (done += 1)));
    void review.run([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await vi.advanceTimersByTimeAsync(4999);
    expect([shown, done]).toEqual([[1, 3, 5, 8], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([done, review.on]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([shown.length, done]).toEqual([4, 1]); // what was on its way is not shown over the present
    vi.useRealTimers();
  });
  it("that was ended leaves the next one alone", async () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const slow = (ply: number) => new Promise<Position>((loaded) => setTimeout(() => loaded({ ply } as Position), 1000));
    const review = new Review(slow, ({ ply }) => shown.push(ply), () => review.end());
    void review.run([1, 2, 3, 4, 5, 6]);
    review.end();
    void review.run([11, 12, 13, 14, 15, 16]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.length).toBeGreaterThan(3);
    expect(Math.min(...shown)).toBe(11);
    vi.useRealTimers();
  });
  it("plays in five seconds and ends with a press", async () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    let done = 0;
    const review = new Review((ply) => Promise.resolve({ ply } as Position), ({ ply }) => shown.push(ply), () => (done += 1));
    void review.run([1, 2, 3, 4, 5, 6, 7, 8]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([shown.length, done]).toEqual([8, 1]);
    review.end();
    void review.run([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(10);
    expect(review.end()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([shown.length, done]).toEqual([9, 1]);
    vi.useRealTimers();
  });
});
