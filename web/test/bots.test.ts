// Bots that people choose: what was measured of them, what they are like, and their answer now.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameKind, Level, Position } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import BotChoice from "../src/screens/BotChoice.svelte";
import { levelAt } from "../src/screens/levels";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import { seatStatus } from "../src/table/names";
import { fixture, texts } from "./helpers";

const sent: { t: string; [field: string]: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  settings.lang = "en";
  session.texts = texts("alien_frontiers", "en");
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
});

// Measured with two players if it has a text; with others nobody knows.
const level = (n: number, players: number[], text = ""): Level => ({
  level: n, name: `Level ${n}`, bot: `level:${n}`, about: `About ${n}.`, players, turn_seconds: 1,
  measured: text ? [{ players: 2, wins: 0.63, low: 0.56, high: 0.7 }] : [],
  told: players.map((each) => ({ players: each, text: text && each === 2 ? text : "Strength not measured yet." })),
});
const kind: GameKind = {
  id: "alien_frontiers", prefix: "AF", name: "Alien Frontiers", players: [2, 3], options: [],
  levels: [level(1, [2, 3]), level(2, [2, 3], "Wins 6 of 10 games against Level 1."), level(3, [3])],
  tempers: [{ id: "builder", name: "Builder", about: "It builds.", usual: true, told: [] }, { id: "raider", name: "Raider", about: "It raids.", usual: false, told: [{ players: 2, text: "As Level 2 it wins 8 of 10 games against Builder." }] }],
};
const choice = (players: number, at: number, temper = "builder", game = kind) => {
  const chosen: (number | string)[] = [];
  render(BotChoice, { kind: game, players, level: game.levels[at - 1], temper, onlevel: (l: number) => chosen.push(l), ontemper: (id: string) => chosen.push(id) });
  return chosen;
};

describe("the choice of bots", () => {
  it("offers what is stronger at a table of this size, and says what was measured there", async () => {
    const chosen = choice(2, 2);
    expect(screen.queryByRole("button", { name: "Level 3" })).toBeNull();
    expect(screen.getByText("About 2. Wins 6 of 10 games against Level 1.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Level 1" }));
    expect(chosen).toEqual([1]);
  });
  it("says where nothing was measured", () => {
    choice(3, 2);
    expect(screen.getByRole("button", { name: "Level 3" })).toBeTruthy();
    expect(screen.getByText("About 2. Strength not measured yet.")).toBeTruthy();
  });
  it("claims nothing for another temper than the one that was measured", () => {
    choice(2, 2, "raider");
    expect(screen.getByText("About 2. Strength of this level not measured with this temper.")).toBeTruthy();
    expect(screen.queryByText(/against Level 1/)).toBeNull();
  });
  it("says how strong a temper is with the number of players it was measured with, and with no other", () => {
    choice(2, 2, "raider");
    expect(screen.getByText("It raids. As Level 2 it wins 8 of 10 games against Builder.")).toBeTruthy();
    cleanup();
    choice(3, 2, "raider");
    expect(screen.getByText("It raids.")).toBeTruthy();
  });
  it("offers tempers with a sentence, in Polish too", async () => {
    settings.lang = "pl";
    const chosen = choice(2, 1, "raider");
    expect(screen.getByText("Usposobienie botów")).toBeTruthy();
    expect(screen.getByText(/^It raids\./)).toBeTruthy();
    expect(screen.getByText(/Siły tego poziomu z tym usposobieniem nie zmierzono\.$/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Builder" }));
    expect(chosen).toEqual(["builder"]);
  });
  it("does not ask where a game has one way of playing", () => {
    choice(2, 1, "", { ...kind, tempers: [] });
    expect(screen.queryByText("Temper of the bots")).toBeNull();
  });
  it("shows the temper at the seat", () => {
    const seat = { seat: 1, kind: "bot" as const, name: "Captain Vega", level: 2, you: false, online: true, conceded: false, replaced: false };
    expect(seatStatus({ ...seat, temper: "raider" }, [kind], kind.id)).toBe("bot, Level 2, Raider");
    expect(seatStatus(seat, [kind], kind.id)).toBe("bot, Level 2");
  });
});

describe("the level that is proposed", () => {
  const names = (levels: Level[], players: number, chosen: number | null = null) => levelAt(levels, players, chosen)?.level;
  const won = "Wins 7 of 10 games.";
  it("is the second where it is offered, measured or not", () => {
    expect(names([level(1, [2], won), level(2, [2]), level(3, [2], won)], 2)).toBe(2);
  });
  it("is else the nearest that is known to be stronger than the one below, never one that nobody measured", () => {
    const levels = [level(1, [2, 3], won), level(2, []), level(3, [2], won), level(4, [2, 3])];
    expect(names(levels, 2)).toBe(3);
    expect(names(levels, 3)).toBe(1);
    expect(names([level(1, [2], won), level(3, [2])], 2)).toBe(1);
  });
  it("gives way to the one that was chosen, or the next lower one at such a table", () => {
    const levels = [level(1, [2, 3], won), level(2, [2, 3], won), level(3, [2], won)];
    expect(names(levels, 2, 3)).toBe(3);
    expect(names(levels, 3, 3)).toBe(2);
  });
});

describe("an answer now", () => {
  function waiting(asked: number[], more: Partial<Position> = {}): Table {
    const start = fixture("af_main");
    const seats = start.table.seats.map((s) => ({ ...s, kind: s.you ? s.kind : ("bot" as const) }));
    const table = new Table(start.table.id, af);
    table.position = { ...start, prompt: null, waiting: "Vega is thinking", ...more, table: { ...start.table, seats, asked } };
    return table;
  }
  const own = fixture("af_main").table.seats.findIndex((s) => s.you);
  const other = own === 0 ? 1 : 0;
  it("is asked for beside the bot that thinks, once for each answer", async () => {
    render(Console, { table: waiting([other]) });
    await fireEvent.click(screen.getByRole("button", { name: "Answer now" }));
    expect(sent).toMatchObject([{ t: "hurry", seat: own }]);
    expect(screen.queryByRole("button", { name: "Answer now" })).toBeNull();
  });
  it("is not asked of people", () => {
    const table = waiting([other]);
    table.position!.table.seats[other]!.kind = "person";
    render(Console, { table });
    expect(screen.queryByRole("button", { name: "Answer now" })).toBeNull();
  });
});
