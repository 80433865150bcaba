// Plays by what the screen offers: lit spots, choices, the planner, the end button. It knows no rule either.
import type { Page } from "playwright-core";
import { hang } from "./soon";

export type Scene = { at: "over" | "waiting" | "asked"; targets: { key: string; x: number; y: number }[] };

// What can be pressed now, with a point inside each of them that nothing else covers.
export function scene(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    if (document.querySelector("main .strip h2")) return { at: "over", targets: [] };
    const inside = (element: Element) => {
      const box = element.getBoundingClientRect();
      for (const fy of [0.5, 0.25, 0.75, 0.12, 0.88]) {
        for (const fx of [0.5, 0.25, 0.75, 0.12, 0.88]) {
          const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === element || element.contains(hit))) return { x, y };
        }
      }
      return null;
    };
    const targets: { key: string; x: number; y: number }[] = [];
    const add = (key: string, element: Element) => {
      element.scrollIntoView?.({ block: "nearest" });
      const at = inside(element);
      if (at) targets.push({ key, ...at });
    };
    const open = document.querySelector("dialog[open]") ?? document;
    for (const e of open.querySelectorAll("[data-choice]:not([aria-disabled])")) add(`choice ${e.textContent}`, e);
    for (const e of open.querySelectorAll("[data-spot].live")) add(`spot ${e.getAttribute("data-spot")}${e.classList.contains("later") ? " later" : ""}`, e);
    for (const e of open.querySelectorAll("[data-direct]:not([aria-disabled])")) add(`direct ${e.getAttribute("data-direct")}`, e);
    for (const e of open.querySelectorAll(".planner .ready:not([aria-disabled])")) add("hand in", e);
    for (const e of open.querySelectorAll(".planner .card:not(.gone):not(.held)")) add(`card ${e.getAttribute("data-card")}`, e);
    for (const e of open.querySelectorAll(".planner .slot.live")) add(`slot ${e.getAttribute("data-slot")}`, e);
    for (const e of open.querySelectorAll("button.act.end:not([aria-disabled])")) add("end", e);
    // What was pressed had moved away under the pointer. Another moment of the game that opened instead is left again;
    // what was no longer lit and is explained instead is read, and closed.
    const back = document.querySelector(".bar .steps") && document.querySelector("header a.btn[href^='/table/']");
    if (back) return { at: "asked", targets: [{ key: "close", ...inside(back)! }] };
    if (open !== document && targets.length === 0) for (const e of open.querySelectorAll("header button, button.close")) add("close", e);
    return { at: targets.length > 0 ? "asked" : "waiting", targets } as const;
  }) as Promise<Scene>;
}

export type Choose = (targets: Scene["targets"]) => number;
export interface Played {
  presses: number;
  kinds: Set<string>;
}

// Presses until the game is over or `enough` says so. `choose` picks among the targets.
export async function playOn(page: Page, choose: Choose, enough: (p: Played) => boolean, touch = false): Promise<Played> {
  const played: Played = { presses: 0, kinds: new Set() };
  let idle = 0;
  let pressed = Date.now();
  while (!enough(played)) {
    const now = await scene(page);
    if (now.at === "over") return played;
    if (now.at === "waiting") {
      if (Date.now() - pressed > hang) throw new Error(`nothing to press: ${(await page.locator("body").innerText()).slice(0, 800)}`);
      if (++idle % 200 === 0) await page.keyboard.press("Escape"); // another's table that was opened by a press too late
      await page.waitForTimeout(40);
      continue;
    }
    idle = 0;
    pressed = Date.now();
    played.kinds.add((await press(page, now, choose, touch)).split(" ")[0]!);
    played.presses += 1;
  }
  return played;
}

export async function press(page: Page, now: Scene, choose: Choose, touch = false): Promise<string> {
  const target = now.targets[choose(now.targets)]!;
  // A bot's answer may have moved it since: then whatever lies there now is not what was meant.
  const near = (one: number, two: number) => Math.abs(one - two) < 3;
  if (!(await scene(page)).targets.some((t) => t.key === target.key && near(t.x, target.x) && near(t.y, target.y))) return "moved";
  if (touch) await page.touchscreen.tap(target.x, target.y);
  else await page.mouse.click(target.x, target.y);
  await page.waitForTimeout(15);
  return target.key;
}

// The same choices every time; ends a turn only when there is nothing else, and hands a plan in at once.
export function steady(seed: number): Choose {
  let state = seed;
  return (targets) => {
    const ready = targets.findIndex((t) => t.key === "hand in");
    if (ready >= 0) return ready;
    const slot = targets.findIndex((t) => t.key.startsWith("slot"));
    if (slot >= 0) return slot;
    const usable = targets.map((t, i) => ({ t, i })).filter(({ t }) => t.key !== "end");
    state = (state * 1103515245 + 12345) % 2147483648;
    return usable.length > 0 ? usable[state % usable.length]!.i : 0;
  };
}
