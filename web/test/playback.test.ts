import { describe, expect, it } from "vitest";
import { Playback } from "../src/state/playback";

function stage() {
  const shown: number[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const playback = new Playback<number>((n) => shown.push(n), { set: (run, ms) => timers.push({ run, ms }), clear: () => (timers.length = 0) });
  const tick = () => timers.shift()?.run();
  return { shown, timers, playback, tick };
}

describe("playback", () => {
  it("shows the first change at once and the others after each other", () => {
    const { shown, playback, tick } = stage();
    for (const n of [1, 2, 3]) playback.add(n);
    expect(shown).toEqual([1]);
    tick();
    expect(shown).toEqual([1, 2]);
    tick();
    tick();
    expect(shown).toEqual([1, 2, 3]);
  });
  it("hurries when much is waiting", () => {
    const { timers, playback, tick } = stage();
    for (let n = 0; n < 40; n++) playback.add(n);
    tick();
    expect(timers[0]!.ms).toBeLessThan(40);
  });
  it("goes twice as quickly when asked to", () => {
    const gaps = [1, 2].map((speed) => {
      const waits: number[] = [];
      new Playback<number>(() => undefined, { set: (_, ms) => waits.push(ms), clear: () => undefined }, () => speed).add(1);
      return waits[0]!;
    });
    expect(gaps[0]).toBe(2 * gaps[1]!);
  });
  it("ends at once on input", () => {
    const { shown, playback } = stage();
    for (const n of [1, 2, 3]) playback.add(n);
    expect(playback.flush()).toBe(true);
    expect(shown).toEqual([1, 2, 3]);
    expect(playback.flush()).toBe(false);
  });
});
