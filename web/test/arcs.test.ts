// Arcs with real positions: what is there, what can be pressed, how answers of several parts are put together.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option, Position } from "../src/api/types";
import { lastRoll } from "../src/games/arcs/battle";
import { face } from "../src/games/arcs/face";
import type { View } from "../src/games/arcs/view";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import Console from "../src/table/Console.svelte";
import { at, open, ready, sent, spots } from "./arcs_table";
import { fixture, texts } from "./helpers";

// Two fresh ships are on their way from Gate 6 to Hexagon 6; damaged ones may go along.
function moveOfDamaged(position: Position, flags = 0): Position {
  const view = structuredClone(position.view) as View;
  const seat = position.prompt!.seat;
  const ids = Object.keys(view.systems);
  view.systems["6g"]!.fleets[seat] = { fresh: 3, damaged: 1 };
  view.step = "move_damaged";
  view.frames.push({ step: "move_damaged", who: [seat], a: flags, b: ids.indexOf("6g"), c: ids.indexOf("6h"), d: 2 });
  const steps = [0, 1].map((n): Option => ({ notation: `move_damaged ${n}`, index: n, verb: "move_damaged", operands: { n: `${n}` }, label: "", spot: "verb:move_damaged" }));
  return { ...position, view, prompt: { ...position.prompt!, step: "move_damaged", options: steps, walks: { steps, walks: [[0], [1]], complete: true } } };
}

