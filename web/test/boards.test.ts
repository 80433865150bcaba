// The boards with real positions: what is there, what can be pressed, what is said about it.
import { tick } from "svelte";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import type { Face } from "../src/games/face";
import { face as af } from "../src/games/alien_frontiers/face";
import { face as pi } from "../src/games/pocket_imperium/face";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import { fixture, texts } from "./helpers";

const sent: { t: string; answers?: string[]; spot?: string }[] = [];

function open(face: Face, position: Position): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}

beforeEach(() => {
  sent.length = 0;
  settings.lang = "en";
  session.texts = { ...texts("alien_frontiers", "en"), ...texts("pocket_imperium", "en") };
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
});

describe("Alien Frontiers", () => {
  it("names every station and territory, with what an answer would do", () => {
    render(af.Board, { table: open(af, fixture("af_main")) });
    expect(screen.getByRole("button", { name: /^Lunar Mine.*: Dock at the Lunar Mine/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Shipyard.*not possible now/ }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("button", { name: /^Herbert Valley/ })).toBeTruthy();
    expect(screen.getAllByRole("button").filter((b) => b.getAttribute("data-spot")?.startsWith("territory:"))).toHaveLength(8);
  });
  it("docks by die and station, in either order", async () => {
    const position = fixture("af_main");
    const { steps, walks } = position.prompt!.walks;
    const [dock, ship] = walks.map((walk) => walk.map((i) => steps[i]!)).find((walk) => walk.length === 2 && walk[0]!.verb === "dock" && walk[1]!.verb === "ship")!;
    const table = open(af, position);
    render(af.Board, { table });
    render(af.Hand, { table });
    const die = `die:${ship!.operands["ship"]}`;
    await fireEvent.click(document.querySelector(`[data-spot="${die}"]`)!);
    expect(table.picks).toEqual([die]);
    expect(table.stateOf("station:shipyard")).toBe("refused");
    await fireEvent.click(document.querySelector(`[data-spot="${dock!.spot}"]`)!);
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: [dock!.notation, ship!.notation] });
  });
  it("asks why a refused spot is refused, and answers nothing", async () => {
    render(af.Board, { table: open(af, fixture("af_main")) });
    await fireEvent.click(screen.getByRole("button", { name: /^Shipyard/ }));
    expect(sent).toMatchObject([{ t: "why", spot: "station:shipyard" }]);
  });
  it("speaks Polish", () => {
    settings.lang = "pl";
    session.texts = texts("alien_frontiers", "pl");
    render(af.Board, { table: open(af, fixture("af_main")) });
    expect(screen.getByRole("button", { name: /^Kopalnia Księżycowa/ })).toBeTruthy();
  });
  it("leaves a gap where no card is left", () => {
    const position = fixture("af_main");
    const view = { ...(position.view as { display: string[] }), display: ["alien_city", "none", "none"] };
    render(af.Board, { table: open(af, { ...position, view }) });
    expect(screen.getAllByRole("button").filter((b) => b.getAttribute("data-spot")?.startsWith("display:"))).toHaveLength(1);
    expect(document.querySelectorAll(".card.gap")).toHaveLength(2);
  });
  it("says what ends the turn and what is missing for it", () => {
    const position = fixture("af_main");
    const left = (position.view as { seats: { hand: number[] }[] }).seats[position.prompt!.seat]!.hand.length;
    render(Console, { table: open(af, position) });
    expect(screen.getByRole("button", { name: new RegExp(`End the turn ${left} ships? to dock`) }).getAttribute("aria-disabled")).toBe("true");
  });
});

// A flight of which the number of ships is still to be chosen: from where, and the answers.
function flight(position: Position): { from: string; fleets: string[][] } {
  const { steps, walks } = position.prompt!.walks;
  const all = walks.map((walk) => walk.slice(0, 2).map((i) => steps[i]!)).filter((walk) => walk.length === 2 && walk[1]!.verb === "fleet");
  const from = all.map((walk) => walk[0]!.spot).find((spot) => new Set(all.filter((walk) => walk[0]!.spot === spot).map((walk) => walk[1]!.notation)).size > 1)!;
  return { from, fleets: all.filter((walk) => walk[0]!.spot === from).map((walk) => walk.map((o) => o.notation)) };
}

