// Whole games of Pocket Imperium: on a phone, between two people, and by keyboard alone.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./harness";
import { playOn, press, scene, steady } from "./player";
import { layOutLuck, seated, startNew } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe("against bots", () => {
  it("on a phone, in Polish", async () => {
    const visitor = await house.visitor({ lang: "pl", phone: true, theme: "light" });
    await startNew(visitor, "pocket_imperium");
    const played = await playOn(visitor.page, steady(3), () => false, true);
    expect(played.kinds).toContain("card");
    await visitor.checkAccess("end of Pocket Imperium");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("two people", () => {
  it("play against each other, one by link, in two languages", async () => {
    const [host, guest] = [await house.visitor(), await house.visitor({ lang: "pl", theme: "light" })];
    await layOutLuck(host);
    await host.go("/new?friends&game=pocket_imperium");
    await host.page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
    await host.page.getByRole("button", { name: "Open the table" }).click();
    const invite = await host.page.locator("[data-invite]").first().inputValue();
    await guest.page.goto(invite);
    await seated(guest);
    expect(guest.page.url()).not.toContain("#"); // the secret has left the address
    const [one, two] = [steady(11), steady(12)];
    for (;;) {
      const [a, b] = [await scene(host.page), await scene(guest.page)];
      if (a.at === "over" && b.at === "over") break;
      if (a.at === "asked") await press(host.page, a, one);
      else if (b.at === "asked") await press(guest.page, b, two);
      else await host.page.waitForTimeout(50);
    }
    host.checkQuiet();
    guest.checkQuiet();
    await host.close();
    await guest.close();
  });
});

describe("without a pointer", () => {
  it("a whole game with the keyboard, in the list of answers", async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await layOutLuck(visitor);
    await visitor.go("/new?game=pocket_imperium");
    await page.getByRole("button", { name: "Start" }).focus();
    await page.keyboard.press("Enter");
    await seated(visitor);
    const choose = steady(21);
    while ((await page.locator("main .strip h2").count()) === 0) {
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
    visitor.checkQuiet();
    await visitor.close();
  });
});
