// What of each game is shown in tests, without a server and in How to play: dev/games/<game>.mjs has
//   moments: the name of the fixture, the players, and the moment: the first one from a ply on at which a step asks somebody
//     (and an answer with this verb is among what can follow), or the end. Options of the game: "name=value". A game in which
//     it never comes is followed by that of the next seed; what greedy bots hardly do, `bots` at random do,
//     or greedy ones with a set of weights from dev/games/<game>.toml.
//     What the browser's tests do with it besides looking at it as it lies (e2e/screens.test.ts, sizes.test.ts, stumbles.test.ts):
//       full: it fills board and console: measured in narrow windows;
//       opened: looked at with hints, list of answers and menu as well;
//       aside: nothing, because tests of its own look at a part of the page;
//       many: a verb without a place on the board, of which many answers are laid out on a phone;
//       inside: what is looked at on the way to an answer, or on the board of a seat that is opened: games.d.mts has its fields.
//   pictures: the name of the picture, which begins with that of the game, the fixture, and what of the screen it shows.
import { readdirSync } from "node:fs";

export const games = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const shown = await Promise.all(games.map(async (game) => ({ game, ...(await import(`./games/${game}.mjs`)) })));
export const moments = shown.flatMap(({ game, moments }) => moments.map((moment) => ({ game, ...moment })));
export const pictures = shown.flatMap(({ pictures }) => pictures);
