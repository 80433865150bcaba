// Ways too many to be listed, which Alien Artifacts tells as a graph: what is offered is what listing them would offer.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position, Walks } from "../src/api/types";
import { sectionOf } from "../src/games/alien_artifacts/content";
import { face } from "../src/games/alien_artifacts/face";
import { spotsOf } from "../src/games/alien_artifacts/spots";
import type { Told, View } from "../src/games/alien_artifacts/view";
import { walksOf } from "../src/games/alien_artifacts/ways";
import { keepContent } from "../src/state/content.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { offerWhole } from "../src/state/whole";
import { fixture, texts } from "./helpers";

const GAME = "alien_artifacts";

beforeEach(() => {
  settings.lang = "en";
  session.texts = texts(GAME, "en");
  keepContent("en", GAME, JSON.parse(readFileSync(`test/fixtures/content/${GAME}.en.json`, "utf8")));
});

// A question as the rules ask it: what it remembers, and what each answer leads to; null: the end.
interface Asked {
  key: string;
  answers: Answer[];
}
type Answer = [notation: string, next: (() => Asked) | null];

// The same as the server tells it (src/games/alien_artifacts/view_ways.cpp).
function told(first: Asked): Told {
  const steps: string[] = [];
  const graph: number[][][] = [];
  const numbers = new Map<string, number>();
  const stepOf = (notation: string): number => (steps.includes(notation) ? steps.indexOf(notation) : steps.push(notation) - 1);
  const explore = ({ key, answers }: Asked): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const node = graph.push([]) - 1;
    numbers.set(key, node);
    const edges = answers.map(([notation, next]) => [answers.length > 1 ? stepOf(notation) : -1 - stepOf(notation), next ? explore(next()) : 0]);
    graph[node] = edges.filter(([, to]) => to === 0 || graph[to!]!.length > 0); // what leads nowhere is no answer
    return node;
  };
  explore(first);
  return { steps, graph };
}

// Every path of the graph, as where they are few.
function listed({ steps, graph }: Told): Told {
  const paths = (node: number): number[][] => graph![node]!.flatMap(([code, to]) => (to === 0 ? [[code!]] : paths(to!).map((path) => [code!, ...path])));
  return { steps, ways: paths(0) };
}

// A list as a graph: a node for each beginning of a way.
function folded({ steps, ways }: Told): Told {
  const graph: number[][][] = [[]];
  const put = (way: number[], node: number): void => {
    const [code, ...rest] = way;
    const known = graph[node]!.find(([other]) => other === code);
    const to = known ? known[1]! : rest.length === 0 ? 0 : graph.push([]) - 1;
    if (!known) graph[node]!.push([code!, to]);
    if (rest.length > 0) put(rest, to);
  };
  for (const way of ways!) put(way, 0);
  return { steps, graph };
}

const withWays = (ways: Told, position = fixture("aa_exchange")): Position => ({ ...position, view: { ...(position.view as View), ways } });
const waysOf = (position: Position): Told => (position.view as View).ways!;

// What a person meets of what is offered.
function met(walks: Walks, picks: string[]) {
  const { spots, choices, verbs, send, left } = offerWhole(walks, picks, spotsOf);
  return { spots: [...spots].sort(), choices: choices.map(({ pick, option }) => `${pick}: ${option.label}`).sort(), verbs: [...verbs].sort(), send, none: left === 0 };
}
const offered = (position: Position, picks: string[]) => met(walksOf(position, picks)!, picks);

// Whatever is pressed, up to three times and in any order: the graph offers what the list does. `share`: of so many second
// and third picks one is tried, where the list is long.
function compare(graph: Told, position?: Position, share = 1): number {
  const all = walksOf(withWays(listed(graph), position))!;
  const short = withWays(graph, position);
  let compared = 0;
  const look = (picks: string[]): void => {
    const offer = offered(short, picks);
    expect(offer, picks.join()).toEqual(met(all, picks));
    compared += 1;
    const { spots, choices } = offer;
    const pressed = [...spots, ...choices.map((choice) => choice.split(":")[0]!)];
    if (picks.length === 3) return;
    for (const [i, pick] of pressed.entries()) if (picks.length < 1 || (compared + i) % share === 0) look([...picks, pick]);
  };
  look([]);
  return compared;
}

