// Arcs: every answer can be pressed where it is asked, on a laptop and on a phone, and the board shows what it is about.
import { render, screen as page } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Option, Position } from "../src/api/types";
import Board from "../src/games/arcs/Board.svelte";
import Battle from "../src/games/arcs/Battle.svelte";
import Collect from "../src/games/arcs/Collect.svelte";
import Court from "../src/games/arcs/Court.svelte";
import { face } from "../src/games/arcs/face";
import { legBetween, narrow, wide } from "../src/games/arcs/geometry";
import Hand from "../src/games/arcs/Hand.svelte";
import { legByLeg } from "../src/games/arcs/moving";
import Opened from "../src/games/arcs/Opened.svelte";
import Reach from "../src/games/arcs/Reach.svelte";
import type { View } from "../src/games/arcs/view";
import type { Table } from "../src/state/table.svelte";
import { screen } from "../src/ui/screen.svelte";
import { fixture } from "./helpers";
import { open, ready, sent } from "./staged";

beforeEach(() => ready("arcs"));
afterEach(() => {
  screen.phone = false;
});

const answer = (notation: string, step: string, spot: string, operands: Record<string, string> = {}): Option => ({ notation, index: 0, verb: notation.split(" ")[0]!, operands, label: notation, spot, step });
// The same position with another question: walks of these answers.
function asked(position: Position, step: string, text: string, walks: Option[][], change: (view: View) => void = () => {}): Table {
  const view = structuredClone(position.view) as View;
  view.step = step;
  change(view);
  const steps = walks.flat();
  const prompt = { ...position.prompt!, step, text, options: walks.map(([first]) => first!), walks: { steps, walks: walks.map((walk) => walk.map((o) => steps.indexOf(o))), complete: true } };
  return open({ ...position, view, prompt }, face);
}
const at = (spot: string): HTMLElement => document.querySelector<HTMLElement>(`[data-spot="${spot}"]`)!;
const said = () => sent.filter(({ t }) => t === "act").map(({ answers }) => answers);
const you = (position: Position): number => position.viewer!;

it("a Guild card of a rival is stolen by a choice: it lies nowhere on the table", () => {
  const cards = ["loyal_pilots", "lattice_spies"].map((court) => [answer(`steal_card ruby ${court}`, "steal", `court:${court}`, { owner: "ruby", court })]);
  const table = asked(fixture("ar_act"), "steal", "What do you steal?", cards);
  expect(table.choices.map(({ option }) => option.operands["court"])).toEqual(["loyal_pilots", "lattice_spies"]);
});

describe("the hand that Farseers show (AR-182)", () => {
  const theirs = ["aggression_7", "construction_6"];
  function seen(): Table {
    const position = fixture("ar_follow");
    const rival = (you(position) + 1) % 4;
    const own = (position.view as View).seats[you(position)]!.cards.slice(0, 3).map(({ card }) => card);
    const swaps = theirs.flatMap((card) => own.map((give) => [answer(`swap ${card} ${give}`, "far_swap", `card:${card}`, { card, give })]));
    return asked(position, "far_swap", "Do you swap a card?", [...swaps, [answer("no_swap", "far_swap", "verb:no_swap")]], (view) => {
      view.seats[rival]!.cards = theirs.map((card) => ({ card, number: +card.split("_")[1]!, suit: card.split("_")[0], pips: 2 })) as View["seats"][number]["cards"];
    });
  }
  it("is laid out; a card of it is pressed, then the one that is given", async () => {
    const table = seen();
    render(Hand, { table });
    expect(page.getByRole("group", { name: "Hand of Kepler" }).querySelectorAll("[data-spot]")).toHaveLength(2);
    at("card:construction_6").click();
    expect(table.question).toBe("Which card do you give for Construction 6?");
    const give = table.choices[1]!.option.operands["give"]!;
    expect(face.chip!(table.position!.view, table.choices[1]!.option)?.text).toMatch(/ \d$/);
    await Promise.resolve();
    at(`card:${give}`).click();
    expect(said()).toEqual([[`swap construction_6 ${give}`]]);
  });
  it("is known afterwards: the opened board tells it", () => {
    const { view } = seen().position!;
    render(Opened, { view, seat: (you(fixture("ar_follow")) + 1) % 4 });
    expect(page.getByText("Known in hand: Aggression 7, Construction 6")).toBeTruthy();
  });
});

