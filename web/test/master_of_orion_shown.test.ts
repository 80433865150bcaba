// What the board of Master of Orion shows beside its answers: the end that draws near, what is left to discard, attacks,
// what another's card has moved, where facts are from, what a price would buy.
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { LogEntry, Option, Position } from "../src/api/types";
import { changesOf } from "../src/games/master_of_orion/changes";
import { face } from "../src/games/master_of_orion/face";
import Advisors from "../src/games/master_of_orion/Advisors.svelte";
import type { SeatView, View } from "../src/games/master_of_orion/view";
import { moves, type Piece } from "../src/state/moves";
import { screen } from "../src/ui/screen.svelte";
import { fixture } from "./helpers";
import { asked, begin, closed, direct, open, speak, spot, viewOf } from "./master_of_orion_table";

begin();
afterEach(() => {
  screen.phone = false;
});

const seen = (change: (view: View) => Partial<View>): Position => {
  const position = fixture("mo_action");
  return { ...position, view: { ...viewOf(position), ...change(viewOf(position)) } };
};
const seats = (change: (own: SeatView, seat: number) => Partial<SeatView>) => seen((view) => ({ seats: view.seats.map((own, seat) => ({ ...own, ...change(own, seat) })) }));
const line = (seat: number, notation: string, more: Partial<LogEntry> = {}): LogEntry => ({ n: 1, v: 1, seat, text: "", notation, flags: [], sequels: [], ...more });

describe("the last round", () => {
  const near = seen((view) => ({ end: { ...view.end, lowest: { seat: 1, morale: 2 } } }));
  it("is told of beside whose turn it is", () => {
    expect(face.stage!(near).map(({ text }) => text)).toEqual(["2 actions left in this round", "may be the last round"]);
    expect(face.stage!(fixture("mo_action")).map(({ text }) => text)).toEqual(["2 actions left in this round"]);
    expect(face.stage!({ ...near, view: { ...viewOf(near), step: "keep_three" } }).map(({ text }) => text)).toEqual(["may be the last round"]);
    speak("pl");
    expect(face.stage!(near).map(({ text }) => text)).toContain("to może być ostatnia runda");
  });
  it("is told of on a phone under the question, and its button is in danger", () => {
    screen.phone = true;
    expect(face.below!(near, [])).toBe("7 actions are open. This may be the last round.");
    open(near);
    const button = document.querySelector(".flat button")!;
    expect(button.classList).toContain("near");
    expect(button.textContent).toContain("may be the last round");
    speak("pl");
    expect(face.below!(near, [])).toBe("Możliwych jest 7 akcji. To może być ostatnia runda.");
    speak("en");
    expect([...button.querySelectorAll(".near")].map((part) => part.textContent)).toEqual(["2"]);
    document.body.replaceChildren();
    open();
    expect(document.querySelectorAll(".flat .near")).toHaveLength(0);
    expect(face.below!(fixture("mo_action"), [])).toBe("7 actions are open. Or begin with a card.");
  });
});

