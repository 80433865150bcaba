// Games of Alien Frontiers through clicks: on a laptop, on a phone, and through a broken connection.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./harness";
import { playOn, press, scene, steady } from "./player";
import { soon } from "./soon";
import { startNew } from "./tables";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe("against bots", () => {
  it("on a laptop, in English", async () => {
    const visitor = await house.visitor();
    await startNew(visitor, "alien_frontiers");
    const played = await playOn(visitor.page, steady(7), () => false);
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
  it("on a phone, in Polish", async () => {
    const visitor = await house.visitor({ lang: "pl", phone: true });
    await startNew(visitor, "alien_frontiers");
    await playOn(visitor.page, steady(5), (p) => p.presses >= 60, true);
    await visitor.checkAccess("table on a phone");
    visitor.checkQuiet();
    await visitor.close();
  });
});

describe("a broken connection", () => {
  it("keeps the move that was made meanwhile and sends it later, once", async () => {
    const visitor = await house.visitor();
    await startNew(visitor, "alien_frontiers");
    await playOn(visitor.page, steady(2), (p) => p.presses >= 4);
    await soon(async () => (await scene(visitor.page)).at).toBe("asked");
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
    await visitor.page.getByText("saved", { exact: true }).waitFor();
    await soon(lines).toBeGreaterThan(before);
    const played = await playOn(visitor.page, steady(4), (p) => p.presses >= 10);
    expect(played.presses).toBeGreaterThanOrEqual(1);
    await visitor.close();
  });
});
