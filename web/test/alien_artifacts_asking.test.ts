// Alien Artifacts: what is asked inside a compound answer.
import { beforeEach, expect, it } from "vitest";
import { face as aa } from "../src/games/alien_artifacts/face";
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
