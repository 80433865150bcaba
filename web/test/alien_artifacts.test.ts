// The board of Alien Artifacts with real positions: what is there, what can be pressed, what is sent.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import { face } from "../src/games/alien_artifacts/face";
import { completed, resourceOf, types, type View } from "../src/games/alien_artifacts/view";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import type { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import { tableKeys } from "../src/table/keys";
import ScorePanel from "../src/table/ScorePanel.svelte";
import { GAME, open, ready, sent, spot, spots } from "./alien_artifacts_table";
import { fixture, texts } from "./helpers";

beforeEach(ready);

describe("the menu", () => {
  it("has a place for each of the eleven actions, and nothing else to choose from", () => {
    const table = open(fixture("aa_menu"));
    render(face.Board, { table });
    const plates = ["build", "develop", "discover", "offensive", "income", "mining", "prepare", "exchange", "unblock", "faction_action", "deck_ship", "deck_technology", "deck_planet"];
    for (const plate of plates) expect(spots()).toContain(`plate:${plate}`);
    expect(table.choices).toEqual([]);
    for (const option of table.prompt!.options) expect(option.verb === "purchase" || face.spotsOf(option).length > 0, option.notation).toBe(true);
  });
  it("draws every card of one's table, and lights those that can be used", () => {
    const table = open(fixture("aa_menu"));
    const view = table.position!.view as View;
    render(face.Board, { table });
    const own = view.seats[table.viewer!]!;
    for (const type of types) for (const { card } of own.empire[type]) expect(spots().some((each) => each.endsWith(`:${card}`))).toBe(true);
    const lifted = table.prompt!.options.filter(({ verb }) => verb === "lift").map(({ operands }) => operands["card"]);
    for (const card of lifted) expect(spot(`card:${card}`).classList).toContain("live");
  });
  it("names the free extras, and the stations of a turn", () => {
    const menu = fixture("aa_menu");
    expect(face.below!(menu, [])).toBe("2 free extras, before or after it: Lift the blockade: Barok; Lift the blockade: Gravity Lenses");
    expect(face.below!(menu, ["plate:develop"])).toBeNull();
    expect(face.stage!(menu)).toEqual([{ text: "Action", now: true }, { text: "Discard", now: false }, { text: "Draw to 3" }]);
    expect(face.stage!(fixture("aa_pay"))).toEqual([]);
  });
  it("speaks Polish", () => {
    settings.lang = "pl";
    session.texts = texts(GAME, "pl");
    render(face.Board, { table: open(fixture("aa_menu")) });
    expect(screen.getByRole("button", { name: /^Zdjęcie blokady/ })).toBeTruthy();
    expect(screen.getAllByText("Stadium budowy").length).toBeGreaterThan(0);
  });
});

describe("a payment", () => {
  // The parts of a way, by section.
  const sections = (position: Position): string[][] => {
    const { steps, ways } = (position.view as View).ways!;
    return ways!.map((way) => way.map((code) => steps[code < 0 ? -1 - code : code]!.split(" ")[1]!));
  };
  it("is pressed in any order, shows where each section leads, and is sent when it is complete", async () => {
    const position = fixture("aa_pay");
    const way = sections(position).find((each) => each.length >= 2)!;
    const table = open(position);
    render(face.Hand, { table });
    render(face.Board, { table });
    const last = way.at(-1)!;
    await fireEvent.click(spot(`section:${last}`));
    expect(sent).toEqual([]);
    expect(table.picks).toEqual([`section:${last}`]);
    expect(document.querySelectorAll(".to").length).toBeGreaterThan(0);
    for (const section of way.slice(0, -1).reverse()) await fireEvent.click(spot(`section:${section}`));
    expect(sent.filter(({ t }) => t === "act")).toHaveLength(1);
    const answers = sent.find(({ t }) => t === "act")!.answers!;
    expect(answers[0]).toBe(`pay ${way[0]}`); // in the order of the rules
  });
  it("is asked for in few words, with what counts below", () => {
    const table = open(fixture("aa_pay"));
    render(Console, { table });
    expect(table.question).toBe("Pay 4 more blue icons.");
    expect(document.querySelector(".below")!.textContent).toBe("Gold counts as well. 2 cards left.");
  });
  it("takes a chosen section back with another press", async () => {
    const position = fixture("aa_pay");
    const way = sections(position).find((each) => each.length >= 2)!;
    const table = open(position);
    render(face.Hand, { table });
    render(face.Board, { table });
    await fireEvent.click(spot(`section:${way[0]}`));
    await fireEvent.click(spot(`section:${way[0]}`));
    expect(table.picks).toEqual([]);
    expect(sent).toEqual([]);
  });
  it("says why a section is refused", async () => {
    const position = fixture("aa_pay");
    const own = (position.view as View).seats[position.prompt!.seat]!;
    const all = new Set(sections(position).flat());
    const refused = own.hand!.flatMap((id) => [`${id}_a`, `${id}_b`]).find((id) => !all.has(id))!;
    const table = open(position);
    render(face.Hand, { table });
    await fireEvent.click(spot(`section:${refused}`));
    expect(sent).toMatchObject([{ t: "why", spot: `section:${refused}` }]);
    expect(resourceOf(refused)).toMatch(/^res_/);
  });
});

describe("a digit", () => {
  const keysOf = (table: Table) => {
    const keys = tableKeys(() => table, { log: () => {}, answers: () => {}, help: () => {}, close: () => false });
    return (key: string) => keys(new KeyboardEvent("keydown", { key }));
  };
  it("picks the first section of that card of the hand, then the other one, then none", () => {
    const position = fixture("aa_sets"); // every section can be part of a set
    const [first] = (position.view as View).seats[position.prompt!.seat]!.hand!;
    const table = open(position);
    const press = keysOf(table);
    for (const picks of [[`section:${first}_a`], [`section:${first}_b`], []]) {
      press("1");
      expect(table.picks).toEqual(picks);
    }
    press("9");
    expect(table.picks).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe("an attack", () => {
  it("is aimed at a row of the score, or at the alien system, and not at words of the console", async () => {
    const table = open(fixture("aa_target"));
    render(ScorePanel, { table });
    render(face.Board, { table });
    expect(table.choices).toEqual([]);
    const rivals = table.prompt!.options.filter(({ verb }) => verb === "attack").map(({ spot: at }) => at);
    expect(spots().filter((each) => each.startsWith("seat:")).sort()).toEqual([...rivals].sort());
    expect(spot("system:open").classList).toContain("live");
    await fireEvent.click(spot(rivals[0]!));
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: [`attack ${rivals[0]!.slice(5)}`] });
  });
});

describe("what is revealed for a ship", () => {
  it("is added up as the server says, in the row that the server says, whatever is looked at", () => {
    const table = open(fixture("aa_attack"));
    const view = table.position!.view as View;
    table.attention.inspected = `card:${view.seats[view.turn]!.empire.ship.at(-1)!.card}`;
    render(face.Board, { table });
    expect(document.querySelector(".system .name b")!.textContent).toBe("3 + 3 = 6");
    const rows = [...document.querySelectorAll(".system tr")];
    expect(rows.map((row) => row.classList.contains("lit"))).toEqual(rows.map((_, i) => i === 2));
  });
  it("is there for a ship that is lost already", () => {
    const position = fixture("aa_attack");
    const view = position.view as View;
    view.seats[view.turn]!.empire.ship = [];
    render(face.Board, { table: open(position) });
    expect(document.querySelector(".system .name b")!.textContent).toBe("3 + 3 = 6");
  });
});

it("says which operations gold pays for", () => {
  const position = structuredClone(fixture("aa_menu"));
  const view = position.view as View;
  for (const seat of view.seats) seat.gold = { offensive: false, income: true, mining: false };
  render(face.Board, { table: open(position) });
  expect(document.body.textContent).toContain("gold too");
  expect(document.body.textContent).toContain("no gold");
});

it("keeps the common row in sight while a drawn card is chosen", () => {
  const position = structuredClone(fixture("aa_menu"));
  const view = position.view as View;
  view.decks.ship.drawn = [view.decks.ship.below[0] ?? view.decks.ship.top!];
  render(face.Board, { table: open(position) });
  expect(document.querySelector(".tray")).not.toBeNull();
  expect(spots()).toContain("system:open");
  expect(spots()).toContain("plate:deck_ship");
});

describe("an exchange", () => {
  it("takes its colour from the first section, and its button says the credits", async () => {
    const position = fixture("aa_exchange");
    const table = open(position);
    render(Console, { table });
    const first = [...table.offer.spots].find((each) => each.startsWith("section:"))!;
    await fireEvent.click(spot(first));
    expect(sent).toEqual([]);
    const button = screen.getByRole("button", { name: /^Take \d credits?/ });
    await fireEvent.click(button);
    const { answers } = sent.at(-1)!;
    expect(answers![0]).toMatch(/^colour /);
    expect(answers![1]).toBe(`spend ${first.slice(8)}`);
  });
});

describe("a completed card", () => {
  it("says of a card that is looked at where its facts are from, with a mark for each", () => {
    const table = open(fixture("aa_menu"));
    table.attention.inspected = `card:${(table.position!.view as View).decks.ship.top}`;
    render(face.Inspector!, { table });
    const from = document.querySelector(".from")!;
    expect(from.textContent).toMatch(/Card data: .*reconstructed by us/);
    expect(from.querySelector(".mark.reconstructed")!.getAttribute("aria-label")).toBe("reconstructed by us");
    expect(face.about(table.position!.view, `card:${(table.position!.view as View).decks.ship.top}`)!.facts.at(-1)).toEqual(["Card data", expect.stringContaining("reconstructed by us")]);
  });
  it("shows both sides as answers, in the rail", async () => {
    const table = open(fixture("aa_side"));
    render(face.Inspector!, { table });
    await fireEvent.click(spot("side:operational"));
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: ["side operational"] });
  });
  it("shows them in the console where five players leave the rail no room", async () => {
    const position = structuredClone(fixture("aa_side"));
    const view = position.view as View;
    view.seats.push(view.seats[3]!);
    const table = open(position);
    render(face.Inspector!, { table });
    expect(spot("side:operational")).toBeNull();
    render(face.Hand!, { table });
    await fireEvent.click(spot("side:operational"));
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: ["side operational"] });
  });
  it("is full while its side is chosen, although what was attached is discarded", () => {
    const position = structuredClone(fixture("aa_side"));
    const view = position.view as View;
    const card = completed(view)!;
    const item = Object.values(view.seats[view.turn]!.construction).flat().find((each) => each.card === card)!;
    Object.assign(item, { attached: [], icons: 0, missing: item.cost });
    render(face.Board, { table: open(position) });
    expect(spot(`card:${card}`).closest(".cd")!.textContent).toContain(`${item.cost} of ${item.cost}`);
  });
});

