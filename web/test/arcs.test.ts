// Arcs with real positions: what is there, what can be pressed, how answers of several parts are put together.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option, Position } from "../src/api/types";
import { lastRoll } from "../src/games/arcs/battle";
import { face } from "../src/games/arcs/face";
import { arrange } from "../src/games/arcs/tags";
import type { Slot, View } from "../src/games/arcs/view";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import { fixture, texts } from "./helpers";

const sent: { t: string; answers?: string[]; spot?: string }[] = [];

function open(name: string, change: (position: Position) => Position = (p) => p): Table {
  const position = change(fixture(name));
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
const at = (spot: string): Element => document.querySelector(`[data-spot="${spot}"]`)!;
const spots = (kind: string): string[] => screen.getAllByRole("button").map((b) => b.getAttribute("data-spot") ?? "").filter((s) => s.startsWith(`${kind}:`));

// Two fresh ships are on their way from Gate 6 to Hexagon 6; damaged ones may go along.
function moveOfDamaged(position: Position): Position {
  const view = structuredClone(position.view) as View;
  const seat = position.prompt!.seat;
  const ids = Object.keys(view.systems);
  view.systems["6g"]!.fleets[seat] = { fresh: 3, damaged: 1 };
  view.step = "move_damaged";
  view.frames.push({ step: "move_damaged", a: 0, b: ids.indexOf("6g"), c: ids.indexOf("6h"), d: 2 });
  const steps = [0, 1].map((n): Option => ({ notation: `move_damaged ${n}`, index: n, verb: "move_damaged", operands: { n: `${n}` }, label: "", spot: "verb:move_damaged" }));
  return { ...position, view, prompt: { ...position.prompt!, step: "move_damaged", options: steps, walks: { steps, walks: [[0], [1]], complete: true } } };
}

beforeEach(() => {
  sent.length = 0;
  settings.lang = "en";
  session.texts = texts("arcs", "en");
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
});

describe("the board", () => {
  it("draws every system in play as a target, with what stands there, and none that is out of play", () => {
    const table = open("ar_follow");
    render(face.Board, { table });
    const { systems } = table.position!.view as View;
    const inPlay = Object.keys(systems).filter((id) => systems[id]!.in_play);
    expect(spots("system").sort()).toEqual(inPlay.map((id) => `system:${id}`).sort());
    expect(at("system:6g").getAttribute("aria-label")).toMatch(/^Gate 6, Sapphire: 1 fresh, 0 damaged, Jade: 3 fresh, 0 damaged, Jade controls/);
  });
  it("names the cards of the Court with their agents", () => {
    const table = open("ar_follow");
    render(face.Board, { table });
    expect(spots("court")).toHaveLength(4);
    expect(screen.getByRole("button", { name: /^Song of Freedom.*Jade 1 agent, Pearl 2 agents/ })).toBeTruthy();
  });
  it.each(["ar_act", "ar_arrange", "ar_draft", "ar_follow", "ar_lead", "ar_losses", "ar_prelude", "ar_raid"])("draws at most 500 elements: %s", (name) => {
    const { container } = render(face.Board, { table: open(name) });
    expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(500);
  });
  it("speaks Polish", () => {
    settings.lang = "pl";
    session.texts = texts("arcs", "pl");
    render(face.Board, { table: open("ar_follow") });
    expect(screen.getByRole("button", { name: /^Brama 6/ })).toBeTruthy();
  });
  it("shows the battle line by line where it is fought, and what the keys may take", async () => {
    const table = open("ar_raid");
    render(face.Board, { table });
    expect(screen.getByRole("region", { name: "Battle: Hexagon 1" })).toBeTruthy();
    expect(document.querySelectorAll(".battle li.done")).toHaveLength(4);
    const live = spots("raid").filter((spot) => table.stateOf(spot) === "live");
    expect(live).toEqual(["raid:fuel:1"]);
    await fireEvent.click(at(live[0]!));
    expect(table.offer.taken.map((o) => o.notation)).toEqual(["raid_token fuel 1"]);
    expect(table.question).toBe("Which token goes into the next slot?");
  });
  it("lays out leaders and lore to be drafted", () => {
    render(face.Board, { table: open("ar_draft") });
    expect([spots("leader").length, spots("lore").length]).toEqual([5, 5]);
    expect(at("leader:upstart").getAttribute("aria-label")).toMatch(/Begins with Psionic, Material, A: city, 4 ships, B: starport, 3 ships, C: 2 ships/);
  });
});

describe("a card", () => {
  it("is asked how it is played, then goes on or seizes", async () => {
    const table = open("ar_follow");
    render(Console, { table });
    await fireEvent.click(at("card:construction_1"));
    expect(table.question).toBe("How do you play Construction 1?");
    expect(table.choices.map((c) => c.option.verb)).toEqual(["surpass", "copy"]);
    expect(screen.getByRole("button", { name: /Surpass.*4 actions: Build, Repair/ })).toBeTruthy();
    table.choose(table.choices[1]!.option);
    expect(table.question).toBe("Do you declare an ambition or seize the initiative, or go on?");
    expect(table.ending?.label).toBe("Go on to the Prelude");
    table.end();
    expect(sent.at(-1)).toMatchObject({ answers: ["copy construction_1", "begin_prelude"] });
  });
  it("shows the ways that are not open, and asks the server why", async () => {
    const table = open("ar_follow");
    render(Console, { table });
    await fireEvent.click(at("card:construction_1"));
    await fireEvent.click(screen.getByRole("button", { name: /^Pivot .*not possible now.*it is the lead suit$/ }));
    expect(sent.at(-1)).toMatchObject({ t: "why", notation: "pivot construction_1" });
    await fireEvent.click(at("card:aggression_6"));
    expect(table.closed.map(({ notation, note }) => [notation, note])).toEqual([["surpass aggression_6", "not the lead suit"]]);
  });
  it("gives way to another one", async () => {
    const table = open("ar_follow");
    render(Console, { table });
    await fireEvent.click(at("card:construction_1"));
    await fireEvent.click(at("card:aggression_6"));
    expect(table.picks).toEqual(["card:aggression_6"]);
  });
  it("that leads is declared by words or by the column of its ambition", async () => {
    const table = open("ar_lead");
    render(face.Board, { table });
    render(Console, { table });
    await fireEvent.click(at("card:construction_2"));
    expect(screen.getByRole("button", { name: /Declare Tycoon.*5 Power, second place 3; the card then counts 0/ })).toBeTruthy();
    await fireEvent.click(at("ambition:tycoon"));
    expect(sent.at(-1)).toMatchObject({ answers: ["lead construction_2", "declare tycoon"] });
  });
  it("keeps its number with the Secret Order, for Keeper and Empath (AR-184)", () => {
    const view = structuredClone(fixture("ar_lead").view) as View;
    const note = (ambition: string) => face.chip!(view, { notation: "", index: 0, verb: "declare", operands: { ambition }, label: "", spot: "" })!.note;
    expect(note("keeper")).toMatch(/counts 0/);
    view.seats[view.turn.seat]!.guilds = [{ court: "secret_order", suit: "psionic", keys: 2, loyal: false, discards: false }];
    expect(note("keeper")).toMatch(/keeps its number/);
    expect(note("tycoon")).toMatch(/counts 0/);
  });
});

describe("an action", () => {
  it("moves ships: action, from, to, number", async () => {
    const table = open("ar_act");
    render(face.Board, { table });
    render(Console, { table });
    await fireEvent.click(screen.getByRole("button", { name: /^Move/ }));
    expect(table.question).toBe("From which system do ships move?");
    await fireEvent.click(at("system:4g"));
    expect(table.question).toBe("To which system do they move?");
    await fireEvent.click(at("system:4c"));
    expect(table.question).toBe("How many fresh ships move?");
    await fireEvent.click(at("ships:fresh:2"));
    expect(sent.at(-1)).toMatchObject({ answers: ["act move", "move_from 4g", "move_to 4c", "move_fresh 2"] });
  });
  it("moves ships: the number before the place, and another number in its stead", async () => {
    const table = open("ar_act");
    render(face.Board, { table });
    render(Console, { table });
    await fireEvent.click(screen.getByRole("button", { name: /^Move/ }));
    await fireEvent.click(at("system:4g"));
    await fireEvent.click(at("ships:fresh:1"));
    await fireEvent.click(at("ships:fresh:2"));
    expect(table.picks).toEqual(["=act move", "system:4g", "ships:fresh:2"]);
    expect(table.question).toBe("To which system do they move?");
    await fireEvent.click(screen.getByRole("button", { name: "From Gate 4: choose again" }));
    expect(table.picks).not.toContain("system:4g");
    await fireEvent.click(at("system:4g"));
    await fireEvent.click(at("system:4c"));
    expect(sent.at(-1)).toMatchObject({ answers: ["act move", "move_from 4g", "move_to 4c", "move_fresh 2"] });
  });
  it("goes on with the damaged ships of a Move", () => {
    const table = open("ar_act", (p) => moveOfDamaged(p));
    render(Console, { table });
    expect(document.querySelector(".plates")!.textContent).toMatch(/From.*Gate 6.*Fresh.*2.*Damaged.*0.*1.*To.*Hexagon 6/);
    expect(spots("ships")).toEqual(["ships:damaged:0", "ships:damaged:1"]);
  });
  it("stays in sight where it cannot be taken", () => {
    const table = open("ar_act");
    expect(table.closed.map(({ notation, note }) => [notation, note])).toEqual([["act secure", "nowhere the most agents"]]);
  });
  it("may begin with the place", async () => {
    const table = open("ar_act");
    render(face.Board, { table });
    await fireEvent.click(at("system:1c"));
    expect(table.choices.map((c) => c.option.notation)).toEqual(["act move", "act fire_rifles"]);
  });
  it("collects dice in any order, and another number takes the place of the first", async () => {
    const table = open("ar_act");
    render(face.Board, { table });
    table.choose(table.choices.find((c) => c.option.notation === "act battle")!.option);
    await Promise.resolve();
    expect(table.question).toBe("Which dice do you collect?");
    await fireEvent.click(at("dice:skirmish:2"));
    await fireEvent.click(at("dice:skirmish:1"));
    expect(table.picks).toEqual(["=act battle", "dice:skirmish:1"]);
    await fireEvent.click(at("dice:assault:2"));
    expect(sent.at(-1)).toMatchObject({ answers: ["act battle", "assault_dice 2", "skirmish_dice 1"] });
  });
  it("gives up what is left only after a warning", () => {
    const table = open("ar_act");
    const end = table.prompt!.options.find((o) => o.verb === "end_turn")!;
    expect(face.endNote(table.position!.view, end)).toEqual({ risky: true, text: "gives up 2 actions" });
  });
});

describe("a roll", () => {
  const told = (notation: string) => face.tells!({ ...fixture("ar_raid").log[0]!, notation });
  it("is told by what it adds up to", () => {
    expect(told("roll_raid 0-1 0-0-1")).toBe("Roll of 2 raid dice: 1 hit on own ships, 1 intercept, 1 key");
    expect(told("roll_assault 1-0 1-1-0")).toBe("Roll of 3 assault dice: 1 hit on own ships, 4 hits");
    expect(told("roll_skirmish 1-0")).toBe("Roll of 1 skirmish die: nothing");
    expect(told("raid_dice 2")).toBeNull();
  });
});

// Another seat has fought: the roll left no question, and it is the viewer's turn again.
function fought(position: Position, lines: [number | null, string][]): Position {
  const log = lines.map(([seat, notation], i) => ({ v: 900 + i, n: 900 + i, seat, text: "", flags: [] as [], notation }));
  const { seat } = position.prompt!;
  return { ...position, table: { ...position.table, seats: position.table.seats.map((s) => ({ ...s, you: s.seat === seat })) }, log: [{ ...log[0]!, v: 899, n: 899, seat, notation: "end_turn" }, ...log] };
}

describe("the dice of a battle that is over", () => {
  const other = (fixture("ar_act").prompt!.seat + 1) % 4;
  const battle: [number | null, string][] = [[other, "act battle"], [other, "battle_at 2g"], [other, "raid_dice 1"], [null, "roll_raid 0-1 0-0-0"], [null, "roll_skirmish 1-1"], [other, "end_turn"]];
  it("stand where it was fought, until the viewer's next answer", () => {
    const table = open("ar_act", (p) => fought(p, battle));
    render(face.Board, { table });
    const dice = screen.getByRole("img", { name: /^Roll of 1 raid die: 1 hit on own ships, 1 key; Roll of 2 skirmish dice: 1 hit$/ });
    expect(dice.querySelectorAll("img")).toHaveLength(3);
    expect(lastRoll(table.log, table.mine)).toMatchObject({ seat: other, system: "2g" });
    const answered = [...table.log, { ...table.log[0]!, v: 950, n: 950 }];
    expect(lastRoll(answered, table.mine)).toBeNull();
  });
  it("are those of the last one", () => {
    const table = open("ar_act", (p) => fought(p, [...battle, [other, "act fire_rifles"], [other, "rifles_at 1g pearl"], [null, "roll_skirmish 0-2"]]));
    expect(lastRoll(table.log, table.mine)).toMatchObject({ system: "1g", groups: [{ kind: "skirmish", faces: [1, 1] }] });
  });
});

describe("the round", () => {
  const staged = (change: (view: View) => void, lines: [number | null, string][] = []) =>
    open("ar_follow", (p) => {
      const view = structuredClone(p.view) as View;
      change(view);
      return { ...fought(p, [[0, "lead construction_1"], ...lines]), view };
    });
  it("shows the marker that the lead card declared, whatever its number", () => {
    const table = staged((view) => {
      view.round.declared = true;
      view.ambitions.keeper.markers = [{ marker: "m_high", first: 5, second: 3, flipped: false }, { marker: "m_mid", first: 3, second: 2, flipped: false }];
    }, [[0, "declare keeper"]]);
    render(face.Board, { table });
    expect(document.querySelector(".round em")!.textContent).toBe("3/2");
  });
  it("shows whose Union lies beside a card, and the viewer's own card as a back with its face", () => {
    const table = staged((view) => {
      view.round.played[0]!.claimed = 1;
      view.round.played.push({ card: "aggression_2", suit: "aggression", number: 2, pips: 3, owner: view.round.order[1]!, mode: "copy", face_up: false, claimed: null, zeroed: false });
    });
    render(face.Board, { table });
    expect(screen.getByRole("img", { name: /^Union of/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Aggression 2, face down" }).querySelector(".back")).toBeTruthy();
  });
});

describe("a destroyed city", () => {
  it("adds Outrage and Ransack to the lines, and lights the one that is resolved", () => {
    const table = open("ar_raid", (p) => {
      const view = structuredClone(p.view) as View;
      view.fight.cities = 1;
      view.step = "ransack";
      return { ...p, view };
    });
    render(face.Board, { table });
    expect(document.querySelectorAll(".battle li")).toHaveLength(7);
    expect(document.querySelector(".battle li.now")!.textContent).toMatch(/^Ransack/);
  });
});

describe("the own board", () => {
  it("spends the token that was pressed", async () => {
    const table = open("ar_prelude");
    render(Console, { table });
    expect(spots("token")).toEqual(["token:material", "token:relic", "token:relic", "token:relic"]);
    expect(table.stateOf("token:relic")).toBe("live");
  });
  it("fills the slots from the highest raid cost down while tokens are arranged", () => {
    const slots: Slot[] = [3, 1, 1, 2, 1, 3, 4].map((cost, i) => ({ cost, open: i !== 4 && i !== 5, token: null }));
    const token = (resource: string): Option => ({ notation: `arrange ${resource}`, index: 0, verb: "arrange", operands: { resource }, label: "", spot: "" });
    const { slots: placed, next } = arrange(slots, [token("fuel"), token("relic")]);
    expect(placed.map((slot) => slot.token)).toEqual(["relic", null, null, null, null, null, "fuel"]);
    expect(next).toBe(placed[3]);
  });
  it("of another player is opened with the texts of its cards", () => {
    const view = fixture("ar_act").view as View;
    const seat = view.seats.findIndex((s) => s.guilds.some((g) => g.court === "sworn_guardians"));
    render(face.Opened!, { view, seat });
    expect(screen.getByText(texts("arcs", "en")["arcs:name.court.sworn_guardians.text"]!, { exact: false })).toBeTruthy();
  });
});
