// Whole answers whose parts are picked in any order: nothing of a game.
import { describe, expect, it } from "vitest";
import type { Option, Walks } from "../src/api/types";
import { offerWhole } from "../src/state/whole";

// "pay a > pay b > ~done": ~ is taken by itself, * follows from the others.
function whole(lines: string[]): Walks {
  const steps: Option[] = [];
  const walks = lines.map((line) =>
    line.split(" > ").map((part) => {
      const notation = part.replace(/^[~*]+/, "");
      const [verb = "", value] = notation.split(" ");
      return steps.push({ notation, index: -1, verb, operands: {}, label: notation, spot: value ? `at:${value}` : "", silent: part.startsWith("~") || part.startsWith("*~"), implied: part.startsWith("*") }) - 1;
    }),
  );
  return { steps, walks, complete: true, whole: true };
}
const spotsOf = ({ spot }: Option) => (spot ? [spot] : []);
const after = (lines: string[], ...picks: string[]) => offerWhole(whole(lines), picks, spotsOf);

describe("a payment", () => {
  const lines = ["pay a > ~pay b", "pay a > ~pay d", "pay c > pay d"];
  it("lights every part of every way", () => {
    expect([...after(lines).spots].sort()).toEqual(["at:a", "at:b", "at:c", "at:d"]);
  });
  it("is sent when all of it is picked, in any order, in the order of the rules and without what is taken by itself", () => {
    expect(after(lines, "at:b").send).toBeNull();
    expect(after(lines, "at:b", "at:a").send).toEqual(["pay a"]);
    expect(after(lines, "at:d", "at:c").send).toEqual(["pay c", "pay d"]);
    expect(after(lines, "at:c").send).toBeNull();
  });
  it("leaves only what goes together with what is picked", () => {
    expect([...after(lines, "at:d").spots].sort()).toEqual(["at:a", "at:c"]);
    expect([...after(lines, "at:b").spots]).toEqual(["at:a"]);
  });
});

describe("as many as one likes", () => {
  const lines = ["*colour > spend a > done", "*colour > spend a > spend b > ~done", "*colour > spend b > done"];
  it("is ended by an answer in words, with what is picked and no more", () => {
    expect(after(lines).choices).toEqual([]);
    expect(after(lines, "at:b").choices.map((c) => c.option.notation)).toEqual(["done"]);
    expect(after(lines, "at:b", "=done").send).toEqual(["colour", "spend b", "done"]);
    expect(after(lines, "at:b", "at:a").send).toBeNull();
    expect(after(lines, "at:b", "at:a", "=done").send).toEqual(["colour", "spend a", "spend b"]);
  });
});

describe("what follows from the others", () => {
  const lines = ["*build x > *complete a", "*build x > *complete b", "*develop y > *~complete c", "pass"];
  it("need not be picked, but may be", () => {
    expect(after(lines, "at:a").send).toEqual(["build x", "complete a"]);
    expect(after(lines, "at:x").send).toBeNull();
    expect([...after(lines, "at:x").spots].sort()).toEqual(["at:a", "at:b"]);
    expect(after(lines, "at:y").send).toEqual(["develop y"]);
    expect(after(lines, "at:c").send).toEqual(["develop y"]);
  });
  it("is asked in words where nothing else tells two ways apart", () => {
    const two = ["*row ships > spend a > done", "*row planets > spend a > done"];
    const rows = two.map((line) => line.replace(/row \w+/, (row) => row.replace(" ", "_")));
    expect(after(rows, "at:a", "=done").choices.map((c) => c.option.notation)).toEqual(["row_ships", "row_planets"]);
    expect(after(rows, "at:a", "=done", "=row_planets").send).toEqual(["row_planets", "spend a", "done"]);
  });
});

// AA-25, AA-106: three tokens from two cards of several.
describe("the same place as often as it has something", () => {
  const lines = ["token a > token a > token a", "token a > token a > token b", "token a > token b > token b", "token b > token b > token b"];
  const words = (...picks: string[]) => after(lines, ...picks).choices.map((c) => c.option.notation);
  it.each([
    [["at:a", "=token a", "=token a"], "a a a"],
    [["at:a", "=token a", "at:b"], "a a b"],
    [["at:b", "at:a", "=token a"], "a a b"],
    [["at:a", "at:b", "=token b"], "a b b"],
    [["at:b", "=token b", "at:a"], "a b b"],
    [["at:b", "=token b", "=token b"], "b b b"],
  ])("%s is %s", (picks, all) => {
    picks.forEach((pick, i) => {
      const before = after(lines, ...picks.slice(0, i));
      expect(before.send).toBeNull();
      expect(pick.startsWith("=") ? before.choices.map((c) => c.pick) : [...before.spots], pick).toContain(pick);
    });
    expect(after(lines, ...picks).send).toEqual(all.split(" ").map((card) => `token ${card}`));
  });
  it("is offered only where it is picked already, and leaves what may come besides", () => {
    expect(words()).toEqual([]);
    expect(words("at:a")).toEqual(["token a"]);
    expect([...after(lines, "at:a").spots]).toEqual(["at:b"]);
    expect(words("at:a", "at:b")).toEqual(["token a", "token b"]);
    const ended = ["spend a > spend a > done", "spend a > spend a > spend b > done"];
    expect([...after(ended, "at:a", "=spend a").spots]).toEqual(["at:b"]);
    expect(after(ended, "at:a", "=spend a", "=done").send).toEqual(["spend a", "spend a", "done"]);
  });
});

it("takes the same place twice in words", () => {
  const lines = ["token a > token a", "token a > token b"];
  expect(after(lines, "at:a").choices.map((c) => c.option.notation)).toEqual(["token a"]);
  expect(after(lines, "at:a", "=token a").send).toEqual(["token a", "token a"]);
  expect(after(lines, "at:b", "at:a").send).toEqual(["token a", "token b"]);
});
