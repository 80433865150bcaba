// What people stumbled over at a table, each laid out so that luck has no part in it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moments } from "../dev/games.mjs";
import type { LogEntry, Option, Position } from "../src/api/types";
import { fixture, House, type Look, type Visitor } from "./harness";
import { hang, soon } from "./soon";
import { broken, spills } from "./spills";
import { against, games, layOutLuck, sitDown } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const laptop: Look = { size: [1280, 800] };
const tablet: Look = { size: [1024, 768], lang: "pl" };
const phone: Look = { phone: true, lang: "pl", theme: "light" };

// The same position with another question: answers without a place on the board, by a verb that has none in this game.
function asking(position: Position, labels: string[], verb = "steal_card"): Position {
  const options: Option[] = labels.map((label, i) => ({ notation: `${verb} o${i}`, index: i, verb, operands: { owner: "ruby", card: `c${i}` }, label, spot: `verb:${verb}` }));
  return { ...position, view: { ...(position.view as object), ways: undefined }, prompt: { ...position.prompt!, options, walks: { steps: options, walks: options.map((_, i) => [i]), gains: options.map(() => "+1 card"), complete: true } } };
}
// Somebody else is asked.
function waiting(position: Position, seat: number, text: string): Position {
  return { ...position, prompt: null, undo: null, waiting: text, table: { ...position.table, asked: [seat], your_turn: false } };
}
const inside = (visitor: Visitor, selector: string) =>
  visitor.page.locator(selector).evaluateAll((all) => all.every((e) => {
    const box = e.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && at !== null && (e === at || e.contains(at) || at.closest(".console") !== null);
  }));

describe("many choices", () => {
  const labels = ["Booster Pod", "Temporal Warper", "Holographic Decoy", "Orbital Teleporter", "Gravity Manipulator"].map((card) => `Steal the ${card} from Sapphire`);
  it.each([["laptop", laptop], ["tablet", tablet]] as const)("are all there on a %s, beside one's own goods and cards", async (_, look) => {
    const visitor = await house.visitor(look);
    await visitor.stage(asking(fixture("af_main"), labels));
    await visitor.page.locator("[data-choice='5']").waitFor();
    expect(await inside(visitor, "[data-choice]")).toBe(true);
    expect(await inside(visitor, ".hand .goods, .hand .card")).toBe(true);
    await visitor.page.locator("[data-choice='1']").click();
    expect(visitor.said.at(-1)).toMatchObject({ t: "act", answers: ["steal_card o0"] });
    visitor.checkQuiet();
    await visitor.close();
  });
  it.each(moments.flatMap(({ name, many }) => (many ? [[name, many] as const] : [])))("are all there on a phone, with the actions in sight: %s", async (name, verb) => {
    const visitor = await house.visitor(phone);
    await visitor.stage(asking(fixture(name), labels, verb));
    for (const n of [1, 5]) await visitor.page.locator(`[data-choice='${n}']`).scrollIntoViewIfNeeded();
    expect(await inside(visitor, ".acts .act:not(.none)")).toBe(true);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await visitor.page.locator("[data-choice='5']").tap();
    expect(visitor.said.at(-1)).toMatchObject({ t: "act", answers: [`${verb} o4`] });
    visitor.checkQuiet();
    await visitor.close();
  });
  it("scroll by themselves on a phone, with dice and actions in sight", async () => {
    const visitor = await house.visitor(phone);
    await visitor.stage(asking(fixture("af_main"), labels));
    await visitor.page.locator("[data-choice='5']").tap();
    expect(visitor.said.at(-1)).toMatchObject({ t: "act", answers: ["steal_card o4"] });
    expect(await inside(visitor, ".hand .dice .well, .acts .act:not(.none)")).toBe(true);
    await visitor.close();
  });
});

