// Pocket Imperium: what is asked inside a compound answer, and which systems that chance draws are marked.
import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { face as pi } from "../src/games/pocket_imperium/face";
import { fixture } from "./helpers";
import { line, open, quiet } from "./staged";

beforeEach(quiet);

it("the question after an origin asks how many ships leave, or where they go", () => {
  const position = fixture("pi_explore");
  const table = open(position, pi);
  const { walks, steps: all } = position.prompt!.walks;
  const from = walks.map((walk) => walk.map((i) => all[i]!)).find((walk) => walk[1]?.verb === "fleet")![0]!;
  table.press(from.spot);
  expect(["explore_size", "explore_dest"]).toContain(table.asking);
  expect(table.question).not.toBe(position.prompt!.text);
});

it("a destination that is picked first asks from where", () => {
  const position = fixture("pi_explore");
  const table = open(position, pi);
  table.press("system:s4_n");
  expect(table.asking).toBe("explore_origin");
  expect(table.question).toBe(position.prompt!.text);
  table.press("system:s4_c");
  expect(table.question).not.toMatch(/Where to/); // the route is asked
});

describe("on the way", () => {
  const asked = (verb: string) => {
    const position = fixture("pi_explore");
    const options = [1, 2].map((n) => ({ notation: `${verb} ${n}`, index: n, verb, operands: { n: `${n}` }, label: `${verb} ${n}`, spot: "", step: "explore_exchange" }));
    const table = open({ ...position, prompt: { ...position.prompt!, step: "explore_exchange", text: "How many ships do you leave or pick up on the way?", options, walks: { steps: options, walks: [[0], [1]], complete: true } } }, pi);
    table.log = ["from s1_n", "fleet 1", "to s1_sw", "via s1_c"].map((notation, i) => line({ n: i + 1, v: i + 1, seat: position.viewer!, notation }));
    return table;
  };
  it.each([["leave", "How many ships do you leave on the way?"], ["pick_up", "How many ships do you pick up on the way?"]])("numbers alone are asked about by what they do: %s", (verb, question) => {
    expect(asked(verb).question).toBe(question);
  });
  it("the parts that were answered stand beside the question, the first of them too", () => {
    render(pi.Hand, { table: asked("leave") });
    expect([...document.querySelectorAll(".parts b")].map((part) => part.textContent)).toEqual(["1N", "1", "1SW", "1C"]);
  });
});

it("a system of the drawing is marked", () => {
  const table = open(fixture("pi_explore"), pi);
  table.log = [line({ notation: "bounty s1_n 1", spot: "system:s1_n" })];
  render(pi.Board, { table });
  expect(document.querySelector('[data-spot="system:s1_n"]')!.classList.contains("fresh")).toBe(true);
  expect(readFileSync("src/styles/spots.css", "utf8")).toMatch(/svg \.spot\.fresh/); // and drawn: a spot there is no button
});
