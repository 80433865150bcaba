import { defineConfig } from "vitest/config";

// Whole games through Debian's chromium against the real server: one file, one browser, one server at a time. Much of a
// test is waiting (for a bot, for the right to another hint), so two tests of a file go on side by side; each of them
// has visitors of its own. What is awaited comes when it comes: no test lives by the clock of an idle machine, and half an
// hour is for a hang.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/**/*.test.ts"],
    fileParallelism: false,
    sequence: { concurrent: true },
    maxConcurrency: 2,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
