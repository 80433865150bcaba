// What the board of Alien Artifacts tells while others act and beside the question: whose it is, what was revealed, what
// things cost.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry, Position } from "../src/api/types";
import { face } from "../src/games/alien_artifacts/face";
import { lastReveal } from "../src/games/alien_artifacts/reveals";
import type { View } from "../src/games/alien_artifacts/view";
import type { Item } from "../src/state/log";
import { word } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import Console from "../src/table/Console.svelte";
import Strip from "../src/table/Strip.svelte";
import { GAME, open, ready, spot, spots } from "./alien_artifacts_table";
import { fixture } from "./helpers";

beforeEach(ready);

// A row that asks nothing is carried out at once: no position shows its cards, the log alone tells them.
describe("a reveal that asked nothing", () => {
  const shown = (change: (view: View) => void): Element => {
    const position = structuredClone(fixture("aa_attack"));
    change(position.view as View);
    render(face.Board, { table: open(position) });
    return document.querySelector(".system")!;
  };
  it("lies on the table of results, in its row, while the attack goes on", () => {
    const system = shown((view) => (view.attack!.result = null));
    expect(system.querySelector(".name b")!.textContent).toBe("3 + 3 = 6");
    expect([...system.querySelectorAll("tr")].map((row) => row.classList.contains("lit"))).toEqual([false, false, true]);
    expect(system.querySelector(".last")).toBeNull();
  });
  it("stands below once the attack is over, and lights no row of the next table", () => {
    const system = shown((view) => (view.attack = null));
    expect(system.querySelector(".name b")).toBeNull();
    expect(system.querySelector(".last")!.textContent).toContain("Santa Clara 3 + 3 = 6");
    expect(system.querySelector(".lit")).toBeNull();
  });
  it("is forgotten with the turns before the own last one, and with what is taken back", () => {
    const { log } = fixture("aa_attack");
    const mine = new Set([1]);
    expect(lastReveal(log, mine)).toMatchObject({ ship: "sh_santa_clara", value: 6, going: true });
    expect(lastReveal(log.map((entry) => ({ ...entry, undone: entry.v >= 605 })), mine)).toMatchObject({ ship: "sh_iron_duke", base: 1, bonus: 1 });
    expect(lastReveal(log.filter(({ v }) => v < 601), mine)).toMatchObject({ ship: "sh_theseus", seat: 0 });
    expect(lastReveal([...log, { n: 1000, v: 1000, seat: 2, text: "", flags: [] }, { n: 1001, v: 1001, seat: 1, text: "", flags: [] }], mine)).toBeNull();
  });
});

describe("a name that a player has chosen", () => {
  // A line of the log with this name in front, as the server writes it.
  const told = (name: string): LogEntry[] =>
    structuredClone(fixture("aa_attack").log).map((entry) => ({ ...entry, sequels: entry.sequels?.map((each) => ({ ...each, text: each.text.replace(/^Sapphire/, name) })) }));
  it("does not forge the value of an attack", () => {
    for (const name of ["9 + 9 = 18", "Eve attacks with 9 + 9 = 18: Santa Clara", "Eve attacks with 9 + 9 = 18:"])
      expect(lastReveal(told(name), new Set([1])), name).toMatchObject({ ship: "sh_santa_clara", base: 3, bonus: 3, value: 6 });
  });
  it("does not make an attack of what is told of a ship", () => {
    const log = told("Eve attacks with 9 + 9 = 18: Iron Duke").filter(({ v }) => v <= 604);
    const { sequels } = log.at(-1)!;
    log.at(-1)!.sequels = sequels!.slice(1); // "… takes back under construction: Iron Duke"
    expect(sequels![1]!.text).toContain("9 + 9 = 18");
    expect(lastReveal(log, new Set([1]))).not.toMatchObject({ base: 9 });
  });
});

it("one's own chip of the strip leads back from another's table, then to everything", async () => {
  const table = open(fixture("aa_menu"));
  const everything = vi.fn();
  render(Strip, { table, onopen: everything });
  const [own, other] = document.querySelectorAll(".strip button");
  await fireEvent.click(other!);
  expect(table.opened).not.toBeNull();
  await fireEvent.click(own!);
  expect([table.opened, everything.mock.calls.length]).toEqual([null, 0]);
  await fireEvent.click(own!);
  expect(everything).toHaveBeenCalledOnce();
});

