// Pieces that moved fly as copies over the page, and go away at the first press.
import { render } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import type { View } from "../src/games/alien_frontiers/view";
import { settings } from "../src/state/settings.svelte";
import LiveTable from "../src/table/LiveTable.svelte";
import { fixture } from "./helpers";
import { open, quiet } from "./staged";
import Stage from "./Stage.svelte";

interface Flown {
  element: Element;
  frames: Keyframe[];
  duration: number;
}
let flown: Flown[] = [];
let stage: { put(at: string, count?: number): void };

beforeEach(() => {
  flown = [];
  Element.prototype.animate = function (this: Element, frames: unknown, options: unknown) {
    const animation = { onfinish: null as (() => void) | null, finish: () => animation.onfinish?.() };
    flown.push({ element: this, frames: frames as Keyframe[], duration: (options as { duration: number }).duration });
    return animation as unknown as Animation;
  };
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const x = Number(this.parentElement?.getAttribute("data-x") ?? 0);
    return { left: x, top: 0, width: 20, height: 20 } as DOMRect;
  };
  Object.assign(settings, { motion: "full", speed: 1 });
  stage = mount(Stage, { target: document.body }) as typeof stage;
  flushSync();
});
afterEach(() => void unmount(stage));

describe("flights", () => {
  it("fly from where a piece stood, by transform alone, within their time", () => {
    stage.put("b");
    flushSync();
    const ghost = flown.find((f) => f.element.classList.contains("flying"))!;
    expect(Object.keys(ghost.frames[0]!)).toEqual(["transform"]);
    expect(ghost.frames[0]!["transform"]).toContain("translate(-300px, 0px)");
    expect(ghost.duration).toBeGreaterThanOrEqual(240);
    expect(ghost.duration).toBeLessThanOrEqual(420);
    expect(document.querySelectorAll(".flying")).toHaveLength(1);
  });
  it("end at the first press", () => {
    stage.put("b");
    flushSync();
    window.dispatchEvent(new Event("pointerdown"));
    expect(document.querySelectorAll(".flying")).toHaveLength(0);
  });
  it("fly in half the time when quick", () => {
    settings.speed = 2;
    stage.put("b");
    flushSync();
    expect(flown[0]!.duration).toBeLessThanOrEqual(210);
  });
  it.each([{ motion: "still" }, { speed: 0 }] as const)("only fade with %o", (chosen) => {
    Object.assign(settings, chosen);
    stage.put("b");
    flushSync();
    expect(flown).toHaveLength(1);
    expect(flown[0]!.frames[0]).toEqual({ opacity: 0 });
    expect(document.querySelectorAll(".flying")).toHaveLength(0);
  });
  it("do nothing when nothing moved", () => {
    stage.put("a");
    flushSync();
    expect(flown).toEqual([]);
  });
});

describe("a rival's dice", () => {
  // Another has rolled 4 and 4, and docks one of them after the other.
  const rolled = (hand: number[], docked: number): Position => {
    const position = fixture("af_main");
    const view = position.view as View;
    const rival = (position.viewer! + 1) % view.seats.length;
    const seats = view.seats.map((seat, i) => (i === rival ? { ...seat, hand, relic_in_hand: null } : seat));
    const lunar = view.stations.lunar_mine;
    const ships = Array.from({ length: docked }, () => ({ owner: rival, value: 4, relic: false, spent: false }));
    const stations = { ...view.stations, lunar_mine: { ...lunar, ships } };
    return { ...position, ply: position.ply + docked, v: position.v + docked, prompt: null, undo: null, view: { ...view, turn: rival, seats, stations }, table: { ...position.table, asked: [rival] } };
  };
  it("fly from the tray beside its name to the station", () => {
    quiet();
    Element.prototype.getBoundingClientRect = function (this: Element) {
      return { left: this.closest(".tray") ? 900 : 100, top: 0, width: 20, height: 20 } as DOMRect;
    };
    const table = open(rolled([4, 4], 0));
    render(LiveTable, { table });
    flushSync();
    expect(document.querySelectorAll(".tray [data-piece^=die]")).toHaveLength(2);
    for (const docked of [1, 2]) {
      flown = [];
      document.querySelectorAll(".flying").forEach((ghost) => ghost.remove());
      table.position = rolled([4, 4].slice(docked), docked);
      flushSync();
      const ghosts = flown.filter((f) => f.element.classList.contains("flying"));
      expect(ghosts).toHaveLength(1);
      expect(ghosts[0]!.element.classList.contains(`seat-${(fixture("af_main").viewer! + 1) % 4}`)).toBe(true);
      expect(ghosts[0]!.frames[0]!["transform"]).toContain("translate(800px, 0px)");
    }
    table.close();
  });
});
