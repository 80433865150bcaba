// Small things that people rely on: links, addresses, the order of choices, turns of a replay, Polish words.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../src/api/client";
import type { Position } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import EndScreen from "../src/screens/EndScreen.svelte";
import SettingsScreen from "../src/screens/SettingsScreen.svelte";
import TableScreen from "../src/screens/TableScreen.svelte";
import Tables from "../src/screens/Tables.svelte";
import { filmOf, filmOfRecord } from "../src/state/film";
import { byTurn } from "../src/state/log";
import { router } from "../src/state/router.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { address } from "../src/state/address.svelte";
import Invites from "../src/table/Invites.svelte";
import Replay from "../src/table/Replay.svelte";
import { screen as device } from "../src/ui/screen.svelte";
import CopyLink from "../src/ui/CopyLink.svelte";
import { en } from "../src/text/en";
import { pl } from "../src/text/pl";
import { fixture, texts } from "./helpers";

beforeEach(() => {
  settings.lang = "en";
  session.texts = texts("alien_frontiers", "en");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.spyOn(api, "chat").mockResolvedValue([]);
  device.narrow = false;
  Object.assign(address, { hosts: null, chosen: 0, asked: true });
});

describe("the list of tables", () => {
  it("says when a table goes only where that is soon", async () => {
    vi.spyOn(api, "tables").mockResolvedValue([]);
    vi.spyOn(session, "refresh").mockResolvedValue(undefined as never);
    const days = (n: number) => Math.round(Date.now() / 1000) + n * 86_400;
    const { table } = fixture("af_main");
    session.mine = [{ ...table, id: "near", name: "Near", expires: days(10) }, { ...table, id: "far", name: "Far", expires: days(90) }];
    render(Tables, { token: null });
    const told = (name: string) => screen.getByText(name).closest("li")!.querySelector(".expires") !== null;
    expect([told("Near"), told("Far")]).toEqual([true, false]);
    session.mine = [];
  });
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
  const inviting = (): Table => {
    const position = fixture("af_main");
    const seats = position.table.seats.map((s) => (s.seat === 1 ? { ...s, invite: "/join/xyz" } : s));
    const table = new Table(position.table.id, af);
    table.position = { ...position, table: { ...position.table, seats } } as Position;
    address.asked = false;
    return table;
  };
  it("is said to reach nobody else only once the server has said so", async () => {
    let tell = (_: { addresses: string[] }): void => undefined;
    vi.spyOn(api, "status").mockImplementation(() => new Promise((done) => (tell = done as typeof tell)));
    render(Invites, { table: inviting() });
    expect(document.querySelector(".invites")).toBeTruthy();
    expect(screen.queryByText(en.invite_alone)).toBeNull();
    tell({ addresses: [] });
    expect(await screen.findByText(en.invite_alone)).toBeTruthy();
  });
  it("is asked about again where the server could not be heard", async () => {
    const status = vi.spyOn(api, "status").mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce({ addresses: ["10.0.0.7"] } as never);
    const { unmount } = render(Invites, { table: inviting() });
    await waitFor(() => expect(address.asked).toBe(false));
    expect(screen.queryByText(en.invite_alone)).toBeNull();
    unmount();
    render(Invites, { table: inviting() });
    await waitFor(() => expect(document.querySelector<HTMLInputElement>("[data-invite]")!.value).toContain("//10.0.0.7"));
    expect(status).toHaveBeenCalledTimes(2);
  });
  it("is made with an address of the server in its network, and names them all", async () => {
    const table = inviting();
    const status = vi.spyOn(api, "status").mockResolvedValue({ addresses: ["192.168.0.5", "fe80::1"] } as never);
    render(Invites, { table });
    expect(status).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("combobox")).toBeTruthy());
    const port = location.port ? `:${location.port}` : "";
    expect(screen.getAllByRole("option").map((o) => o.textContent)).toEqual([`192.168.0.5${port}`, `[fe80::1]${port}`]);
    expect(document.querySelector<HTMLInputElement>("[data-invite]")!.value).toContain(`//192.168.0.5${port}/join/xyz`);
  });
});

