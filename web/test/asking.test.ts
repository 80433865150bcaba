// Inside a compound answer: which step asks after the picks, what the guide says of it, and what chance has brought. What a game
// asks and marks in words of its own is tested in <game>_asking.test.ts.
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import { face as pi } from "../src/games/pocket_imperium/face";
import { guide } from "../src/state/guide.svelte";
import { brought, traces } from "../src/state/log";
import { session } from "../src/state/session.svelte";
import Console from "../src/table/Console.svelte";
import { fixture } from "./helpers";
import { line, open, quiet, stepped } from "./staged";

beforeEach(quiet);

const main = (): Position => stepped(fixture("af_main"), { ship: "pick_ship", pair: "pick_set", triple: "pick_set", land: "place_colony" });

describe("the step that asks", () => {
  it("is the one that the picks have led to, and the guide explains it once", async () => {
    const position = main();
    guide.begin(position.table.id);
    guide.told("welcome");
    const table = open(position);
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
  it("is explained to who answers without a word about the greeting", async () => {
    const position = main();
    guide.begin(position.table.id);
    const table = open(position);
    render(Console, { table });
    expect(screen.getByRole("note").textContent).toContain(session.texts["alien_frontiers:guide.welcome"]);
    table.press("station:solar_converter");
    await tick();
    await tick();
    expect(screen.getByRole("note").textContent).toContain(session.texts["alien_frontiers:guide.pick_ship"]);
    guide.end();
  });
  it("is still the first one where its answer was not picked yet", () => {
    const table = open(main());
    table.press("die:6");
    expect(table.asking).toBe("main");
  });
  it("asks what the server would ask where the face has no words of its own", () => {
    const position = fixture("pi_explore");
    const { follow: _, ...silent } = pi;
    const table = open(position, silent);
    const { walks, steps: all } = position.prompt!.walks;
    const whole = walks.map((walk) => walk.map((i) => all[i]!));
    const from = whole.find((walk) => walk[1]?.verb === "to" && whole.every((other) => other[0] !== walk[0] || other[1]?.verb === "to"))![0]!;
    table.press(from.spot);
    expect(table.question).toBe(session.texts["pocket_imperium:step.explore_dest.prompt"]);
  });
});

describe("what chance has brought", () => {
  it("ends for who looks on with the turn before", () => {
    const log = [line({ seat: 0, spot: "station:a" }), line({ spot: "card:a" }), line({ seat: 1, spot: "station:b" }), line({ spot: "card:b" }), line({ seat: 1, spot: "station:c" })];
    expect([...traces(log, new Set())]).toEqual([["station:c", 1], ["station:b", 1]]);
    expect([...brought(log, new Set(), ({ spot }) => [spot!]).keys()]).toEqual(["card:b", "card:a"]);
    expect([...traces([line({ seat: 2, spot: "station:z" }), ...log], new Set()).keys()]).not.toContain("station:z");
  });
});
