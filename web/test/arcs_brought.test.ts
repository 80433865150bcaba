// Arcs: what chance has just brought is marked where it lies, until one's own next answer.
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { LogEntry } from "../src/api/types";
import { lastRoll, rolled } from "../src/games/arcs/battle";
import { face } from "../src/games/arcs/face";
import LastRoll from "../src/games/arcs/LastRoll.svelte";
import { lastScored } from "../src/games/arcs/scored";
import { diceKinds, type View } from "../src/games/arcs/view";
import { screen } from "../src/ui/screen.svelte";
import { line, open, ready } from "./staged";
import { fixture } from "./helpers";

beforeEach(() => ready("arcs"));

const marked = () => [...document.querySelectorAll(".spot.fresh")].map((e) => e.getAttribute("data-spot"));
const own = (seat: number): LogEntry => line({ n: 9000, seat, notation: "begin_prelude" });
const at = (name: string) => {
  const position = fixture(name);
  return { position, view: position.view as View, table: open(position, face) };
};

describe("what a chapter brought", () => {
  const ends = (n: number, seat: number): LogEntry => line({
    n, v: n, seat, notation: "build city",
    sequels: [
      { seat: null, text: "Tyrant is scored", spot: "ambition:tyrant", points: [0, 5, 0, 3] },
      { seat: null, text: "Empath is scored", spot: "ambition:empath", points: [0, 2, 0, 0] },
      { seat: null, text: "Captives go back to their owners" },
      { seat: null, text: "Chapter 2 ends", spot: "chapter:2" },
    ],
  });
  it("is told to each seat until the own next answer, whoever ended it", () => {
    for (const who of [0, 2]) {
      const log = [own(0), ends(9001, who), line({ n: 9002, seat: 2, notation: "lead aggression_3" })];
      expect(lastScored(log, new Set([0]))).toEqual({ chapter: 2, points: [0, 7, 0, 3], told: "Tyrant is scored; Empath is scored" });
      expect(lastScored([...log, { ...own(0), n: 9003 }], new Set([0]))).toBeNull();
      expect(lastScored(log.map((each) => ({ ...each, undone: true })), new Set([0]))).toBeNull();
    }
  });
  it("stands with the Ambitions, on a phone too", () => {
    for (const phone of [false, true]) {
      screen.phone = phone;
      const { table } = at("ar_follow");
      table.log = [ends(9001, 3)];
      const { unmount } = render(face.Board, { table });
      expect(document.querySelector(".scored")!.textContent!.replace(/\s+/g, " ")).toMatch(/^Chapter 2: ?\+7 ?\+3$/);
      unmount();
    }
    screen.phone = false;
  });
});

describe("Arcs marks", () => {
  it("the card that was turned up in the Court, until the own next answer", () => {
    const { position, view, table } = at("ar_follow");
    const { court } = view.court.row.find((place) => place.court !== null)!;
    table.log = [own(position.viewer!), line({ n: 9001, notation: `reveal ${court}`, spot: `court:${court}` })];
    render(face.Board, { table });
    expect(marked()).toEqual([`court:${court}`]);
    table.log = [...table.log, { ...own(position.viewer!), n: 9002 }, { ...own(position.viewer!), n: 9003 }];
    flushSync();
    expect(marked()).toEqual([]);
  });
  it("the cards that were dealt, in the hand", () => {
    const { position, view, table } = at("ar_follow");
    const cards = view.seats[position.viewer!]!.cards.map(({ card }) => card);
    table.log = ["deal", "draw"].map((verb, i) => line({ n: 9000 + i, for: position.viewer!, notation: `${verb} ${cards[i]}`, spot: `card:${cards[i]}` }));
    render(face.Hand, { table });
    expect(marked().sort()).toEqual(cards.slice(0, 2).map((card) => `card:${card}`).sort());
  });
  it("the leaders and the lore that were laid out", () => {
    const { view, table } = at("ar_draft");
    const [leader, lore] = [view.draft.leaders[0]!, view.draft.lore[0]!];
    table.log = [line({ n: 9000, notation: `offer_leader ${leader}`, spot: `leader:${leader}` }), line({ n: 9001, notation: `offer_lore ${lore}`, spot: `lore:${lore}` })];
    render(face.Board, { table });
    expect(marked().sort()).toEqual([`leader:${leader}`, `lore:${lore}`]);
  });
  it("the dice of a battle and of a raid in its panel, those of one kind that were rolled now", () => {
    const { position, view, table } = at("ar_raid");
    const kinds = diceKinds.filter((_, k) => rolled(view.fight, k).length > 0);
    expect(kinds.length).toBeGreaterThan(0);
    const now = kinds[0]!;
    table.log = [own(position.viewer!), line({ n: 9001, notation: `roll_${now} 0-1-1` })];
    render(face.Board, { table });
    const fresh = () => [...document.querySelectorAll(".battle .group")].map((group) => group.querySelector(".row.fresh") !== null);
    expect(fresh()).toEqual(kinds.map((kind) => kind === now));
    table.log = [...table.log, { ...own(position.viewer!), n: 9002 }, { ...own(position.viewer!), n: 9003 }];
    flushSync();
    expect(fresh()).toEqual(kinds.map(() => false));
  });
  it("the dice of a battle that asked nothing, where it was fought", () => {
    const { position, table } = at("ar_act");
    const other = (position.viewer! + 1) % 4;
    table.log = [own(position.viewer!), line({ n: 9001, seat: other, notation: "act battle" }), line({ n: 9002, seat: other, notation: "battle_at 2g" }), line({ n: 9003, notation: "roll_skirmish 1" })];
    render(LastRoll, { roll: lastRoll(table.log, table.mine)! });
    expect(document.querySelectorAll(".last.fresh img").length).toBeGreaterThan(0);
  });
});
