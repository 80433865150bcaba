// The board of Master of Orion with real positions: every place is a target, answers in any order, both languages.
import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option, Position } from "../src/api/types";
import { spotsOf, wireSpot } from "../src/games/master_of_orion/build";
import { face } from "../src/games/master_of_orion/face";
import type { View } from "../src/games/master_of_orion/view";
import { keepContent } from "../src/state/content.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Inspector from "../src/table/Inspector.svelte";
import { fixture, texts, walksOf } from "./helpers";

const GAME = "master_of_orion";
const sent: { t: string; answers?: string[]; spot?: string }[] = [];

function speak(lang: "en" | "pl"): void {
  settings.lang = lang;
  session.texts = texts(GAME, lang);
  keepContent(lang, GAME, JSON.parse(readFileSync(`test/fixtures/content/${GAME}.${lang}.json`, "utf8")));
}

function open(position: Position = fixture("mo_action")): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  render(face.Board, { table });
  render(face.Hand, { table });
  return table;
}

const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;
const direct = (name: string) => document.querySelector<HTMLElement>(`[data-direct="${name}"]`)!;
const viewOf = (position: Position) => position.view as View;
// The position with another question, and walks written as "build > card titan > onto system_1".
function asked(step: string, lines: string[], kinds: Record<string, string>, change: (view: View) => View = (view) => view): Position {
  const position = fixture("mo_action");
  const walks = walksOf(lines, kinds);
  const steps = walks.steps.map((o): Option => {
    const [verb = "", a = "", b = ""] = o.notation.split(" ");
    const operands: Record<string, string> = verb === "target" ? { target: a } : verb === "sink" ? { target: a, place: b } : verb === "onto" ? { place: a } : verb === "save" ? { resource: a } : ["work", "also", "resolve", "fill"].includes(verb) ? { card: a, place: b } : { structure: a };
    return { ...o, operands };
  });
  const first = [...new Set(walks.walks.map((walk) => walk[0]!))].map((i) => steps[i]!);
  return { ...position, view: change({ ...viewOf(position), step }), prompt: { ...position.prompt!, step, options: first, walks: { ...walks, steps } } };
}

beforeEach(() => {
  sent.length = 0;
  speak("en");
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
});

