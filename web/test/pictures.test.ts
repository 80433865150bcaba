// A board at another moment (in replays, beside an analysis) is the board of the table with nothing to press: it is drawn from every
// moment of every game by what a picture of a table has.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { games, moments } from "../dev/games.mjs";
import type { Face } from "../src/games/face";
import { asPicture } from "../src/table/picture";
import { fixture } from "./helpers";
import { ready } from "./staged";

const faces = import.meta.glob<Face>("../src/games/*/face.ts", { eager: true, import: "face" });

describe.each(games)("%s", (game) => {
  it.each(moments.filter((moment) => moment.game === game).map(({ name }) => name))("can be drawn as a picture: %s", (name) => {
    ready(game);
    const position = fixture(name);
    const face = faces[`../src/games/${game}/face.ts`]!;
    render(face.Board, { table: asPicture(name, face, position, position.log.at(-1) ?? null) });
    expect(document.querySelectorAll("[data-spot]").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".spot.live")).toHaveLength(0);
  });
});
