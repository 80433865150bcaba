// Pocket Imperium: what is asked inside a compound answer, and which systems that chance draws are marked.
import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option } from "../src/api/types";
import { face as pi } from "../src/games/pocket_imperium/face";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { fixture, texts } from "./helpers";
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

it("where ships are sent from is named and marked, be it picked towards or asked by itself", async () => {
  const position = fixture("pi_explore");
  const send = (from: string, n: number): Option => ({ notation: `send ${from} ${n}`, index: n, verb: "send", operands: { system: from, n: `${n}` }, label: `Send ${n}`, spot: `system:${from}`, step: "exterminate_ships" });
  const target: Option = { notation: "invade s4_n", index: 0, verb: "invade", operands: { system: "s4_n" }, label: "Invade 4N", spot: "system:s4_n", step: "exterminate_target" };
  const asks = (step: string, steps: Option[], walks: number[][]) => {
    document.body.replaceChildren();
    const table = open({ ...position, prompt: { ...position.prompt!, step, text: "How many?", options: steps, walks: { steps, walks, complete: true } } }, pi);
    render(pi.Board, { table });
    return table;
  };
  const marked = () => [...document.querySelectorAll(".asked")].map((hex) => hex.getAttribute("data-spot"));
  const steps = [target, send("s4_c", 0), send("s4_c", 1), send("prime", 1)];
  const table = asks("exterminate_target", steps, [[0, 1, 3], [0, 2, 3], [0, 2]]);
  expect(marked()).toEqual([]);
  table.press("system:s4_n");
  await tick();
  expect(table.question).toBe("How many ships do you send from 4C?");
  expect(marked()).toEqual(["system:s4_c"]);
  expect(asks("exterminate_ships", [send("prime", 1), send("prime", 2)], [[0], [1]]).question).toBe("How many ships do you send from Prime?");
  expect(marked()).toEqual(["system:prime"]);
  settings.lang = "pl";
  session.texts = texts("pocket_imperium", "pl");
  expect(table.question).toBe("Ile statków wysyłasz z 4C?");
});

it("a system of the drawing is marked", () => {
  const table = open(fixture("pi_explore"), pi);
  table.log = [line({ notation: "bounty s1_n 1", spot: "system:s1_n" })];
  render(pi.Board, { table });
  expect(document.querySelector('[data-spot="system:s1_n"]')!.classList.contains("fresh")).toBe(true);
  expect(readFileSync("src/styles/spots.css", "utf8")).toMatch(/svg \.spot\.fresh/); // and drawn: a spot there is no button
});
