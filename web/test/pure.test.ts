import { describe, expect, it } from "vitest";
import { costs, leads, ticks, turningPoints } from "../src/end/lead";
import { lines, outline, round, wobble } from "../src/games/alien_frontiers/geometry";
import { bounds, groupEdge, sectorGroups, tagOf } from "../src/games/pocket_imperium/geometry";
import { ifScored, planCards, planKey, sectors, type View } from "../src/games/pocket_imperium/view";
import { readNotes, writeNotes } from "../src/state/notes";
import { parse } from "../src/state/router.svelte";
import { blocks, spans } from "../src/text/markdown";
import { nearest } from "../src/ui/arrows";
import { pipPath } from "../src/ui/pieces";
import { fixture } from "./helpers";

describe("addresses", () => {
  it("reads every address of the page", () => {
    expect(parse("/", "", "")).toEqual({ at: "home" });
    expect(parse("/table/ab12", "", "")).toEqual({ at: "table", id: "ab12", ply: null });
    expect(parse("/table/ab12", "?v=0", "")).toEqual({ at: "table", id: "ab12", ply: 0 });
    expect(parse("/table/ab12", "?v=x", "")).toEqual({ at: "table", id: "ab12", ply: null });
    expect(parse("/join", "", "#SECRET")).toEqual({ at: "join", token: "SECRET" });
    expect(parse("/rules/alien_frontiers/pl", "", "#AF-12")).toEqual({ at: "rules", game: "alien_frontiers", lang: "pl", anchor: "AF-12" });
    expect(parse("/new", "?game=arcs", "")).toEqual({ at: "new", game: "arcs", friends: false });
    expect(parse("/new/", "?friends", "")).toEqual({ at: "new", game: undefined, friends: true });
    expect(parse("/rules", "", "")).toEqual({ at: "rules", game: "", lang: null, anchor: "" });
    expect(parse("/learn/arcs", "", "")).toEqual({ at: "learn", game: "arcs", lang: null });
    expect(parse("/record", "?v=4", "")).toEqual({ at: "record", ply: 4 });
  });
  it.each([
    ["/nonsense", ""], ["/nonsense/here", ""], ["/settings/x", ""], ["/tables/x", ""], ["/record/x", ""], ["/new/x", ""], ["/owner/x", ""], ["/join/x", ""], ["/reset/x", ""],
    ["/table", ""], ["/table/ab12/x", ""], ["/learn", ""], ["/learn/arcs/xx", ""], ["/rules/arcs/xx", ""], ["/rules/arcs/pl/x", ""], ["/new", "?game=chess"], ["/new", "?game="],
  ])("that are none of the page lead nowhere: %s%s", (path, query) => {
    expect(parse(path, query, "")).toEqual({ at: "nowhere" });
  });
  it("that were cut inside a sign lead somewhere, too", () => {
    expect(parse("/nic%C", "", "")).toEqual({ at: "nowhere" });
    expect(parse("/table/ab%C4%85", "", "")).toEqual({ at: "table", id: "abą", ply: null });
    expect(parse("/table/ab%C", "", "")).toEqual({ at: "table", id: "ab%C", ply: null });
  });
});