// Sections of cards, each card once and in their order; those of one colour, or gold.
const hand = ["res_01", "res_17", "res_33", "res_49", "res_60", "res_72"];
const sectionsOf = (cards: string[]): string[] => cards.flatMap((card) => [`${card}_a`, `${card}_b`]);
const cardsAfter = (cards: string[], section: string): string[] => cards.slice(cards.indexOf(section.slice(0, -2)) + 1);

const done: Answer[] = [["done", null]];

// AA-166: any cards of the hand.
const discards = (cards: string[]): Asked => ({
  key: cards.join(),
  answers: [...cards.map((card, i): Answer => [`discard ${card}`, i + 1 < cards.length ? () => discards(cards.slice(i + 1)) : null]), ["keep_rest", null]],
});

// AA-100: a colour, then sections of it, at most so many.
const exchange = (cards: string[], room: number): Asked => ({ key: "", answers: ["red", "blue", "green", "gold"].map((colour) => [`colour ${colour}`, () => exchanges(colour, cards, room, false)]) });
function exchanges(colour: string, cards: string[], room: number, begun: boolean): Asked {
  const sections = room === 0 ? [] : sectionsOf(cards).filter((section) => [colour, "gold"].includes(sectionOf(section).colour));
  const spend = sections.map((section): Answer => [`spend ${section}`, () => exchanges(colour, cardsAfter(cards, section), room - 1, true)]);
  return { key: [colour, room, begun, ...cards].join(), answers: [...spend, ...(begun ? done : [])] };
}

// AA-94: sections, each to one of the cards under construction that still lack something.
function prepare(cards: string[], room: number, lack: Record<string, number>, begun = false): Asked {
  const key = [room, begun, ...cards, JSON.stringify(lack)].join();
  const onto = Object.keys(lack).filter((card) => lack[card]! > 0);
  const left = (section: string, card: string) => prepare(cardsAfter(cards, section), room - 1, { ...lack, [card]: lack[card]! - 1 }, true);
  const attach = (section: string): Asked => ({ key: `${key} ${section}`, answers: onto.map((card) => [`onto ${card}`, () => left(section, card)]) });
  const sections = room === 0 || onto.length === 0 ? [] : sectionsOf(cards);
  return { key, answers: [...sections.map((section): Answer => [`spend ${section}`, () => attach(section)]), ...(begun ? done : [])] };
}

// AA-25: so many tokens, in the order of the cards.
const tokens = (on: Record<string, number>, n: number): Asked => ({
  key: `${n} ${JSON.stringify(on)}`,
  answers: Object.keys(on).map((card, i, cards): Answer => {
    const rest = Object.fromEntries(cards.slice(i).map((each) => [each, on[each]! - Number(each === card)]).filter(([, left]) => left !== 0)) as Record<string, number>;
    return [`token ${card}`, n > 1 ? () => tokens(rest, n - 1) : null];
  }),
});

// AA-51: sections of a colour, or gold, none of which could be left out.
function pay(colour: string, cards: string[], missing: number, least = 9): Asked {
  const answers = sectionsOf(cards).flatMap((section): Answer[] => {
    const { colour: own, icons } = sectionOf(section);
    if (own !== colour && own !== "gold") return [];
    const [left, fewest] = [missing - icons, Math.min(least, icons)];
    if (left > 0) return [[`pay ${section}`, () => pay(colour, cardsAfter(cards, section), left, fewest)]];
    return left + fewest > 0 ? [[`pay ${section}`, null]] : [];
  });
  return { key: [missing, least, ...cards].join(), answers };
}

