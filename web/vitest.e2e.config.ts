import { defineConfig } from "vitest/config";

// Whole games through Debian's chromium against the real server: one file, one browser at a time.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
