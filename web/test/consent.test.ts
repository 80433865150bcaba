// What is taken back or given up, by whom, and who is asked before.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import type { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import Menu from "../src/table/Menu.svelte";
import { en } from "../src/text/en";
import { fixture } from "./helpers";
import { open, quiet, seat, sent, shared } from "./staged";

beforeEach(quiet);

describe("undo", () => {
  it("goes back to what the server names, one thing or the turn", () => {
    const table = open({ ...fixture("af_main"), undo: { seat: 3, to: 784, turn: 780, free: true, asks: false } });
    table.undo();
    expect(sent.at(-1)).toMatchObject({ t: "undo", seat: 3, to: 784 });
    table.busy = false;
    table.undo(true);
    expect(sent.at(-1)).toMatchObject({ t: "undo", seat: 3, to: 780 });
  });
  it("is lit after one's turn, says that it asks the others, and is dark where nothing can be taken back", () => {
    const { unmount } = render(Console, { table: open({ ...fixture("af_main"), prompt: null, undo: { seat: 3, to: 784, turn: 780, free: false, asks: true } }) });
    expect(screen.getByRole("button", { name: "Undo (the others must agree)" }).getAttribute("aria-disabled")).toBeNull();
    expect(screen.getByRole("button", { name: "Undo the turn (the others must agree)" }).getAttribute("aria-disabled")).toBeNull();
    unmount();
    render(Console, { table: open({ ...fixture("af_main"), undo: null }) });
    expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("button", { name: "Undo the turn" }).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("what somebody asks to take back", () => {
  const asked = (by: number, yours: boolean, viewer: number | null, more: Partial<Position> = {}): Table => {
    const position = fixture("af_main");
    const seats = position.table.seats.map((s) => ({ ...seat(s.seat), you: s.seat === viewer }));
    const to = position.log.findLast((e) => e.seat !== null)!.v - 1;
    return open({ ...position, viewer, prompt: null, undo: null, undo_request: { by, to, agreed: [], yours }, table: { ...position.table, seats }, ...more });
  };
  const told = (table: Table): string => {
    const shown = render(Console, { table });
    const text = document.querySelector(".consent")!.textContent!;
    shown.unmount();
    return text;
  };
  it("is told with its words to who must agree, and as what others ask to all but who asked", () => {
    const what = fixture("af_main").log.findLast((e) => e.seat !== null)!.text;
    expect(told(asked(0, true, 2))).toMatch(/^\s*Ola asks to take back/);
    expect(told(asked(0, true, 2))).toContain(`“${what}”`);
    expect(told(asked(0, false, 0))).toContain(en.undo_you_asked);
    for (const viewer of [1, null]) {
      expect(told(asked(0, false, viewer))).toMatch(/^\s*Ola asks to take back .*the others are being asked/);
      expect(told(asked(0, false, viewer))).not.toContain(en.undo_you_asked);
    }
    expect(told(asked(0, true, 2, { log: [], ply: 3, undo_request: { by: 0, to: 0, agreed: [], yours: true } }))).toContain("the last 3 answers");
  });
  it("is agreed to for the seat that is asked", () => {
    const position = fixture("af_main");
    const seats = position.table.seats.map((s) => ({ ...seat(s.seat), you: s.seat === 1 || s.seat === 2 }));
    const table = open({ ...position, viewer: 1, prompt: null, undo_request: { by: 0, to: 790, agreed: [1], yours: true }, table: { ...position.table, seats } });
    table.consent(true);
    expect(sent.at(-1)).toMatchObject({ t: "consent", agree: true, seat: 2 });
  });
  it("leaves undo dark, with a reason", async () => {
    render(Console, { table: asked(0, false, 0, { undo: { seat: 0, to: 784, turn: 780, free: false, asks: true } }) });
    const undo = screen.getByRole("button", { name: en.undo });
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(undo);
    expect(screen.getByRole("status").textContent).toContain(en.undo_asking);
    expect(sent).toEqual([]);
  });
});

describe("what several people at one device give up", () => {
  const menu = (table: Table) => render(Menu, { table, onclose: () => undefined, onanswers: () => undefined, onrail: () => undefined });
  const two = (replaced: number[]): Table => {
    const position = shared(fixture("af_main"));
    const seats = position.table.seats.map((s) => ({ ...s, you: s.seat < 2, name: ["Ola", "Kasia", "Vega", "Mira"][s.seat]!, replaced: replaced.includes(s.seat) }));
    return open({ ...position, viewer: 0, prompt: null, undo: null, table: { ...position.table, asked: [2], seats } });
  };
  it.each(["Kasia is back"])("is taken back for the seat that it is about, not for the one that looks: %s", async (name) => {
    const table = two([1]);
    const shown = render(Console, { table });
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(sent.at(-1)).toMatchObject({ t: "return", seat: 1 });
    shown.unmount();
    table.busy = false;
    menu(table);
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(sent.at(-1)).toMatchObject({ t: "return", seat: 1 });
  });
  it("names the seat that a bot is to play for, or that concedes", async () => {
    const table = two([]);
    menu(table);
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot sit in: Kasia" }));
    await fireEvent.click(screen.getByRole("button", { name: /^A bot plays in place of Kasia/ }));
    expect(sent.at(-1)).toMatchObject({ t: "leave", seat: 1 });
    table.busy = false;
    await fireEvent.click(screen.getByRole("button", { name: "Concede: Kasia" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Does Kasia concede\?/ }));
    expect(sent.at(-1)).toMatchObject({ t: "concede", seat: 1 });
    expect(screen.getByRole("button", { name: "Concede: Ola" })).toBeTruthy();
  });
});

describe("letting a bot sit in", () => {
  it("asks", async () => {
    render(Menu, { table: open(fixture("af_main")), onclose: () => undefined, onanswers: () => undefined, onrail: () => undefined });
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot sit in" }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /until you come back/ }));
    expect(sent.at(-1)).toMatchObject({ t: "leave" });
  });
  it("offers the seat back, large", async () => {
    const position = fixture("af_main");
    const seats = position.table.seats.map((s) => (s.you ? { ...s, replaced: true } : s));
    render(Console, { table: open({ ...position, prompt: null, undo: null, table: { ...position.table, seats } }) });
    await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
    expect(sent.at(-1)).toMatchObject({ t: "return" });
  });
});
