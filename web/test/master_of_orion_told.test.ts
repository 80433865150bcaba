// What the board of Master of Orion tells: what others changed, where facts are from, both languages.
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { LogEntry, Sequel } from "../src/api/types";
import { spotsOf, wireSpot } from "../src/games/master_of_orion/build";
import { changesOf } from "../src/games/master_of_orion/changes";
import { face } from "../src/games/master_of_orion/face";
import { inTwoLines } from "../src/games/master_of_orion/texts";
import { keepContent } from "../src/state/content.svelte";
import Inspector from "../src/table/Inspector.svelte";
import { fixture } from "./helpers";
import { begin, closed, GAME, open, speak, spot, viewOf } from "./master_of_orion_table";

begin();

describe("what is told", () => {
  const line = (v: number, seat: number | null, notation: string, sequels: Sequel[] = []): LogEntry => ({ n: v, v, seat, text: "", notation, flags: [], sequels });
  it("who attacked, also when there was no choice of whom", () => {
    const position = fixture("mo_action");
    const only = (seat: number): Sequel => ({ seat, text: "", notation: "target ruby" });
    const told = (log: LogEntry[]) => changesOf(closed({ ...position, log })).filter(({ seat }) => seat === 0);
    expect(told([line(1, 0, "research"), line(2, 1, "attack"), line(3, 1, "target ruby"), line(4, 2, "attack", [only(2)])])).toEqual([{ seat: 0, what: "morale", n: -2, by: [1, 2] }]);
    expect(told([line(1, 1, "attack", [only(1)]), line(2, 0, "research")])).toEqual([]);
    expect(told([line(1, 1, "attack", [{ seat: 1, text: "", notation: "target sapphire" }])])).toEqual([]);
    expect(told([line(1, 0, "research"), { ...line(2, 1, "target ruby"), undone: true }])).toEqual([]);
    // Its whole action was the only one, and my answer set it off.
    expect(told([line(1, 0, "research", [{ seat: 3, text: "", notation: "attack" }, only(3)])])).toEqual([{ seat: 0, what: "morale", n: -1, by: [3] }]);
  });
  it("what an effect of another changed, on every tableau, in both languages", () => {
    const titan = { en: "Ruby: −2 morale · Jade: −3 morale", pl: "Rubin: −2 morale · Jadeit: −3 morale" };
    for (const lang of ["en", "pl"] as const) {
      document.body.replaceChildren();
      speak(lang);
      open({ ...fixture("mo_action"), log: [line(1, 0, "research"), line(2, 1, "found", [{ seat: 1, text: titan[lang] }])] });
      const mine = document.querySelector(".track.morale")!;
      expect(mine.querySelector(".delta")!.textContent).toBe("−2");
      expect([...mine.classList]).toEqual(expect.arrayContaining(["hit", "seat-1"]));
      const rivals = [...document.querySelectorAll(".rival")];
      expect(rivals.map((rival) => rival.querySelector(".delta")?.textContent ?? "")).toEqual(["", "−3", ""]);
      expect(rivals[1]!.classList).toContain("hit");
    }
  });
  it("every kind of change, and not what one's own effects bring to oneself", () => {
    const position = fixture("mo_action");
    const told = (text: string, by = 1) => changesOf(closed({ ...position, log: [line(1, 0, "research"), line(2, by, "found", [{ seat: by, text }])] }));
    expect(told("Sapphire: +3 food · +1 production · Ruby: +1 food")).toEqual([{ seat: 0, what: "food", n: 1, by: [1] }]);
    expect(told("Ruby: 2 blocked spaces · Jade: 1 blocked space · Jade: Victoria returns to the centre")).toEqual([{ seat: 0, what: "blocked", n: 2, by: [1] }, { seat: 2, what: "blocked", n: 1, by: [1] }, { seat: 2, what: "expelled", n: -1, by: [1] }]);
    expect(told("Ruby: +1 point")).toEqual([{ seat: 0, what: "score", n: 1, by: [1] }]);
    expect(told("Ruby: −1 fleet · +1 action cube")).toEqual([{ seat: 0, what: "fleet", n: -1, by: [1] }, { seat: 0, what: "cubes_by_card", n: 1, by: [1] }]);
    expect(told("Round 2 begins · Sapphire is the first player")).toEqual([]);
    speak("pl");
    expect(told("Rubin: +3 żywności · +5 produkcji · Jadeit: 5 zablokowanych pól")).toMatchObject([{ what: "food", n: 3 }, { what: "production", n: 5 }, { seat: 2, what: "blocked", n: 5 }]);
    document.body.replaceChildren();
    speak("en");
    open({ ...position, log: [line(1, 0, "research"), line(2, 1, "found", [{ seat: 1, text: "Ruby: +2 points · Ruby: Victoria returns to the centre" }])] });
    expect(screen.getByRole("img", { name: "score: +2" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "advisor: −1" })).toBeTruthy();
  });
  it("a card that is looked at shows its face and where each fact is from", () => {
    const table = open();
    table.attention.inspected = "card:titan";
    render(Inspector, { table });
    expect(document.querySelector(".inspector")!.textContent).toMatch(/Titan.*Each opponent loses 1 morale.*Exploit.*Copies: 2.*from the rulebook.*reconstructed by us/s);
    // The face has one mark, of one of them.
    expect(document.querySelector(".inspector .face .mark")!.getAttribute("aria-label")).toBe("effect: from the rulebook");
  });
  it("all that a fact is from, and what its file says of it", () => {
    const data = JSON.parse(readFileSync(`test/fixtures/content/${GAME}.en.json`, "utf8"));
    Object.assign(data.structure.titan.source, { effect: { from: ["rulebook", "public"], note: "a review of 2017" } });
    keepContent("en", GAME, data);
    const table = open();
    table.attention.inspected = "card:titan";
    render(Inspector, { table });
    expect(document.querySelector(".inspector")!.textContent).toContain("from the rulebook, from public sources: a review of 2017");
    expect([...document.querySelectorAll(".inspector .face .mark")].map((mark) => mark.getAttribute("aria-label"))).toEqual(["effect: from the rulebook", "effect: from public sources"]);
    Object.assign(data.advisor.quail.source, { name: { from: ["public"], note: "a review of 2017" } });
    expect(face.about!(fixture("mo_action").view, "advisor:quail")!.facts).toContainEqual(["name", "from public sources: a review of 2017"]);
    // The morale from which every card may be used is the content's, too.
    expect(document.querySelector(".track.morale")!.getAttribute("aria-label")).toMatch(/6 and more: all cards/);
    data.structure.titan.build_morale = 9;
    keepContent("en", GAME, structuredClone(data));
    document.body.replaceChildren();
    open();
    expect(document.querySelector(".track.morale")!.getAttribute("aria-label")).toMatch(/9 and more: all cards/);
  });
  it("a card that needs morale to be activated says so on its face", () => {
    const table = open();
    table.attention.inspected = "card:superscalar_gas_harvester";
    render(Inspector, { table });
    expect(screen.getByRole("img", { name: "morale 6+ to activate" }).textContent).toBe("6+");
  });
  it("marks the cards that were drawn and the advisors that were turned up", () => {
    const line = { ...fixture("mo_action").log[0]!, seat: null };
    expect(face.brought!({ ...line, notation: "draw titan" })).toEqual(["hand:titan"]);
    expect(face.brought!({ ...line, notation: "reveal quail" })).toEqual(["advisor:quail"]);
  });
  it("what a spectator sees of a hand: its back, and how many cards it has", () => {
    const position = fixture("mo_action");
    const view = viewOf(position);
    const hidden = { ...view, seats: view.seats.map((own) => ({ ...own, hand: null, hand_size: 4 })) };
    open({ ...position, viewer: null, prompt: null, view: hidden });
    expect(screen.getByRole("img", { name: "hand: 4" }).querySelectorAll(".back")).toHaveLength(4);
    expect(document.querySelectorAll(".hand .card")).toHaveLength(0);
  });
  it("no race where everybody leads the same", () => {
    open();
    expect(document.querySelectorAll(".rival header > span:not(.gap)")[0]!.textContent).toBe("Alkari");
    expect(document.querySelector(".who .race")).toBeTruthy();
    document.body.replaceChildren();
    const position = fixture("mo_action");
    const view = viewOf(position);
    open({ ...position, view: { ...view, seats: view.seats.map((own) => ({ ...own, race: ["human"] })) } });
    expect(document.body.textContent).not.toContain("Humans");
    expect(document.querySelector(".who .race")).toBeNull();
  });
  it("names every spot as the server does", () => {
    expect(["hand:titan", "hand:titan/2", "pile:titan", "drawn:titan", "lay:titan", "system:system_1", "system:new", "space:advisor", "stack:ruby/system_3", "verb:build"].map(wireSpot)).toEqual(["structure:titan", "structure:titan", "structure:titan", "structure:titan", "structure:titan", "place:system_1", "verb:found", "place:advisor", "place:system_3", "verb:build"]);
    for (const option of fixture("mo_action").prompt!.walks.steps) for (const here of spotsOf(option)) expect(wireSpot(here)).toBe(option.spot);
  });
  it("speaks Polish", () => {
    speak("pl");
    open();
    expect(spot("verb:build").getAttribute("aria-label")).toMatch(/^Budowa/);
    expect(screen.getAllByText("Farma hydroponiczna").length).toBeGreaterThan(0);
  });
  it("knows which names need a narrower type to stand in two lines", () => {
    const two = (name: string) => inTwoLines(name, 16);
    expect(["Tytan", "Planetarny superkomputer", "Koszary piechoty kosmicznej", "Government Support Facility"].map(two)).toEqual([true, true, true, true]);
    expect(["Rządowa instytucja wsparcia", "Szpiegowski kompleks szkoleniowy"].map(two)).toEqual([false, false]);
  });
  it("draws the end small, the first seat first", () => {
    render(face.Miniature, { view: fixture("mo_end").view });
    expect(document.querySelectorAll(".all section")).toHaveLength(4);
  });
});