describe("undo", () => {
  it("takes back one thing that was done, station and ship together; then the turn", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await layOutLuck(visitor);
    await visitor.go("/new?game=alien_frontiers");
    await page.locator(".go .btn").click();
    await page.locator('[data-spot="station:solar_converter"].live').waitFor();
    const gone = page.locator(".well.gone");
    for (const n of [1, 2]) {
      // The ship first: where all that are left are alike, the station alone would be the whole answer.
      await page.locator('[data-spot^="die:"].live').first().click();
      await page.locator('[data-spot="station:solar_converter"].live').click();
      await soon(() => gone.count()).toBe(n);
    }
    await page.locator('.act[title*="(U)"]:not([aria-disabled])').waitFor(); // while an answer is on its way there is nothing to undo
    await page.keyboard.press("u");
    await soon(() => gone.count()).toBe(1);
    await page.locator('[data-spot="station:solar_converter"].live').waitFor(); // nothing is half done
    await page.getByRole("button", { name: "Undo the turn" }).click();
    await soon(() => gone.count()).toBe(0);
    expect(await page.getByRole("button", { name: "Undo the turn" }).getAttribute("aria-disabled")).toBe("true");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("others' turns", () => {
  it.each([["laptop", laptop], ["phone", phone]] as const)("show who is thinking about what, and their dice, on a %s", async (_, look) => {
    const visitor = await house.visitor(look);
    const position = fixture("af_main");
    const view = position.view as { seats: { hand: number[]; relic_in_hand: number | null }[] };
    const other = (position.viewer! + 1) % view.seats.length;
    const seats = view.seats.map((seat, i) => (i === other ? { ...seat, hand: [2, 5, 5], relic_in_hand: null } : seat));
    await visitor.stage(waiting({ ...position, view: { ...view, seats } }, other, "Captain Vega is thinking: Docking"));
    await visitor.page.locator("#question", { hasText: "Captain Vega is thinking: Docking" }).waitFor();
    await soon(() => visitor.page.locator(`[data-piece='die-${other}'][data-at='hand']:visible`).count()).toBe(3);
    await visitor.close();
  });
});

describe("a press", () => {
  it("on a system of a sector that is asked for answers with the sector", async () => {
    const visitor = await house.visitor(phone);
    const position = fixture("pi_explore");
    const options: Option[] = [1, 2].map((n) => ({ notation: `sector ${n}`, index: n, verb: "sector", operands: { sector: `${n}` }, label: `Sektor ${n}`, spot: `sector:${n}` }));
    await visitor.stage({ ...position, prompt: { ...position.prompt!, step: "score_sector", options, walks: { steps: options, walks: [[0], [1]], complete: true } } });
    await visitor.page.locator("[data-spot^='system:s1_'].live").first().tap();
    expect(visitor.said.at(-1)).toMatchObject({ t: "act", answers: ["sector 1"] });
    await visitor.close();
  });
  it("on a place without a card, on a full place and on a card that is used up is answered", async () => {
    const visitor = await house.visitor(laptop);
    const position = fixture("pi_plan");
    await visitor.stage({ ...position, view: { ...(position.view as object), players: 2 } });
    const said = visitor.page.locator(".hand-in small");
    await visitor.page.locator("[data-slot='1']").click();
    await soon(() => said.textContent()).toMatch(/First choose a card/);
    for (let n = 0; n < 2; n++) {
      await visitor.page.locator("[data-card='expand']").click();
      await visitor.page.locator("[data-slot='1']").click();
    }
    await soon(() => said.textContent()).toMatch(/Two cards for each place: 4 left/);
    await visitor.page.locator("[data-card='expand']").click({ force: true });
    await soon(() => said.textContent()).toMatch(/lies in a place already/);
    await visitor.page.locator("[data-card='explore']").click();
    await visitor.page.locator("[data-slot='1']").click();
    await soon(() => said.textContent()).toMatch(/This place is full/);
    await visitor.close();
  });
});

describe("the prompt", () => {
  it("follows what is picked", async () => {
    const visitor = await house.visitor(laptop);
    await visitor.stage(fixture("af_main"));
    await visitor.page.locator('[data-spot^="die:"].live').first().click();
    await visitor.page.locator("#question", { hasText: /^Choose a station for your \d: \d takes? it\.$/ }).waitFor();
    await visitor.close();
  });
});

describe("at 1024 x 768", () => {
  it.each(["af_main", "pi_plan", "pi_explore"])("the board of %s is whole", async (name) => {
    const visitor = await house.visitor(tablet);
    await visitor.stage(fixture(name));
    await visitor.page.locator(".board .spot").first().waitFor();
    const [scroll, room] = await visitor.page.locator("main.board").evaluate((e) => [e.scrollHeight, e.clientHeight]);
    expect(scroll).toBeLessThanOrEqual(room! + 1);
    await visitor.close();
  });
});

describe("words", () => {
  it.each([laptop, { ...laptop, lang: "pl" as const }, tablet, phone, { ...phone, lang: "en" as const }])("are never broken inside: %o", async (look) => {
    const visitor = await house.visitor(look);
    for (const { name, full } of moments.filter(({ full, step }) => full || step === null)) {
      await visitor.stage(fixture(name));
      await visitor.page.locator(".spot, .strip h2").first().waitFor();
      await visitor.page.evaluate(() => document.fonts.ready);
      expect(await broken(visitor.page), name).toEqual([]);
      if (full) expect(await spills(visitor.page), name).toEqual([]);
    }
    await visitor.close();
  });
});

describe("the end", () => {
  it.each([3, 4, 5])("has room for the names of %i players on a phone", async (players) => {
    const visitor = await house.visitor(phone);
    const end = fixture("pi_end");
    const seats = Array.from({ length: players }, (_, seat) => ({ ...end.table.seats[0]!, seat, name: `Nawigator ${["Kapella", "Syriusz", "Kastor", "Polluks", "Aldebaran"][seat]}`, you: seat === 0 }));
    const standing = { scores: [41, 40, 39, 38, 30].slice(0, players), ranks: [1, 2, 3, 4, 5].slice(0, players), breakdown: [] };
    await visitor.stage({ ...end, table: { ...end.table, seats, standing }, standing });
    await visitor.page.locator("main .strip h2").waitFor();
    const boxes = await visitor.page.locator("main .strip text.name").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(players - 1);
    boxes.forEach((a, i) => {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(390);
      for (const b of boxes.slice(i + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 4 || b.bottom <= a.top + 4).toBe(true);
    });
    await visitor.close();
  });

  it("leads to the rematch with one press; finished tables show their result", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const id = await sitDown(visitor, "pocket_imperium", against(1));
    await concede(visitor);
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
    await page.locator("#question").waitFor();
    await visitor.go("/tables");
    await page.locator(".row", { hasText: /win/ }).first().waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});

// Given up at once; bots play it to its end while it is watched.
async function concede(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator(".spot.live, [data-choice], [data-direct]").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: /^Concede\?/ }).click();
  await page.locator("main .strip h2").waitFor();
}

describe("a finished game", () => {
  it.each(games)("of %s is analysed: what was dear leads to its moment", async (game) => {
    const own = await House.open(); // what bots may look at is rationed for an address
    const visitor = await own.visitor();
    const { page } = visitor;
    const id = await sitDown(visitor, game, against(1));
    await concede(visitor);
    await page.getByRole("button", { name: "Analyse with a bot" }).click();
    const first = page.locator("[data-mistake]").first();
    await first.waitFor({ timeout: 5 * hang }); // some have five hundred answers
    expect(await first.textContent()).toMatch(/Played:.*%.*Better:.*%/s);
    const ply = await first.getAttribute("data-mistake");
    await first.click();
    await page.waitForURL((url) => url.pathname.endsWith(id) && url.search === `?v=${ply}`);
    await page.locator(".board .spot").first().waitFor();
    visitor.checkQuiet();
    await own.close();
  });
  it("is analysed by a bot: chances, mistakes that lead to their moments, kept for the table; a record, too", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const id = await sitDown(visitor, "pocket_imperium", against(1));
    await concede(visitor);
    await page.getByRole("button", { name: "Analyse with a bot" }).click();
    await page.getByText(/The bot is looking at the game: \d+%/).waitFor();
    await page.locator("[data-mistake]").first().waitFor();
    await page.getByRole("img", { name: /Chances of winning, turn by turn/ }).waitFor();
    await visitor.checkAccess("analysis");
    await page.reload();
    const first = page.locator("[data-mistake]").first(); // without another press
    const ply = await first.getAttribute("data-mistake");
    await first.click();
    await page.waitForURL((url) => url.search === `?v=${ply}`);
    await page.locator(".bar .steps").waitFor();

    const record = await page.evaluate(async (at) => (await fetch(at)).text(), `/api/tables/${id}/record`);
    await visitor.go("/record");
    await page.locator("input[type=file]").setInputFiles({ name: "game.record", mimeType: "text/plain", buffer: Buffer.from(record) });
    await page.getByRole("button", { name: "Analyse with a bot" }).click();
    await page.locator("dialog").getByRole("button", { name: "Analyse with a bot" }).click();
    await page.getByRole("button", { name: "Stop it" }).click();
    await page.locator("dialog").getByRole("button", { name: "Analyse with a bot" }).waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("letting a bot sit in", () => {
  it("asks first, and the seat can be taken back with one large button", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await sitDown(visitor, "alien_frontiers");
    await page.locator(".spot.live").first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Let a bot sit in" }).click();
    expect(await page.locator("dialog").count()).toBe(1);
    await page.getByRole("button", { name: /until you come back/ }).click();
    await page.locator(".console").getByRole("button", { name: "Take my seat back" }).click();
    await page.locator(".console .btn.main").waitFor({ state: "detached" });
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("coming back", () => {
  it("shows what happened since one's last move, and a press ends it", async () => {
    const visitor = await house.visitor({ motion: "full" });
    const { page } = visitor;
    const position = fixture("pi_explore");
    const you = position.viewer!;
    const others = [0, 1, 2, 3].filter((seat) => seat !== you);
    const log = Array.from({ length: 7 }, (_, i): LogEntry => ({ ...position.log[0]!, n: position.v - 6 + i, v: position.ply - 6 + i, seat: i === 0 ? you : others[i % 3]! }));
    await visitor.stage({ ...position, log });
    await page.getByText("Since your last move").first().waitFor();
    await page.getByRole("button", { name: "Skip" }).click();
    await page.locator(".since").waitFor({ state: "detached" });
    await page.locator("#question").waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("addresses", () => {
  it("say so when they lead nowhere, and a rule in another language leaves the page alone", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await visitor.go("/nothing/here");
    await page.getByRole("heading", { name: "There is nothing at this address." }).waitFor();
    await visitor.go("/rules/alien_frontiers/pl#AF-40");
    await page.locator(".text[lang='pl'] .here").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.getByRole("radio", { name: "Polski" }).click();
    await soon(() => page.locator("html").getAttribute("lang")).toBe("pl");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("a sheet on a phone", () => {
  it("with the log begins at its end", async () => {
    const visitor = await house.visitor(phone);
    await visitor.stage(fixture("ar_late"));
    await visitor.page.locator(".strip button").first().tap();
    await visitor.page.locator("dialog .log .line").first().waitFor();
    await soon(() => visitor.page.locator("dialog .log").evaluate((log) => log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 2)).toBe(true);
    await visitor.close();
  });
  it("is as high as what it holds", async () => {
    const visitor = await house.visitor({ phone: true });
    await visitor.stage(fixture("af_main"));
    await visitor.page.locator("button.cards").tap();
    const high = await visitor.page.locator("dialog").evaluate((e) => [e.getBoundingClientRect().height, e.querySelector(".body")!.scrollHeight]);
    expect(high[0]! - high[1]!).toBeLessThan(90); // its heading
    await visitor.close();
  });
});