describe("Pocket Imperium", () => {
  it("draws every system as a target", () => {
    const position = fixture("pi_explore");
    render(pi.Board, { table: open(pi, position) });
    const spots = screen.getAllByRole("button").map((b) => b.getAttribute("data-spot") ?? "");
    expect(spots.filter((s) => s.startsWith("system:"))).toHaveLength(43);
  });
  it("flies: fleet, number, target", async () => {
    const { from } = flight(fixture("pi_explore"));
    const table = open(pi, fixture("pi_explore"));
    render(pi.Board, { table });
    render(Console, { table });
    await fireEvent.click(document.querySelector(`[data-spot="${from}"]`)!);
    expect(table.choices.map((c) => c.option.verb)).toContain("fleet");
    await fireEvent.click(screen.getByRole("button", { name: "Fly with 2 ships" }));
    const to = [...table.offer.next].find((spot) => spot.startsWith("system:"))!;
    await fireEvent.click(document.querySelector(`[data-spot="${to}"]`)!);
    const [choice] = table.choices;
    if (sent.length === 0 && choice) table.choose(choice.option);
    expect(sent.at(-1)!.answers!.slice(0, 3)).toEqual([from.replace("system:", "from "), "fleet 2", to.replace("system:", "to ")]);
  });
  it("plans: card, place, hand in", async () => {
    const table = open(pi, fixture("pi_plan"));
    render(pi.Hand, { table });
    const card = (name: string) => document.querySelector(`[data-card="${name}"]`)!;
    const slot = (n: number) => document.querySelector(`[data-slot="${n}"]`)!;
    await fireEvent.click(card("explore"));
    await fireEvent.click(slot(1));
    await fireEvent.click(card("exterminate"));
    await fireEvent.click(slot(2));
    await fireEvent.click(screen.getByRole("button", { name: /Hand in/ }));
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: ["plan xte"] });
  });
  it("asks before an order is given up, and only once", async () => {
    const table = open(pi, fixture("pi_explore"));
    settings.confirm = "risky";
    table.end();
    expect(sent).toEqual([]);
    expect(table.confirming).toBe(true);
    table.end(table.confirming);
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: ["stop"] });
  });
});

describe("an answer on its way", () => {
  beforeEach(() => {
    session.connection.request = (message) => {
      sent.push(message as (typeof sent)[number]);
      return new Promise(() => undefined); // it does not arrive
    };
  });
  it("leaves nothing else to answer with: no choice, no end, no undo, no hint", async () => {
    const table = open(pi, fixture("pi_explore"));
    render(pi.Board, { table });
    render(Console, { table });
    table.answer(table.prompt!.options[0]!);
    await tick();
    expect(sent).toHaveLength(1);
    const rest = [...document.querySelectorAll("[data-choice], .act")].filter((b) => b.tagName === "BUTTON");
    expect(rest.length).toBeGreaterThan(2);
    expect(rest.filter((b) => b.getAttribute("aria-disabled") !== "true")).toEqual([]);
    for (const button of rest) await fireEvent.click(button);
    expect(sent).toHaveLength(1);
  });
  it("leaves the plan as it was handed in", async () => {
    const table = open(pi, fixture("pi_plan"));
    render(pi.Hand, { table });
    table.answer(table.prompt!.options[0]!);
    await fireEvent.click(document.querySelector('[data-card="explore"]')!);
    expect(document.querySelector(".held")).toBeNull();
    table.answer(table.prompt!.options[1]!);
    expect(sent).toHaveLength(1);
  });
  it("is on its way until what it led to is here: acknowledged alone, its question is no longer open", async () => {
    const position = fixture("pi_explore");
    session.connection.request = (message) => Promise.resolve({ t: "ack", id: message.id, v: position.v + 1 });
    const table = open(pi, position);
    table.answer(table.prompt!.options[0]!);
    await new Promise((later) => setTimeout(later));
    expect(table.busy).toBe(true);
    table.receive({ ...position, v: position.v + 1, ply: position.ply + 1 });
    expect(table.busy).toBe(false);
    expect(table.picks).toEqual([]);
  });
});