describe("somebody else's action", () => {
  it("lights no plate of one's own", () => {
    for (const name of ["aa_exchange", "aa_pay"]) {
      const position = structuredClone(fixture(name));
      const { players, turn } = position.view as View;
      position.viewer = (turn + 1) % players;
      position.prompt = null;
      const { unmount } = render(face.Board, { table: open(position) });
      expect(document.querySelectorAll(".doing"), name).toHaveLength(0);
      expect(document.querySelector(".plate.exchange .chip")!.textContent).not.toContain("+0");
      unmount();
    }
    render(face.Board, { table: open(fixture("aa_exchange")) });
    expect(document.querySelectorAll(".plate.exchange.doing")).toHaveLength(1); // as it is for who is asked
  });
  it("leaves the numbers of the inspector with the seat whose plates they are", () => {
    const position = structuredClone(fixture("aa_menu"));
    const view = position.view as View;
    view.turn = 0; // while the viewer, at 3, waits
    const viewer = position.viewer!;
    view.seats.forEach((seat, i) => (seat.costs["build"] = 5 + i));
    expect(face.about(view, "plate:build", viewer)!.facts[0]![1]).toBe("8");
    expect(face.about(view, "about:of_build:1", viewer)!.facts[0]![1]).toBe("6");
    expect(face.about(view, "plate:build", null)!.facts[0]![1]).toBe("5"); // a spectator
  });
  it("leaves them there after the game, when all hands are open", async () => {
    const table = open(structuredClone(fixture("aa_end")));
    const view = table.position!.view as View;
    table.position!.viewer = 2;
    view.seats.forEach((seat, i) => (seat.costs["build"] = 5 + i));
    expect(view.seats.every(({ hand }) => hand !== null)).toBe(true);
    table.attention.inspected = "plate:build";
    render(face.Inspector!, { table });
    expect(document.querySelector(".inspector dd")!.textContent).toBe("7");
  });
});

describe("the factions of the others", () => {
  it("tell action and bonus on their tables", () => {
    const table = open(fixture("aa_menu"));
    const other = (table.viewer! + 1) % 4;
    table.opened = other;
    render(face.Board, { table });
    const about = face.about(table.position!.view, `about:of_faction:${other}`)!;
    expect(spots()).toContain(`about:of_faction:${other}`);
    expect(about.lines.at(-1)).toMatch(/^1 point for each/);
  });
  it("carry what their action costs, as a chip and not in the words", () => {
    const table = open(fixture("aa_menu"));
    const view = table.position!.view as View;
    view.seats[table.viewer!]!.faction = "fa_stargunners";
    render(face.Board, { table });
    expect(document.querySelector(".faction_action .chip")!.textContent).toBe("8");
    expect(document.querySelector(".faction_action .note")!.textContent).toBe("all ships attack with +1");
  });
});

describe("where the data of a card is from", () => {
  const source = (spotName: string) => {
    const table = open(fixture("aa_menu"));
    return face.about(table.position!.view, spotName, table.viewer)!.facts.find(([key]) => key === "Card data")?.[1];
  };
  it("is said of factions, one's own and those of the others", () => {
    expect(source("plate:faction_action")).toMatch(/reconstructed by us/);
    expect(source("about:of_faction:1")).toMatch(/reconstructed by us/);
  });
  it("is said of resource cards, whole and by a section, in the hand and on planets", () => {
    expect(source("resource:res_30")).toBe("reconstructed by us");
    expect(source("section:res_30_b")).toBe("reconstructed by us");
    const table = open(fixture("aa_menu"));
    expect(face.about(table.position!.view, "section:res_30_b", 3)!.title).toBe(face.about(table.position!.view, "resource:res_30", 3)!.title);
  });
});

describe("the best ship of the dots", () => {
  it("is none that has attacked", () => {
    const position = structuredClone(fixture("aa_menu"));
    const view = position.view as View;
    const [ship] = view.seats[3]!.empire.ship;
    Object.assign(ship!, { active: true, used: true });
    const { unmount } = render(face.Board, { table: open(position) });
    expect(document.querySelector(".system .foot")!.textContent).not.toContain("Barok");
    unmount();
    ship!.used = false;
    render(face.Board, { table: open(position) });
    expect(document.querySelector(".system .foot")!.textContent).toContain("Barok +1");
  });
});

