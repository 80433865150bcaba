// The board of Master of Orion with real positions: every place is a target, answers in any order.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import { face } from "../src/games/master_of_orion/face";
import { gainOf } from "../src/games/master_of_orion/gains";
import type { SeatView, Site, View } from "../src/games/master_of_orion/view";
import Replay from "../src/table/Replay.svelte";
import { fixture } from "./helpers";
import { asked, begin, direct, open, sent, speak, spot, viewOf } from "./master_of_orion_table";

begin();

describe("the first question of a turn", () => {
  it("offers the eight actions, and every card of the hand", () => {
    open();
    for (const id of ["build", "exploit", "research", "activate", "attack", "trade", "propaganda", "contract"]) expect(spot(`verb:${id}`)).toBeTruthy();
    expect(spot("verb:build").getAttribute("aria-label")).toMatch(/^Build: Pay for a structure.*: Build/);
    expect(spot("verb:propaganda").getAttribute("aria-disabled")).toBe("true");
    for (const { card } of viewOf(fixture("mo_action")).seats[0]!.hand!) expect(spot(`hand:${card}`)).toBeTruthy();
  });
  it("says how many actions are open and are left, and that a card may come first", () => {
    const position = fixture("mo_action");
    expect(face.below!(position, [])).toBe("7 actions are open. Or begin with a card.");
    expect(face.below!(position, ["hand:space_elevator"])).toBeNull();
    expect(face.stage!(position)).toEqual([{ text: "2 actions left in this round" }]);
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
  it("outlines on the tracks what something would bring, in both languages", () => {
    expect(gainOf("+2 fleet, −1 card", "fleet")).toBe(2);
    expect(gainOf("+2 fleet, −1 card", "food")).toBe(0);
    expect(gainOf("−3 food, +1 production", "food")).toBe(-3);
    speak("pl");
    expect(gainOf("+1 żywność, +3 morale", "food")).toBe(1);
    expect(gainOf("+1 żywność, +3 morale", "morale")).toBe(3);
  });
  it("opens a stack as whole cards, the active one first", async () => {
    open();
    const header = document.querySelector<HTMLElement>(".sys header .open")!;
    await fireEvent.click(header);
    const system = viewOf(fixture("mo_action")).seats[0]!.systems[0]!;
    expect(document.querySelectorAll("dialog .full")).toHaveLength(system.cards.length);
    expect(document.querySelector("dialog li small")!.textContent).toBe(`${system.cards.length} · active`);
  });
  it("takes each of two copies of a card for itself", async () => {
    const twice = (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, hand: [{ ...own.hand![0]!, card: "recyclotron", n: 2 }, { ...own.hand![0]!, card: "biospheres" }, own.hand![0]!] })) });
    const three = ["recyclotron > discard recyclotron > discard biospheres", "recyclotron > discard biospheres > discard recyclotron", "recyclotron > discard recyclotron > discard holosimulator"];
    open(asked("choose_action", ["build > card recyclotron", ...three.map((cards) => `contract > discard ${cards} > hire harrava`)], { card: "structure", discard: "structure", hire: "advisor" }, twice));
    await fireEvent.click(spot("verb:contract"));
    await fireEvent.click(spot("hand:recyclotron/2"));
    expect(spot("hand:recyclotron").classList).toContain("live");
    await fireEvent.click(spot("hand:recyclotron"));
    expect([...document.querySelectorAll(".hand .order")].map((order) => order.textContent)).toEqual(["2", "1"]);
    await fireEvent.click(spot("hand:recyclotron/2")); // back into the hand
    expect([...document.querySelectorAll(".hand .order")].map((order) => order.textContent)).toEqual(["1"]);
    await fireEvent.click(spot("hand:recyclotron/2"));
    await fireEvent.click(spot("hand:biospheres"));
    expect(sent).toMatchObject([{ answers: ["contract", "discard recyclotron", "discard recyclotron", "discard biospheres", "hire harrava"] }]);
    document.body.replaceChildren();
    sent.length = 0;
    open(asked("choose_action", ["build > card recyclotron", "exploit > spend recyclotron"], { card: "structure", spend: "structure" }, twice));
    await fireEvent.click(spot("hand:recyclotron/2"));
    expect(spot("hand:recyclotron").classList).not.toContain("chosen");
    await fireEvent.click(spot("verb:exploit"));
    expect(sent).toMatchObject([{ answers: ["exploit", "spend recyclotron"] }]);
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

  it("rings a card that is an answer, though it has no space", () => {
    open(asked("pick_start", ["resolve marine_barracks system_1", "resolve hydroponic_farm system_4"], { resolve: "place" }));
    expect([...document.querySelectorAll(".top")].map((top) => top.classList.contains("asked"))).toEqual([true, false, false, true]);
    document.body.replaceChildren();
    open();
    expect(document.querySelector(".top.asked")).toBeNull(); // there the space alone is lit
  });
  it("activates with one press on an A space", async () => {
    open();
    await fireEvent.click(direct("work system_2"));
    expect(sent.at(-1)).toMatchObject({ answers: ["activate", "work superscalar_gas_harvester system_2"] });
  });
  it("activates an advisor that has a system of its own and a space, while nothing covers it", async () => {
    const active = { card: "fulcrum_sandebar", place: "advisor", space: "A", cube: false, works: true, builds: null } as const;
    const own = (view: View): View => ({ ...view, seats: view.seats.map((seat, i) => (i > 0 ? seat : { ...seat, advisor: "fulcrum_sandebar", colour: "blue", advisor_active: active, systems: [{ place: "system_f", advisor: "fulcrum_sandebar", cards: [], room: 4, active }, ...seat.systems] })) });
    open(asked("choose_action", ["activate > work fulcrum_sandebar advisor", "activate > work superscalar_gas_harvester system_2"], { work: "place" }, own));
    expect(document.querySelector(".first .space")!.getAttribute("aria-label")).toBe("space A: empty");
    await fireEvent.click(direct("work advisor"));
    expect(sent).toMatchObject([{ answers: ["activate", "work fulcrum_sandebar advisor"] }]);
    document.body.replaceChildren();
    sent.length = 0;
    open(asked("fill_space", ["fill superscalar_gas_harvester system_2", "fill fulcrum_sandebar advisor"], { fill: "place" }, own));
    await fireEvent.click(spot("space:advisor"));
    expect(sent).toMatchObject([{ answers: ["fill fulcrum_sandebar advisor"] }]);
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
  it("leaves an opponent open while others play, until the next question", async () => {
    const table = open();
    const next = async (change: Partial<Position>) => {
      table.position = { ...table.position!, ply: table.position!.ply + 1, ...change };
      await tick();
    };
    const { prompt } = table.position!;
    await next({ prompt: null });
    await fireEvent.click(document.querySelector(".rival .all")!);
    await next({});
    expect(table.opened).toBe(1);
    await next({ prompt });
    expect(table.opened).toBeNull();
  });
  it("opens everybody in turn where the game is walked through, and leaves them open from moment to moment", async () => {
    const last = fixture("mo_end");
    const film = { address: "/table/x", back: { href: "/table/x", text: "to_table" as const }, all: 100, linked: true, position: (_: string, ply: number) => Promise.resolve({ ...last, ply }), course: () => Promise.resolve({ turns: [] } as never), analysis: null };
    const { rerender } = render(Replay, { film, face, last, ply: 5 });
    await waitFor(() => expect(document.querySelector(".who")).toBeTruthy());
    const whose = () => document.querySelector(".mine .who span")!.textContent;
    const [first, other] = [whose(), last.table.seats.map(({ name }) => name).find((name) => name !== whose())!];
    const press = async (pressed: boolean) => fireEvent.click(within(document.querySelector<HTMLElement>(".scores")!).getByRole("button", { name: new RegExp(other), pressed }));
    await press(false);
    expect(whose()).toBe(other);
    await rerender({ film, face, last, ply: 6 });
    await tick();
    expect(whose()).toBe(other);
    await press(true);
    expect(whose()).toBe(first);
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
  it("the price of what an effect builds, wherever its walk begins", async () => {
    const chips = () => [...document.querySelectorAll<HTMLElement>('[data-direct^="build"]')].map((chip) => `${chip.dataset.direct} ${chip.textContent!.replace(/.* for/, "").replace(/\s+/g, "")}`);
    const sites = [{ place: "system_1", new: false, covers: null, pays: [[0, 2, 0]] }, { place: "system_2", new: false, covers: null, pays: [[1, 2, 0]] }] as Site[];
    const offer = { card: "frigate", build: sites, rule: null };
    const seat = (change: (own: SeatView) => Partial<SeatView>) => (view: View): View => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, ...change(own) })) });
    // The top card of the discard pile, by the only card that works.
    const advia = seat((own) => ({ advisor_active: { ...own.advisor_active!, card: "advia_osm", builds: [offer] }, systems: own.systems.map((s) => ({ ...s, active: { ...s.active!, works: false } })) }));
    const onPile = open(asked("choose_action", ["research", "activate > onto system_1", "activate > onto system_2"], { onto: "place" }, advia));
    expect(chips()).toEqual([]);
    await fireEvent.click(spot("verb:activate"));
    expect(chips()).toEqual(["build system_1 2fleet", "build system_2 1food2fleet"]);
    expect(onPile.question).toBe("Where do you build Frigate? 2 places.");
    await fireEvent.click(direct("build system_2"));
    expect(sent).toMatchObject([{ answers: ["activate", "onto system_2"] }]);
    document.body.replaceChildren();
    // A card of the hand, into the system of what is activated.
    const ship = seat((own) => ({ hand: [{ ...offer, n: 1, build: [], rule: "MO-57" }], systems: own.systems.map((s, i) => (i > 0 ? s : { ...s, active: { ...s.active!, builds: [{ ...offer, build: sites.slice(0, 1) }] } })) }));
    open(asked("choose_action", ["research", "activate > work colony_ship system_1 > card frigate", "activate > work quail advisor"], { work: "place", card: "structure" }, ship));
    await fireEvent.click(spot("hand:frigate"));
    expect(chips()).toEqual(["build system_1 2fleet"]);
    document.body.replaceChildren();
    // An effect that may build, and the place that it asks for.
    open(asked("use_optional", ["use > card frigate > onto system_1", "use > card frigate > onto system_2", "decline"], { card: "structure", onto: "place" }, seat(() => ({ hand: [{ ...offer, n: 1 }] }))));
    await fireEvent.click(spot("hand:frigate"));
    expect(chips()).toEqual(["build system_1 2fleet", "build system_2 1food2fleet"]);
    document.body.replaceChildren();
    open(asked("build_system", ["onto system_1", "onto system_2"], { onto: "place" }, (view) => ({ ...view, building: { under_way: true, title: "frigate", from_pile: false, place: "system_1", price: { food: 0, fleet: 0, production: 0 }, discount: 0, build: sites } })));
    expect(chips()).toEqual(["build system_1 2fleet", "build system_2 1food2fleet"]);
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
    expect(document.querySelector(".lay .order")!.textContent).toBe("1");
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
