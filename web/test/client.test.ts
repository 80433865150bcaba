// What a refused or unanswered request says to the person.
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import { settings } from "../src/state/settings.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.lang = "en";
});

const answers = (status: number, body: string) => vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

describe("a request", () => {
  it("that no server answers fails with our sentence, in the language of the page", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(api.me("en")).rejects.toMatchObject({ code: "offline", message: expect.stringMatching(/^The server does not answer/) });
    settings.lang = "pl";
    await expect(api.me("pl")).rejects.toMatchObject({ code: "offline", message: expect.stringMatching(/^Serwer nie odpowiada/) });
  });
  it("that is refused fails with the server's sentence", async () => {
    answers(404, JSON.stringify({ code: "table", text: "There is no such table." }));
    await expect(api.me("en")).rejects.toMatchObject({ status: 404, code: "table", message: "There is no such table." });
  });
  it("that something between us and the server answers fails with its number", async () => {
    answers(502, "<html>Bad gateway</html>");
    await expect(api.me("en")).rejects.toMatchObject({ status: 502, message: expect.stringMatching(/^The server does not answer.*\(502\)$/) });
  });
});
