// Inside a compound answer: which step asks after the picks, what the guide says of it, and what chance has brought.
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { LogEntry, Position } from "../src/api/types";
import { face as aa } from "../src/games/alien_artifacts/face";
import { face as af } from "../src/games/alien_frontiers/face";
import { face as ar } from "../src/games/arcs/face";
import type { Face } from "../src/games/face";
import { face as mo } from "../src/games/master_of_orion/face";
import { face as pi } from "../src/games/pocket_imperium/face";
import { keepContent } from "../src/state/content.svelte";
import { guide } from "../src/state/guide.svelte";
import { brought, traces } from "../src/state/log";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Announcer from "../src/table/Announcer.svelte";
import Console from "../src/table/Console.svelte";
import { fixture, texts } from "./helpers";

const games = ["alien_frontiers", "pocket_imperium", "arcs", "master_of_orion", "alien_artifacts"];
beforeEach(() => {
  settings.lang = "en";
  session.texts = Object.assign({}, ...games.map((game) => texts(game, "en")));
  for (const game of ["master_of_orion", "alien_artifacts"]) keepContent("en", game, JSON.parse(readFileSync(`test/fixtures/content/${game}.en.json`, "utf8")));
  session.connection.request = (message) => Promise.resolve({ t: "ack", id: message.id, v: 1 });
  vi.spyOn(api, "chat").mockResolvedValue([]);
});

// The steps of a game by the verbs that answer them, as its table of steps has them.
const steps: Record<string, string> = { ship: "pick_ship", pair: "pick_set", triple: "pick_set", straight: "pick_set", land: "place_colony", fleet: "explore_size", to: "explore_dest", card: "build_card", onto: "build_system", move_from: "move_from", move_to: "move_to" };
function stepped(position: Position): Position {
  const { prompt } = position;
  const first = new Set(prompt!.options.map(({ notation }) => notation));
  const named = prompt!.walks.steps.map((o) => ({ ...o, step: first.has(o.notation) ? prompt!.step : (steps[o.verb] ?? o.verb) }));
  return { ...position, prompt: { ...prompt!, walks: { ...prompt!.walks, steps: named } } };
}
function open(face: Face, position: Position): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
const verb = (table: Table, notation: string) => table.choose(table.prompt!.walks.steps.find((o) => o.notation === notation)!);

describe("the step that asks", () => {
  it("is the one that the picks have led to, and the guide explains it once", async () => {
    const position = stepped(fixture("af_main"));
    guide.begin(position.table.id);
    guide.told("welcome");
    const table = open(af, position);
    render(Console, { table });
    expect(screen.getByRole("note").textContent).toContain(session.texts["alien_frontiers:guide.main"]);
    table.press("station:solar_converter");
    await tick();
    expect(table.asking).toBe("pick_ship");
    expect(screen.getByRole("note").textContent).toContain(session.texts["alien_frontiers:guide.pick_ship"]);
    table.takeBack();
    await tick();
    expect(table.asking).toBe("main");
    expect(screen.queryByRole("note")).toBeNull(); // who answers has read it
    table.press("station:solar_converter");
    await tick();
    table.press("die:6");
    await tick();
    expect(guide.isNew(position.table.id, "pick_ship")).toBe(false);
    guide.end();
  });
  it("is still the first one where its answer was not picked yet", () => {
    const table = open(af, stepped(fixture("af_main")));
    table.press("die:6");
    expect(table.asking).toBe("main");
  });
});