beforeEach(ready);

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
    expect(screen.getByRole("button", { name: /^Song of Freedom.*Suit: Vox, Jade: 1 agent, Pearl: 2 agents, Could secure it: Pearl/ })).toBeTruthy();
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
    expect(screen.getByRole("button", { name: /Surpass.*4 actions.*Build, Repair/ })).toBeTruthy();
    table.choose(table.choices[1]!.option);
    expect(table.question).toMatch(/^Do you seize the initiative\?/);
    expect(table.ending?.label).toBe("Go on to the Prelude");
    table.end();
    expect(sent.at(-1)).toMatchObject({ answers: ["copy construction_1", "begin_prelude"] });
  });
  it("AR-79 is given for the initiative once it is settled how the other one is played", async () => {
    const table = open("ar_follow");
    render(Console, { table });
    const sign = () => at("card:aggression_6").parentElement!.querySelector(".tag svg")!.innerHTML;
    await fireEvent.click(at("card:construction_1"));
    const before = sign();
    table.choose(table.choices.find(({ option }) => option.verb === "copy")!.option);
    flushSync();
    expect(at("card:aggression_6").classList).toContain("live");
    expect(at("card:aggression_6").getAttribute("aria-label")).toMatch(/^Seize: give Aggression 6/);
    expect(sign()).not.toBe(before);
    expect(at("card:construction_1").classList).toContain("chosen");
    await fireEvent.click(at("card:aggression_6"));
    expect(sent.at(-1)).toMatchObject({ answers: ["copy construction_1", "seize aggression_6"] });
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
  it("is followed, led or played with so many actions left, and the console says so", () => {
    for (const [name, said] of [["ar_follow", "you follow Construction 0"], ["ar_lead", "you hold the initiative"], ["ar_act", "Surpass 2 actions left"], ["ar_prelude", "Surpass 4 actions"]] as const) {
      expect(face.stage!(fixture(name)).map(({ text }) => text).join(" "), name).toBe(said);
    }
    expect(face.stage!(fixture("ar_losses"))).toEqual([]);
  });
  it("that leads asks of its opening only what can be done", async () => {
    const table = open("ar_lead");
    render(Console, { table });
    expect(table.question).toBe("Which card do you lead with?");
    expect(screen.getByRole("button", { name: /^End the turn.*play a card first/ })).toBeTruthy();
    await fireEvent.click(at("card:construction_2"));
    expect(table.question).toBe("Do you declare an ambition?");
  });
  it("that leads is declared by words or by the column of its ambition", async () => {
    const table = open("ar_lead");
    render(face.Board, { table });
    render(Console, { table });
    await fireEvent.click(at("card:construction_2"));
    expect(screen.getByRole("button", { name: /Declare Tycoon.*5 Power, second place 3; the card is 0/ })).toBeTruthy();
    await fireEvent.click(at("ambition:tycoon"));
    expect(sent.at(-1)).toMatchObject({ answers: ["lead construction_2", "declare tycoon"] });
  });
  it("keeps its number with the Secret Order, for Keeper and Empath (AR-184)", () => {
    const view = structuredClone(fixture("ar_lead").view) as View;
    const note = (ambition: string) => face.chip!(view, { notation: "", index: 0, verb: "declare", operands: { ambition }, label: "", spot: "" })!.note;
    expect(note("keeper")).toMatch(/is 0/);
    view.seats[view.turn.seat]!.guilds = [{ court: "secret_order", suit: "psionic", keys: 2, loyal: false, discards: false }];
    expect(note("keeper")).toMatch(/keeps its number/);
    expect(note("tycoon")).toMatch(/is 0/);
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
    await fireEvent.click(screen.getByRole("button", { name: "Action Move: choose again" }));
    expect(table.picks).not.toContain("=act move");
    table.choose(table.choices.find(({ option }) => option.notation === "act move")!.option);
    await fireEvent.click(screen.getByRole("button", { name: "From Gate 4: choose again" }));
    await fireEvent.click(at("system:4g"));
    await fireEvent.click(at("system:4c"));
    expect(sent.at(-1)).toMatchObject({ answers: ["act move", "move_from 4g", "move_to 4c", "move_fresh 2"] });
  });
  it("goes on with the damaged ships of a Move", () => {
    const table = open("ar_act", (p) => moveOfDamaged(p));
    render(Console, { table });
    expect(document.querySelector(".plates")!.textContent).toMatch(/Action.*Move.*From.*Gate 6.*Fresh.*2.*Damaged.*0.*1.*To.*Hexagon 6/);
    expect(spots("ships")).toEqual(["ships:damaged:0", "ships:damaged:1"]);
  });
  it("AR-214 says by what the ships move, also when that has been answered", () => {
    for (const [flags, action] of [[0, "Move"], [1, "Move, then Battle"], [2, "Move"]] as const) {
      document.body.replaceChildren();
      render(Console, { table: open("ar_act", (p) => moveOfDamaged(p, flags)) });
      expect(document.querySelector(".plates b")!.textContent).toBe(action);
    }
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
    expect(screen.getByRole("heading", { name: "Dice at Gate 6" })).toBeTruthy(); // the one place where a Rival stands beside
    expect(document.querySelector(".collect .rival")!.textContent).toMatch(/against.*Hypatia/);
    expect(document.querySelector(".fought")).toBeTruthy();
    await fireEvent.click(at("dice:skirmish:2"));
    await fireEvent.click(at("dice:skirmish:1"));
    expect(table.picks).toEqual(["=act battle", "dice:skirmish:1"]);
    await fireEvent.click(at("dice:assault:2"));
    expect(sent.at(-1)).toMatchObject({ answers: ["act battle", "assault_dice 2", "skirmish_dice 1"] });
  });
  it("AR-128, AR-212 says how many dice there may be, though not all ways are told", async () => {
    const table = open("ar_late"); // the Rebel has four ships at Crescent 3
    expect(table.prompt!.walks.complete).toBe(false);
    render(face.Board, { table });
    table.choose(table.choices.find((c) => c.option.notation === "act battle")!.option);
    await fireEvent.click(at("system:3c"));
    expect(document.querySelector(".collect")!.textContent).toMatch(/Up to 6 dice/);
  });
  it("AR-115 shows the way of a Catapult from where it began, and who flies on", () => {
    const table = open("ar_catapult", (p) => ({ ...p, log: [...p.log.slice(0, -3), ...["move_from 6h", "move_to 6g", "fly_on 4g"].map((notation) => ({ ...p.log[0]!, notation }))] }));
    render(face.Board, { table });
    render(Console, { table });
    const legs = () => document.querySelector(".route")!.getAttribute("d")!.split("M").length - 1;
    expect(legs()).toBe(2);
    table.attention.look("system:4a");
    flushSync();
    expect(legs()).toBe(3);
    expect(document.querySelector(".arriving")!.textContent).toBe("+1");
    expect(document.querySelector(".plates")!.textContent).toMatch(/From.*Gate 4.*Fresh.*1/);
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
  it("name where it was fought, until the viewer's next answer", () => {
    const table = open("ar_act", (p) => fought(p, battle));
    render(face.Board, { table });
    const dice = screen.getByRole("img", { name: /^Gate 2: Roll of 1 raid die: 1 hit on own ships, 1 key; Roll of 2 skirmish dice: 1 hit$/ });
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
  it.each([[["demand keeper"], "5/3"], [["demand keeper", "demand tycoon"], "5/3"], [["demand tycoon"], "3/2"]] as const)("AR-74, AR-196 keeps that marker, whatever Populist Demands place after it: %s", (demands, shown) => {
    const table = staged((view) => {
      view.round.declared = true;
      view.ambitions.keeper.markers = [{ marker: "m_high", first: 5, second: 3, flipped: false }, { marker: "m_mid", first: 3, second: 2, flipped: false }];
    }, [[3, "demand keeper"], [0, "declare keeper"], ...demands.map((said): [number, string] => [1, said])]);
    render(face.Board, { table });
    expect(document.querySelector(".round em")!.textContent).toBe(shown);
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
