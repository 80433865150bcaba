// Arcs: what is asked inside a compound answer, and how a roll of its dice is announced.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, it } from "vitest";
import type { Position } from "../src/api/types";
import { face as ar } from "../src/games/arcs/face";
import Announcer from "../src/table/Announcer.svelte";
import { fixture } from "./helpers";
import { line, open, ready, stepped } from "./staged";

beforeEach(() => ready("arcs"));

const act = (): Position => stepped(fixture("ar_act"), {});

it("the questions of a move ask from where, then to where", () => {
  const table = open(act(), ar);
  table.choose(table.prompt!.walks.steps.find((o) => o.notation === "act move")!);
  expect(table.asking).toBe("move_from");
  expect(table.question).toBe("From which system do ships move?");
  table.press("system:6a");
  expect(table.asking).toBe("move_to");
  expect(table.question).toBe("To which system do they move?");
});

it("a roll is announced in words, not in numbers of faces", async () => {
  const table = open(act(), ar);
  render(Announcer, { table });
  await tick();
  table.log = [...table.log, line({ n: 9999, v: table.position!.ply + 1, notation: "roll_assault 0-1-0-0-1", text: "Assault dice: 0-1-0-0-1" })];
  await tick();
  const said = document.querySelector(".said")!.textContent!;
  expect(said).not.toContain("0-1-0-0-1");
  expect(said).toMatch(/2 assault dice/i);
});

it("an ambition that is picked first asks with which card it is declared", () => {
  const table = open(fixture("ar_lead"), ar);
  table.press("ambition:tyrant");
  expect(table.question).toBe("Which card do you lead with, to declare Tyrant?");
});

it("a place that is pressed first asks which action is taken there", () => {
  const table = open(act(), ar);
  table.press("system:6g");
  expect(table.question).toBe("Gate 6: which action do you take?");
});

it("things to steal are told by their names, whose they are stands below", () => {
  const option = (verb: string, operands: Record<string, string>) => ({ notation: "", index: 0, verb, operands, label: "Steal", spot: "" });
  const { view } = act();
  expect(ar.chip!(view, option("steal_card", { owner: "pearl", court: "farseers" }))).toEqual({ text: "Farseers", note: "from Pearl" });
  expect(ar.chip!(view, option("steal_token", { owner: "sapphire", resource: "fuel", cost: "2" }))).toEqual({ text: "Fuel", note: "from Sapphire, 2 keys" });
});

it("who leads is told so while the card is played", () => {
  const position = fixture("ar_prelude");
  const view = position.view as { turn: object };
  expect(ar.stage!({ ...position, view: { ...view, turn: { ...view.turn, mode: "lead" } } })[0]!.text).toBe("you lead");
});
