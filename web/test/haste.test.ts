// Presses and answers that come in another order, or more often, than they were meant to.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { GameKind, NewTable, RuleBook, TableSummary } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import FirstGame from "../src/screens/FirstGame.svelte";
import Learn from "../src/screens/Learn.svelte";
import NewGame from "../src/screens/NewGame.svelte";
import Rules from "../src/screens/Rules.svelte";
import { router } from "../src/state/router.svelte";
import { rulebook } from "../src/state/rulebook.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import RuleSheet from "../src/table/RuleSheet.svelte";
import { en } from "../src/text/en";
import { spotAttributes } from "../src/ui/spot";
import { fixture, texts } from "./helpers";

const slow = vi.hoisted(() => ({ loads: [] as { lang: string; tell: (text: string) => void }[] }));
vi.mock("../src/text/learn", () => ({
  hasLearn: () => true,
  loadLearn: (_: string, lang: string) => new Promise<string>((tell) => slow.loads.push({ lang, tell })),
}));

const kind: GameKind = {
  id: "alien_frontiers", prefix: "AF", name: "Alien Frontiers", players: [2, 3, 4], options: [], tempers: [],
  levels: [{ level: 1, name: "Cadet", bot: "level:1", about: "", players: [2, 3, 4], turn_seconds: 1, measured: [], told: [] }],
};
beforeEach(() => {
  vi.restoreAllMocks();
  slow.loads.length = 0;
  settings.lang = "en";
  session.games = [kind];
  session.texts = texts("alien_frontiers", "en");
  vi.spyOn(router, "go").mockImplementation(() => undefined);
});

describe("a table that is asked for twice", () => {
  it.each([["a first game", FirstGame, en.first_game, { game: kind.id }], ["a new game", NewGame, en.start, { game: kind.id, friends: false }]] as const)("is made once: %s", async (_, Screen, text, props) => {
    let refuse = (_: Error): void => undefined;
    const create = vi.spyOn(api, "create").mockImplementation(() => new Promise((_, no) => (refuse = no)));
    render(Screen as typeof NewGame, props as never);
    const button = screen.getByRole("button", { name: text });
    button.click();
    button.click();
    expect(create).toHaveBeenCalledTimes(1);
    refuse(new Error("No room."));
    await screen.findByText("No room.");
    await fireEvent.click(button);
    expect(create).toHaveBeenCalledTimes(2);
  });
});

