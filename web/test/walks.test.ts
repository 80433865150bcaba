import { describe, expect, it } from "vitest";
import type { Option } from "../src/api/types";
import { face as af } from "../src/games/alien_frontiers/face";
import { face as pi } from "../src/games/pocket_imperium/face";
import { count, exactly, offer } from "../src/state/walks";
import { fixture, walksOf } from "./helpers";

const spotsOf = (o: Option) => (o.spot.startsWith("verb:") ? [] : [o.spot]);
const docking = walksOf(["dock sun > ship 5", "dock sun > ship 6", "dock mine > ship 6", "claim", "end"], { dock: "station" });

describe("what is live", () => {
  it("lights every spot that occurs in a walk, and tells what comes next", () => {
    const { spots, next } = offer(docking, [], spotsOf);
    expect([...spots].sort()).toEqual(["ship:5", "ship:6", "station:mine", "station:sun"]);
    expect([...next].sort()).toEqual(["station:mine", "station:sun"]);
  });
  it("offers answers without a place as choices", () => {
    expect(offer(docking, [], spotsOf).choices.map((c) => c.option.notation)).toEqual(["claim", "end"]);
  });
  it("has nothing when nothing is asked", () => {
    expect(offer(null, [], spotsOf)).toMatchObject({ left: 0, send: null, choices: [] });
  });
});

describe("what it brings", () => {
  const worth = { ...docking, gains: ["+3 fuel", "+3 fuel", "+1 ore", "", ""] };
  it("is told on a spot when every walk on it brings the same", () => {
    expect([...offer(worth, [], spotsOf).gains].sort()).toEqual([["ship:5", "+3 fuel"], ["station:mine", "+1 ore"], ["station:sun", "+3 fuel"]]);
    expect(offer(worth, ["ship:6"], spotsOf).gains.get("station:sun")).toBe("+3 fuel");
  });
  it("is no chip where it only costs", () => {
    expect(offer({ ...docking, gains: ["−1 fuel", "−1 fuel", "−1 fuel", "", ""] }, [], spotsOf).gains.size).toBe(0);
  });
  it("stands beside a choice", () => {
    const sold = { ...docking, gains: ["", "", "", "−3 fuel, +1 ore", ""] };
    expect(offer(sold, [], spotsOf).choices.map((c) => c.gain)).toEqual(["−3 fuel, +1 ore", ""]);
  });
});

describe("the same answer twice", () => {
  // Two tokens alike, and two keys to steal with.
  const raid = walksOf(["steal weapon > steal weapon", "steal weapon > stop", "steal fuel", "stop"], { steal: "token" });
  it("is a choice after the first, and that means the second", () => {
    const once = offer(raid, ["token:weapon"], spotsOf);
    expect(once.choices.map((c) => c.option.notation)).toEqual(["steal weapon", "stop"]);
    expect(once.send).toBeNull();
    expect(offer(raid, ["token:weapon", exactly("steal weapon")], spotsOf).send).toEqual(["steal weapon", "steal weapon"]);
    expect(offer(raid, ["token:weapon", exactly("stop")], spotsOf).send).toEqual(["steal weapon", "stop"]);
  });
});

describe("an answer that is the only one", () => {
  // A token, what it is spent as, then which ships fly where.
  const spend = walksOf(["token fuel > as fuel > from a > to b", "token fuel > as fuel > from a > to c", "token fuel > as nothing"], { token: "token", from: "system", to: "system" });
  const placed = (o: Option) => (o.verb === "as" ? [] : spotsOf(o));
  it("is settled with what was picked after it", () => {
    const { choices, next, taken, send } = offer(spend, ["token:fuel", "system:a"], placed);
    expect(choices).toEqual([]);
    expect([...next].sort()).toEqual(["system:b", "system:c"]);
    expect(taken.map((o) => o.notation)).toEqual(["token fuel", "as fuel", "from a"]);
    expect(send).toBeNull();
  });
  it("is asked while nothing after it is picked, and begins nothing by itself", () => {
    expect(offer(spend, ["token:fuel"], placed).choices.map((c) => c.option.notation)).toEqual(["as fuel", "as nothing"]);
    expect(offer(spend, ["system:b"], placed)).toMatchObject({ taken: [{ notation: "to b" }], send: null });
  });
});

