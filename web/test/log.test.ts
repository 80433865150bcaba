import { describe, expect, it } from "vitest";
import type { LogEntry } from "../src/api/types";
import { beforeLastOwn, byTurn, merge, traces } from "../src/state/log";

const entry = (v: number, seat: number | null, spot?: string, undone?: boolean): LogEntry => ({ v, seat, text: `${v}`, flags: [], spot, undone });
const mine = new Set([0]);

describe("log", () => {
  it("continues with what is new", () => {
    const log = merge([entry(1, 0), entry(2, 1)], [entry(3, 0)], 3);
    expect(log.map((e) => e.v)).toEqual([1, 2, 3]);
  });
  it("lets fresh lines replace old ones", () => {
    const log = merge([entry(1, 0), entry(2, 1), entry(3, 1)], [entry(2, 0), entry(3, 0)], 3);
    expect(log.map((e) => [e.v, e.seat])).toEqual([[1, 0], [2, 0], [3, 0]]);
  });
  it("strikes out what was taken back", () => {
    const log = merge([entry(1, 0), entry(2, 0), entry(3, 0)], [], 1);
    expect(log.map((e) => e.undone ?? false)).toEqual([false, true, true]);
  });
  it("traces what others did since one's own last answer", () => {
    const log = [entry(1, 1, "station:a"), entry(2, 0, "station:b"), entry(3, 1, "station:c"), entry(4, 2, "station:c"), entry(5, 2, "verb:end"), entry(6, null, "card:x"), entry(7, 2, "station:d", true)];
    expect([...traces(log, mine)]).toEqual([["station:c", 2]]);
  });
  it("knows where undoing leads", () => {
    expect(beforeLastOwn([entry(1, 0), entry(2, 1), entry(3, 0, undefined, true)], mine)).toBe(0);
    expect(beforeLastOwn([entry(1, 1)], mine)).toBeNull();
  });
  it("groups by turn, chance with whom it befell", () => {
    const turns = byTurn([entry(1, null), entry(2, 0), entry(3, 0), entry(4, null), entry(5, 1)]);
    expect(turns.map((t) => [t.seat, t.entries.length])).toEqual([[0, 4], [1, 1]]);
  });
});