describe("a link that is copied", () => {
  const press = async (): Promise<string> => {
    render(CopyLink, { link: "/table/t1?v=3", text: "Share" });
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Share" }));
    return (await screen.findByRole("button", { name: /opied/ })).textContent!.trim();
  };
  it("goes to the clipboard, whole", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await press()).toBe("Copied");
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/table/t1?v=3`);
  });
  it("has an address of the server in its network: the one that was chosen for the seats", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    address.asked = false;
    vi.spyOn(api, "status").mockResolvedValue({ addresses: ["192.168.0.5", "10.0.0.7"] } as never);
    const port = location.port ? `:${location.port}` : "";
    expect(await press()).toBe("Copied");
    expect(writeText).toHaveBeenLastCalledWith(`${location.protocol}//192.168.0.5${port}/table/t1?v=3`);
    cleanup();
    address.chosen = 1;
    expect(await press()).toBe("Copied");
    expect(writeText).toHaveBeenLastCalledWith(`${location.protocol}//10.0.0.7${port}/table/t1?v=3`);
  });
  it("is selected and copied where the browser gives no clipboard: in the network, without https", async () => {
    vi.stubGlobal("navigator", {});
    document.execCommand = () => document.querySelector("textarea")?.value === `${location.origin}/table/t1?v=3`;
    expect(await press()).toBe("Copied");
    expect(document.querySelector("textarea")).toBeNull();
  });
  it("says so when it was not copied", async () => {
    vi.stubGlobal("navigator", {});
    document.execCommand = () => false;
    expect(await press()).toMatch(/^Not copied/);
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
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, linked: true, position: () => Promise.resolve(last), course: () => Promise.resolve({ turns: [10, 25, 40] } as never), analysis: null };
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
  it("has its log beside it up to the moment that is shown; on a narrow screen behind a button", async () => {
    const last = fixture("af_end");
    const lines = last.log.filter((entry) => !entry.undone && entry.seat !== null && entry.notation);
    const shown = (ply: number): Position => ({ ...last, ply, log: [{ ...lines[0]!, v: ply, text: `Told at ${ply}` }] });
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, linked: true, position: (_: string, ply: number) => Promise.resolve(shown(ply)), course: () => Promise.resolve({ turns: [] } as never), analysis: null };
    const { rerender } = render(Replay, { film, face: af, last, ply: 3 });
    const log = await screen.findByRole("complementary", { name: "Log" });
    await waitFor(() => expect(log.textContent).toContain("Told at 3"));
    await rerender({ film, face: af, last, ply: 4 });
    await waitFor(() => expect(log.textContent).toContain("Told at 4"));
    expect(log.textContent).not.toContain("Told at 3");
    cleanup();
    device.narrow = true;
    render(Replay, { film, face: af, last, ply: 5 });
    await tick();
    expect(screen.queryByRole("complementary", { name: "Log" })).toBeNull();
    await fireEvent.click(await screen.findByRole("button", { name: "Log" }));
    await waitFor(() => expect(document.querySelector("dialog")!.textContent).toContain("Told at 5"));
  });
  it.each([en.log, en.analyse])("puts away a sheet of which a moment was pressed: %s", async (name) => {
    device.narrow = true;
    const last = fixture("af_end");
    const running = () => Promise.resolve({ state: "running", progress: 0, yours: true } as const);
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, linked: true, position: () => Promise.resolve(last), course: () => Promise.resolve({ turns: [] } as never), analysis: { look: running, begin: running, end: running } };
    const { rerender } = render(Replay, { film, face: af, last, ply: 5 });
    await screen.findByRole("button", { name });
    await waitFor(() => expect(document.querySelector(".board .spot, .now p")).toBeTruthy());
    await fireEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(document.querySelector("dialog")).toBeTruthy());
    await rerender({ film, face: af, last, ply: 7 });
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  });
  it("explains what is looked at or pressed", async () => {
    const last = fixture("af_end");
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, linked: true, position: () => Promise.resolve(last), course: () => Promise.resolve({ turns: [] } as never), analysis: null };
    render(Replay, { film, face: af, last, ply: 5 });
    await waitFor(() => expect(document.querySelector('[data-spot="station:lunar_mine"]')).toBeTruthy());
    const place = (id: string) => document.querySelector(`[data-spot="station:${id}"]`)!;
    await fireEvent(place("lunar_mine"), new PointerEvent("pointerenter", { clientX: 3, pointerType: "mouse" }));
    expect(document.querySelector(".inspector")!.textContent).toContain("Lunar Mine");
    await fireEvent(place("lunar_mine"), new PointerEvent("pointerleave"));
    expect(document.querySelector(".inspector")).toBeNull();
    await fireEvent.click(place("shipyard"));
    expect(document.querySelector(".inspector")!.textContent).toContain("Shipyard");
  });
  it("of a file has no link to a moment: nobody else could open it", async () => {
    const last = fixture("af_end");
    for (const film of [filmOfRecord("", { position: last, course: { plies: [], scores: [], turns: [] } }), filmOf(Object.assign(new Table("x", af), { position: last }))]) {
      vi.spyOn(api, "record").mockResolvedValue({ position: last } as never);
      vi.spyOn(api, "position").mockResolvedValue(last);
      vi.spyOn(api, "scores").mockResolvedValue({ plies: [], scores: [], turns: [] });
      const { unmount } = render(Replay, { film, face: af, last, ply: 3 });
      await tick();
      expect(screen.queryByRole("button", { name: en.copy_move }) !== null).toBe(film.linked);
      expect(film.linked).toBe(film.address !== "/record");
      unmount();
    }
  });
  it("says why a moment is not shown, and shows the next one that comes", async () => {
    const last = fixture("af_end");
    const position = (_: string, ply: number) => (ply === 3 ? Promise.reject(new Error("No answer.")) : Promise.resolve(last));
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, linked: true, position, course: () => Promise.reject(new Error("No answer.")), analysis: null };
    const { rerender } = render(Replay, { film, face: af, last, ply: 3 });
    expect((await screen.findByRole("alert")).textContent).toBe("No answer.");
    await rerender({ film, face: af, last, ply: 4 });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});

