// What will be so in a while, as in `await soon(() => page.title()).toBe("Orrery")`. Vitest's own `expect.poll` asks
// which test is running, and several are.
import { expect, vi } from "vitest";

export const hang = 180_000; // what is awaited may take its time: only a hang takes so long

type Matcher = "toBe" | "toEqual" | "toMatch" | "toBeGreaterThan" | "toBeGreaterThanOrEqual";
type Later = Record<Matcher, (wanted: unknown) => Promise<void>>;

export function soon(look: () => unknown, { timeout = hang, interval = 50 } = {}): Later {
  const when = (matcher: Matcher) => (wanted: unknown) =>
    vi.waitFor(async () => (expect(await look())[matcher] as (wanted: unknown) => void)(wanted), { timeout, interval });
  return { toBe: when("toBe"), toEqual: when("toEqual"), toMatch: when("toMatch"), toBeGreaterThan: when("toBeGreaterThan"), toBeGreaterThanOrEqual: when("toBeGreaterThanOrEqual") };
}