describe("an attack on a player", () => {
  const attack = (step: string, change: (position: Position) => void = () => {}): Position => {
    const position = structuredClone(fixture("aa_attack"));
    const view = position.view as View;
    view.step = step;
    view.attack!.target = 2;
    view.attack!.plan = "dp_basic";
    change(position);
    return position;
  };
  const whose = () => document.querySelector(".own")!.getAttribute("aria-label");
  it("opens the table of the attacked while it is about what lies there, and the own one for the ships", async () => {
    const table = open(attack("choose_plan", (position) => (position.prompt = null)));
    const { unmount } = render(face.Board, { table });
    expect(whose()).toContain("Kepler");
    await fireEvent.click(screen.getByRole("button", { name: "your table" }));
    expect(whose()).toContain("Hypatia");
    unmount();
    render(face.Board, { table: open(attack("next_ship")) });
    expect(whose()).toContain("Hypatia");
  });
  it("offers no token to be lifted that one may lie beside", () => {
    const chips = (verb: string) => {
      const position = attack("place_token", ({ view: raw, prompt }) => {
        const owned = Object.values((raw as View).seats[2]!.empire).flat()[0]!;
        Object.assign(owned, { tokens: 1, lift: 1, active: false, lifted: false });
        const option = { ...prompt!.options[0]!, verb, notation: `${verb} ${owned.card}`, operands: { card: owned.card }, spot: `card:${owned.card}`, index: 0 };
        Object.assign(prompt!, { step: "place_token", options: [option], walks: { steps: [option], walks: [[0]] } });
      });
      const { container, unmount } = render(face.Board, { table: open({ ...position, view: { ...(position.view as View), ways: null } }) });
      const found = [...container.querySelectorAll(".line .chip")].length;
      unmount();
      return found;
    };
    expect([chips("lift"), chips("block")]).toEqual([1, 0]);
  });
  it("says how many tokens are to be placed", () => {
    const position = attack("place_token", ({ view }) => ((view as View).frames.at(-1)!.amount = 2));
    expect(face.question!(position, [])).toBe("Place 2 Blockade tokens");
    expect(face.question!(position, ["card:pl_medici"])).toBe("Place 1 Blockade token");
  });
});

it("prices the lifting of blockades in the colour of the only row that has some, and in none where there are several", () => {
  const chip = (...types: ("ship" | "technology" | "planet")[]) => {
    const position = structuredClone(fixture("aa_menu"));
    const view = position.view as View;
    for (const owned of Object.values(view.seats[3]!.empire).flat()) owned.tokens = 0;
    for (const type of types) Object.assign(view.seats[3]!.empire[type][0]!, { tokens: 1, lift: 1 });
    const { container, unmount } = render(face.Board, { table: open(position) });
    const drawn = container.querySelector(".plate.unblock .chip")!.innerHTML;
    unmount();
    return drawn.includes("<svg");
  };
  expect([chip("planet"), chip("ship"), chip("ship", "planet")]).toEqual([true, true, false]);
});

it("marks who still has a last turn, and only those", () => {
  const position = structuredClone(fixture("aa_menu"));
  (position.view as View).last_turns = [3, 0];
  const { unmount } = render(face.Row!, { view: position.view, seat: 0 });
  expect(document.body.textContent).toContain("last turn to come");
  unmount();
  render(face.Row!, { view: position.view, seat: 1 });
  expect(document.body.textContent).not.toContain("last turn to come");
});

it("draws a line across the log where the deck has run out", () => {
  const position = fixture("aa_menu");
  const told = (text: string): Item => ({ n: 1, v: 1, part: 1, seat: null, text, flags: [] });
  const [round, ending, shuffled] = [told("The round marker moves to 2"), told(word(GAME, "told.ending")), told(word(GAME, "told.shuffled"))];
  expect([...face.headings!([shuffled, round, ending], position)]).toEqual([[round, "Lap 3 of 4"], [ending, "Last turns"]]);
});

it("names what raises the limit of a payment", () => {
  const position = structuredClone(fixture("aa_pay"));
  const view = position.view as View;
  const row = view.seats[position.prompt!.seat]!.empire.ship;
  const ship = (card: string, active = true) => ({ card, side: "logistic" as const, tokens: 0, lifted: false, active, used: false });
  const type = view.payment!.card!.slice(0, 2);
  expect(type).toBe("te"); // Develop: Expansion ships raise its limit
  row.splice(0, row.length, ship("sh_ariadne"), ship("sh_fram"));
  expect(face.below!(position, [])).toMatch(/Ariadne adds one\.$/);
  row[0]!.active = false;
  expect(face.below!(position, [])).not.toContain("adds");
});

