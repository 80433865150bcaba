// What happens around the answers: taking back, asking why, switching the language, one device for two, a rematch.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Visitor } from "./harness";
import { playOn, press, scene, steady } from "./player";
import { soon } from "./soon";
import { against, games, layOutLuck, newTable, sitDown } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function start(visitor: Visitor, game: string): Promise<void> {
  await layOutLuck(visitor);
  await visitor.go(`/new?game=${game}`);
  await visitor.page.locator(".go .btn").click();
  await visitor.page.locator(".spot.live").first().waitFor();
}

describe("a table", () => {
  it("takes an answer back, as far as nothing was revealed", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await start(visitor, "alien_frontiers");
    const gone = page.locator(".well.gone");
    expect(await gone.count()).toBe(0);
    await page.locator('[data-spot="station:solar_converter"]').click();
    await page.locator('[data-spot^="die:"].live').first().click();
    await soon(() => gone.count()).toBe(1);
    await page.keyboard.press("b");
    await soon(() => gone.count()).toBe(0);
    expect(await page.locator(".log .undone").count()).toBeGreaterThan(0);
    visitor.checkQuiet();
    await visitor.close();
  });

  it("says why a spot is refused, with the rule, and the rule leads to its text", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await start(visitor, "alien_frontiers");
    await page.locator('[data-spot="station:colony_constructor"].refused').click({ force: true });
    const rule = page.locator(".bubble .rule");
    await rule.waitFor();
    expect(await rule.textContent()).toMatch(/^AF-\d+$/);
    await rule.click();
    await page.locator("dialog .here").waitFor();
    await visitor.checkAccess("a rule beside the table");
    await page.locator("dialog .more a").click();
    await page.locator(".text .here").waitFor();
    await visitor.close();
  });

  it("gives twenty hints in one position, and stays a table for everybody", async () => {
    const [host, guest, watcher] = [await house.visitor(), await house.visitor({ theme: "light" }), await house.visitor({ lang: "pl", phone: true })];
    await host.go("/");
    await host.page.locator(".games").waitFor();
    await host.go(`/table/${await newTable(host, "pocket_imperium", { players: 2, seats: [{ kind: "me" }, { kind: "open" }] })}`);
    await guest.page.goto(await host.page.locator("[data-invite]").first().inputValue());
    // Both plan at the same time, so both may ask; hints are rationed for each of them.
    const both = [{ page: host.page, choose: steady(1) }, { page: guest.page, choose: steady(2) }];
    for (const { page } of both) await page.locator("#question").waitFor();
    while ((await host.page.locator(".planner").count()) === 0) {
      for (const { page, choose } of both) {
        const now = await scene(page);
        if (now.at === "asked" && (await page.locator(".planner").count()) === 0) await press(page, now, choose);
      }
    }
    await watcher.page.goto(host.page.url());
    const notes = host.page.locator(".log .note");
    await soon(async () => {
      for (const { page } of both) await page.keyboard.press("h"); // one that comes too early is refused, and asked for again
      return notes.count();
    }, { interval: 1000 }).toBeGreaterThanOrEqual(20);
    await host.page.reload();
    await soon(() => notes.count()).toBeGreaterThanOrEqual(20);
    const lines = await host.page.locator(".log .line").count();
    for (const { page, choose } of both) await playOn(page, choose, ({ kinds }) => kinds.has("hand"));
    await soon(() => host.page.locator(".log .line").count()).toBeGreaterThan(lines);
    expect(await notes.count()).toBeGreaterThanOrEqual(20); // they are still told after the next answers
    await watcher.page.getByRole("button", { name: "Dziennik" }).click();
    await soon(() => watcher.page.locator(".log .note").count()).toBeGreaterThanOrEqual(20);
    for (const visitor of [host, guest, watcher]) {
      visitor.checkQuiet();
      await visitor.close();
    }
  });

  it.each(games)("gives hints in %s, again and again, and answers with one", async (game) => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await sitDown(visitor, game, against(1));
    await page.locator(".spot.live, [data-choice]").first().waitFor();
    const notes = page.locator(".log .note");
    for (let n = 1; n <= 3; n++) {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.locator(".hint").first().waitFor();
      await soon(() => notes.count()).toBeGreaterThanOrEqual(n);
      if (n < 3) await page.locator(".hints").getByRole("button", { name: "Close" }).click();
    }
    const own = page.locator(".log .line");
    const lines = await own.count();
    await page.locator(".hint").first().click();
    await page.locator(".hint").first().waitFor({ state: "detached" });
    await soon(() => own.count()).toBeGreaterThan(lines);
    visitor.checkQuiet();
    await visitor.close();
  });

  it("takes a choice back with Esc and by a second press, and lights up again", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await start(visitor, "alien_frontiers");
    const die = page.locator('[data-spot^="die:"]').last();
    await die.click();
    expect(await page.locator('[aria-pressed="true"][data-spot^="die:"]').count()).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    expect(await page.locator('[aria-pressed="true"][data-spot^="die:"]').count()).toBe(0);
    await visitor.close();
  });

  it("speaks another language at any moment, also what the server says", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await start(visitor, "pocket_imperium");
    await page.getByRole("radio", { name: "Polski" }).click();
    await page.getByText("Twoja tura").waitFor();
    await soon(() => page.locator("#question").textContent()).toMatch(/planecie/);
    await soon(() => page.locator("html").getAttribute("lang")).toBe("pl");
    visitor.checkQuiet();
    await visitor.close();
  });

  it("walks from spot to spot with the arrows and answers with Enter", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await start(visitor, "pocket_imperium");
    await page.locator(".spot.live").first().focus();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot"));
    const before = await at();
    await page.keyboard.press("ArrowDown");
    expect(await at()).not.toBe(before);
    for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement?.classList.contains("live"))); i++) await page.keyboard.press(["ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"][Math.floor(i / 3) % 4]!);
    const lines = await page.locator(".log .line").count();
    await page.keyboard.press("Enter");
    await soon(() => page.locator(".log .line").count()).toBeGreaterThan(lines);
    visitor.checkQuiet();
    await visitor.close();
  });

  it("passes the device with a curtain where plans are secret", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await layOutLuck(visitor);
    await visitor.go("/new?game=pocket_imperium");
    await page.getByRole("button", { name: "On one device" }).click();
    await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("#question").waitFor();
    const choose = steady(6);
    let curtains = 0;
    while (curtains < 3) {
      const curtain = page.locator(".curtain button");
      if (await curtain.count()) {
        curtains += 1;
        if (curtains === 1) await visitor.checkAccess("curtain");
        await curtain.focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await curtain.waitFor({ state: "detached" });
        continue;
      }
      const now = await scene(page);
      if (now.at === "asked") await press(page, now, choose);
      else await page.waitForTimeout(50);
    }
    visitor.checkQuiet();
    await visitor.close();
  });

  it("is watched by somebody who may not answer", async () => {
    const [player, watcher] = [await house.visitor(), await house.visitor()];
    await start(player, "alien_frontiers");
    await watcher.page.goto(player.page.url());
    await watcher.page.getByText("You are watching").waitFor();
    expect(await watcher.page.locator(".spot.live").count()).toBe(0);
    await playOn(player.page, steady(1), (p) => p.presses >= 3);
    await soon(() => watcher.page.locator(".log .line").count()).toBeGreaterThan(3);
    watcher.checkQuiet();
    await player.close();
    await watcher.close();
  });

  it("shows the cards on a phone, and they can be touched", async () => {
    const visitor = await house.visitor({ phone: true });
    await visitor.go("/");
    await visitor.page.locator(`a.game[href*="alien_frontiers"]`).click();
    await visitor.page.locator(".go .btn").click();
    await visitor.page.locator("button.cards").tap();
    const card = visitor.page.locator("dialog [data-spot^='display:']").first();
    await card.tap(); // fails if something else would be touched
    await visitor.page.locator("dialog").getByRole("button", { name: "Close" }).tap();
    expect(await visitor.page.locator("dialog").count()).toBe(0);
    visitor.checkQuiet();
    await visitor.close();
  });
  it("carries talk between two people, and marks on a phone that there is some", async () => {
    const [host, guest] = [await house.visitor(), await house.visitor({ lang: "pl" })];
    await layOutLuck(host);
    await host.go("/new?friends&game=alien_frontiers");
    await host.page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await guest.page.goto(await host.page.locator("[data-invite]").first().inputValue());
    await guest.page.locator("#question").waitFor();
    await guest.page.getByRole("tab", { name: "Czat" }).click();
    await guest.page.getByRole("textbox").fill("Cześć");
    await guest.page.keyboard.press("Enter");
    await host.page.getByRole("tab", { name: "Chat" }).click();
    await host.page.getByText("Cześć").waitFor();
    await guest.page.setViewportSize({ width: 390, height: 844 });
    await guest.page.getByRole("button", { name: "Dziennik", exact: true }).waitFor();
    await host.page.getByRole("textbox").fill("Hello");
    await host.page.keyboard.press("Enter");
    await guest.page.getByRole("button", { name: "Dziennik, nowe wiadomości" }).click();
    await guest.page.getByText("Hello").waitFor();
    await guest.page.getByRole("button", { name: "Zamknij" }).click();
    await guest.page.getByRole("button", { name: "Dziennik", exact: true }).waitFor();
    await host.close();
    await guest.close();
  });
});
