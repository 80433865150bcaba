// How much the table of Alien Artifacts draws: on a phone at most 500 elements, on a laptop with its notes and ladders 600.
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { face } from "../src/games/alien_artifacts/face";
import { screen } from "../src/ui/screen.svelte";
import { open, ready } from "./alien_artifacts_table";
import { fixture, fixtureNames } from "./helpers";

const moments = fixtureNames().filter((name) => name.startsWith("aa_"));

beforeEach(ready);
afterEach(() => {
  screen.phone = false;
});

it.each([[true, 500], [false, 600]])("on a phone: %s, at most %i elements are drawn", (phone, most) => {
  screen.phone = phone;
  for (const name of moments) {
    const table = open(fixture(name));
    flushSync();
    const { container, unmount } = render(face.Board, { table });
    expect(container.querySelectorAll("*").length, name).toBeLessThanOrEqual(most);
    unmount();
  }
});