describe("a table that cannot be read", () => {
  it("is asked for again with a press, where that may help", async () => {
    const position = vi.spyOn(api, "position").mockRejectedValueOnce(new Refused(0, "offline", "The server does not answer.")).mockRejectedValue(new Refused(404, "no_table", "There is no such table."));
    render(TableScreen, { id: "x", ply: null });
    expect(await screen.findByText("The server does not answer.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There is no such table.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(position).toHaveBeenCalledTimes(2);
  });
});

describe("the end of a game", () => {
  it("tells of no lead that never changed hands before it knows", async () => {
    const last = fixture("af_end");
    const table = new Table(last.table.id, af);
    table.position = last;
    vi.spyOn(api, "analysis").mockResolvedValue({ state: "none" });
    vi.spyOn(api, "scores").mockRejectedValue(new Error("No answer."));
    render(EndScreen, { table });
    expect(await screen.findByText("No answer.")).toBeTruthy();
    expect(screen.queryByText("The lead never changed hands.")).toBeNull();
  });
  it("tells why there is no rematch, until it is asked for again", async () => {
    const last = fixture("af_end");
    const table = new Table(last.table.id, af);
    table.position = last;
    vi.spyOn(api, "analysis").mockResolvedValue({ state: "none" });
    vi.spyOn(api, "scores").mockResolvedValue({ plies: [], scores: [] } as never);
    const request = vi.spyOn(session.connection, "request").mockResolvedValueOnce({ t: "nack", id: "r", code: "full", text: "You have too many tables." } as never);
    render(EndScreen, { table });
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect((await screen.findByRole("alert")).textContent).toBe("You have too many tables.");
    request.mockResolvedValueOnce({ t: "ack", id: "r", v: 1 } as never);
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
  it("says what the turn of the lead cost who looks at it", async () => {
    const last = structuredClone(fixture("af_end"));
    const [mine, other] = [0, 1];
    last.table.seats.forEach((seat) => (seat.you = seat.seat === mine));
    const table = new Table(last.table.id, af);
    table.position = last;
    vi.spyOn(api, "analysis").mockResolvedValue({ state: "none" });
    const scores = [[0, 0], [3, 1], [1, 4]].map((points) => last.table.seats.map((_, seat) => points[seat] ?? 0));
    vi.spyOn(api, "scores").mockResolvedValue({ plies: [0, 10, 20], scores, turns: [] } as never);
    vi.spyOn(api, "position").mockImplementation((_, __, ply) => Promise.resolve({ ...last, ply: ply!, log: [{ n: ply!, v: ply!, seat: other, text: `Answer ${ply}`, flags: [] }] }));
    render(EndScreen, { table });
    expect(await screen.findByText(/^Answer 20.*\(−2 for you\)$/)).toBeTruthy();
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
