// The own board of Arcs: tokens are spent and arranged where they are pressed; how it is summed up for others.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option, Position } from "../src/api/types";
import { face } from "../src/games/arcs/face";
import { arrange } from "../src/games/arcs/tags";
import type { Slot, View } from "../src/games/arcs/view";
import { session } from "../src/state/session.svelte";
import type { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import { open, ready, sent, spots } from "./arcs_table";
import { fixture, texts } from "./helpers";

beforeEach(ready);

describe("the own board", () => {
  it("spends the token that was pressed", async () => {
    const table = open("ar_prelude");
    render(Console, { table });
    expect(spots("token")).toEqual(["token:material", "token:relic", "token:relic", "token:relic"]);
    expect(table.stateOf("token:relic")).toBe("live");
  });
  it("fills the slots from the highest raid cost down while tokens are arranged", () => {
    const slots: Slot[] = [3, 1, 1, 2, 1, 3, 4].map((cost, i) => ({ cost, open: i !== 4 && i !== 5, token: null }));
    const token = (resource: string): Option => ({ notation: `arrange ${resource}`, index: 0, verb: "arrange", operands: { resource }, label: "", spot: "" });
    const { slots: placed, next } = arrange(slots, [token("fuel"), token("relic")]);
    expect(placed.map((slot) => slot.token)).toEqual(["relic", null, null, null, null, null, "fuel"]);
    expect(next).toBe(placed[3]);
  });
  it("AR-51 puts a token where it is pressed to, in any order of slots, and tells the game in its own", async () => {
    const table = open("ar_arrange"); // Material, Fuel and Weapons, for the slots of raid cost 4, 3 and 2
    render(Console, { table });
    const loose = (type: string) => document.querySelector(`[data-loose="${type}"]`)!;
    const well = (slot: number) => document.querySelector(`[data-well="${slot}"]`)!;
    expect([...document.querySelectorAll("[data-well]")].map((e) => e.getAttribute("data-well")).sort()).toEqual(["0", "3", "6"]);
    await fireEvent.click(loose("fuel"));
    expect(loose("fuel").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(well(0)); // not the slot that is asked about
    expect(table.picks).toEqual([]);
    expect(well(0).getAttribute("aria-label")).toMatch(/^Fuel, raid cost 3/);
    expect(loose("fuel")).toBeNull();
    await fireEvent.click(well(0)); // and back again
    expect(loose("fuel")).toBeTruthy();
    await fireEvent.click(loose("fuel"));
    await fireEvent.click(well(0));
    await fireEvent.click(loose("weapon"));
    await fireEvent.click(well(6));
    expect(sent.map(({ answers }) => answers)).toEqual([["arrange weapon", "arrange fuel"]]);
  });
  describe("with two slots for three tokens", () => {
    const two = (p: Position): Position => {
      const view = structuredClone(p.view) as View;
      view.seats[p.prompt!.seat]!.slots.forEach((slot, i) => (slot.open = slot.cost > 2 && i !== 5));
      return { ...p, view };
    };
    const loose = () => [...document.querySelectorAll("[data-loose]")].map((left) => left.getAttribute("aria-label"));
    const put = async (type: string, slot: number) => {
      await fireEvent.click(document.querySelector(`[data-loose="${type}"]`)!);
      await fireEvent.click(document.querySelector(`[data-well="${slot}"]`)!);
    };
    const choose = (table: Table, notation: string) => {
      table.choose(table.choices.find(({ option }) => option.notation === notation)!.option);
      flushSync();
    };
    const keep = () => screen.queryByRole("button", { name: "Keep it so" });

    it("AR-51 marks the tokens that go back before the game is told of any", async () => {
      render(Console, { table: open("ar_arrange", two) });
      expect(document.querySelector(".loose")!.textContent).toMatch(/1 goes back/);
      await put("fuel", 6);
      expect(keep()).toBeNull();
      await put("weapon", 0);
      expect(sent).toEqual([]);
      expect(loose()).toEqual(["Material ×1, goes back"]);
      await fireEvent.click(keep()!);
      expect(sent.map(({ answers }) => answers)).toEqual([["arrange fuel", "arrange weapon"]]);
    });
    it("a choice of the console takes a slot from the token that was put there", async () => {
      const table = open("ar_arrange", two);
      render(Console, { table });
      await put("fuel", 6);
      choose(table, "arrange weapon");
      expect(table.picks).toEqual(["=arrange weapon"]);
      expect(loose()).toEqual(["Material ×1", "Fuel ×1"]);
      await put("fuel", 0);
      await fireEvent.click(keep()!);
      expect(sent.map(({ answers }) => answers)).toEqual([["arrange weapon", "arrange fuel"]]);
    });
    it("a choice of the console takes the token from the slot that it was put in", async () => {
      const table = open("ar_arrange", two);
      render(Console, { table });
      await put("fuel", 0);
      choose(table, "arrange fuel");
      expect(loose()).toEqual(["Material ×1", "Weapon ×1"]);
      expect(document.querySelector(".planned")).toBeNull();
    });
    it("is asked again after a refusal", async () => {
      render(Console, { table: open("ar_arrange", two) });
      session.connection.request = (message) => Promise.resolve({ t: "nack", id: message.id, code: "stale", text: "Too late.", v: 1 });
      await put("fuel", 6);
      await put("weapon", 0);
      await fireEvent.click(keep()!);
      ready();
      expect(loose()).toEqual(["Material ×1", "Fuel ×1", "Weapon ×1"]);
      await put("fuel", 6);
      await put("weapon", 0);
      expect(sent).toEqual([]);
      expect(keep()).toBeTruthy();
    });
  });
  it("is summed up in the rail: the initiative and what the chapter would bring beside the Power", () => {
    const { view } = fixture("ar_follow");
    const gains = (view as View).seats.map((_, seat) => {
      const { container } = render(face.Beside!, { view, seat });
      return [container.querySelector("[aria-label^='+']")?.textContent ?? "", container.querySelector(".initiative") ? seat : -1];
    });
    expect(gains).toEqual((view as View).seats.map(({ gain_now }, seat) => [gain_now > 0 ? `+${gain_now}` : "", (view as View).initiative === seat ? seat : -1]));
    expect(gains.filter(([, seat]) => seat !== -1)).toHaveLength(1);
  });
  it("of another player is opened with the texts of its cards", () => {
    const view = fixture("ar_act").view as View;
    const seat = view.seats.findIndex((s) => s.guilds.some((g) => g.court === "sworn_guardians"));
    render(face.Opened!, { view, seat });
    expect(screen.getByText(texts("arcs", "en")["arcs:name.court.sworn_guardians.text"]!, { exact: false })).toBeTruthy();
  });
});