describe("cards that are discarded one by one", () => {
  const two = ["discard recyclotron > discard biospheres", "discard biospheres > discard recyclotron"];
  const left = (count: number) => asked("discard_card", two, { discard: "structure" }, (view) => ({ ...view, frames: [...view.frames, { ...view.frames.at(-1)!, step: "discard_card", count }] }));
  it("the question tells how many are left, in both languages", () => {
    expect(face.question!(left(2), [])).toBe("Which card do you discard? 2 to go.");
    expect(face.question!(left(2), ["hand:recyclotron"])).toBe("Which card do you discard? 1 to go.");
    speak("pl");
    expect(face.question!(left(4), ["hand:recyclotron"])).toBe("Którą kartę odrzucasz? Jeszcze 3.");
  });
  it("also where discarding is one of two ways, and only once it is chosen", () => {
    const position = asked("choose_one", two.map((cards) => `choose 1 discard 2 > ${cards}`), {});
    const choose: Option = { ...position.prompt!.options[0]!, operands: { choice: "discard", n: "2" } };
    const choice = { ...position, prompt: { ...position.prompt!, options: [choose] } };
    expect(face.question!(choice, [])).toBeNull();
    expect(face.question!(choice, ["=choose 1 discard 2"])).toBe("Which card do you discard? 2 to go.");
    expect(face.question!(choice, ["=choose 1 discard 2", "hand:biospheres"])).toBe("Which card do you discard? 1 to go.");
    expect(face.follow!(["=choose 1 discard 2"], [], new Set(["discard"]))).toBeNull(); // not three, as for an advisor
  });
  it("three for an advisor", () => {
    expect(face.follow!(["verb:contract", "hand:biospheres"], [], new Set(["discard"]))).toBe("Discard which? 2 of 3.");
    expect(face.question!(fixture("mo_action"), ["verb:contract"])).toBeNull();
  });
});

describe("an attack", () => {
  const pieces = (): Piece[] => [...document.querySelectorAll<HTMLElement>("[data-piece]")].map(({ dataset }) => ({ kind: dataset["piece"]!, at: dataset["at"]!, count: Number(dataset["count"]), face: dataset["face"] ?? "" }));
  const hit = (by: number, whom: number) => seats((own, seat) => (seat === by ? { attacks: own.attacks.map((n, other) => (other === whom ? n + 1 : n)), available: own.available - 1 } : {}));
  it("sends the cube to the attack area, on either side", () => {
    open();
    const before = pieces();
    document.body.replaceChildren();
    open(hit(0, 1));
    const after = pieces();
    expect(moves(before, after).map(({ from, to }) => [from === null ? null : before[from]!.at, after[to]!.at])).toEqual([["0/available", "0/attack/1"]]);
    document.body.replaceChildren();
    open(hit(1, 0));
    const own = pieces();
    expect(moves(before, own).map(({ to }) => own[to]!.at)).toEqual(["1/attack/0"]);
  });
  it("is drawn once to fly, although an opened tableau shows the area again", async () => {
    open();
    const jade = [...document.querySelectorAll<HTMLElement>(".rival .all")][1]!;
    expect(pieces().filter(({ at }) => at === "3/attack/2")).toHaveLength(1);
    await fireEvent.click(jade);
    expect(pieces().filter(({ at }) => at === "3/attack/2")).toHaveLength(1);
  });
  it("is drawn on phones too, with a tag for everything that changed", () => {
    screen.phone = true;
    const text = "Ruby: +2 points · −1 action cube · Ruby: 2 blocked spaces · Ruby: Victoria returns to the centre · Ruby: −1 food";
    open({ ...hit(1, 0), log: [line(0, "research"), line(1, "found", { n: 2, sequels: [{ seat: 1, text }] })] });
    expect(document.querySelector(".left .hits")!.getAttribute("aria-label")).toBe("attack area: 2");
    expect([...document.querySelectorAll(".others .delta")].map((tag) => tag.getAttribute("aria-label"))).toEqual(["score: +2", "available cubes: −1", "blocked spaces: 2", "advisor: −1"]);
    expect(document.querySelectorAll(".delta")).toHaveLength(5);
  });
});

