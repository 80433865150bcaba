// Alien Frontiers: what is asked inside a compound answer, and which of the cards that chance brings are marked.
import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { face as af } from "../src/games/alien_frontiers/face";
import { fixture } from "./helpers";
import { line, open, quiet, stepped } from "./staged";

beforeEach(quiet);

it("the question after a station is about the ship that goes there", () => {
  const table = open(stepped(fixture("af_main"), { ship: "pick_ship" }));
  table.press("station:solar_converter");
  expect(table.asking).toBe("pick_ship");
  expect(table.question).toMatch(/Solar Converter/);
});

it("a new card of the display, and one that was dealt, are marked", () => {
  const position = fixture("af_main");
  const { display } = position.view as { display: string[] };
  const table = open(position);
  table.log = [line({ notation: `draw ${display[0]}` })];
  render(af.Board, { table });
  expect(document.querySelector(`[data-spot="display:${display[0]}"]`)!.classList.contains("fresh")).toBe(true);
  expect(document.querySelectorAll(".spot.fresh")).toHaveLength(1);
  expect(af.brought!(line({ notation: "draw booster_pod", for: 0 }))).toEqual(["card:booster_pod"]);
});

it("what a station brings is told by the station: on a die of the hand there is no room for it", () => {
  const table = open(fixture("af_main"), af);
  table.press("station:solar_converter");
  expect([...table.offer.gains.keys()].some((spot) => spot.startsWith("die:"))).toBe(true);
  render(af.Hand, { table });
  expect(document.querySelectorAll(".dice [data-spot]").length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".dice [data-gain]")).toHaveLength(0);
});