describe("the first question of a turn", () => {
  it("offers the eight actions, and every card of the hand", () => {
    open();
    for (const id of ["build", "exploit", "research", "activate", "attack", "trade", "propaganda", "contract"]) expect(spot(`verb:${id}`)).toBeTruthy();
    expect(spot("verb:build").getAttribute("aria-label")).toMatch(/^Build: Pay for a structure.*: Build/);
    expect(spot("verb:propaganda").getAttribute("aria-disabled")).toBe("true");
    for (const { card } of viewOf(fixture("mo_action")).seats[0]!.hand!) expect(spot(`hand:${card}`)).toBeTruthy();
  });
  it("draws the table of four with fewer than 640 elements", () => {
    open();
    expect(document.querySelectorAll(".board *").length).toBeLessThan(640);
  });
  it("tells of a card that cannot be paid for what is missing", () => {
    open();
    expect(spot("hand:recyclotron").getAttribute("aria-label")).toMatch(/1 food short/);
  });
  it("builds by card and place, and by action, card and place", async () => {
    open();
    await fireEvent.click(spot("hand:biospheres"));
    await fireEvent.click(direct("build system_2"));
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: ["build", "card biospheres", "onto system_2"] });
    document.body.replaceChildren();
    open();
    await fireEvent.click(spot("verb:build"));
    await fireEvent.click(spot("hand:biospheres"));
    await fireEvent.click(direct("build system_3"));
    expect(sent.at(-1)).toMatchObject({ t: "act", answers: ["build", "card biospheres", "onto system_3"] });
  });
  it("says at each place what it costs there and what it covers", async () => {
    open();
    await fireEvent.click(spot("hand:holosimulator"));
    expect(direct("build system_2").textContent).toMatch(/Build Holosimulator in System 2, covers Superscalar Gas Harvester, for 2\s*food\s*1\s*fleet/);
  });
  it("shows what a price would leave before anything is answered", async () => {
    open();
    await fireEvent.click(spot("hand:holosimulator"));
    expect(document.querySelectorAll(".cells .pay")).toHaveLength(0);
    await fireEvent.pointerEnter(direct("build system_2"), { pointerType: "mouse" });
    expect([...document.querySelectorAll<SVGElement>(".cells .pay")].map((path) => path.dataset.n)).toEqual(["2", "1"]);
    expect(sent).toEqual([]);
  });
  it("exploits by card and action in either order", async () => {
    open();
    await fireEvent.click(spot("hand:recyclotron"));
    await fireEvent.click(spot("verb:exploit"));
    expect(sent.at(-1)).toMatchObject({ answers: ["exploit", "spend recyclotron"] });
  });
  it("asks for a system although no card was picked: the only one that can be built is not asked for", async () => {
    open(asked("choose_action", ["activate > onto system_2", "activate > onto system_4"], { onto: "place" }));
    await fireEvent.click(spot("verb:activate"));
    await fireEvent.click(spot("system:system_2"));
    expect(sent.at(-1)?.answers).toEqual(["activate", "onto system_2"]);
  });

  it("activates with one press on an A space", async () => {
    open();
    await fireEvent.click(direct("work system_2"));
    expect(sent.at(-1)).toMatchObject({ answers: ["activate", "work superscalar_gas_harvester system_2"] });
  });
  it("asks what an activated card gives: the press names the card alone", async () => {
    const victoria = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, advisor: "victoria", advisor_active: { ...own.advisor_active!, card: "victoria" } })) });
    const gains = ["gain food", "gain fleet", "gain production"];
    open(asked("choose_action", gains.flatMap((gain) => [`activate > work victoria advisor > ${gain}`, "activate > work superscalar_gas_harvester system_2"]), { work: "place" }, victoria));
    await fireEvent.click(direct("work advisor"));
    expect(sent).toMatchObject([{ answers: ["activate", "work victoria advisor"] }]);
    document.body.replaceChildren();
    sent.length = 0;
    open(asked("choose_action", gains.map((gain) => `activate > ${gain}`), {}, victoria)); // the only card that works
    await fireEvent.click(direct("work advisor"));
    expect(sent).toMatchObject([{ answers: ["activate"] }]);
  });
  it("asks which effect comes after an attack: the press names the target alone", async () => {
    const after = ["resolve quail advisor", "done"];
    open(asked("choose_action", ["sapphire", "jade"].flatMap((seat) => after.map((answer) => `attack > target ${seat} > ${answer}`)), { target: "seat", resolve: "place" }));
    await fireEvent.click(direct("attack jade"));
    expect(sent).toMatchObject([{ answers: ["attack", "target jade"] }]);
    document.body.replaceChildren();
    sent.length = 0;
    const one = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, targets: own.targets.map((target) => (target.seat === 2 ? target : { ...target, rule: "MO-72" })) })) });
    open(asked("choose_action", after.map((answer) => `attack > ${answer}`), { resolve: "place" }, one));
    expect(direct("attack sapphire")).toBeNull();
    await fireEvent.click(direct("attack jade"));
    expect(sent).toMatchObject([{ answers: ["attack"] }]);
  });
  it("builds with one chip for each place, whatever the card asks when it lies there", async () => {
    const { steps, walks } = fixture("mo_action").prompt!.walks;
    expect(walks.map((walk) => walk.map((i) => steps[i]!.notation).join(" > "))).toContain("build > card holosimulator > onto system_2 > decline");
    open();
    await fireEvent.click(spot("hand:holosimulator"));
    expect(document.querySelectorAll('[data-direct="build system_2"]')).toHaveLength(1);
    await fireEvent.click(direct("build system_2"));
    expect(sent).toMatchObject([{ answers: ["build", "card holosimulator", "onto system_2"] }]);
  });
  it("hires: the cards, then the advisor; the last card of a hand goes by itself", async () => {
    const three = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, hand: own.hand!.slice(0, 3), hand_size: 3 })) });
    open(asked("choose_action", ["contract > discard holosimulator > discard recyclotron > hire harrava", "contract > discard recyclotron > discard holosimulator > hire harrava"], { discard: "structure", hire: "advisor" }, three));
    await fireEvent.click(spot("verb:contract"));
    for (const card of ["holosimulator", "recyclotron"]) await fireEvent.click(spot(`hand:${card}`));
    await fireEvent.click(spot("advisor:harrava"));
    expect(sent).toMatchObject([{ answers: ["contract", "discard holosimulator", "discard recyclotron", "hire harrava"] }]);
  });
  it("opens an opponent in the place of one's own tableau, and Escape brings it back", async () => {
    const table = open();
    await fireEvent.click(document.querySelector(".rival .all")!);
    expect(table.opened).toBe(1);
    expect(screen.getByRole("button", { name: "back" })).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(table.opened).toBeNull();
  });
});

