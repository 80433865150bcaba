// Alien Artifacts: what is asked inside a compound answer.
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { face as aa } from "../src/games/alien_artifacts/face";
import type { View } from "../src/games/alien_artifacts/view";
import Console from "../src/table/Console.svelte";
import { fixture } from "./helpers";
import { open, ready } from "./staged";

beforeEach(() => ready("alien_artifacts"));

it("the question after a part of a payment asks for what is left to pay", () => {
  const table = open(fixture("aa_pay"), aa);
  const before = table.question;
  table.press([...table.offer.spots][0]!);
  expect(table.question).not.toBe(before);
  expect(table.question).toBeTruthy();
});

it("the sections of sets are asked for in the same words until the last of them", () => {
  const table = open(fixture("aa_sets"), aa);
  const asked = table.question;
  table.press([...table.offer.spots][0]!);
  expect(table.question).toBe(asked);
});

it("resources are attached to the card that is named, and another one may be named first", () => {
  const table = open(fixture("aa_graph"), aa);
  render(Console, { table });
  flushSync();
  expect(table.question).toBe("Press a section to attach it to Demeter, or another card first");
});

it("who is attacked is told by whom, and with what", () => {
  const position = fixture("aa_plan");
  const ship = (change: object): View => {
    const view = structuredClone(position.view) as View;
    Object.assign(view.seats[view.turn]!.empire.ship[1]!.attack!, change);
    return view;
  };
  expect(aa.below!(position, [])).toBe("Kepler attacks with Nova Lublin (1–4).");
  expect(aa.below!({ ...position, view: ship({ player: 2, match: 1 }) }, [])).toBe("Kepler attacks with Nova Lublin (3–7).");
  expect(aa.below!({ ...position, view: { ...(position.view as View), attack: { ...(position.view as View).attack!, ship: null } } }, [])).toBe("Kepler attacks with Argo (1–4), Nova Lublin (1–4).");
});

describe("the two that may be taken", () => {
  it("are named under their signs", () => {
    render(Console, { table: open(fixture("aa_attack"), aa) });
    expect([...document.querySelectorAll(".take > small")].map((each) => each.textContent)).toEqual(["1 point", "1 artifact"]);
  });
});

describe("cards under construction", () => {
  it("of which there are more than two leave the last one its name", () => {
    render(aa.Board, { table: open(fixture("aa_graph"), aa) });
    const row = document.querySelectorAll(".shelf")[1]!;
    expect([...row.querySelectorAll(".cd")].map((card) => card.querySelector(".name")?.textContent ?? card.querySelector(".peeked")!.textContent)).toEqual(["3/5", "3/5", "Automated Fleet Construction"]);
  });
});

it("Blockade tokens are removed by icons of the rows that have some", () => {
  const position = fixture("aa_menu");
  const view = structuredClone(position.view) as View;
  const plan = { ...position, view: { ...view, step: "choose_row", frames: [{ ...view.frames.at(-1)!, step: "choose_row", n: 1 }] } };
  expect(aa.question!(plan, [])).toBe("Press sections: every 2 red or blue icons remove a Blockade token");
});
