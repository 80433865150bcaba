// What people stumbled over, where no browser is needed to see it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../src/api/types";
import { labels } from "../src/end/labels";
import { face as af } from "../src/games/alien_frontiers/face";
import { face as ar } from "../src/games/arcs/face";
import { face as pi } from "../src/games/pocket_imperium/face";
import { guide } from "../src/state/guide.svelte";
import { session } from "../src/state/session.svelte";
import AnswerList from "../src/table/AnswerList.svelte";
import Announcer from "../src/table/Announcer.svelte";
import Console from "../src/table/Console.svelte";
import Curtain from "../src/table/Curtain.svelte";
import LogView from "../src/table/LogView.svelte";
import Rail from "../src/table/Rail.svelte";
import { nameFor, outcome, seatStatus } from "../src/table/names";
import ScorePanel from "../src/table/ScorePanel.svelte";
import { en } from "../src/text/en";
import { blocks, forPlayers } from "../src/text/markdown";
import { fixture, texts } from "./helpers";
import { open, quiet, seat, sent, shared } from "./staged";

const games = readdirSync("../src/games");
beforeEach(quiet);

describe("a hint", () => {
  const best = [{ option: fixture("af_main").prompt!.options[0]!, chance: 0.5, reasons: [] }];
  it("about a question that was answered meanwhile is not shown with the next one", async () => {
    let tell = (_: object): void => undefined;
    session.connection.request = () => new Promise((done) => (tell = done as typeof tell));
    const position = fixture("af_main");
    const table = open(position);
    const asked = table.hint();
    table.receive({ ...position, v: position.v + 1, ply: position.ply + 1 });
    expect(table.thinking).toBe(false); // the next question has its own answers
    tell({ t: "advice", best });
    await asked;
    expect(table.advice).toBeNull();
  });
  it("is put away with a button, and leaves the other answers", async () => {
    const table = open(fixture("af_main"));
    table.advice = best;
    render(Console, { table });
    await fireEvent.click(screen.getByRole("button", { name: en.close }));
    expect(table.advice).toBeNull();
  });
  it("and taking back say why they are dark when they are pressed", async () => {
    render(Console, { table: open({ ...fixture("af_main"), prompt: null, undo: null }) });
    await fireEvent.click(screen.getByRole("button", { name: en.undo }));
    expect(screen.getByRole("status").textContent).toContain(en.undo_none);
    await fireEvent.click(screen.getByRole("button", { name: en.hint }));
    expect(screen.getByRole("status").textContent).toContain(en.hint_later);
    expect(sent).toEqual([]);
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
  it("is told by the seat's name whose turn it is", () => {
    const { view } = fixture("af_main");
    expect(af.crumb(shared(fixture("af_main")))).toBe(`Player ${(view as { turn: number }).turn + 1}'s turn`);
  });
  it("names who is asked in what is announced and over the list of answers; whoever plays alone needs no name", async () => {
    for (const position of [shared(fixture("pi_plan")), fixture("pi_plan")]) {
      const { seat, text } = position.prompt!;
      const asked = position.table.hot_seat ? `Player ${seat + 1}: ${text}` : text;
      const table = open(position, pi);
      const announced = render(Announcer, { table });
      const listed = render(AnswerList, { table, onclose: () => undefined });
      await tick();
      expect(document.querySelector(".said")!.textContent!.endsWith(asked)).toBe(true);
      expect(document.querySelector("dialog .ask")!.textContent).toBe(asked);
      if (!position.table.hot_seat) expect(document.querySelector(".said")!.textContent).not.toContain(`: ${text}`);
      announced.unmount();
      listed.unmount();
    }
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
  it("is greeted when it is handed over, and not again by the curtain: an answer that comes late would close it", () => {
    const behind = { ...shared(fixture("pi_plan")), curtain: true, curtain_seat: 2, viewer: null, prompt: null };
    const table = open(behind, pi);
    const { connection } = session;
    const [move, remember] = [vi.spyOn(connection, "move"), vi.spyOn(connection, "remember")];
    table.lift(2);
    expect(move.mock.calls).toEqual([[expect.objectContaining({ seat: 2 })]]);
    table.receive({ ...behind, v: behind.v + 1 });
    expect(move).toHaveBeenCalledTimes(1);
    expect(remember.mock.calls).toEqual([[expect.objectContaining({ seat: undefined })]]); // who has it now is not who had it
    move.mockRestore();
    remember.mockRestore();
  });
});

describe("refusals", () => {
  it("about a place that is not drawn any more are told beside the question", () => {
    const table = open(fixture("af_main"));
    table.attention.reason = { spot: "card:gone", text: "Somebody took it." };
    render(Console, { table });
    expect(screen.getByRole("status").textContent).toContain("Somebody took it.");
  });
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
    table.talk.see();
    expect(table.talk.unread).toBe(false);
    // Seen again later, only what is new is marked; what was removed hides nothing.
    const later = open(fixture("af_main"));
    later.talk.chat = table.talk.chat;
    expect(later.talk.unread).toBe(false);
    later.talk.chat = [{ n: 2, by: "Ola", seat: 0, text: "Your turn", at: 0 }];
    expect(later.talk.unread).toBe(true);
  });
  it("comes to the screen with a press on its tab, whatever lies there", async () => {
    const table = open(fixture("ar_act"), ar);
    table.opened = 1;
    render(Rail, { table });
    const tab = screen.getByRole("tab", { name: en.chat });
    expect(tab.getAttribute("aria-selected")).toBe("false");
    await fireEvent.click(tab);
    expect(tab.getAttribute("aria-selected")).toBe("true");
    expect(screen.getByText(en.no_chat)).toBeTruthy();
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
