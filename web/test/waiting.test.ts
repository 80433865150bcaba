// A table that waits: who made it sends others away, who came may leave. What is refused in the chat comes back.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import ChatView from "../src/table/ChatView.svelte";
import Lobby from "../src/table/Lobby.svelte";
import { fixture } from "./helpers";
import { open, quiet, seat, sent } from "./staged";

beforeEach(quiet);

const waiting = (yours: boolean, own: number) => {
  const position = fixture("af_main");
  const seats = [seat(0), seat(1), { ...seat(2), kind: "open" as const, name: "" }, { ...seat(3), kind: "bot" as const, level: 1, name: "Cadet Vega" }].map((s) => ({ ...s, you: s.seat === own }));
  return open({ ...position, prompt: null, viewer: own, table: { ...position.table, state: "waiting", yours, seats } });
};
const nack = (code: string, text: string) => {
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "nack", id: message.id, code, text, v: 1 });
  };
};

describe("a table that waits", () => {
  it("has who made it free seats of others, and asks before", async () => {
    render(Lobby, { table: waiting(true, 0) });
    expect(screen.getAllByRole("button", { name: /^Free this seat/ })).toHaveLength(1); // not one's own, nobody's, a bot's
    await fireEvent.click(screen.getByRole("button", { name: "Free this seat: Kasia" }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /^Free the seat\? Kasia cannot/ }));
    expect(sent.at(-1)).toMatchObject({ t: "free_seat", seat: 1 });
    expect(screen.queryByRole("button", { name: /^Free the seat\?/ })).toBeNull();
  });
  it("says it in Polish, and why it could not be", async () => {
    settings.lang = "pl";
    nack("begun", "Gra już trwa.");
    render(Lobby, { table: waiting(true, 0) });
    await fireEvent.click(screen.getByRole("button", { name: "Zwolnij to miejsce: Kasia" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Zwolnić\?/ }));
    await tick();
    expect(screen.getByRole("alert").textContent).toBe("Gra już trwa.");
  });
  it("lets who came leave, and free nobody's seat", async () => {
    render(Lobby, { table: waiting(false, 1) });
    expect(screen.queryByRole("button", { name: /^Free/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Leave the seat" }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /^Leave\?/ }));
    expect(sent.at(-1)).toMatchObject({ t: "leave", seat: 1 });
  });
});

describe("the chat", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Write to the table" });
  const write = async (text: string) => {
    await fireEvent.input(field(), { target: { value: text } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await new Promise((done) => setTimeout(done, 0));
  };
  it("clears what was taken", async () => {
    render(ChatView, { table: open(fixture("af_main")) });
    await write("hello");
    expect(sent.at(-1)).toMatchObject({ t: "chat", text: "hello" });
    expect(field().value).toBe("");
    expect(screen.queryByRole("alert")).toBeNull();
  });
  it("gives back what was refused and says why, until it is sent", async () => {
    const { request } = session.connection;
    nack("rate", "Wait a little.");
    render(ChatView, { table: open(fixture("af_main")) });
    await write(" hello ");
    expect(screen.getByRole("alert").textContent).toBe("Wait a little.");
    expect(field().value).toBe("hello");
    session.connection.request = request;
    await write(field().value);
    expect(field().value).toBe("");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
