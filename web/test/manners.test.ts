// What people stumbled over, where no browser is needed to see it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { LogEntry, Position, SeatInfo } from "../src/api/types";
import { labels } from "../src/end/labels";
import { face as af } from "../src/games/alien_frontiers/face";
import { face as pi } from "../src/games/pocket_imperium/face";
import { guide } from "../src/state/guide.svelte";
import { moments, Review } from "../src/state/review.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import Curtain from "../src/table/Curtain.svelte";
import LogView from "../src/table/LogView.svelte";
import Menu from "../src/table/Menu.svelte";
import { nameFor, outcome, seatStatus } from "../src/table/names";
import ScorePanel from "../src/table/ScorePanel.svelte";
import { en } from "../src/text/en";
import { blocks, forPlayers } from "../src/text/markdown";
import { fixture, texts } from "./helpers";

const games = readdirSync("../src/games");
const sent: { t: string; [field: string]: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  settings.lang = "en";
  session.texts = { ...texts("alien_frontiers", "en"), ...texts("pocket_imperium", "en") };
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
  vi.spyOn(api, "chat").mockResolvedValue([]);
});

function open(position: Position, face = af): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: n, kind: "person", name: ["Ola", "Kasia", "Marek", "Ela", "Jan"][n]!, you: false, online: true, conceded: false, replaced: false, ...more });
function shared(position: Position): Position {
  return { ...position, table: { ...position.table, hot_seat: true, seats: position.table.seats.map((s) => ({ ...s, kind: "person", you: true, name: `Player ${s.seat + 1}` })) } };
}

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
    unmount();
    render(Console, { table: open({ ...fixture("af_main"), undo: null }) });
    expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("button", { name: "Undo the turn" }).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a shared device", () => {
  it("names who is asked, and calls nobody you", () => {
    const position = shared(fixture("pi_plan"));
    const table = open(position, pi);
    render(Console, { table });
    expect(document.querySelector(".who b")?.textContent).toBe(`Player ${position.prompt!.seat + 1}`);
    render(ScorePanel, { table });
    expect(screen.getAllByText("at this device")).toHaveLength(4);
    expect(nameFor(position.table.seats, 0, 0)).toBe("Player 1");
    expect(nameFor([seat(0, { you: true }), seat(1)], 0, 0)).toBe("You");
    expect(seatStatus(seat(0, { you: true }), [], "x")).toBe("you");
  });
  it("lifts the curtain with two short presses, and says so after the first", async () => {
    const table = open({ ...shared(fixture("pi_plan")), curtain: true, curtain_seat: 2 }, pi);
    const lift = vi.spyOn(table, "lift").mockImplementation(() => undefined);
    render(Curtain, { table });
    const button = screen.getByRole("button", { name: "I am Player 3" });
    await fireEvent.click(button);
    expect(screen.getByText(/once more/)).toBeTruthy();
    expect(lift).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(lift).toHaveBeenCalledWith(2);
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

describe("refusals", () => {
  it("are asked for together with what is picked, and never end in silence", async () => {
    session.connection.request = (message) => {
      sent.push(message as (typeof sent)[number]);
      return Promise.resolve({ t: "reason", id: message.id, allowed: true, text: "allowed" });
    };
    const table = open(fixture("af_main"));
    table.press([...table.offer.spots].find((s) => s.startsWith("die:"))!);
    table.press("station:shipyard");
    expect(sent.at(-1)).toMatchObject({ t: "why", spot: "station:shipyard", with: [expect.stringMatching(/^ship:\d/)] });
    await vi.waitFor(() => expect(table.attention.reason?.text).toMatch(/does not go together/));
  });
});

describe("unread talk", () => {
  it("is marked until it was on the screen", () => {
    const table = open(fixture("af_main"));
    table.talk.chat = [{ n: 1, by: "Ola", seat: 0, text: "Hi", at: 0 }];
    expect(table.talk.unread).toBe(true);
    table.talk.heard = 1;
    expect(table.talk.unread).toBe(false);
  });
});

describe("since the last move", () => {
  const line = (v: number, who: number | null): LogEntry => ({ n: v, v, seat: who, text: `${v}`, flags: [] });
  it("shows what others did, at most twelve moments of it", () => {
    const log = [line(1, 0), line(2, 1), line(3, null), line(4, 1), line(5, 2), line(6, 0), line(7, 1), line(8, 2), line(9, 1)];
    expect(moments(log, 1, new Set([0]))).toEqual([4, 5, 7, 8, 9]);
    expect(moments(log, 6, new Set([0]))).toEqual([7, 8, 9]);
    const long = Array.from({ length: 90 }, (_, i) => line(i + 1, 1 + (i % 2)));
    expect(moments(long, 0, new Set([0]))).toHaveLength(12);
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

describe("the end of a game", () => {
  it("says who won in the list of tables, too", () => {
    expect(outcome([seat(0, { you: true }), seat(1)], { scores: [9, 8], ranks: [1, 2] })).toBe("You win");
    expect(outcome([seat(0), seat(1)], { scores: [9, 8], ranks: [1, 2] })).toBe("Ola wins");
    expect(outcome([seat(0), seat(1)], { scores: [9, 9], ranks: [1, 1] })).toBe("Ola, Kasia share the victory");
  });
  it("keeps names apart and inside", () => {
    const found = labels(["Navigator Spica", "Navigator Mira", "Navigator Castor", "Navigator Pollux"], [210, 280, 330, 350], 390, 7);
    expect(new Set(found.map((l) => l.level)).size).toBeGreaterThan(1);
    for (const { x } of found) expect(x).toBeLessThanOrEqual(390 - 50);
  });
});

describe("the guide of a first game", () => {
  it("explains each kind of question once, and can be switched off", async () => {
    const position = fixture("af_main");
    const { unmount } = render(Console, { table: open(position) });
    expect(screen.queryByRole("note")).toBeNull(); // only where it was asked for
    unmount();
    guide.begin(position.table.id);
    const table = open(position);
    render(Console, { table });
    expect(screen.getByRole("note").textContent).toMatch(/Your dice are your ships/);
    await fireEvent.click(screen.getByRole("button", { name: "Understood" }));
    expect(screen.getByRole("note").textContent).toMatch(/Press a ship or a lit station/);
    await fireEvent.click(screen.getByRole("button", { name: "Understood" }));
    expect(screen.queryByRole("note")).toBeNull();
    guide.begin(position.table.id);
    await tick();
    table.thinking = true; // a hint takes the room of the guide
    await tick();
    expect(screen.queryByRole("note")).toBeNull();
    table.thinking = false;
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Switch the guide off" }));
    expect(guide.leads(position.table.id)).toBe(false);
    expect(screen.queryByRole("note")).toBeNull();
  });
  it("has words for every question that a person is asked, in both languages", () => {
    for (const game of games) {
      const [en, pl] = [texts(game, "en"), texts(game, "pl")];
      expect(en[`${game}:guide.welcome`], `${game} greets`).toBeTruthy();
      const steps = (all: Record<string, string>) => Object.keys(all).filter((key) => key.startsWith(`${game}:guide.`));
      expect(steps(en)).toEqual(steps(pl));
      expect(steps(en).length).toBeGreaterThan(10);
      for (const key of steps(en)) if (!key.endsWith(".welcome")) expect(en[key.replace("guide.", "step.") + ".title"], key).toBeTruthy();
    }
  });
});

describe("what players read", () => {
  it("has no tags of sources, and keeps brackets that say something", () => {
    expect(forPlayers("Prime may be entered. [P1, Q1]")).toBe("Prime may be entered.");
    expect(forPlayers("It ends. [R for the second sentence, AF-Q45] Then")).toBe("It ends. Then");
    expect(forPlayers("fresh[s] falls by k")).toBe("fresh[s] falls by k");
    expect(forPlayers("a [second part: R, AF-Q14] b")).toBe("a b");
  });
  it("knows headings and pictures", () => {
    expect(blocks("# T\n\n## Turn\ntext\n![A board](../../web/public/learn/x.en.webp)\n")).toMatchObject([
      { kind: "heading", level: 1 }, { kind: "heading", level: 2, text: "Turn" }, { kind: "paragraph" }, { kind: "picture", caption: "A board", file: "x.en.webp" },
    ]);
  });
  it("is there for every game that the guide is there for, with its pictures", () => {
    for (const game of games) for (const lang of ["en", "pl"]) {
      const text = readFileSync(`../docs/learn/${game.replaceAll("_", "-")}.${lang}.md`, "utf8");
      const pictures = blocks(text).filter((block) => block.kind === "picture");
      expect(pictures.length, `${game}, ${lang}`).toBeGreaterThan(1);
      for (const picture of pictures) expect(existsSync(`public/learn/${picture.file}`), picture.file).toBe(true);
    }
  });
});

describe("older lines of the log", () => {
  it("come in pages, as long as there are more", async () => {
    const table = open(fixture("af_main"));
    const line = (n: number): LogEntry => ({ n, v: n, seat: 0, text: `line ${n}`, flags: [] });
    table.log = Array.from({ length: 200 }, (_, i) => line(i + 101));
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const before = Number(new URL(path, location.origin).searchParams.get("before"));
      const log = Array.from({ length: 50 }, (_, i) => line(before - 50 + i));
      return Promise.resolve(new Response(JSON.stringify({ log, notes: [], more: before > 51 })));
    });
    render(LogView, { table });
    expect(screen.queryByText("line 100")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: en.older_lines }));
    await screen.findByText("line 51");
    await fireEvent.click(screen.getByRole("button", { name: en.older_lines }));
    await screen.findByText("line 1");
    expect(asked.filter((path) => path.includes("/log?")).map((path) => /before=(\d+)/.exec(path)?.[1])).toEqual(["101", "51"]);
    expect(screen.queryByRole("button", { name: en.older_lines })).toBeNull();
    expect(screen.getAllByText(/^line \d+$/)).toHaveLength(300);
    vi.unstubAllGlobals();
  });
  it("are not offered where all are told", () => {
    const table = open(fixture("af_main"));
    table.log = table.log.slice(-20);
    render(LogView, { table });
    expect(screen.queryByRole("button", { name: en.older_lines })).toBeNull();
  });
});
