// Words of a game: asked for when something of the game is shown, once in each language.
import { beforeEach, expect, test, vi } from "vitest";
import { session, word } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";

const asked: string[] = [];
let broken = false;

beforeEach(() => {
  asked.length = 0;
  broken = false;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (broken) return Promise.reject(new Error("offline"));
    const texts = { "name.station.lunar_mine": path.includes("/pl/") ? "Kopalnia" : "Lunar Mine" };
    return Promise.resolve(new Response(JSON.stringify(path.startsWith("/api/texts/") ? texts : [])));
  });
});

const settled = () => new Promise((done) => setTimeout(done, 0));

test("a game's words come when they are needed, once for each language, and what is missing shows its key", async () => {
  await session.speak("en");
  expect(asked).toEqual(["/api/games?lang=en"]);
  broken = true;
  expect(word("af", "name.station.lunar_mine")).toBe("");
  await settled();
  broken = false;
  expect(word("af", "name.station.lunar_mine", "mine")).toBe("mine"); // asked again after it failed
  word("af", "name.station.other");
  await settled();
  expect(word("af", "name.station.lunar_mine")).toBe("Lunar Mine");
  expect(word("af", "name.station.other")).toBe("name.station.other");
  expect(asked.filter((path) => path === "/api/texts/en/af")).toHaveLength(2);
  settings.lang = "pl";
  await session.speak("pl");
  expect(word("af", "name.station.lunar_mine")).toBe("Kopalnia");
  settings.lang = "en";
  await session.speak("en");
  expect(word("af", "name.station.lunar_mine")).toBe("Lunar Mine");
  expect(asked.filter((path) => path.startsWith("/api/texts/"))).toHaveLength(3);
});