it("tells cards of the limit from those that must come from planets", () => {
  const position = structuredClone(fixture("aa_pay"));
  const view = position.view as View;
  Object.assign(view.payment!, { limit: 2, extra: 1, gold: false });
  view.seats[position.prompt!.seat]!.empire.ship = []; // nothing that raises the limit
  const [planet, more, hand, other] = ["section:res_14_b", "section:res_20_a", "section:res_36_a", "section:res_69_b"];
  const left = (...picks: string[]) => face.below!(position, picks);
  expect(left()).toBe("2 cards left. Another 1 from planets.");
  expect(left(hand)).toBe("1 card left. Another 1 from planets.");
  expect(left(hand, other)).toBe("1 card left, from planets only.");
  expect(left(planet)).toBe("2 cards left.");
  expect(left(planet, more, hand)).toBe("0 cards left.");
  settings.lang = "pl";
  expect(left()).toBe("Zostały 2 karty. Do tego 1 z planet.");
  expect(left(hand, other)).toBe("Została 1 karta, tylko z planet.");
  settings.lang = "en";
  const table = open(position);
  table.picks = [planet, hand];
  render(Console, { table });
  expect(document.querySelector(".under")!.textContent!.replace(/\s+/g, " ")).toContain("cards 1/2 , from planets 1/1");
});

it("says what the numbers of a Purchase mean", () => {
  const position = structuredClone(fixture("aa_menu"));
  const view = position.view as View;
  view.decks.planet.look = 1;
  expect(face.question!(position, ["plate:deck_planet"])).toBe("You see 2 cards. How many more, for 1 credit each?");
  expect(face.question!(position, ["plate:deck_ship"])).toBe("You see 1 card. How many more, for 1 credit each?");
});

it("puts a ghost on the bank for the credits that an answer costs", () => {
  const table = open(fixture("aa_menu"));
  render(face.Board, { table });
  expect(document.querySelector(".ghost")).toBeNull();
  table.attention.inspected = "card:sh_barok"; // to be lifted for 1
  flushSync();
  expect(document.querySelector(".ghost")).not.toBeNull();
});

it("tells free extras from main actions by their ring alone", () => {
  render(face.Board, { table: open(fixture("aa_menu")) });
  const lifting = spot("card:sh_barok").closest(".cd")!;
  expect(lifting.classList).toContain("extra");
  expect([...document.querySelectorAll(".cd.bay")].some((card) => card.classList.contains("extra"))).toBe(false);
});

// Every seat, in a full game for five: nobody's colour is a resource's.
describe("as whatever seat one plays", () => {
  const fixtureOf = (viewer: number): Position => {
    const position = structuredClone(fixture("aa_auto"));
    const view = position.view as View;
    const turn = (i: number) => (i + viewer - position.viewer! + view.players) % view.players;
    const moved = <T,>(list: T[]): T[] => list.map((_, i) => list[(i + position.viewer! - viewer + view.players) % view.players]!);
    Object.assign(view, { seats: moved(view.seats), turn: turn(view.turn), first: turn(view.first) });
    position.prompt!.seat = viewer;
    position.table.seats = position.table.seats.map((seat) => ({ ...seat, you: seat.seat === viewer, kind: seat.seat === viewer ? "person" : "bot" }));
    return { ...position, viewer };
  };
  it.each([0, 1, 2, 3, 4])("%i: the own table, its marker, and resources that carry their signs and no seat", (viewer) => {
    const table = open(fixtureOf(viewer));
    render(face.Board, { table });
    render(face.Hand, { table });
    expect(document.querySelector(".own")!.getAttribute("aria-label")).toContain(table.seats()[viewer]!.name);
    expect(document.querySelector(".bank .marker")!.classList).toContain(`seat-${viewer}`);
    for (const section of document.querySelectorAll(".sec")) {
      expect(section.querySelector("svg")).not.toBeNull();
      expect(section.closest("[class*='seat-']")).toBeNull();
    }
    expect(document.querySelectorAll(".sec").length).toBeGreaterThan(0);
  });
});