it("on a phone an own Guild card that is asked for lies there outside of the Prelude, too", () => {
  screen.phone = true;
  const position = fixture("ar_act");
  const { guilds } = (position.view as View).seats.find((seat) => seat.guilds.length > 0)!;
  const table = asked(position, "give_guild", "Which card?", [[answer(`give_guild ${guilds[0]!.court}`, "give_guild", `court:${guilds[0]!.court}`)], [answer("no", "give_guild", "verb:no")]], (view) => {
    view.turn.prelude = false;
    view.seats[you(position)]!.guilds = guilds;
  });
  render(Hand, { table });
  at(`court:${guilds[0]!.court}`).click();
  expect(said()).toHaveLength(1);
});

it("a place that means several answers leaves the question as it is", () => {
  const ways = ["teleport it 2", "teleport it 6"].map((notation) => [answer(notation, "persuade", "system:4a")]);
  const table = asked(fixture("ar_act"), "persuade", "Which ship do you teleport?", [...ways, [answer("teleport other", "persuade", "system:4c")]]);
  table.press("system:4a");
  expect(table.choices).toHaveLength(2);
  expect(table.question).toBe("Which ship do you teleport?");
});

describe("a raid", () => {
  const raid = (...tokens: string[]) => tokens.map((token) => answer(`raid_token ${token} 1`, "raid", `resource:${token}`, { resource: token, cost: "1" }));
  it("asks the same question again for the next key", () => {
    const [fuel, relic] = [raid("fuel", "relic"), raid("fuel", "weapon")];
    const table = asked(fixture("ar_raid"), "raid", "What do you steal with your keys?", [fuel, relic, [answer("raid_stop", "raid", "verb:raid_stop")]]);
    table.press("raid:fuel:1");
    expect(table.question).toBe("What do you steal with your keys?");
  });
  it("lies open when the hit before it is picked", () => {
    const position = fixture("ar_raid");
    const theirs = (position.view as View).seats[(position.view as View).fight.defender]!.slots.find(({ token }) => token !== null)!;
    const take = answer(`raid_token ${theirs.token} ${theirs.cost}`, "raid", "", { resource: theirs.token!, cost: `${theirs.cost}` });
    const hit = answer("hit_building 1h_2", "hit_building", "place:1h_2", { place: "1h_2" });
    const table = asked(position, "hit_building", "Which building takes a hit?", [[hit, take], [hit, answer("raid_stop", "raid", "verb:raid_stop")], [answer("hit_building 1h_1", "hit_building", "place:1h_1", { place: "1h_1" })]]);
    const drawn = () => document.querySelectorAll("[data-spot^='raid:']").length;
    const { unmount } = render(Battle, { view: table.position!.view as View, table });
    expect(drawn()).toBe(0);
    unmount();
    table.press("place:1h_2");
    render(Battle, { view: table.position!.view as View, table });
    expect(drawn()).toBeGreaterThan(0);
  });
});

describe("in a battle on a phone, where its panel is all there is,", () => {
  const position = fixture("ar_raid");
  const view = position.view as View;
  const building = Object.values(view.systems).flatMap(({ places }) => places).find(({ piece, owner }) => piece !== null && owner === view.fight.defender)!.place;
  const card = (view.court.row[0] as { court: string }).court;
  it.each([["hit_building", `place:${building}`], ["ransack", `court:${card}`]])("what is asked about lies open: %s", async (step, spot) => {
    screen.phone = true;
    const table = asked(position, step, "Which?", [[answer(`${step} it`, step, spot)], [answer(`${step} other`, step, spot.startsWith("place") ? "place:other" : "court:other")]]);
    render(Board, { table });
    expect(document.querySelector("section.battle")).toBeNull();
    page.getByRole("button", { name: /battle/i }).click();
    await Promise.resolve();
    expect(document.querySelector("section.battle")).not.toBeNull();
    page.getByRole("button", { name: /map/i }).click();
    await Promise.resolve();
    at(spot).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(said()).toEqual([[`${step} it`]]);
  });
});

it("the panel of a battle has lines to resolve only once the dice lie there, and whoever looks is not the attacker", () => {
  const view = structuredClone(fixture("ar_raid").view) as View;
  const table = open(fixture("ar_raid"), face);
  const lines = (step: string, faces: number[][]) => {
    const { container, unmount } = render(Battle, { view: { ...view, step, fight: { ...view.fight, faces } }, table });
    const told = [...container.querySelectorAll("ol li")].map((line) => line.textContent);
    unmount();
    return told;
  };
  expect(lines("dice_raid", [[], [], []])).toEqual([]);
  expect(lines("losses", view.fight.faces)[0]).not.toMatch(/your/);
  expect(lines("losses", view.fight.faces).length).toBeGreaterThan(4);
});

