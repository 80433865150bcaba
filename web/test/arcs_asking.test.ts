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
