// The screens of whoever runs the server, and what everybody can do about a line of the chat.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { face } from "../src/games/alien_frontiers/face";
import LineSheet from "../src/screens/owner/LineSheet.svelte";
import OwnerScreen from "../src/screens/owner/OwnerScreen.svelte";
import TableSheet from "../src/screens/owner/TableSheet.svelte";
import { own } from "../src/screens/owner/words";
import { parse } from "../src/state/router.svelte";
import { session } from "../src/state/session.svelte";
import { Table } from "../src/state/table.svelte";
import ChatView from "../src/table/ChatView.svelte";
import { fixture } from "./helpers";

const view = {
  reports: [{ n: 1, at: 0, by: "Ola", table: "t1", reason: "rude", chat: 4, who: "Ewa", text: "words" }],
  bans: [{ id: 3, name: "", range: "192.0.2.0/24", until: 0, reason: "" }],
  audit: [{ n: 1, at: 0, by: "Ala", act: "ban", about: "x" }],
};
let asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body ? JSON.parse(init.body as string) : undefined });
    const nothing = path.startsWith("/api/reports");
    return Promise.resolve(new Response(nothing ? null : JSON.stringify(path.startsWith("/api/owner") ? view : []), { status: nothing ? 204 : 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.me = null;
});

it("says of each list what it means that it is empty", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ reports: [], bans: [], audit: [] }))));
  render(OwnerScreen);
  expect(await screen.findByText(own.en.bans_none)).toBeTruthy();
  expect(screen.getAllByText(own.en.none)).toHaveLength(1);
});

it("shows reports with what can be done about them, and does it", async () => {
  render(OwnerScreen);
  expect(asked[0]?.path).toBe("/api/owner?lang=en"); // refusals, too, are in the language of the page
  await fireEvent.click(await screen.findByRole("button", { name: own.en.mute }));
  expect(asked.at(-1)?.body).toEqual({ act: "mute", hours: 24, table: "t1", chat: 4 });
  await fireEvent.click(await screen.findByRole("button", { name: own.en.end_ban }));
  expect(asked.at(-1)?.body).toEqual({ act: "end_ban", ban: 3 });
  expect(screen.getByText(/banned/)).toBeTruthy();
});

it("offers to report and to block to everybody, and more only to whoever runs the server", async () => {
  const table = new Table("t1", face);
  const message = { n: 4, by: "Ewa", seat: 1, text: "words", at: 0 };
  const first = render(LineSheet, { table, message, onclose: () => undefined });
  expect(screen.queryByText(own.en.hide)).toBeNull();
  await fireEvent.input(screen.getByRole("textbox", { hidden: true }), { target: { value: "rude" } });
  await fireEvent.click(screen.getByText(own.en.report));
  await waitFor(() => expect(asked.at(-1)).toEqual({ path: "/api/reports?lang=en", body: { table: "t1", chat: 4, reason: "rude" } }));
  first.unmount();
  session.me = { id: "1", name: "Ala", guest: false, lang: "en", owner: true };
  render(LineSheet, { table, message, onclose: () => undefined });
  expect(screen.getByText(own.en.hide)).toBeTruthy();
});

it("reports a table and a name, blocks who is silent, and removes a table that nobody reported", async () => {
  const position = fixture("af_main");
  const table = new Table("t1", face);
  const seats = position.table.seats.map((seat, i) => ({ ...seat, kind: "person" as const, you: i === 0 }));
  table.position = { ...position, table: { ...position.table, seats } };
  session.me = { id: "1", name: "Ala", guest: false, lang: "en", owner: true };
  render(TableSheet, { table, onclose: () => undefined });
  await fireEvent.input(screen.getByRole("textbox", { hidden: true }), { target: { value: "rude" } });
  await fireEvent.click(screen.getByText(own.en.report));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ table: "t1", reason: "rude" }));
  await fireEvent.click(screen.getByText(own.en.remove_table));
  expect(asked.at(-1)?.body).toEqual({ act: "remove_table", table: "t1" });
  const choice = screen.getByRole("combobox", { hidden: true }) as HTMLSelectElement;
  choice.selectedIndex = 1;
  await fireEvent.change(choice);
  await fireEvent.click(screen.getByText(own.en.report));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ table: "t1", seat: 1, reason: "rude" }));
  await fireEvent.click(screen.getByText(own.en.block));
  await waitFor(() => expect(asked.some((one) => one.path.startsWith("/api/blocks"))).toBe(true));
});

it("lets only who may write write", () => {
  const position = fixture("af_main");
  const table = new Table(position.table.id, face);
  table.position = { ...position, table: { ...position.table, chat: false } };
  render(ChatView, { table });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText(own.en.chat_closed)).toBeTruthy();
});

it("has addresses of its own, and the same gaps in both languages", () => {
  expect(parse("/owner", "", "")).toEqual({ at: "owner" });
  expect(parse("/reset", "", "#abc")).toEqual({ at: "reset", token: "abc" });
  const gaps = (text: string) => [...(text.match(/\{\w+\}/g) ?? [])].sort();
  for (const key of Object.keys(own.en) as (keyof typeof own.en)[]) expect([key, gaps(own.pl[key])]).toEqual([key, gaps(own.en[key])]);
});
