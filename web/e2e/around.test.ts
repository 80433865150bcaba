// What surrounds a game: flying pieces, notes, the tab of the browser, the first visit, colours of the system.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Visitor } from "./harness";
import { soon } from "./soon";
import type { Position } from "../src/api/types";
import type { View } from "../src/games/alien_frontiers/view";
import { newTable, sitDown } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function start(visitor: Visitor, game: string): Promise<string> {
  const id = await sitDown(visitor, game);
  await visitor.page.locator(".spot.live").first().waitFor();
  return id;
}

describe("a piece", () => {
  it("flies to its dock over everything, takes no press, and is gone soon", async () => {
    const visitor = await house.visitor({ motion: "full" });
    const { page } = visitor;
    await start(visitor, "alien_frontiers");
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await soon(() => page.locator(".flying").count()).toBe(0); // what the bots did is told
    await page.evaluate(() => {
      const seen = { flown: 0, caught: false };
      Object.assign(globalThis, { seen });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
          if (!(node instanceof HTMLElement) || !node.classList.contains("flying")) continue;
          seen.flown += 1;
          seen.caught ||= getComputedStyle(node).pointerEvents !== "none";
        }
      }).observe(document.body, { childList: true });
    });
    await page.locator('[data-spot="station:solar_converter"]').click();
    await page.locator('[data-spot^="die:"].live').first().click();
    await soon(() => page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({ flown: 1, caught: false });
    await soon(() => page.locator(".flying").count()).toBe(0);
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("dice of a set", () => {
  it("light up and lift together", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    // Luck with a pair in the first roll of who begins: the numbers are tried in order.
    const look = async (id: string) => (await (await visitor.context.request.get(`${visitor.home}/api/tables/${id}`)).json()) as Position;
    let value = "";
    for (let seed = 1; seed < 60 && value === ""; seed++) {
      const id = await newTable(visitor, "alien_frontiers", { players: 2, seats: [{ kind: "me" }, { kind: "guest", name: "Ola" }], seed });
      const { prompt, view } = await look(id);
      const pair = prompt?.walks.steps.find((step) => step.verb === "pair");
      const hand = (view as View).seats[prompt?.seat ?? 0]!.hand;
      const twice = hand.find((die, i) => hand.indexOf(die) < i);
      if (!pair || twice === undefined) continue;
      value = `die:${twice}`;
      await visitor.go(`/table/${id}`);
      await page.locator('[data-spot="station:orbital_market"].live').first().waitFor();
    }
    expect(value).not.toBe("");
    await page.locator(`[data-spot="${value}"]`).first().hover();
    await soon(() => page.locator(".well.kin").count()).toBeGreaterThanOrEqual(2);
    await page.locator(`[data-spot="${value}"]`).first().click();
    expect(await page.locator(".well.up").count()).toBe(1); // it could still be one alone
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("notes", () => {
  it("stay with their table on this device", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await start(visitor, "pocket_imperium");
    await page.getByRole("tab", { name: "Notes" }).click();
    await page.getByRole("textbox", { name: "Notes" }).fill("watch sector 4");
    await visitor.checkAccess("notes");
    await page.reload();
    await page.getByRole("tab", { name: "Notes" }).click();
    expect(await page.getByRole("textbox", { name: "Notes" }).inputValue()).toBe("watch sector 4");
    await start(visitor, "pocket_imperium");
    await page.getByRole("tab", { name: "Notes" }).click();
    expect(await page.getByRole("textbox", { name: "Notes" }).inputValue()).toBe("");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("the tab of the browser", () => {
  it("tells when somebody waits for you, at the table and elsewhere", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
    await visitor.go("/");
    await page.locator(".games").waitFor();
    expect([await page.title(), await icon()]).toEqual(["Orrery", "/favicon.svg"]);
    await start(visitor, "pocket_imperium");
    await soon(() => page.title()).toMatch(/^● /);
    expect(await icon()).toBe("/favicon-turn.svg");
    expect(await page.evaluate(async () => (await fetch("/favicon-turn.svg")).headers.get("content-type"))).toContain("image/svg");
    await page.locator(".brand").click();
    await soon(() => page.title()).toBe("(1) Orrery");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("the first visit", () => {
  it("is asked how it shall look, once, and never over the game", async () => {
    const visitor = await house.visitor({ fresh: true });
    const { page } = visitor;
    await visitor.go("/");
    const offer = page.locator(".welcome");
    await offer.waitFor();
    const [hero, box] = [await page.locator("main").boundingBox(), await offer.boundingBox()];
    expect(box!.y + box!.height).toBeLessThanOrEqual(hero!.y + 1);
    await visitor.checkAccess("first visit");
    await offer.getByRole("button", { name: "Polski" }).click();
    await page.getByRole("heading", { name: /Pięć imperiów/ }).waitFor();
    await offer.getByRole("button").last().click();
    await offer.waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".games").waitFor();
    expect(await offer.count()).toBe(0);
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("colours of the system", () => {
  it("leave lines where there were fills", async () => {
    const visitor = await house.visitor({ colours: "forced" });
    const { page } = visitor;
    await start(visitor, "alien_frontiers");
    const style = (selector: string, key: "outlineWidth" | "borderTopWidth") => page.locator(selector).first().evaluate((e, k) => getComputedStyle(e)[k as "outlineWidth"], key);
    expect(await style("button.spot.live:not(.later)", "outlineWidth")).toBe("2px");
    expect(await style(".dock", "borderTopWidth")).toBe("1px");
    const [on, off] = await page.locator('[role="radio"] span').evaluateAll((all) => all.slice(0, 2).map((e) => getComputedStyle(e).backgroundColor));
    expect(on).not.toBe(off);
    await visitor.close();
  });
});