describe("a card that was put to the bottom", () => {
  const sunk = { en: ["Ruby, system 1: Titan goes to the bottom", "Jade, system 2: Capitol goes to the bottom", "Jade, system 1: Frigate goes to the bottom"], pl: ["Rubin, układ 1: na spód trafia karta Tytan", "Jadeit, układ 2: na spód trafia karta Kapitol", "Jadeit, układ 1: na spód trafia karta Fregata"] };
  const log = ([mine, second, first]: string[] = sunk.en) => [
    line(0, "research"), line(1, "sink ruby system_1", { n: 2, sequels: [{ seat: 1, text: mine! }] }),
    line(1, "found", { n: 3, sequels: [{ seat: 1, text: "", notation: "sink jade system_2" }, { seat: 1, text: second! }] }), line(3, "sink jade system_1", { n: 4, sequels: [{ seat: 3, text: first! }] }),
  ];
  it("is a change of that system", () => {
    expect(changesOf(closed({ ...fixture("mo_action"), log: log() }))).toEqual([
      { seat: 0, what: "sunk", n: -1, by: [1], place: "system_1" },
      { seat: 2, what: "sunk", n: -1, by: [1], place: "system_2" },
      { seat: 2, what: "sunk", n: -1, by: [3], place: "system_1" },
    ]);
  });
  it("is none where it is the only card", () => {
    const single = [line(0, "research"), line(1, "sink ruby system_1", { n: 2 }), line(1, "found", { n: 3, sequels: [{ seat: 1, text: "Sapphire chooses system F of Jade", notation: "sink jade system_f" }] })];
    expect(changesOf(closed({ ...fixture("mo_action"), log: single }))).toEqual([]);
    open({ ...fixture("mo_action"), log: single });
    expect(document.querySelectorAll(".delta, .sunk, .hit")).toHaveLength(0);
  });
  it("has a tag and a ring, in both languages", () => {
    for (const [lang, told] of [["en", "System 1: top card put to the bottom"], ["pl", "Układ 1: wierzchnia karta przełożona na spód"]] as const) {
      document.body.replaceChildren();
      speak(lang);
      open({ ...fixture("mo_action"), log: log(sunk[lang]) });
      const systems = [...document.querySelectorAll(".sys")];
      expect(systems.map((system) => system.classList.contains("sunk"))).toEqual([true, false, false, false]);
      expect([...systems[0]!.classList]).toContain("seat-1");
      expect(systems[0]!.querySelector(".delta")!.getAttribute("aria-label")).toBe(told);
      const jade = [...document.querySelectorAll(".rival")][1]!;
      expect(jade.classList).toContain("hit");
      expect([...jade.querySelectorAll(".stack")].map((stack) => ["seat-1", "seat-3"].find((by) => stack.classList.contains("sunk") && stack.classList.contains(by)) ?? "")).toEqual(["seat-3", "seat-1", "", ""]);
      expect(jade.querySelectorAll(".tags .delta")).toHaveLength(2);
    }
  });
});

describe("cards that others take from a hand", () => {
  const left = { en: ["Jade: 1 card left in hand", "Ruby: 0 cards left in hand"], pl: ["Jadeit: na ręce zostaje 1 karta", "Rubin: na ręce zostaje 0 kart"] };
  // Two of Jade, one by one; one of mine, the only one that I had. What Pearl discards is Pearl's own doing.
  const log = ([jade, mine]: string[] = left.en) => [
    line(0, "research"), line(3, "discard titan", { n: 2 }), line(1, "found", { n: 3 }), line(2, "discard titan", { n: 4 }),
    line(2, "discard frigate", { n: 5, sequels: [{ seat: 1, text: jade! }, { seat: 0, text: "", notation: "discard capitol" }, { seat: 1, text: mine! }] }),
  ];
  it("are counted, for whose doing it was", () => {
    const told = (lines: LogEntry[]) => changesOf(closed({ ...fixture("mo_action"), log: lines }));
    expect(told(log())).toEqual([{ seat: 2, what: "hand", n: -2, by: [1] }, { seat: 0, what: "hand", n: -1, by: [1] }]);
    expect(told([line(0, "research"), line(1, "contract", { n: 2 }), line(1, "discard titan", { n: 3 })])).toEqual([]);
    // My own answers are part of it.
    expect(told([line(1, "found"), line(0, "discard titan", { n: 2 }), line(0, "discard frigate", { n: 3, sequels: [{ seat: 1, text: left.en[1]! }] })])).toEqual([{ seat: 0, what: "hand", n: -2, by: [1] }]);
  });
  it("have a tag on each tableau, in both languages, on phones too", () => {
    for (const [lang, tag] of [["en", "hand: −"], ["pl", "ręka: −"]] as const)
      for (const phone of [false, true]) {
        document.body.replaceChildren();
        speak(lang);
        screen.phone = phone;
        open({ ...fixture("mo_action"), log: log(left[lang]) });
        const tags = (part: string) => [...document.querySelectorAll(`${part} .delta`)].map((each) => each.getAttribute("aria-label"));
        expect(tags(phone ? ".others" : ".cubes")).toEqual([`${tag}1`]);
        if (!phone) expect(tags(".rival")).toEqual([`${tag}2`]);
      }
  });
});

