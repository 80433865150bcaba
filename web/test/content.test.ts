// Words of a game, and names that come with a file of content: nothing is drawn before they have come, and none is ever
// empty.
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadFace } from "../src/games/face";
import "../src/games/alien_artifacts/face"; // so that only what is fetched has to be waited for
import "../src/games/arcs/face";
import "../src/games/master_of_orion/face";
import { contentOf } from "../src/state/content.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";

vi.setConfig({ testTimeout: 60_000 }); // the first face of a game is compiled here, beside whatever else the machine does
const wait = { timeout: 50_000 };
afterEach(() => {
  vi.unstubAllGlobals();
  settings.lang = "en";
});

const GAME = "alien_artifacts";
let asked = 0;
let send: (content: unknown) => void;
function serve(lang: string): void {
  vi.stubGlobal("fetch", (path: string) => {
    if (path.includes("/texts")) return Promise.resolve(new Response("{}"));
    asked += 1;
    return new Promise((done) => (send = (content) => done(new Response(JSON.stringify({ lang, content })))));
  });
}

describe("the words of a game", () => {
  it("are there before its face is, asked for once; those that do not come are asked for again", async () => {
    const asked: string[] = [];
    let send = (_: unknown): void => undefined;
    const serveWords = () =>
      vi.stubGlobal("fetch", (path: string) => (asked.push(path), new Promise((done) => (send = (words) => done(new Response(JSON.stringify(words)))))));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await loadFace("arcs");
    serveWords();
    let drawn = false;
    const both = Promise.all([loadFace("arcs"), loadFace("arcs")]).then(() => (drawn = true));
    await vi.waitFor(() => expect(asked).toHaveLength(1), wait);
    expect(drawn).toBe(false);
    send({ "name.map": "The Reach" });
    await both;
    expect(session.texts["arcs:name.map"]).toBe("The Reach");
    expect(asked).toHaveLength(1);
  });
});

describe("the content of a game", () => {
  it("is there before its face is, and asked for once", async () => {
    serve("en");
    let drawn = false;
    const both = Promise.all([loadFace(GAME), loadFace(GAME)]).then(() => (drawn = true));
    await vi.waitFor(() => expect(asked).toBe(1), wait);
    expect(drawn).toBe(false);
    send({ cards: "en" });
    await both;
    expect(contentOf(GAME)).toEqual({ cards: "en" });
    expect(asked).toBe(1);
  });

  it("stays in the language before until the next has come", async () => {
    serve("pl");
    settings.lang = "pl";
    expect(contentOf(GAME)).toEqual({ cards: "en" });
    send({ cards: "pl" });
    await vi.waitFor(() => expect(contentOf(GAME)).toEqual({ cards: "pl" }), wait);
  });

  it("that does not come fails with a sentence, and is asked for again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(loadFace("master_of_orion")).rejects.toMatchObject({ code: "offline" });
    serve("en");
    const again = loadFace("master_of_orion");
    await vi.waitFor(() => expect(asked).toBe(3), wait);
    send({ cards: "again" });
    await expect(again).resolves.toBeDefined();
  });
});