it("any kind of dice may be collected first: that is what is asked", () => {
  const dice = (["raid", "assault"] as const).flatMap((kind) => [0, 1].map((n) => [answer(`${kind}_dice ${n}`, "dice_raid", "", { n: `${n}` })]));
  const table = asked(fixture("ar_raid"), "dice_raid", "How many raid dice do you collect?", dice);
  expect(table.question).toBe("Which dice do you collect?");
});

it("no dice bring nothing, and that is shown", async () => {
  const kinds = ["raid", "assault", "skirmish"];
  const none = kinds.map((kind) => answer(`${kind}_dice 0`, "dice_raid", "", { n: "0" }));
  const table = asked(fixture("ar_raid"), "dice_raid", "", [none, [...none.slice(0, 2), answer("skirmish_dice 1", "dice_raid", "", { n: "1" })]]);
  for (const kind of kinds.slice(0, 2)) table.press(`dice:${kind}:0`);
  render(Collect, { table });
  expect([...document.querySelectorAll("dd")].map((each) => each.textContent)).toEqual(["–"]);
});

it("a Catapult is answered gate by gate", () => {
  const names = ["move_to 1g", "move_fresh 2", "fly_on 2g", "on_fresh 2", "fly_on 3g", "halt"];
  const steps = names.map((name) => answer(name, "act", ""));
  const { walks, gains } = legByLeg({ steps, walks: [[0, 1, 2, 3], [0, 1, 5], [2, 3, 4], [5]], gains: ["a", "b", "c", "d"], complete: true });
  expect(walks).toEqual([[0, 1], [0, 1], [2, 3], [5]]);
  expect(gains).toEqual(["", "", "", "d"]);
  expect(face.walks).toBeDefined();
});

describe("on the map", () => {
  it("a press on a system means its building where only that one answers", () => {
    const position = fixture("ar_act");
    const [id, system] = Object.entries((position.view as View).systems).find(([, { places }]) => places.filter(({ piece }) => piece !== null).length > 1)!;
    const taxed = system.places.filter(({ piece }) => piece !== null).map(({ place }) => answer(`tax ${place}`, "tax_city", `place:${place}`, { place }));
    const other = answer("tax elsewhere", "tax_city", "place:elsewhere_1");
    for (const several of [false, true]) {
      sent.length = 0;
      const table = asked(position, "tax_city", "Which city?", (several ? taxed : taxed.slice(0, 1)).concat(other).map((o) => [o]));
      const { unmount } = render(Reach, { view: table.position!.view as View, table });
      at(`system:${id}`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(said()).toEqual(several ? [] : [[taxed[0]!.notation]]);
      unmount();
    }
  });
  it("a city in the clouds stays inside, beside full slots too", () => {
    const view = structuredClone(fixture("ar_follow").view) as View;
    for (const [id, system] of Object.entries(view.systems)) {
      if (!system.gate) system.places.push({ place: `${id}_cloud`, kind: "cloud", piece: "city", owner: 0, damaged: false } as View["systems"][string]["places"][number]);
    }
    for (const [phone, layout] of [[false, wide], [true, narrow]] as const) {
      const { container, unmount } = render(Reach, { view, phone });
      const wells = [...container.querySelectorAll("rect.extra")];
      expect(wells.length).toBeGreaterThan(10);
      for (const well of wells) expect(+well.getAttribute("x")! + layout.well).toBeLessThan(layout.width);
      unmount();
    }
  });
  it.each([["6g", "2g"], ["5g", "2g"], ["3g", "4g"]])("the way from gate %s to gate %s goes round the table of ambitions", (from, to) => {
    const points = [...legBetween(wide, from, to).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].slice(1, -1);
    expect(points.length).toBeGreaterThan(5);
    for (const [, x, y] of points) expect(Math.abs(+x! - 474) < 185 && Math.abs(+y! - 258) < 95).toBe(false);
  });
});

it("on a phone a Court card with three players' agents leaves its keys to the inspector", () => {
  const position = fixture("ar_act");
  const view = structuredClone(position.view) as View;
  const [one, two] = view.court.row as { agents: number[]; keys: number }[];
  [one!.agents, one!.keys, two!.agents, two!.keys] = [[1, 2, 3, 0], 2, [1, 2, 0, 0], 2];
  for (const [phone, keys] of [[true, false], [false, true]] as const) {
    const { container, unmount } = render(Court, { view, table: open(position, face), phone });
    const cards = [...container.querySelectorAll(".card")].map((card) => card.querySelector(".agents small") !== null);
    expect(cards.slice(0, 2)).toEqual([keys, true]);
    unmount();
  }
});