describe("what is offered after any three picks is what a list of all ways would offer", () => {
  it("of an exchange", () => {
    expect(compare(told(exchange(hand, 3)))).toBeGreaterThan(100);
  });
  it("of Prepare Resources, for several cards and for one", () => {
    expect(compare(told(prepare(hand.slice(0, 3), 3, { sh_fram: 2, sh_argo: 1 })))).toBeGreaterThan(100);
    expect(compare(told(prepare(hand.slice(0, 4), 3, { sh_fram: 3 })))).toBeGreaterThan(100);
  });
  it("of discards", () => {
    expect(compare(told(discards(hand)))).toBeGreaterThan(50);
  });
  it("of tokens, several of them on the same card", () => {
    expect(compare(told(tokens({ sh_fram: 2, sh_argo: 1, sh_sonne: 3 }, 4)))).toBeGreaterThan(10);
  });
  it("of a payment that is whole without another word", () => {
    expect(compare(told(pay("blue", [...hand, "res_62", "res_64"], 5)))).toBeGreaterThan(50);
  });
  it.each(["aa_menu", "aa_pay", "aa_exchange", "aa_sets"])("of the ways of a game: %s", (name) => {
    const position = fixture(name);
    expect(compare(folded(waysOf(position)), position)).toBeGreaterThan(5);
  });
  it("of a game in which they are too many", () => {
    const position = fixture("aa_graph");
    expect(listed(waysOf(position)).ways!.length).toBeGreaterThan(800);
    expect(compare(waysOf(position), position, 7)).toBeGreaterThan(100);
  });
});

describe("what is picked", () => {
  const many = Array.from({ length: 19 }, (_, i) => `res_${i + 10}`);
  const spotted = (card: string) => `resource:${card}`;
  const big = () => withWays(told(discards(many))); // half a million ways
  it("leaves what may be added, and the answer that ends it", () => {
    const offer = offered(big(), ["res_27", "res_10"].map(spotted));
    expect(offer.spots).toEqual(many.filter((card) => !["res_10", "res_27"].includes(card)).map(spotted));
    expect(offer.choices).toEqual(["=keep_rest: Discard 2, then draw"]);
  });
  it("is sent once it is whole, in the order of the rules, whatever it was picked in", () => {
    const position = big();
    const picks = ["res_27", "res_10", "res_19"].map(spotted);
    for (let n = 0; n <= picks.length; n++) expect(offered(position, picks.slice(0, n)).send).toBeNull();
    expect(offered(position, [...picks, "=keep_rest"])).toMatchObject({ spots: [], choices: [], send: ["discard res_10", "discard res_19", "discard res_27", "keep_rest"] });
  });
  it("brings few ways to mind, however many there are and whatever is picked", () => {
    const position = big();
    for (let n = 0; n < many.length; n++) expect(walksOf(position, many.slice(0, n).map(spotted).reverse())!.walks.length).toBeLessThan(3 * many.length);
  });
  it("goes to the server as one answer", async () => {
    const sent: { t: string; answers?: string[] }[] = [];
    session.connection.request = (message) => {
      sent.push(message as (typeof sent)[number]);
      return Promise.resolve({ t: "ack", id: message.id, v: 1 });
    };
    const position = fixture("aa_graph");
    const { steps, ways } = listed(waysOf(position));
    const said = (code: number): string => steps[code < 0 ? -1 - code : code]!;
    const way = ways!.find((each) => new Set(each.map(said).filter((part) => part.startsWith("onto"))).size === 2 && said(each.at(-1)!) === "done")!;
    const parts = way.flatMap((code, i) => (said(code).startsWith("spend") ? [`attach:${said(code).slice(6)}>${said(way[i + 1]!).slice(5)}`] : []));
    const table = new Table(position.table.id, face);
    table.position = position;
    for (const part of parts.reverse()) table.press(part);
    expect(sent.filter(({ t }) => t === "act")).toEqual([]);
    table.choose(table.offer.choices.find(({ option }) => option.verb === "done")!.option);
    await Promise.resolve();
    expect(sent.filter(({ t }) => t === "act").map(({ answers }) => answers)).toEqual([way.filter((code) => code >= 0).map(said)]);
  });
});
