// Small things that people rely on: links, addresses, the order of choices, turns of a replay, Polish words.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../src/api/client";
import type { Position } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import SettingsScreen from "../src/screens/SettingsScreen.svelte";
import Tables from "../src/screens/Tables.svelte";
import { byTurn } from "../src/state/log";
import { router } from "../src/state/router.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { address } from "../src/table/address.svelte";
import Invites from "../src/table/Invites.svelte";
import Replay from "../src/table/Replay.svelte";
import { pl } from "../src/text/pl";
import { fixture, texts } from "./helpers";

beforeEach(() => {
  settings.lang = "en";
  session.texts = texts("alien_frontiers", "en");
  vi.restoreAllMocks();
  vi.spyOn(api, "chat").mockResolvedValue([]);
});

describe("a link to a seat", () => {
  it("that was used already offers to watch the game", async () => {
    vi.spyOn(api, "tables").mockResolvedValue([]);
    vi.spyOn(session, "refresh").mockResolvedValue(undefined as never);
    vi.spyOn(api, "join").mockRejectedValue(new Refused(409, "used", "This link was used already.", "t1"));
    session.me = { ...session.me, name: "Ola" } as never;
    render(Tables, { token: "abc" });
    const watch = await screen.findByRole("link", { name: "Watch the game" });
    expect(watch.getAttribute("href")).toBe("/table/t1");
    expect(screen.getByText("This link was used already.")).toBeTruthy();
  });
  it("is made with an address of the server in its network, and names them all", async () => {
    const position = fixture("af_main");
    const seats = position.table.seats.map((s) => (s.seat === 1 ? { ...s, invite: "/join/xyz" } : s));
    const table = new Table(position.table.id, af);
    table.position = { ...position, table: { ...position.table, seats } } as Position;
    address.hosts = null;
    address.asked = false;
    const status = vi.spyOn(api, "status").mockResolvedValue({ addresses: ["192.168.0.5", "fe80::1"] } as never);
    render(Invites, { table });
    expect(status).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("combobox")).toBeTruthy());
    const port = location.port ? `:${location.port}` : "";
    expect(screen.getAllByRole("option").map((o) => o.textContent)).toEqual([`192.168.0.5${port}`, `[fe80::1]${port}`]);
    expect(document.querySelector<HTMLInputElement>("[data-invite]")!.value).toContain(`//192.168.0.5${port}/join/xyz`);
  });
});

describe("settings", () => {
  it("have the speeds in order: from the slowest to at once", () => {
    render(SettingsScreen);
    const group = screen.getByRole("group", { name: "Speed of pieces and bots" });
    expect([...group.querySelectorAll("button")].map((each) => each.textContent!.trim())).toEqual(["normal", "quick", "at once"]);
  });
});

describe("a replay", () => {
  it("goes from turn to turn", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
    const last = fixture("af_end");
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, position: () => Promise.resolve(last), course: () => Promise.resolve({ turns: [10, 25, 40] } as never), analysis: null };
    render(Replay, { film, face: af, last, ply: 26 });
    await tick();
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "One turn on" }));
    expect(go).toHaveBeenLastCalledWith("/table/x?v=40", true);
    await fireEvent.click(screen.getByRole("button", { name: "One turn back" }));
    expect(go).toHaveBeenLastCalledWith("/table/x?v=25", true);
    await fireEvent.keyDown(document.body, { key: "PageDown" });
    expect(go).toHaveBeenLastCalledWith("/table/x?v=40", true);
  });
});

describe("Polish", () => {
  it("says it as people do", () => {
    expect(pl.who_plays).toBe("Z kim grasz?");
    expect(pl.set_motion).toBe("Animacje");
    expect(pl.undo_all).toBe("Cofnij turę");
    expect(pl.name).toBe("Nazwa");
    expect(pl.leave_for_good).toBe("Usuń konto");
    const af = texts("alien_frontiers", "pl");
    expect(af["alien_frontiers:board.docks"]).toBe("doki");
    expect(af["alien_frontiers:log_many.draw"]).toBe("Nowe karty: {all}");
    const cards = ["Wabik", "Kryształ"].map((name, i) => ({ n: i, v: i, seat: null, text: `Nowa karta: ${name}`, flags: [], notation: `draw ${name}` }));
    expect(byTurn(cards, new Set(), () => af["alien_frontiers:log_many.draw"]!)[0]!.lines[0]!.text).toBe("Nowe karty: Wabik, Kryształ");
  });
});
