import { describe, expect, it } from "vitest";
import { moves, type Piece } from "../src/state/moves";

const die = (at: string, face: string, seat = 0): Piece => ({ kind: `die-${seat}`, at, face, count: 1 });
const fleet = (at: string, count: number, seat = 0): Piece => ({ kind: `fleet-${seat}`, at, face: "", count });

describe("moves", () => {
  it("takes a die from the hand to its dock, the one with the same value", () => {
    const before = [die("hand", "3"), die("hand", "5"), die("mine", "6")];
    const after = [die("hand", "3"), die("mine", "6"), die("mine", "5")];
    expect(moves(before, after)).toEqual([{ from: 1, to: 2, count: 1, fresh: true }]);
  });
  it("takes both dice of a pair", () => {
    const found = moves([die("hand", "4"), die("hand", "4")], [die("yard", "4"), die("yard", "4")]);
    expect(found.map(({ from, to }) => [from, to])).toEqual([[0, 0], [1, 1]]);
  });
  it("sees no move where a die is only turned, or nothing happened", () => {
    expect(moves([die("hand", "4"), fleet("a", 2)], [die("hand", "5"), fleet("a", 2)])).toEqual([]);
  });
  it("takes ships out of a count and into another", () => {
    expect(moves([fleet("a", 3), fleet("b", 1)], [fleet("a", 1), fleet("b", 3)])).toEqual([{ from: 0, to: 1, count: 2, fresh: false }]);
    expect(moves([fleet("a", 3)], [fleet("a", 1), fleet("b", 2)])).toEqual([{ from: 0, to: 1, count: 2, fresh: true }]);
  });
  it("gathers from two places", () => {
    const found = moves([fleet("a", 1), fleet("b", 1)], [fleet("c", 2)]);
    expect(found.map(({ from, to, count }) => [from, to, count])).toEqual([[0, 0, 1], [1, 0, 1]]);
  });
  it("knows what comes from nowhere, and forgets what goes there", () => {
    expect(moves([], [die("mine", "2", 1)])).toEqual([{ from: null, to: 0, count: 1, fresh: true }]);
    expect(moves([die("mine", "2", 1)], [])).toEqual([]);
  });
  it("never mixes the pieces of two seats", () => {
    expect(moves([fleet("a", 1, 1)], [fleet("b", 1, 2)])).toEqual([{ from: null, to: 0, count: 1, fresh: true }]);
  });
});
