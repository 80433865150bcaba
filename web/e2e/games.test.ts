// Whole games of both titles through clicks, in both languages and at both widths.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Visitor } from "./harness";
import { playOn, press, scene, steady } from "./player";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const never = () => false;

async function start(visitor: Visitor, game: string): Promise<void> {
  await visitor.go("/");
  await visitor.page.locator(`a.game[href*="${game}"]`).click();
  await visitor.page.locator(".go .btn").click();
  await visitor.page.locator("#question").waitFor();
}

describe("against bots", () => {
  it("Alien Frontiers on a laptop, in English", async () => {
    const visitor = await house.visitor();
    await start(visitor, "alien_frontiers");
    const played = await playOn(visitor.page, steady(7), never);
    expect(played.kinds).toContain("spot");
    await visitor.checkAccess("end of Alien Frontiers");
    expect(await visitor.page.locator(".score").count()).toBe(3);
    await visitor.page.getByRole("link", { name: "Walk through the game" }).click();
    await visitor.page.getByRole("button", { name: "To the end" }).click();
    await visitor.page.getByRole("button", { name: "One back" }).click();
    expect(visitor.page.url()).toMatch(/\?v=\d+$/);
    visitor.checkQuiet();
    await visitor.close();
  });
  it("Pocket Imperium on a phone, in Polish", async () => {
    const visitor = await house.visitor({ lang: "pl", phone: true, theme: "light" });
    await start(visitor, "pocket_imperium");
    const played = await playOn(visitor.page, steady(3), never, true);
    expect(played.kinds).toContain("card");
    await visitor.checkAccess("end of Pocket Imperium");
    visitor.checkQuiet();
    await visitor.close();
  });
  it("Alien Frontiers on a phone, in Polish", async () => {
    const visitor = await house.visitor({ lang: "pl", phone: true });
    await start(visitor, "alien_frontiers");
    await playOn(visitor.page, steady(5), (p) => p.presses >= 60, true);
    await visitor.checkAccess("table on a phone");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("two people", () => {
  it("play Pocket Imperium against each other, one by link, in two languages", async () => {
    const [host, guest] = [await house.visitor(), await house.visitor({ lang: "pl", theme: "light" })];
    await host.go("/new?friends&game=pocket_imperium");
    await host.page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
    await host.page.getByRole("button", { name: "Open the table" }).click();
    const invite = await host.page.locator("[data-invite]").first().inputValue();
    await guest.page.goto(invite);
    await guest.page.locator("#question").waitFor();
    expect(guest.page.url()).not.toContain("#"); // the secret has left the address
    const [one, two] = [steady(11), steady(12)];
    for (const end = Date.now() + 200_000; Date.now() < end; ) {
      const [a, b] = [await scene(host.page), await scene(guest.page)];
      if (a.at === "over" && b.at === "over") break;
      if (a.at === "asked") await press(host.page, a, one);
      else if (b.at === "asked") await press(guest.page, b, two);
      else await host.page.waitForTimeout(50);
    }
    await host.page.locator("main .strip h2").waitFor();
    await guest.page.locator("main .strip h2").waitFor();
    host.checkQuiet();
    guest.checkQuiet();
    await host.close();
    await guest.close();
  });
});

describe("without a pointer", () => {
  it("a whole game of Pocket Imperium with the keyboard, in the list of answers", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await visitor.go("/new?game=pocket_imperium");
    await page.getByRole("button", { name: "Start" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("#question").waitFor();
    const choose = steady(21);
    for (let i = 0; i < 3000; i++) {
      if (await page.locator("main .strip h2").count()) break;
      if (!(await page.locator("dialog[open]").count())) await page.keyboard.press("a");
      const answers = await page.locator("[data-answer]").evaluateAll((all) => all.map((e) => ({ key: e.getAttribute("data-answer") ?? "", x: 0, y: 0 })));
      if (answers.length === 0) {
        await page.waitForTimeout(60);
        continue;
      }
      const steps = choose(answers.map((a) => (a.key === "stop" ? { ...a, key: "end" } : a)));
      await page.locator("[data-answer]").first().focus();
      for (let k = 0; k < steps; k++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(60);
    }
    await page.locator("main .strip h2").waitFor();
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("a broken connection", () => {
  it("keeps the move that was made meanwhile and sends it later, once", async () => {
    const visitor = await house.visitor();
    await start(visitor, "alien_frontiers");
    await playOn(visitor.page, steady(2), (p) => p.presses >= 4);
    await expect.poll(async () => (await scene(visitor.page)).at, { timeout: 30_000 }).toBe("asked");
    const lines = () => visitor.page.locator(".log .line").count();
    const before = await lines();
    await visitor.cut(true);
    const choose = steady(9);
    for (let now = await scene(visitor.page), presses = 0; now.at === "asked"; now = await scene(visitor.page)) {
      if (++presses > 40) throw new Error(`still asked without a connection: ${now.targets.map((t) => t.key).join(", ")}`);
      await press(visitor.page, now, choose);
    }
    await visitor.page.getByText("no connection").waitFor();
    await visitor.cut(false);
    await visitor.page.getByText("saved", { exact: true }).waitFor({ timeout: 20_000 });
    await expect.poll(lines, { timeout: 10_000 }).toBeGreaterThan(before);
    const played = await playOn(visitor.page, steady(4), (p) => p.presses >= 10);
    expect(played.presses).toBeGreaterThanOrEqual(1);
    await visitor.close();
  });
});