describe("rule text", () => {
  it("knows paragraphs, lists, tables, bold, code and rule numbers", () => {
    const found = blocks("One **bold** and `code`, see AF-12.\n\n- a\n- b\n  more\n\n| x | y |\n|---|---|\n| 1 | 2 |");
    expect(found.map((b) => b.kind)).toEqual(["paragraph", "list", "table"]);
    expect(spans("**b** `c` AF-E3").map((s) => s.kind)).toEqual(["bold", "plain", "code", "plain", "rule"]);
    expect(spans("(*Always*, 2*3*4, a * b * c)")).toEqual([{ text: "(", kind: "plain" }, { text: "Always", kind: "italic" }, { text: ", 2*3*4, a * b * c)", kind: "plain" }]);
    expect(found[1]).toMatchObject({ ordered: false, items: [[{ text: "a" }], [{ text: "b more" }]] });
    expect(found[2]).toMatchObject({ head: [[{ text: "x" }], [{ text: "y" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });
  it("never makes anything but text of what looks like HTML", () => {
    expect(blocks("<script>x</script>")).toEqual([{ kind: "paragraph", spans: [{ text: "<script>x</script>", kind: "plain" }] }]);
  });
});

describe("arrows", () => {
  const places = [{ x: 10, y: 0 }, { x: 0, y: 10 }, { x: -10, y: 1 }, { x: 30, y: 0 }];
  it("goes to the nearest place in that direction", () => {
    expect(nearest({ x: 0, y: 0 }, places, "ArrowRight")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, "ArrowDown")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, places, "ArrowLeft")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, places, "ArrowUp")).toBe(-1);
  });
});

describe("the lead", () => {
  it("finds when it changed hands", () => {
    const all = leads([0, 1, 2, 3, 4], [[0, 0], [1, 0], [1, 1], [1, 2], [3, 2]]);
    expect(all).toEqual([{ ply: 1, leader: 0 }, { ply: 3, leader: 1 }, { ply: 4, leader: 0 }]);
    expect(turningPoints(all, 2).map((l) => l.ply)).toEqual([3, 4]);
  });
  it("knows what an answer cost a seat, and that a gain is no cost", () => {
    const [plies, scores] = [[0, 4, 9, 12], [[0, 0], [3, 1], [1, 4], [1, 2]]];
    expect(costs(plies, scores, 9, 0)).toBe(2);
    expect(costs(plies, scores, 12, 1)).toBe(2);
    expect(costs(plies, scores, 9, 1)).toBe(0);
    expect(costs(plies, scores, 0, 0)).toBe(0);
    expect(costs(plies, scores, 5, 0)).toBe(0);
  });
  it("draws a readable axis", () => {
    expect(ticks(8)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(43)).toEqual([0, 10, 20, 30, 40]);
  });
});

describe("drawings", () => {
  it("draws the same coast every time, and closes it", () => {
    expect(wobble(3)).toBe(wobble(3));
    expect(outline(round, "herbert_valley")).toMatch(/^M.*Z$/);
    expect(outline(round, "burroughs_desert")).not.toMatch(/NaN/);
  });
  it("breaks names into even lines and keeps small words with the next", () => {
    expect(lines("Góry van Vogta")).toEqual(["Góry", "van Vogta"]);
    expect(lines("Van Vogt Mountains")).toEqual(["Van Vogt", "Mountains"]);
    expect(lines("Lem")).toEqual(["Lem"]);
  });
  it("gives every die face its pips", () => {
    for (let v = 1; v <= 6; v++) for (const seat of [0, 1, 2, 3, null]) expect(pipPath(seat, v).match(/M/g)).toHaveLength(v);
  });
  it("finds the border of a flower of seven hexes: eighteen edges", () => {
    const seven = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: q!, r: r! }));
    expect(groupEdge(seven).match(/M/g)).toHaveLength(18);
  });
  it("puts every sector's number outside every system", () => {
    const view = fixture("pi_plan").view as View;
    expect(sectorGroups(view)).toHaveLength(6);
    const box = bounds(view);
    for (const sector of sectors(view)) {
      const [x, y] = tagOf(view, sector);
      expect(x).toBeGreaterThan(box.x);
      expect(y).toBeGreaterThan(box.y);
    }
  });
});

describe("plans", () => {
  it("reads and writes both kinds", () => {
    expect(planKey(planCards("xte"))).toBe("xte");
    expect(planKey(planCards("ex-et-xt"))).toBe("ex-et-xt");
    expect(planKey([["explore", "expand"], ["exterminate", "expand"], ["exterminate", "explore"]])).toBe("ex-et-xt");
  });
  it("adds up what a sector is worth", () => {
    const view = fixture("pi_explore").view as View;
    const sum = sectors(view).flatMap((s) => ifScored(view, s)).reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(0);
  });
});

describe("what a view tells", () => {
  it("tells what a sector brings as the server counts it", () => {
    const view = { sectors: [{ sector: 1, points: [9, 1] }] } as unknown as View;
    expect(ifScored(view, 1)).toEqual([9, 1]);
    expect(ifScored(view, 2)).toEqual([]);
  });
});

describe("notes", () => {
  it("are kept for each table and leave nothing when they are emptied", () => {
    writeNotes("a", "watch Jade");
    expect([readNotes("a"), readNotes("b")]).toEqual(["watch Jade", ""]);
    writeNotes("a", "");
    expect(localStorage.getItem("orrery.notes.a")).toBeNull();
  });
});
