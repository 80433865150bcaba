import { describe, expect, it } from "vitest";
import type { LogEntry, Note } from "../src/api/types";
import { brought, byTurn, merge, mergeNotes, traces, withNotes, withSequels } from "../src/state/log";

const entry = (v: number, seat: number | null, spot?: string, undone?: boolean): LogEntry => ({ n: v, v, seat, text: `${v}`, flags: [], spot, undone });
const at = (n: number, v: number, seat: number): LogEntry => ({ ...entry(v, seat), n });
const note = (v: number, text: string): Note => ({ v, kind: "hint", text });
const mine = new Set([0]);
const said = (v: number, seat: number | null, text: string, notation?: string): LogEntry => ({ n: v, v, seat, text, notation, flags: [] });

describe("log", () => {
  it("continues with what is new", () => {
    const log = merge([entry(1, 0), entry(2, 1)], [entry(3, 0)], 3);
    expect(log.map((e) => e.v)).toEqual([1, 2, 3]);
  });
  it("lets fresh lines replace old ones", () => {
    const log = merge([entry(1, 0), entry(2, 1), entry(3, 1)], [entry(2, 0), entry(3, 0)], 3);
    expect(log.map((e) => [e.v, e.seat])).toEqual([[1, 0], [2, 0], [3, 0]]);
  });
  it("traces nothing of one's own, though it was taken by itself in somebody else's turn", () => {
    const log = [{ ...entry(1, 1, "station:a"), sequels: [{ seat: 0, text: "", notation: "keep x", spot: "card:x" }, { seat: 1, text: "", notation: "keep y", spot: "card:y" }] }];
    expect([...traces(log, new Set([0]))]).toEqual([["card:y", 1], ["station:a", 1]]);
  });
  it("strikes out what was taken back", () => {
    const log = merge([entry(1, 0), entry(2, 0), entry(3, 0)], [], 1);
    expect(log.map((e) => e.undone ?? false)).toEqual([false, true, true]);
  });
  it("traces what others did since one's own last answer", () => {
    const log = [entry(1, 1, "station:a"), entry(2, 0, "station:b"), entry(3, 1, "station:c"), entry(4, 2, "station:c"), entry(5, 2, "verb:end"), entry(6, null, "card:x"), entry(7, 2, "station:d", true)];
    expect([...traces(log, mine)]).toEqual([["station:c", 2]]);
  });
  it("shows what chance has brought since one's own last answer, and to whom", () => {
    const spots = (e: LogEntry) => (e.spot ? [e.spot] : []);
    const log = [entry(1, null, "card:a"), entry(2, 0), entry(3, null, "card:b"), { ...entry(4, null, "card:c"), for: 2 }, entry(5, 1, "station:d"), entry(6, null, "card:e", true)];
    expect([...brought(log, mine, spots)]).toEqual([["card:c", 2], ["card:b", null]]);
  });
  it("leaves out what only announces, however often, and keeps it at the end", () => {
    const heads = new Set(["begin", "end", "act"]);
    const lines = (...log: LogEntry[]) => byTurn(log, new Set(), undefined, heads).flatMap((turn) => turn.lines.map(({ text }) => text));
    const [begun, ended, act, moved] = [said(1, 0, "Ruby begins the Prelude", "begin"), said(2, 0, "Ruby ends the Prelude", "end"), said(3, 0, "Ruby: Move", "act move"), said(4, 0, "Ruby moves", "move")];
    expect(lines(begun, ended, act, moved)).toEqual(["Ruby moves"]);
    expect(lines(begun, ended)).toEqual(["Ruby ends the Prelude"]);
    expect(lines(begun, said(2, 0, "Ruby spends Fuel", "spend fuel"), { ...ended, v: 3, n: 3 })).toEqual(["Ruby spends Fuel", "Ruby ends the Prelude"]);
  });
  it("says all that stands after the same colon, also where it begins alike", () => {
    const dealt = ["Tax 3", "War 3", "Tax 6"].map((card, i) => ({ ...said(i + 1, null, `Ruby is dealt: ${card}`, `deal ${i}`), for: 0 }));
    expect(byTurn(dealt).flatMap((t) => t.lines.map((l) => l.text))).toEqual(["Ruby is dealt: Tax 3, War 3, Tax 6"]);
  });
  it("tells apart what was dealt to one and what lies open, and counts the words", () => {
    const dealt = [said(1, null, "New card: A", "draw a"), said(2, null, "New card: B", "draw b"), { ...said(3, null, "Ruby is dealt C", "draw c"), for: 0 }];
    expect(byTurn(dealt, new Set(), (verb) => (verb === "draw" ? "New cards: {all}" : "")).flatMap((t) => t.lines.map((l) => l.text))).toEqual(["New cards: A, B", "Ruby is dealt C"]);
  });
  it("groups by turn, chance with whom it befell", () => {
    const turns = byTurn([entry(1, null), entry(2, 0), entry(3, 0), entry(4, null), entry(5, 1)]);
    expect(turns.map((t) => [t.seat, t.lines.length])).toEqual([[0, 4], [1, 1]]);
  });

  const texts = (log: LogEntry[], ...parts: string[]) => byTurn(log, new Set(parts)).flatMap((t) => t.lines.map((l) => l.text));
  it("tells a compound action in one line, without saying its subject twice", () => {
    const log = [said(1, 2, "Jade docks at the Lunar Mine", "dock lunar_mine"), said(2, 2, "Jade places the 3", "ship 3"), said(3, 2, "Jade ends the turn", "end")];
    expect(texts(log, "ship")).toEqual(["Jade docks at the Lunar Mine, places the 3", "Jade ends the turn"]);
    expect(texts(log)).toHaveLength(3);
    expect(texts([said(1, 2, "Jade: Build", "build"), said(2, 2, "Jade builds: Titan", "card titan")], "card")).toEqual(["Jade: Build, builds: Titan"]);
  });
  it("reads several rolls as one, and counts what is done again", () => {
    expect(texts([said(1, null, "Rolled 6", "roll 6"), said(2, null, "Rolled 6", "roll 6"), said(3, null, "Rolled 1", "roll 1")])).toEqual(["Rolled 6 6 1"]);
    expect(texts([said(1, null, "Rolled 6", "roll 6"), said(2, null, "Rolled 6", "roll 6")])).toEqual(["Rolled 6 6"]);
    expect(texts([said(1, null, "New card: A b", "draw a"), said(2, null, "New card: C", "draw c")])).toEqual(["New card: A b, C"]);
    const twice = [said(1, 0, "Ruby places 1 ship", "expand a"), said(2, 0, "Ruby places 1 ship", "expand a")];
    expect(texts(twice)).toEqual(["Ruby places 1 ship ×2"]);
  });
  it("keeps apart what others did, what was taken back and what is hidden", () => {
    const log = [said(1, 0, "Ruby docks", "dock a"), { ...said(2, 0, "Ruby places", "ship 1"), undone: true }, said(3, 1, "Jade places", "ship 1"), said(4, 1, "Jade plans"), said(5, 1, "Jade plans")];
    expect(texts(log, "ship")).toHaveLength(5);
  });
  it("puts notes where they happened", () => {
    const items = withNotes([at(2, 1, 0), at(3, 2, 0), at(5, 3, 1)], [note(1, "first"), note(4, "later")]);
    expect(items.map((i) => i.text)).toEqual(["first", "1", "2", "later", "3"]);
    expect(byTurn(items).map((t) => t.seat)).toEqual([0, 1]);
  });
  it("lets what was announced take the place of the announcement, and names a player once", () => {
    const told = [["act battle", "Jade: Battle"], ["battle_at g1", "Jade fights in Gate 1"], ["raid_dice 2", "Jade: 2 raid dice"], ["act tax", "Jade: Tax"]];
    const items = told.map(([notation, text], i) => ({ ...at(i, i, 0), notation, text: text! }));
    const lines = byTurn(items, new Set(["raid_dice"]), () => "", new Set(["act"])).flatMap((t) => t.lines.map((l) => l.text));
    expect(lines).toEqual(["Jade fights in Gate 1, 2 raid dice", "Jade: Tax"]);
  });
  it("keeps several things apart that have commas of their own", () => {
    const drawn = ["3 blue, Exploration", "1 green, Expansion"].map((card, i) => ({ ...at(i, i, 0), seat: null, for: 0, notation: `draw ${i}`, text: `Ruby draws: ${card}` }));
    expect(byTurn(drawn).flatMap((t) => t.lines.map((l) => l.text))).toEqual(["Ruby draws: 3 blue, Exploration; 1 green, Expansion"]);
  });
  it("counts what is told alike to those who may not know it", () => {
    const hidden = [at(1, 1, 0), at(2, 2, 0), at(3, 3, 0)].map((item) => ({ ...item, seat: null, text: "A card is dealt", notation: undefined }));
    expect(byTurn(hidden).flatMap((t) => t.lines.map((l) => l.text))).toEqual(["A card is dealt ×3"]);
  });
  it("gives every line and note a number of its own, also two of the same words in one position", () => {
    const items = withNotes([at(1, 1, 0), at(4, 2, 0)], [note(2, "Ruby: asked for a hint."), note(3, "Ruby: asked for a hint.")]);
    expect(new Set(items.map((i) => i.n)).size).toBe(4);
    expect(items.map((i) => i.note ?? false)).toEqual([false, true, true, false]);
  });
  it("keeps the notes that came before", () => {
    expect(mergeNotes([note(1, "a"), note(2, "b")], [note(2, "b"), note(5, "c")]).map((n) => n.text)).toEqual(["a", "b", "c"]);
    expect(mergeNotes([note(1, "a")], [])).toHaveLength(1);
  });
});