describe("the question after picks", () => {
  it("Alien Frontiers: which ship, then which territory", () => {
    const table = open(af, stepped(fixture("af_main")));
    table.press("station:solar_converter");
    expect(table.question).toMatch(/Solar Converter/);
  });
  it("Pocket Imperium: how many ships", () => {
    const position = stepped(fixture("pi_explore"));
    const table = open(pi, position);
    const { walks, steps: all } = position.prompt!.walks;
    const from = walks.map((walk) => walk.map((i) => all[i]!)).find((walk) => walk[1]?.verb === "fleet")![0]!;
    table.press(from.spot);
    expect(["explore_size", "explore_dest"]).toContain(table.asking);
    expect(table.question).not.toBe(position.prompt!.text);
  });
  it("a face without words of its own asks what the server would ask", () => {
    const position = stepped(fixture("pi_explore"));
    const { follow: _, ...silent } = pi;
    const table = open(silent, position);
    const { walks, steps: all } = position.prompt!.walks;
    const whole = walks.map((walk) => walk.map((i) => all[i]!));
    const from = whole.find((walk) => walk[1]?.verb === "to" && whole.every((other) => other[0] !== walk[0] || other[1]?.verb === "to"))![0]!;
    table.press(from.spot);
    expect(table.question).toBe(session.texts["pocket_imperium:step.explore_dest.prompt"]);
  });
  it("Master of Orion: which card is built", () => {
    const table = open(mo, stepped(fixture("mo_action")));
    const before = table.question;
    table.press("verb:build");
    expect(table.asking).toBe("build_card");
    expect(table.question).not.toBe(before);
    expect(table.question).toBeTruthy();
  });
  it("Arcs: from where, then to where ships move", () => {
    const table = open(ar, stepped(fixture("ar_act")));
    verb(table, "act move");
    expect(table.asking).toBe("move_from");
    expect(table.question).toBe("From which system do ships move?");
    table.press("system:6a");
    expect(table.asking).toBe("move_to");
    expect(table.question).toBe("To which system do they move?");
  });
  it("Alien Artifacts: what is left to pay", () => {
    const table = open(aa, fixture("aa_pay"));
    const before = table.question;
    table.press([...table.offer.spots][0]!);
    expect(table.question).not.toBe(before);
    expect(table.question).toBeTruthy();
  });
});

const line = (more: Partial<LogEntry>): LogEntry => ({ n: 1, v: 1, seat: null, text: "", flags: [], ...more });

describe("what chance has brought", () => {
  it("Alien Frontiers: a new card of the display, and one that was dealt, are marked", () => {
    const position = fixture("af_main");
    const { display } = position.view as { display: string[] };
    const table = open(af, position);
    table.log = [line({ notation: `draw ${display[0]}` })];
    render(af.Board, { table });
    expect(document.querySelector(`[data-spot="display:${display[0]}"]`)!.classList.contains("fresh")).toBe(true);
    expect(document.querySelectorAll(".spot.fresh")).toHaveLength(1);
    expect(af.brought!(line({ notation: "draw booster_pod", for: 0 }))).toEqual(["card:booster_pod"]);
  });
  it("Pocket Imperium: a system of the drawing is marked", () => {
    const table = open(pi, fixture("pi_explore"));
    table.log = [line({ notation: "bounty s1_n 1", spot: "system:s1_n" })];
    render(pi.Board, { table });
    expect(document.querySelector('[data-spot="system:s1_n"]')!.classList.contains("fresh")).toBe(true);
    expect(readFileSync("src/styles/spots.css", "utf8")).toMatch(/svg \.spot\.fresh/); // and drawn: a spot there is no button
  });
  it("ends for who looks on with the turn before", () => {
    const log = [line({ seat: 0, spot: "station:a" }), line({ spot: "card:a" }), line({ seat: 1, spot: "station:b" }), line({ spot: "card:b" }), line({ seat: 1, spot: "station:c" })];
    expect([...traces(log, new Set())]).toEqual([["station:c", 1], ["station:b", 1]]);
    expect([...brought(log, new Set(), ({ spot }) => [spot!]).keys()]).toEqual(["card:b", "card:a"]);
    expect([...traces([line({ seat: 2, spot: "station:z" }), ...log], new Set()).keys()]).not.toContain("station:z");
  });
});

describe("a roll of dice", () => {
  it("is announced in words, not in numbers of faces", async () => {
    const table = open(ar, fixture("ar_act"));
    render(Announcer, { table });
    await tick();
    table.log = [...table.log, line({ n: 9999, v: table.position!.ply + 1, notation: "roll_assault 0-1-0-0-1", text: "Assault dice: 0-1-0-0-1" })];
    await tick();
    const said = document.querySelector(".said")!.textContent!;
    expect(said).not.toContain("0-1-0-0-1");
    expect(said).toMatch(/2 assault dice/i);
  });
});