describe("an advisor with a system of its own", () => {
  const fulcrum = (colour: "blue" | null) => seats((own, seat) => (seat !== 0 && seat !== 2 ? {} : { advisor: "fulcrum_sandebar", advisor_active: null, colour, systems: [...own.systems, { place: "system_f", advisor: "fulcrum_sandebar", cards: [], room: 4, active: null }] }));
  it("has no colour until one is chosen, and lies in that system alone", () => {
    for (const [colour, seen] of [["blue", "mo-blue"], [null, "mo-grey"]] as const) {
      document.body.replaceChildren();
      open(fulcrum(colour));
      expect([...document.querySelector(".sys .first")!.classList]).toContain(seen);
      expect(document.querySelector(".left .box")).toBeNull();
      const jade = [...document.querySelectorAll(".rival")][1]!;
      expect([...jade.querySelector(".first .mini")!.classList]).toContain(seen);
      expect(jade.querySelector(".advisor .sr")!.textContent).toBe("Fulcrum Sandebar");
    }
  });
  it("says where its effect is from", () => {
    open(fulcrum("blue"));
    expect([...document.querySelectorAll(".sys .first .mark")].map((mark) => mark.getAttribute("aria-label"))).toHaveLength(1);
  });
});

describe("the deck", () => {
  it("that is used up is told on phones, too", () => {
    for (const phone of [false, true]) {
      document.body.replaceChildren();
      screen.phone = phone;
      open(seen(() => ({ deck: 0 })));
      const told = () => document.querySelector(phone ? ".flat .box" : ".deck")!.textContent;
      expect(told()).toBe("0reshuffled");
      document.body.replaceChildren();
      open();
      expect(told()).toContain("deck");
    }
  });
});

describe("where facts are from", () => {
  const marks = (part: string) => [...document.querySelectorAll(`${part} .mark`)].map((mark) => mark.getAttribute("aria-label"));
  it("stands on advisors, in the box and on offer", () => {
    const table = open();
    expect(marks(".left .box")).toEqual(["effect: reconstructed by us"]);
    expect(marks(".centre .one:not(.gone)")).toHaveLength(viewOf(fixture("mo_action")).centre.length);
    expect(marks(".centre .one.gone")).toEqual([]);
    document.body.replaceChildren();
    render(Advisors, { table, view: viewOf(fixture("mo_action")), large: true });
    expect(marks(".one").length).toBeGreaterThan(0);
  });
  it("stands on races, for what they begin with and for what they can", () => {
    const position = asked("pick_race", ["race psilon", "race human"], {});
    const options = position.prompt!.options.map((option) => ({ ...option, verb: "race", operands: { race: option.notation.slice(5) } }));
    open({ ...position, prompt: { ...position.prompt!, options } });
    expect(marks(".race:first-child")).toEqual(["start: reconstructed by us", "ability: from public sources"]);
  });
});

