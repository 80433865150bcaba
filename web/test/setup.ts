import { afterEach, beforeEach, vi } from "vitest";

// Nothing in a test reaches out: a request that no test expected fails at once.
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in unit tests")));
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());
