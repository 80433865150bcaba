// A bot looks at a game: asked for, watched, stopped, and what it found.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Analysis } from "../src/api/types";
import AnalysisPanel from "../src/end/AnalysisPanel.svelte";
import { settings } from "../src/state/settings.svelte";
import type { Source } from "../src/state/study.svelte";
import { en } from "../src/text/en";
import { pl } from "../src/text/pl";
import { fixture } from "./helpers";

const { seats } = fixture("af_end").table;
const found: Analysis = {
  state: "done",
  bot: "mcts:iterations=800",
  curve: [{ ply: 3, chances: [0.25, 0.25, 0.25, 0.25] }, { ply: 9, chances: [1, 0, 0, 0] }],
  mistakes: [
    { ply: 7, seat: 1, played: "Skip", better: "Dock", chance_played: 0.2, chance_better: 0.52, reasons: ["+2 ore", "a colony"] },
    { ply: 4, seat: 0, played: "Pass", better: "Raid", chance_played: 0.3, chance_better: 0.41, reasons: [] },
  ],
  seats: [{ decisions: 8, agreed: 6 }, { decisions: 7, agreed: 1 }, { decisions: 5, agreed: 5 }, { decisions: 4, agreed: 0 }],
};
const running = (progress: number, yours = true): Analysis => ({ state: "running", progress, yours });

// What is asked, and what is answered, in this order; the last one for ever.
function sourceOf(...answers: (Analysis | Error)[]): Source & { asked: string[] } {
  const asked: string[] = [];
  const next = (what: string) => () => {
    asked.push(what);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, look: next("look"), begin: next("begin"), end: next("end") };
}
const show = (source: Source) => render(AnalysisPanel, { source, address: "/table/t1", seats });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  settings.lang = "en";
});
const settle = () => vi.advanceTimersByTimeAsync(1000);

it("is asked for, tells how far it is, and shows what it found with links to the moments", async () => {
  const source = sourceOf({ state: "none" }, running(0.1), running(0.42), found);
  const { container } = show(source);
  await settle();
  await fireEvent.click(screen.getByRole("button", { name: en.analyse }));
  await settle();
  expect(screen.getByRole("status").textContent).toContain("42%");
  await settle();
  const links = screen.getAllByRole("link");
  expect(links.map((a) => a.getAttribute("href"))).toEqual(["/table/t1?v=7", "/table/t1?v=4"]);
  expect(links[0]!.textContent).toMatch(/Hypatia.*−32%.*Skip \(20%\).*Dock \(52%\).*\+2 ore, a colony/s);
  expect(container.querySelectorAll("path.line")).toHaveLength(4);
  const asked = source.asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(source.asked).toHaveLength(asked); // nothing more to ask
});

it("can be stopped by who began it, and by nobody else", async () => {
  const source = sourceOf(running(0.5), { state: "none" });
  const first = show(source);
  await vi.advanceTimersByTimeAsync(0);
  await fireEvent.click(screen.getByRole("button", { name: en.analyse_stop }));
  await vi.advanceTimersByTimeAsync(0);
  expect(source.asked).toEqual(["look", "end"]);
  expect(screen.getByRole("button", { name: en.analyse })).toBeTruthy();
  first.unmount();
  show(sourceOf(running(0.5, false)));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says the server's sentence when one's share is used up", async () => {
  show(sourceOf({ state: "none" }, new Error("Your share is used up.")));
  await settle();
  await fireEvent.click(screen.getByRole("button", { name: en.analyse }));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("Your share is used up.");
  expect(screen.getByRole("button", { name: en.analyse })).toBeTruthy();
});

it("speaks Polish, and asks again in another language", async () => {
  const source = sourceOf({ ...found, mistakes: [] });
  show(source);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(en.analyse_none)).toBeTruthy();
  settings.lang = "pl";
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(pl.analyse_none)).toBeTruthy();
  expect(source.asked).toEqual(["look", "look"]);
});
