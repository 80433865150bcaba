// Positions for tests and for work on the page without a server, made by the program itself:
//   node dev/make_fixtures.mjs ORRERY [NAME...]        writes test/fixtures/*.json (all, or those named), and the cards
// The moments are those of dev/games. Bots play a game; the server reads its record and shows the position to a seat, as it would at a table.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games, moments } from "./games.mjs";

const names = ["Ola", "Hypatia", "Kepler", "Marek", "Maria"];

const [orrery = "../build/release/orrery", ...only] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "fixtures-"));

function play({ game, players, bots = "greedy", options = [] }, seed) {
  const file = join(work, `${game}-${players}.record`);
  const seats = Array.from({ length: players }, () => bots).join(",");
  const weights = `dev/games/${game}.toml`;
  execFileSync(orrery, ["play", game, "--seats", seats, "--seed", `${seed}`, "--record", file, "--lang", "en", ...options.flatMap((option) => ["--option", option]), ...(existsSync(weights) ? ["--weights", weights] : [])], { stdio: "ignore" });
  return readFileSync(file, "utf8");
}

function serve() {
  const server = spawn(orrery, ["serve", "--port", "0", "--data", join(work, "data"), "--lang", "en"], { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((done) => {
    let said = "";
    const hear = (text) => {
      const found = /http:\/\/[\d.]+:\d+/.exec((said += text));
      if (found) done({ url: found[0], server });
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
  });
}

async function read(url, record, ply, seat) {
  const answer = await fetch(`${url}/api/records?lang=en`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ record, ply, seat }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).position;
}

// The first position from that ply on at which somebody is asked this step with several answers (`least`), one of
// them in several `parts`, or all of them as a `graph`; null: it never is.
async function find(url, record, { step, from = 0, verb, least = 3, parts = 1, graph = false }) {
  const end = await read(url, record, undefined, 0);
  if (step === null) return end;
  for (let ply = from; ply < end.ply; ply++) {
    const seen = await read(url, record, ply);
    const [seat] = seen.table.asked;
    if (seen.view.step !== step || seat === undefined) continue;
    const position = await read(url, record, ply, seat);
    if (!position.prompt || position.prompt.options.length < least) continue;
    if (parts > 1 && !position.view.ways?.ways?.some((way) => way.length >= parts)) continue;
    if (graph && !position.view.ways?.graph) continue;
    if (!verb || position.prompt.walks.steps.some((option) => option.verb === verb)) return position;
  }
  return null;
}

// As a table of one person against bots, with names.
function asTable(position, { name }) {
  const viewer = position.viewer ?? 0;
  const seats = position.table.seats.map((seat) => ({ ...seat, name: names[seat.seat], kind: seat.seat === viewer ? "person" : "bot", level: seat.seat === viewer ? undefined : 2, you: seat.seat === viewer, online: true }));
  const table = { ...position.table, id: name, name: "Tuesday table", seats, hot_seat: false, your_turn: position.prompt !== null };
  return { ...position, table, log: position.log.slice(-40) };
}

const { url, server } = await serve();
for (const wish of moments.filter(({ name }) => only.length === 0 || only.includes(name))) {
  let position = null;
  for (let seed = wish.seed ?? 7; position === null; seed++) position = await find(url, play(wish, seed), wish);
  writeFileSync(new URL(`../test/fixtures/${wish.name}.json`, import.meta.url), JSON.stringify(asTable(position, wish)));
  console.log(wish.name, position.ply);
}
// The cards of games that have them, in both languages.
mkdirSync(new URL("../test/fixtures/content", import.meta.url), { recursive: true });
for (const game of games) {
  for (const lang of ["en", "pl"]) {
    const answer = await fetch(`${url}/api/content/${game}?lang=${lang}`);
    if (answer.ok) writeFileSync(new URL(`../test/fixtures/content/${game}.${lang}.json`, import.meta.url), JSON.stringify((await answer.json()).content));
  }
}
server.kill();
