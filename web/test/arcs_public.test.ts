// Arcs: what everybody may know without asking, wherever there is room for it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Ambitions from "../src/games/arcs/Ambitions.svelte";
import AmbitionBoxes from "../src/games/arcs/AmbitionBoxes.svelte";
import { intercepts } from "../src/games/arcs/battle";
import Boxes from "../src/games/arcs/Boxes.svelte";
import { face } from "../src/games/arcs/face";
import { planetTypes, slotsOf } from "../src/games/arcs/picture";
import type { View } from "../src/games/arcs/view";
import type { About } from "../src/games/face";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { fixture, fixtureNames, texts } from "./helpers";

function changed(name: string, change: (view: View) => void): Table {
  const position = fixture(name);
  const view = structuredClone(position.view) as View;
  change(view);
  const table = new Table(position.table.id, face);
  table.position = { ...position, view };
  table.log = position.log;
  return table;
}

beforeEach(() => {
  settings.lang = "en";
  session.texts = texts("arcs", "en");
});

describe("intercepts", () => {
  const counted = (change: (view: View) => void): number => {
    const view = structuredClone(fixture("ar_losses").view) as View;
    view.fight.faces = [[0, 0, 0, 0, 1], [0, 0, 0, 0, 0], [0, 0]]; // one raid die with an intercept
    view.seats.forEach((seat) => (seat.lore = []));
    change(view);
    return intercepts(view);
  };
  const lore = (view: View, seat: number, id: string) => view.seats[seat]!.lore.push(id);
  it("are what the dice show", () => expect(counted(() => {})).toBe(1));
  it("lose one to Signal Breaker while all attackers were fresh (AR-227)", () => {
    expect(counted((view) => lore(view, view.turn.seat, "signal_breaker"))).toBe(0);
    expect(counted((view) => { lore(view, view.turn.seat, "signal_breaker"); view.fight.all_fresh = false; })).toBe(1);
  });
  it("come from Mirror Plating against assault dice (AR-224)", () => {
    expect(counted((view) => { lore(view, view.fight.defender, "mirror_plating"); view.fight.dice = [1, 1, 0]; })).toBe(2);
    expect(counted((view) => { lore(view, view.fight.defender, "mirror_plating"); view.fight.dice = [1, 0, 0]; })).toBe(1);
  });
});

describe("what lies in piles", () => {
  it("can be read: open discards (AR-17), what one has seen, the Court's discard, the supply", async () => {
    render(face.Board, { table: changed("ar_act", (view) => {
      view.setup.split_discard = true;
      view.round.open_discard = ["construction_5"];
      view.round.discard = [{ size: 3, known: ["aggression_4"] }, { size: 1, known: [] }];
      view.court.discard = ["relic_fence"];
      view.supply.fuel = 4;
    }) });
    await fireEvent.click(screen.getByRole("button", { name: "Piles and supply; Discarded action cards: 5" }));
    const said = screen.getByRole("dialog", { hidden: true }).textContent;
    for (const each of ["Face up: Construction 5", "4 cards face down", "You have seen of these: Aggression 4", "Relic Fence", "Fuel 4"]) expect(said, each).toContain(each);
  });
});

describe("several markers on an ambition", () => {
  const both = (view: View) => (view.ambitions.keeper = { ...view.ambitions.keeper, first: 9, second: 5, markers: [{ marker: "m_high", first: 5, second: 3, flipped: false }, { marker: "m_low", first: 4, second: 2, flipped: true }] });
  const look = (box: Element) => [...box.querySelectorAll("em")].map((marker) => [marker.textContent, marker.classList.contains("flipped")]);
  it("lie side by side, each with its side, and are heard as their sum; on a phone as on a laptop", () => {
    const table = changed("ar_act", both);
    const view = table.position!.view as View;
    for (const Drawn of [Ambitions, AmbitionBoxes] as const) {
      const { container, unmount } = render(Drawn, { table, view });
      const box = screen.getByRole("img", { name: "9 Power, second place 5" });
      expect(container.contains(box)).toBe(true);
      expect(look(box)).toEqual([["5/3", false], ["4/2", true]]);
      unmount();
    }
  });
});