describe("the order is free", () => {
  it("station first", () => {
    const { spots, send } = offer(docking, ["station:sun"], spotsOf);
    expect([...spots].sort()).toEqual(["ship:5", "ship:6"]);
    expect(send).toBeNull();
    expect(offer(docking, ["station:sun", "ship:5"], spotsOf).send).toEqual(["dock sun", "ship 5"]);
  });
  it("die first", () => {
    expect([...offer(docking, ["ship:6"], spotsOf).spots].sort()).toEqual(["station:mine", "station:sun"]);
    expect(offer(docking, ["ship:6", "station:mine"], spotsOf).send).toEqual(["dock mine", "ship 6"]);
  });
  it("sends at once when a station takes only one ship", () => {
    expect(offer(docking, ["station:mine"], spotsOf).send).toEqual(["dock mine", "ship 6"]);
  });
  it("waits for the station when a die fits only one: the press meant the die", () => {
    expect(offer(docking, ["ship:5"], spotsOf)).toMatchObject({ send: null, left: 1 });
  });
  it("sends a choice", () => {
    expect(offer(docking, [exactly("claim")], spotsOf).send).toEqual(["claim"]);
  });
});

describe("what a press means when it could mean two things", () => {
  const flights = walksOf(["from a > fleet 1 > to b", "from a > fleet 2 > to b", "from b > fleet 1 > to a", "from b > fleet 1 > to c"], { from: "system", to: "system" });
  const plain = (o: Option) => (o.verb === "fleet" ? [] : spotsOf(o));
  it("takes a fleet before a destination", () => {
    const first = offer(flights, ["system:a"], plain);
    expect(first.taken.map((o) => o.notation)).toEqual(["from a"]);
    expect(first.choices.map((c) => c.option.notation)).toEqual(["fleet 1", "fleet 2"]);
  });
  it("takes a target first where no fleet stands, and finds the fleet", () => {
    expect(offer(flights, ["system:c", "system:b"], plain).send).toEqual(["from b", "fleet 1", "to c"]);
  });
  it("asks which of two answers on one spot it is before what comes after them", () => {
    const two = walksOf(["copy card > go", "copy card > seize a", "surpass card > go", "surpass card > seize a"], { copy: "card", surpass: "card", seize: "give" });
    const left = offer(two, ["card:card"], spotsOf);
    expect(left.choices.map((c) => c.option.notation)).toEqual(["copy card", "surpass card"]);
    expect([...left.next]).toEqual([]);
    expect([...left.spots]).toEqual(["give:a"]);
    expect(offer(two, ["card:card", exactly("copy card")], spotsOf).choices.map((c) => c.option.notation)).toEqual(["go"]);
    expect(offer(two, ["card:card", "give:a"], spotsOf).choices.map((c) => c.option.notation)).toEqual(["copy card", "surpass card"]);
  });
  it("asks what tells two answers on one spot apart", () => {
    const two = walksOf(["use cannon > hit 1", "discard cannon > hit 1"], { use: "card", discard: "card" });
    const left = offer(two, ["card:cannon", "hit:1"], spotsOf);
    expect(left.send).toBeNull();
    expect(left.choices.map((c) => c.option.notation)).toEqual(["use cannon", "discard cannon"]);
    expect(offer(two, ["card:cannon", "hit:1", exactly("discard cannon")], spotsOf).send).toEqual(["discard cannon", "hit 1"]);
    expect(offer(two, [exactly("use cannon"), "hit:1"], spotsOf).send).toEqual(["use cannon", "hit 1"]);
  });
});

describe("no way leads into a dead end", () => {
  const walks = walksOf(["discard cannon > bay 1", "discard cannon > bay 2", "use cannon > aim a > hit 1", "use cannon > aim a > hit 2", "discard cannon > destroy a"], { use: "card", discard: "card", aim: "station", destroy: "station" });
  const places = (o: Option) => (o.verb === "bay" ? ["place:bay"] : o.verb === "hit" ? [] : spotsOf(o));
  const cases = [
    ["two meanings of one spot", walks, places],
    ["Alien Frontiers", fixture("af_main").prompt!.walks, af.spotsOf],
    ["Pocket Imperium", fixture("pi_explore").prompt!.walks, pi.spotsOf],
  ] as const;
  it.each(cases)("%s: whatever is lit or offered leaves at least one walk, until one is sent", (_, walks, places) => {
    const seen = new Set<string>();
    const visit = (picks: string[]): void => {
      const key = picks.join();
      if (seen.has(key) || picks.length > 6) return;
      seen.add(key);
      const now = offer(walks, picks, places);
      expect(now.left, key).toBeGreaterThan(0);
      if (now.send) return;
      const next = [...now.spots, ...now.choices.map((c) => c.pick)];
      expect(next.length, `nothing to press after ${key}`).toBeGreaterThan(0);
      for (const pick of next) visit([...picks, pick]);
    };
    visit([]);
    expect(seen.size).toBeGreaterThan(10);
  });
});