describe("a place to build", () => {
  const site = (place: "system_1" | "system_2", pays: [number, number, number]) => ({ place, new: false, covers: "superscalar_gas_harvester", pays: [pays] });
  const offered = (...build: ReturnType<typeof site>[]) => asked("choose_action", build.map(({ place }) => `build > card recyclotron > onto ${place}`), { card: "structure", onto: "place" }, (view) => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, hand: [{ card: "recyclotron", n: 1, rule: null, build }] })) }));
  const notes = () => [...document.querySelectorAll(".bid .note")].map((note) => note.textContent);
  it("tells that it has no discount, where another one has", async () => {
    open(offered(site("system_1", [3, 0, 1]), site("system_2", [2, 0, 1])));
    await fireEvent.click(spot("hand:recyclotron"));
    expect(notes()).toEqual(["covers Superscalar Gas Harvester, no discount", "covers Superscalar Gas Harvester"]);
    document.body.replaceChildren();
    speak("pl");
    open(offered(site("system_1", [3, 0, 1]), site("system_2", [3, 0, 1])));
    await fireEvent.click(spot("hand:recyclotron"));
    expect(notes().join()).not.toContain("bez zniżki");
  });
  it("is asked for by the name of the card, where it is none of the hand", () => {
    const building = { title: "biospheres", from_pile: true, place: null, price: [2, 0, 0], discount: 0, build: [site("system_1", [2, 0, 0]), site("system_2", [2, 0, 0])] } as unknown as View["building"];
    const position = asked("build_system", ["onto system_1", "onto system_2"], { onto: "place" }, (view) => ({ ...view, building }));
    expect(face.question!(position, [])).toBe("Where do you build Biospheres? 2 places.");
    speak("pl");
    expect(face.question!(position, [])).toBe("Gdzie wybudować kartę Biosfery? 2 miejsca.");
  });
  it("has one chip where two ways to save leave the same to pay", async () => {
    const both = ["food", "fleet"].map((save) => `build > card government_support_facility > onto system_1 > save ${save}`);
    open(asked("choose_action", both, { card: "structure", onto: "place", save: "resource" }, (view) => ({ ...view, seats: view.seats.map((own, i) => (i > 0 ? own : { ...own, hand: [{ card: "government_support_facility", n: 1, rule: null, build: [site("system_1", [2, 0, 0])] }] })) })));
    await fireEvent.click(spot("hand:government_support_facility"));
    expect(document.querySelectorAll('[data-direct="build system_1"]')).toHaveLength(1);
  });
  it("tells under the question what the price would buy", async () => {
    const position = offered(site("system_1", [3, 0, 1]), site("system_2", [3, 0, 1]));
    open(position);
    await fireEvent.click(spot("hand:recyclotron"));
    expect(face.below!(position, ["hand:recyclotron"])).toBeNull();
    await fireEvent.pointerEnter(direct("build system_2"), { pointerType: "mouse" });
    expect(face.below!(position, ["hand:recyclotron"])).toBe("System 2: Activation");
    await fireEvent.pointerLeave(direct("build system_2"), { pointerType: "mouse" });
    expect(face.below!(position, ["hand:recyclotron"])).toBeNull();
  });
  it("says its A or R space", () => {
    open();
    expect([...document.querySelectorAll(".sys")].map((system) => system.getAttribute("aria-label"))).toEqual([
      "System 1, 2 of 5 cards, Marine Barracks, space R: cube", "System 2, 1 of 5 cards, Superscalar Gas Harvester, space A: empty",
      "System 3, 1 of 5 cards, Death Spores, space R: cube", "System 4, 1 of 5 cards, Hydroponic Farm",
    ]);
  });
  it("a system of an advisor stands first among the small stacks", () => {
    open(seats((own, seat) => (seat !== 2 ? {} : { advisor: "fulcrum_sandebar", colour: "blue", systems: [...own.systems, { place: "system_f", advisor: "fulcrum_sandebar", cards: [], room: 4, active: null }] })));
    const jade = [...document.querySelectorAll(".rival")][1]!;
    expect([...jade.querySelectorAll(".stack:not(.none)")].map((stack) => [stack.classList.contains("first"), stack.textContent!.includes("Fulcrum")])).toEqual([[true, true], [false, false], [false, false], [false, false]]);
  });
});