describe("other questions", () => {
  it("one chip for each way to save, each a whole answer", async () => {
    const cards = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, hand: [{ card: "government_support_facility", n: 1, rule: null, build: [{ place: "system_1", new: false, covers: "superscalar_gas_harvester", pays: [[2, 1, 0], [3, 0, 0]] }] }] })) });
    open(asked("choose_action", ["build > card government_support_facility > onto system_1 > save food", "build > card government_support_facility > onto system_1 > save fleet"], { card: "structure", onto: "place", save: "resource" }, cards));
    await fireEvent.click(spot("hand:government_support_facility"));
    const chips = document.querySelectorAll('[data-direct="build system_1"]');
    expect([...chips].map((chip) => chip.textContent!.replace(/.* for/, "").replace(/\s+/g, ""))).toEqual(["2food1fleet", "3food"]);
    await fireEvent.click(chips[1]!);
    expect(sent.at(-1)).toMatchObject({ answers: ["build", "card government_support_facility", "onto system_1", "save fleet"] });
  });
  it("tells every price that a discount of two leaves open", async () => {
    const cards = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, hand: [{ card: "government_support_facility", n: 1, rule: null, build: [{ place: "system_1", new: false, covers: null, pays: [[1, 1, 0], [2, 0, 0]] }] }] })) });
    open(asked("choose_action", ["build > card government_support_facility > onto system_1 > save food", "build > card government_support_facility > onto system_1 > save fleet"], { card: "structure", onto: "place", save: "resource" }, cards));
    await fireEvent.click(spot("hand:government_support_facility"));
    const chips = document.querySelectorAll('[data-direct="build system_1"]');
    expect([...chips].map((chip) => chip.textContent!.replace(/.* for/, "").replace(/\s+/g, ""))).toEqual(["1food1fleet/2food", "2food"]);
  });
  it("a stack of an opponent, whose tableau opens by itself", async () => {
    const table = open(asked("sink_system", ["sink sapphire system_1", "sink sapphire system_2"], { sink: "place" }));
    expect(table.opened).toBe(1);
    await fireEvent.click(spot("stack:sapphire/system_2"));
    expect(sent.at(-1)).toMatchObject({ answers: ["sink sapphire system_2"] });
  });
  it("a card of the discard pile, which opens by itself", async () => {
    const pile = viewOf(fixture("mo_action")).pile;
    open(asked("take_discard", pile.slice(-2).map((card) => `take ${card}`), { take: "structure" }));
    await fireEvent.click(spot(`pile:${pile.at(-1)}`));
    expect(sent.at(-1)).toMatchObject({ answers: [`take ${pile.at(-1)}`] });
  });
  it("one of the cards just drawn, which lie in the hand once", async () => {
    open(asked("keep_three", ["return recyclotron", "return biospheres"], { return: "structure" }, (view) => ({ ...view, drawn: ["recyclotron", "biospheres"] })));
    expect(document.querySelectorAll(".hand .card")).toHaveLength(5);
    await fireEvent.click(spot("drawn:recyclotron"));
    expect(sent.at(-1)).toMatchObject({ answers: ["return recyclotron"] });
  });
  it("a new order of a system, from the bottom", async () => {
    const taller = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, systems: own.systems.map((system, k) => (k > 0 ? system : { ...system, cards: [{ card: "autolab", vp: 1, counted: false }, ...system.cards] })) })) });
    open(asked("rearrange_next", ["next automated_factory > next marine_barracks", "next automated_factory > next autolab", "next marine_barracks > next automated_factory"], { next: "structure" }, taller));
    await fireEvent.click(spot("lay:automated_factory"));
    expect(sent).toEqual([]);
    await fireEvent.click(spot("lay:marine_barracks"));
    expect(sent).toMatchObject([{ answers: ["next automated_factory", "next marine_barracks"] }]);
  });
  it("a system, a space, an effect to resolve", async () => {
    open(asked("rearrange_system", ["rearrange system_2", "rearrange system_4"].map((line) => line.replace("rearrange", "onto")), { onto: "place" }));
    await fireEvent.click(spot("system:system_4"));
    expect(sent).toHaveLength(1);
    document.body.replaceChildren();
    open(asked("fill_space", ["fill superscalar_gas_harvester system_2", "fill quail advisor"], { fill: "place" }));
    await fireEvent.click(spot("space:advisor"));
    expect(sent.at(-1)).toMatchObject({ answers: ["fill quail advisor"] });
  });
});

