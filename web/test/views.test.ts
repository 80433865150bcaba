// The views and the cards that the server sent (the fixtures are its answers) against what the boards take them for.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Contract } from "../dev/contract";
import { fixture, fixtureNames } from "./helpers";

// What the program's own files do not say, but somebody's own may; master_of_orion_told.test.ts shows it.
const OF_OWN_FILES = ["Sourced.note"];

const games = [...new Set(fixtureNames().map((name) => fixture(name).table.game))];

describe.each(games)("%s", (game) => {
  const contract = new Contract(`src/games/${game}/view.ts`);
  it("is what its types say, and shows everything that they allow", () => {
    for (const name of fixtureNames()) if (fixture(name).table.game === game) contract.check("View", fixture(name).view);
    for (const lang of ["en", "pl"]) {
      const cards = `test/fixtures/content/${game}.${lang}.json`;
      if (existsSync(cards)) contract.check("Content", JSON.parse(readFileSync(cards, "utf8")));
    }
    expect([...contract.problems]).toEqual([]);
    expect(contract.unseen().filter((each) => !OF_OWN_FILES.includes(each))).toEqual([]);
  }, 60_000); // the compiler reads the types
});