describe("the seats of a new table", () => {
  const seats = async (): Promise<NewTable["seats"]> => {
    const create = vi.spyOn(api, "create").mockResolvedValue({ id: "t" } as TableSummary);
    vi.spyOn(session, "refresh").mockResolvedValue(undefined);
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^(?:${en.start}|${en.start_invite})$`) }));
    return create.mock.calls.at(-1)![0].seats;
  };
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  it("keep their names and kinds when their number or the way of playing changes", async () => {
    render(NewGame, { game: kind.id, friends: false });
    await press(en.one_device);
    await press("4");
    const [second, third, fourth] = screen.getAllByRole<HTMLInputElement>("textbox", { name: en.name });
    await fireEvent.input(second!, { target: { value: "Ola" } });
    await fireEvent.input(third!, { target: { value: "Jan" } });
    await fireEvent.input(fourth!, { target: { value: "Ela" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "Seat 3" }), { target: { value: "open" } });
    await press("2");
    await press(en.with_friends);
    await press(en.one_device);
    await press("4");
    expect(await seats()).toMatchObject([{ kind: "me" }, { kind: "guest", name: "Ola" }, { kind: "open" }, { kind: "guest", name: "Ela" }]);
  });
  it("are as many as play, each as its way of playing means it", async () => {
    render(NewGame, { game: kind.id, friends: true });
    await press("2");
    expect(await seats()).toEqual([{ kind: "me" }, { kind: "open" }]);
  });
});

describe("a text that comes late", () => {
  const book = (lang: "en" | "pl"): RuleBook => ({ lang, sections: [{ id: "1", level: 2, title: `Title ${lang}`, blocks: [{ id: "AF-1", markdown: `Book ${lang}` }] }] }) as RuleBook;
  const later = () => {
    const asked: { lang: string; tell: (book: RuleBook) => void; fail: (error: Error) => void }[] = [];
    vi.spyOn(api, "rules").mockImplementation((_, lang) => new Promise((tell, fail) => asked.push({ lang, tell, fail })));
    return asked;
  };
  it("of the rulebook in the language before does not take the place of the one that is wanted", async () => {
    const asked = later();
    const { rerender } = render(Rules, { props: { game: kind.id, lang: "en", anchor: "" } });
    await rerender({ game: kind.id, lang: "pl", anchor: "" });
    asked.find(({ lang }) => lang === "pl")!.tell(book("pl"));
    await screen.findByText("Book pl");
    asked.find(({ lang }) => lang === "en")!.tell(book("en"));
    await tick();
    await tick();
    expect(screen.queryByText("Book en")).toBeNull();
    expect(screen.getByText("Book pl")).toBeTruthy();
  });
  it("of the rulebook is not awaited where it could not be had", async () => {
    const asked = later();
    const { rerender } = render(Rules, { props: { game: kind.id, lang: "en", anchor: "" } });
    asked[0]!.tell(book("en"));
    await screen.findByText("Book en");
    await rerender({ game: kind.id, lang: "pl", anchor: "" });
    asked[1]!.fail(new Error("No such book."));
    expect(await screen.findByText("No such book.")).toBeTruthy();
  });
  it("of a rule beside the table, the same", async () => {
    const asked = later();
    render(RuleSheet);
    rulebook.wanted = { game: kind.id, rule: "AF-1" };
    await waitFor(() => expect(asked).toHaveLength(1));
    settings.lang = "pl";
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!.tell(book("pl"));
    await screen.findByText("Book pl");
    asked[0]!.tell(book("en"));
    await tick();
    await tick();
    expect(screen.queryByText("Book en")).toBeNull();
  });
  it("of How to play, the same", async () => {
    const { rerender } = render(Learn, { game: kind.id, lang: "en" });
    await rerender({ game: kind.id, lang: "pl" });
    expect(slow.loads.map(({ lang }) => lang)).toEqual(["en", "pl"]);
    slow.loads[1]!.tell("# Szybka strona");
    await screen.findByText("Szybka strona");
    slow.loads[0]!.tell("# Slow page");
    await tick();
    await tick();
    expect(screen.queryByText("Slow page")).toBeNull();
  });
});

describe("the language of the page", () => {
  it.each([["How to play", Learn, "/learn/alien_frontiers/pl"], ["the rulebook", Rules, "/rules/alien_frontiers/pl"]] as const)("changes that of %s", async (_, Screen, address) => {
    vi.spyOn(api, "rules").mockImplementation(() => new Promise(() => undefined));
    render(Screen as typeof Rules, { props: { game: kind.id, lang: "en", anchor: "" } });
    await tick();
    expect(router.go).not.toHaveBeenCalled(); // an address may be in another language than the page
    settings.lang = "pl";
    await tick();
    expect(router.go).toHaveBeenCalledWith(address, true);
  });
});

describe("a finger that rested on a spot", () => {
  const touched = () => {
    const table = new Table("t", af);
    table.position = fixture("af_main");
    const pressed = vi.spyOn(table, "press").mockImplementation(() => undefined);
    const looked = vi.spyOn(table.attention, "look");
    const { onclick, onpointerdown } = spotAttributes(table, "station:shipyard", "Shipyard");
    const element = document.body.appendChild(document.createElement("div"));
    element.addEventListener("pointerdown", (event) => onpointerdown(event));
    element.addEventListener("click", (event) => onclick(event));
    const touch = (type: string) => element.dispatchEvent(new PointerEvent(type, { pointerType: "touch" }));
    return { element, pressed, looked, touch };
  };
  it("has asked what it is, and the click that follows answers nothing", () => {
    vi.useFakeTimers();
    const { element, pressed, looked, touch } = touched();
    touch("pointerdown");
    vi.advanceTimersByTime(500);
    expect(looked).toHaveBeenCalledWith("station:shipyard", true);
    touch("pointerup");
    element.click();
    expect(pressed).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
  it.each(["pointerup", "pointercancel"])("leaves the next tap alone where no click has followed: %s", (end) => {
    vi.useFakeTimers();
    const { element, pressed, touch } = touched();
    touch("pointerdown");
    vi.advanceTimersByTime(500);
    touch(end);
    touch("pointerdown");
    vi.advanceTimersByTime(50);
    touch("pointerup");
    element.click();
    expect(pressed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("why an answer is not open", () => {
  const asked = async (picks: string[], answer: object) => {
    const table = new Table("t", af);
    table.position = fixture("af_main");
    table.picks = picks;
    session.connection.request = (message) => Promise.resolve({ id: message.id, ...answer } as never);
    await table.attention.whyNot("end");
    return table.attention.reason;
  };
  it("is told also where the rules would allow it: what is chosen stands in the way, or nothing does", async () => {
    expect(await asked([], { t: "reason", allowed: false, text: "No.", rule: "AF-1" })).toMatchObject({ text: "No.", rule: "AF-1", spot: null });
    expect(await asked(["die:1"], { t: "reason", allowed: true, text: "The rules allow it." })).toMatchObject({ text: en.not_together, spot: null });
    expect(await asked([], { t: "reason", allowed: true, text: "The rules allow it." })).toMatchObject({ text: "The rules allow it.", spot: null });
  });
});