describe("what is told", () => {
  it("a card that is looked at shows its face and where each fact is from", () => {
    const table = open();
    table.attention.inspected = "card:titan";
    render(Inspector, { table });
    expect(document.querySelector(".inspector")!.textContent).toMatch(/Titan.*Each opponent loses 1 morale.*Exploit.*Copies: 2.*from the rulebook.*reconstructed by us/s);
  });
  it("a card that needs morale to be activated says so on its face", () => {
    const table = open();
    table.attention.inspected = "card:superscalar_gas_harvester";
    render(Inspector, { table });
    expect(screen.getByRole("img", { name: "morale 6+ to activate" }).textContent).toBe("6+");
  });
  it("marks the cards that were drawn and the advisors that were turned up", () => {
    const line = { ...fixture("mo_action").log[0]!, seat: null };
    expect(face.brought!({ ...line, notation: "draw titan" })).toEqual(["hand:titan"]);
    expect(face.brought!({ ...line, notation: "reveal quail" })).toEqual(["advisor:quail"]);
  });
  it("names every spot as the server does", () => {
    expect(["hand:titan", "pile:titan", "drawn:titan", "lay:titan", "system:system_1", "system:new", "space:advisor", "stack:ruby/system_3", "verb:build"].map(wireSpot)).toEqual(["structure:titan", "structure:titan", "structure:titan", "structure:titan", "place:system_1", "verb:found", "place:advisor", "place:system_3", "verb:build"]);
    for (const option of fixture("mo_action").prompt!.walks.steps) for (const here of spotsOf(option)) expect(wireSpot(here)).toBe(option.spot);
  });
  it("speaks Polish", () => {
    speak("pl");
    open();
    expect(spot("verb:build").getAttribute("aria-label")).toMatch(/^Budowa/);
    expect(screen.getAllByText("Farma hydroponiczna").length).toBeGreaterThan(0);
  });
  it("draws the end small, the first seat first", () => {
    render(face.Miniature, { view: fixture("mo_end").view });
    expect(document.querySelectorAll(".all section")).toHaveLength(4);
  });
});
