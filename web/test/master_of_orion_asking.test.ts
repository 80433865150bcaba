// Master of Orion: what is asked inside a compound answer.
import { beforeEach, expect, it } from "vitest";
import { face as mo } from "../src/games/master_of_orion/face";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { fixture, texts } from "./helpers";
import { open, ready } from "./staged";

beforeEach(() => ready("master_of_orion"));

it("the question after Build asks which card", () => {
  const table = open(fixture("mo_action"), mo);
  const before = table.question;
  table.press("verb:build");
  expect(table.asking).toBe("build_card");
  expect(table.question).not.toBe(before);
  expect(table.question).toBeTruthy();
});

it("the question after an opponent asks for the action, in both languages", () => {
  expect(mo.follow!(["seat:jade"], ["verb:attack"], new Set(["attack"]))).toBe("With which action? Attack.");
  settings.lang = "pl";
  session.texts = texts("master_of_orion", "pl");
  expect(mo.follow!(["seat:jade"], ["verb:attack"], new Set(["attack"]))).toBe("Jaką akcją? Atak.");
});
