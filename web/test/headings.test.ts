// The log as its reader needs it: where a chapter and a round begin, and what was done to oneself.
import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { LogEntry, Sequel } from "../src/api/types";
import { face as ar } from "../src/games/arcs/face";
import { against, byTurn, withNotes } from "../src/state/log";
import { settings } from "../src/state/settings.svelte";
import LogView from "../src/table/LogView.svelte";
import { fixture } from "./helpers";
import { open, quiet, seat } from "./staged";

beforeEach(quiet);

const said = (v: number, who: number | null, notation: string, more: Partial<LogEntry> = {}): LogEntry => ({ n: v, v, seat: who, notation, text: notation, flags: [], ...more });
const ends = (text: string): Sequel[] => [{ seat: 0, text: "has the initiative now" }, { seat: null, spot: "ambition:tycoon", text: "Tycoon: 5 Power" }, { seat: null, text: "2 Trophies go back" }, { seat: null, spot: "chapter:2", text }];

describe("Arcs: chapters and rounds", () => {
  const position = () => {
    const now = fixture("ar_act");
    return { ...now, view: { ...(now.view as object), chapter: 4 }, table: { ...now.table, seats: now.table.seats.map((s) => ({ ...seat(s.seat), you: s.seat === 0 })) } };
  };
  const shown = (log: LogEntry[]) => {
    const table = open({ ...position(), log, notes: [] }, ar);
    const { unmount } = render(LogView, { table });
    const found = [...document.querySelectorAll(".part")].map((e) => [e.textContent, e.nextElementSibling!.textContent!.trim().split(" ")[0]]);
    unmount();
    return found;
  };
  const log = [said(40, 1, "lead aggression_3"), said(41, 0, "copy"), said(42, 1, "pass", { sequels: ends("The chapter ends · an Ambition marker flips") }), said(43, 0, "lead mobilization_2"), said(44, 1, "lead_on"), said(45, 0, "act move"), said(46, 0, "lead construction_4")];
  it("are counted from the end of the chapter before; before that, only the chapter is known", () => {
    expect(shown(log)).toEqual([["Chapter 2 · Kasia leads", "lead"], ["Chapter 3 · round 1 · Ola leads", "lead"], ["Round 2 · Ola leads", "lead"]]);
    settings.lang = "pl";
    expect(shown(log)[2]![0]).toBe("Runda 2 · prowadzi Ola");
  });
  it("are told by the view where none has ended, and counted where the log is whole", () => {
    expect(shown([said(40, 1, "lead aggression_3")])).toEqual([["Chapter 4 · Kasia leads", "lead"]]);
    expect(shown([said(1, null, "deal"), said(2, 1, "lead aggression_3"), said(3, 0, "lead aggression_4", { undone: true })])).toEqual([["Chapter 4 · round 1 · Kasia leads", "lead"]]);
  });
  it("begin a group of lines, also where the same person goes on", () => {
    const lines = withNotes(log, []);
    const begins = ar.headings!(lines, position());
    const turns = byTurn(lines, new Set(), undefined, undefined, begins);
    expect(turns.filter((turn) => begins.has(turn.lines[0]!.items[0]!))).toHaveLength(3);
  });
});

describe("what is done to you", () => {
  it("is what another does that names your seat", () => {
    const mine = new Set([1]);
    expect(against([said(1, 0, "act battle"), said(2, 0, "battle_with sapphire")], mine)).toBe(true);
    expect(against([said(1, 0, "sink", { spot: "seat:sapphire" })], mine)).toBe(true);
    expect(against([said(1, 1, "battle_with ruby")], mine)).toBe(false);
    expect(against([said(1, 1, "target sapphire")], mine)).toBe(false); // one's own doing
    expect(against([said(1, null, "first sapphire")], mine)).toBe(false); // chance
    expect(against([said(1, 0, "steal sapphire ore", { undone: true })], mine)).toBe(false);
    expect(against([said(1, 0, "steal sapphire ore")], new Set())).toBe(false); // who looks on
  });
  it("has the bar of danger in the log, and says so", () => {
    const position = fixture("ar_act");
    const table = open({ ...position, notes: [], log: [said(1, 1, "battle_with ruby"), said(2, 0, "act move")], viewer: 0, prompt: null, table: { ...position.table, seats: position.table.seats.map((s) => ({ ...seat(s.seat), you: s.seat === 0 })) } }, ar);
    render(LogView, { table });
    expect([...document.querySelectorAll(".against")].map((e) => e.textContent!.trim())).toEqual(["battle_with ruby, against you"]);
  });
});
