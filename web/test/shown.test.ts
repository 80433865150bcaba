// What of each game is shown: dev/games/<game>.mjs and what was made from it.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { games, moments, pictures } from "../dev/games.mjs";
import { shelf } from "../src/games/shelf";
import { fixture, fixtureNames } from "./helpers";

it("every game has its moments, the end among them, and each is a fixture of that game", () => {
  expect(games.toSorted()).toEqual(shelf.map(({ id }) => id).toSorted());
  expect(moments.map(({ name }) => name).toSorted()).toEqual(fixtureNames().toSorted());
  for (const { game, name, step } of moments) expect([fixture(name).table.game, fixture(name).table.state === "over"], name).toEqual([game, step === null]);
  for (const game of games) expect(moments.some((moment) => moment.game === game && moment.step === null), game).toBe(true);
  for (const game of games) expect(moments.some((moment) => moment.game === game && moment.full), `${game} in narrow windows`).toBe(true);
});

it("every game has its pictures, taken from fixtures, in both languages", () => {
  for (const game of games) expect(pictures.some(({ name }) => name.startsWith(`${game}_`)), game).toBe(true);
  for (const { name, table } of pictures) {
    expect(moments.some((moment) => moment.name === table), table).toBe(true);
    for (const lang of ["en", "pl"]) expect(existsSync(`public/learn/${name}.${lang}.webp`), `${name}.${lang}`).toBe(true);
  }
});