it("shows what chance has brought where it lies", () => {
  const at = (notation: string) => face.brought!({ notation } as Parameters<NonNullable<typeof face.brought>>[0]);
  expect(at("draw res_01")).toContain("resource:res_01");
  expect(at("produce res_01")).toEqual(["section:res_01_a", "section:res_01_b"]);
  expect(at("top sh_fram")).toEqual(["plate:deck_ship"]);
  expect(at("plan dp_hell")).toEqual(["plan:dp_hell"]);
  expect(at("reveal res_01")).toEqual(["system:open"]);
});

it("shows another player's table without anything to press", () => {
  const table = open(fixture("aa_menu"));
  table.opened = (table.viewer! + 1) % 4;
  render(face.Board, { table });
  expect(spots().filter((each) => each.startsWith("plate:") && !each.startsWith("plate:deck_"))).toEqual([]);
});

it("draws every seat's row and the empires at the end", () => {
  const { view } = fixture("aa_end");
  for (const seat of [0, 1, 2, 3]) render(face.Row!, { view, seat });
  render(face.Miniature, { view });
  const cards = (view as View).seats.reduce((sum, { empire }) => sum + types.reduce((n, type) => n + empire[type].length, 0), 0);
  expect(document.querySelectorAll(".empires .card")).toHaveLength(cards);
});