describe("what an answer sets off by itself", () => {
  const score = { seat: null, text: "Keeper is scored", spot: "ambition:keeper", points: [5, 0] };
  const taken = { seat: 1, text: "Jade completes: Tycho", spot: "card:tycho", notation: "complete tycho" };
  const own: LogEntry = { ...said(7, 0, "Ruby passes", "pass"), sequels: [score] };

  it("stands behind its line, with a name of its own and never between others", () => {
    const items = withNotes([own, said(8, 1, "Jade leads", "lead a")], []);
    expect(items.map(({ n, part, text }) => [n, part ?? 0, text])).toEqual([[7, 0, "Ruby passes"], [7, 1, "Keeper is scored"], [8, 0, "Jade leads"]]);
    expect(new Set(items.map(({ n, part }) => `${n}.${part}`)).size).toBe(3);
  });
  it("is taken back with it", () => {
    const [line] = merge([own], [], 6);
    expect(withSequels(line!).map((item) => item.undone)).toEqual([true, true]);
  });
  it("reads as one with its answer if it is an answer, and alone if not", () => {
    const log = [{ ...said(1, 1, "Jade discovers a planet", "discover"), sequels: [taken] }, said(2, 1, "Jade chooses a side", "side a"), own, said(8, 0, "Ruby pays", "pay a")];
    const lines = byTurn(withNotes(log, []), new Set(["complete", "side", "pay"])).flatMap((t) => t.lines.map((l) => l.text));
    expect(lines).toEqual(["Jade discovers a planet, completes: Tycho, chooses a side", "Ruby passes", "Keeper is scored", "Ruby pays"]);
  });
  it("marks its places: whose answer it was, and what is new, also after one's own answer", () => {
    const log = [{ ...said(6, 1, "Jade discovers", "discover"), sequels: [taken, { seat: 1, text: "Jade finds", spot: "card:found" }] }];
    expect([...traces(log, mine)]).toEqual([["card:tycho", 1]]);
    expect([...brought(log, mine, () => [])]).toEqual([["card:found", 1]]);
    expect([...brought([own], mine, () => [])]).toEqual([["ambition:keeper", null]]);
  });
});
