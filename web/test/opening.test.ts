// A table that is opened while no live line comes about: too many tabs, or something on the way that lets none through.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import TableScreen from "../src/screens/TableScreen.svelte";
import { withNames } from "../src/state/film";
import { session } from "../src/state/session.svelte";
import { seatName } from "../src/table/names";
import { en } from "../src/text/en";
import { fixture } from "./helpers";
import { quiet } from "./staged";

beforeEach(() => {
  quiet();
  document.body.replaceChildren();
  vi.spyOn(api, "scores").mockResolvedValue({ plies: [0], scores: [[0, 0, 0, 0]], turns: [] } as never);
  session.link = "connecting";
});

it("a record names its seats as people do", () => {
  const position = fixture("af_main");
  const told = ["human", "level:2:temper=builder", "level:9", "Ola"];
  session.games = [{ id: "alien_frontiers", prefix: "AF", name: "Alien Frontiers", players: [4], options: [], tempers: [], levels: [{ level: 2, name: "Navigator", bot: "level:2", about: "", players: [4], turn_seconds: 1, measured: [], told: [] }] }];
  const { table } = withNames({ ...position, table: { ...position.table, seats: position.table.seats.map((seat, i) => ({ ...seat, name: told[i]! })) } });
  expect(table.seats.map(seatName)).toEqual(["Ruby", "Navigator", "level:9", "Ola"]);
});

describe("a table without a live line", () => {
  it("says so and dials again when asked, instead of waiting for ever", async () => {
    vi.spyOn(api, "position").mockResolvedValue(fixture("af_main"));
    const probe = vi.spyOn(session.connection, "probe").mockReturnValue();
    render(TableScreen, { props: { id: "af_main", ply: null } });
    expect((await screen.findByRole("status")).textContent).toContain(en.loading);
    session.link = "offline";
    await tick();
    expect(screen.getByRole("alert").textContent).toBe(en.no_live);
    await fireEvent.click(screen.getByRole("button", { name: en.fault_again }));
    expect(probe).toHaveBeenCalledOnce();
  });
  it("is shown when it is over", async () => {
    vi.spyOn(api, "position").mockResolvedValue(fixture("af_end"));
    session.link = "offline";
    render(TableScreen, { props: { id: "af_end", ply: null } });
    await screen.findByRole("heading", { name: en.where_points });
  });
});