describe("real positions", () => {
  it("Alien Frontiers: a die lights the stations that take it", () => {
    const { prompt } = fixture("af_main");
    const { spots } = offer(prompt!.walks, ["die:6"], af.spotsOf);
    expect(spots).toContain("station:lunar_mine");
    expect(spots).not.toContain("station:shipyard");
    const straight = offer(prompt!.walks, ["station:raiders_outpost"], af.spotsOf);
    expect([...straight.spots].every((s) => s.startsWith("die:"))).toBe(true);
  });
  it("Pocket Imperium: a flight needs a fleet, a number and a target", () => {
    const { walks } = fixture("pi_explore").prompt!;
    const from = walks.walks.map((walk) => walk.map((i) => walks.steps[i]!)).find((walk) => walk[1]?.verb === "fleet")![0]!.spot;
    const begun = offer(walks, [from], pi.spotsOf);
    expect(begun.choices.map((c) => c.option.notation)).toEqual(expect.arrayContaining(["fleet 1", "fleet 2"]));
  });
  it("every walk can be reached by picks and choices alone", () => {
    for (const [name, face] of [["af_main", af], ["pi_explore", pi]] as const) {
      const { walks } = fixture(name).prompt!;
      for (const walk of walks.walks) {
        const wanted = walk.map((i) => walks.steps[i]!.notation);
        let picks: string[] = [];
        for (const i of walk) {
          const now = offer(walks, picks, face.spotsOf);
          if (now.send) break;
          picks = [...picks, exactly(walks.steps[i]!.notation)];
        }
        expect(offer(walks, picks, face.spotsOf).send).toEqual(wanted);
      }
    }
  });
});

describe("pieces that go together", () => {
  const twice = (o: Option) => (o.verb === "pair" ? [`ship:${o.notation.at(-1)}`, `ship:${o.notation.at(-1)}`] : o.verb === "run" ? ["ship:3", "ship:4", "ship:5"] : spotsOf(o));
  const sets = walksOf(["dock yard > pair 5", "dock sun > ship 5", "dock raid > run 345"], { dock: "station" });
  it("takes both dice of a pair once it is clear that it is one", () => {
    expect(offer(sets, ["ship:5"], twice).held.get("ship:5")).toBe(1); // a pair or one alone
    expect(offer(sets, ["ship:5", "station:yard"], twice).held.get("ship:5")).toBe(2);
    expect(offer(sets, [], twice).held.size).toBe(0);
  });
  it("takes all dice of a straight, whichever was picked", () => {
    const { held } = offer(sets, ["station:raid", "ship:4"], twice);
    expect([...held.keys()].sort()).toEqual(["ship:3", "ship:4", "ship:5", "station:raid"]);
  });
  it("names the sets that are still open", () => {
    expect(offer(sets, [], twice).sets.map((set) => set.length).sort()).toEqual([2, 3]);
    expect(offer(sets, ["station:sun"], twice).sets).toEqual([]);
    expect(count(["a", "b", "a"])).toEqual(new Map([["a", 2], ["b", 1]]));
  });
  it("knows the sets of Alien Frontiers", () => {
    const set = (verb: string, value: string) => af.spotsOf({ verb, operands: { set: value }, spot: "set:x", notation: "", index: 0, label: "" });
    expect(set("pair", "5")).toEqual(["die:5", "die:5"]);
    expect(set("triple", "5r")).toEqual(["die:5r", "die:5", "die:5"]);
    expect(set("straight", "3-4r-5")).toEqual(["die:3", "die:4r", "die:5"]);
  });
});