describe("the drawn planets", () => {
  it("are of the types, and have the slots, that the game's systems have", () => {
    const known = new Map<string, [type: string | null, slots: number]>();
    for (const name of fixtureNames().filter((each) => each.startsWith("ar_"))) {
      for (const [id, { gate, in_play, type, places }] of Object.entries((fixture(name).view as View).systems)) {
        if (!gate && in_play) known.set(id, [type, places.filter(({ kind }) => kind === "slot").length]);
      }
    }
    expect(known.size).toBe(18); // every cluster is in play in some of them
    for (const [id, system] of known) expect([planetTypes[id], slotsOf[id]], id).toEqual(system);
    expect(Object.keys(planetTypes).sort()).toEqual([...known.keys()].sort());
  });
});

describe("with two players", () => {
  const two = (view: View) => { view.players = 2; view.ambitions.tycoon.neutral = 4; };
  it("a phone shows the neutral player's count beside the others (AR-263)", () => {
    const table = changed("ar_act", two);
    render(AmbitionBoxes, { table, view: table.position!.view as View });
    expect(screen.getByRole("img", { name: "neutral: 4" })).toBeTruthy();
    expect(face.about(table.position!.view, "ambition:tycoon")!.facts).toContainEqual(["neutral", "4"]);
  });
});

describe("an opened board", () => {
  it("keeps Outrage and supply on phones, where the narrow ones drop them", () => {
    const { seats } = fixture("ar_act").view as View;
    const first = (all: boolean) => render(Boxes, { seat: 0, own: seats[0]!, all }).container.querySelector(".boxes")!;
    expect(first(true).matches(".all")).toBe(true);
    expect(first(false).matches(".all")).toBe(false);
  });
});

describe("the inspector", () => {
  const { view } = fixture("ar_follow");
  const facts = (spot: string) => Object.fromEntries(face.about(view, spot, null)!.facts);
  it("tells of a Court card what it is, what a raid pays for it and who could secure it", () => {
    expect(facts("court:song_of_freedom")).toEqual({ Suit: "Vox", Jade: "1 agent", Pearl: "2 agents", "Could secure it": "Pearl" });
    expect(facts("court:secret_order")).toEqual({ Suit: "Psionic", "Raid cost": "2", Pearl: "1 agent", "Could secure it": "Pearl" });
    expect(facts("court:loyal_empaths")).toEqual({ Suit: "Psionic", "Raid cost": "3", "Could secure it": "nobody" });
  });
  it("tells of an action card what it is good for, and what its number declares (AR-65)", () => {
    const held = (number: number): About => {
      const change = structuredClone(view) as View;
      change.seats[0]!.cards = [{ card: `aggression_${number}`, suit: "aggression", number, pips: 2 }];
      return face.about(change, `card:aggression_${number}`, null)!;
    };
    expect(held(3)).toEqual({ title: "Aggression 3", lines: [], facts: [["Aggression", "Battle, Move, Secure"], ["Actions", "2"], ["Ambition", "Tyrant"]] });
    expect([1, 7].map((number) => held(number).facts.at(-1))).toEqual([["Ambition", "none"], ["Ambition", "any"]]);
    settings.lang = "pl";
    session.texts = texts("arcs", "pl");
    expect(held(7)).toEqual({ title: "Agresja 7", lines: [], facts: [["Agresja", "Bitwa, Ruch, Zabezpieczenie"], ["Akcje", "2"], ["Ambicja", "dowolna"]] });
    expect(facts("court:song_of_freedom")).toMatchObject({ Kolor: "Vox", "Może zabezpieczyć": "Perła" });
  });
});
