// How much the table of Arcs draws: at most 500 elements, late in a game for four, with everything that may lie over the map.
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { face } from "../src/games/arcs/face";
import type { View } from "../src/games/arcs/view";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { screen } from "../src/ui/screen.svelte";
import { fixture, fixtureNames, texts } from "./helpers";

const most = 500;
const moments = fixtureNames().filter((name) => name.startsWith("ar_"));
const late = ["ar_late", "ar_catapult"];

function open(name: string): Table {
  const position = fixture(name);
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
function drawn(table: Table): number {
  flushSync();
  return render(face.Board, { table }).container.querySelectorAll("*").length;
}
function act(table: Table, action: string, ...spots: string[]): void {
  table.choose(table.choices.find(({ option }) => option.notation === action)!.option);
  for (const spot of spots) table.press(spot);
}

beforeEach(() => {
  settings.lang = "pl"; // the longer words
  session.texts = texts("arcs", "pl");
  session.connection.request = (message) => Promise.resolve({ t: "ack", id: message.id, v: 1 });
});
afterEach(() => {
  screen.phone = false;
});

describe.each([false, true])("on a phone: %s, at most 500 elements are drawn", (phone) => {
  beforeEach(() => {
    screen.phone = phone;
  });

  it.each(moments)("%s", (name) => {
    expect(drawn(open(name))).toBeLessThanOrEqual(most);
    expect(document.querySelector(".phone") !== null).toBe(phone);
  });
  it("while it is told what a chapter brought, to every seat", () => {
    const table = open("ar_late");
    const sequels = [{ seat: null, text: "", spot: "ambition:tyrant", points: [5, 9, 2, 4] }, { seat: null, text: "", spot: "chapter:3" }];
    table.log = [...table.log, { ...table.log.at(-1)!, n: 9999, sequels }];
    expect(drawn(table)).toBeLessThanOrEqual(most);
    expect(document.querySelectorAll(".scored .seat")).toHaveLength(4);
  });
  it("while ships are on their way", () => {
    const table = open("ar_late");
    act(table, "act move", "system:3c", "system:3g");
    expect(drawn(table)).toBeLessThanOrEqual(most);
    expect(document.querySelector(".route")).toBeTruthy();
  });
  it("while a Catapult goes on", () => {
    const table = open("ar_catapult");
    table.attention.look("system:4a");
    expect(drawn(table)).toBeLessThanOrEqual(most);
    expect(document.querySelector(".route")).toBeTruthy();
  });
  it("while dice are collected", () => {
    const table = open("ar_late");
    act(table, "act battle", "system:3c", "dice:assault:2");
    expect(drawn(table)).toBeLessThanOrEqual(most);
    expect(document.querySelector(".collect .picked")).toBeTruthy();
  });
});

it.each(late)("on a phone a player's board over the table is counted too: %s", (name) => {
  screen.phone = true;
  const board = drawn(open(name));
  const view = fixture(name).view as View;
  for (const seat of view.seats.keys()) {
    const { container } = render(face.Opened!, { view, seat });
    expect(container.querySelectorAll("*").length + board, `seat ${seat}`).toBeLessThanOrEqual(most);
  }
});
