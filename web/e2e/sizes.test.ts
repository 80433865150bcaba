// Board and console share the window at every size: neither covers the other, nothing runs out of it, the page itself never
// scrolls, and from a tablet up the whole board is in sight. 720 x 450 is a laptop's window at 200%.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moments } from "../dev/games.mjs";
import { fixture, House } from "./harness";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const fullest = moments.filter(({ full }) => full).map(({ name }) => name);
const sizes: { size: [number, number]; whole: boolean }[] = [
  { size: [1280, 800], whole: true },
  { size: [1366, 768], whole: true },
  { size: [1024, 768], whole: true },
  { size: [1366, 650], whole: false },
  { size: [720, 450], whole: false },
  { size: [360, 740], whole: false },
];

describe.each(sizes)("at $size", ({ size, whole }) => {
  it.each(["en", "pl"] as const)("board and console have room beside each other: %s", async (lang) => {
    const visitor = await house.visitor({ size, lang });
    for (const name of fullest) {
      await visitor.stage(fixture(name));
      await visitor.page.locator(".board .spot").first().waitFor();
      await visitor.page.evaluate(() => document.fonts.ready);
      const seen = await visitor.page.evaluate(() => {
        const [board, desk, row] = ["main.board", ".console", ".console .row"].map((part) => document.querySelector(part)!) as [Element, Element, Element];
        const [one, two] = [board.getBoundingClientRect(), desk.getBoundingClientRect()];
        const over = (part: Element) => part.scrollWidth - part.clientWidth;
        return {
          covered: Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1,
          outside: two.right > innerWidth + 1 || two.bottom > innerHeight + 1,
          long: Math.max(0, document.documentElement.scrollHeight - innerHeight - 1),
          wide: [document.documentElement.scrollWidth - innerWidth, over(board), over(row)].map((by) => Math.max(0, by - 1)),
          cut: [board, ...board.querySelectorAll(".side")].map((part) => Math.max(0, part.scrollHeight - part.clientHeight - 1)),
        };
      });
      expect(seen, name).toEqual({ covered: false, outside: false, long: 0, wide: [0, 0, 0], cut: whole ? seen.cut.map(() => 0) : seen.cut });
    }
    visitor.checkQuiet();
    await visitor.close();
  });
});

// The maps are drawn smaller on a phone, what is read on them is not. (Arcs shows a cluster large where it is pressed.)
it("numbers and names on the boards of the smallest phone can be read", async () => {
  const visitor = await house.visitor({ size: [360, 740], lang: "pl" });
  for (const { name } of moments.filter(({ full, game }) => full && game !== "arcs")) {
    await visitor.stage(fixture(name));
    await visitor.page.locator(".board .spot").first().waitFor();
    await visitor.page.evaluate(() => document.fonts.ready);
    const small = await visitor.page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>("main.board svg text")].flatMap((text) => {
        const { a, b } = text.getScreenCTM()!;
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        return size < 10.5 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
      }),
    );
    expect(small, name).toEqual([]);
  }
  await visitor.close();
});
