// Positions for tests and for work on the page without a server, made by the program itself:
//   node dev/make_fixtures.mjs ORRERY [NAME...]        writes test/fixtures/*.json (all, or those named), and the cards
// Bots play a game; the server reads its record and shows the position to a seat, as it would at a table.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The name, the game, its players, and the moment: the first one from a ply on at which a
// step asks somebody (and an answer with this verb is among what can follow), or the end. Options of the game: "name=value".
// A game in which it never comes is followed by that of the next seed; what greedy bots hardly do, `bots` at random do.
const wanted = [
  { name: "af_main", game: "alien_frontiers", players: 4, step: "main", from: 786 },
  { name: "af_end", game: "alien_frontiers", players: 4, step: null },
  { name: "pi_plan", game: "pocket_imperium", players: 4, step: "make_plan", from: 77 },
  { name: "pi_explore", game: "pocket_imperium", players: 4, step: "explore_origin", from: 60, verb: "fleet" },
  { name: "ar_follow", game: "arcs", players: 4, options: ["leaders=on"], step: "follow", from: 300 },
  { name: "ar_act", game: "arcs", players: 4, options: ["leaders=on"], step: "act", from: 300 },
  { name: "ar_raid", game: "arcs", players: 4, seed: 8, options: ["leaders=on"], step: "raid", least: 2 },
  { name: "ar_losses", game: "arcs", players: 4, seed: 8, options: ["leaders=on"], step: "losses", least: 2 },
  { name: "ar_arrange", game: "arcs", players: 4, seed: 8, options: ["leaders=on"], step: "arrange", from: 200, least: 2 },
  { name: "ar_draft", game: "arcs", players: 4, seed: 8, options: ["leaders=on"], step: "draft" },
  { name: "ar_prelude", game: "arcs", players: 4, seed: 8, options: ["leaders=on"], step: "prelude", from: 250 },
  { name: "ar_lead", game: "arcs", players: 2, options: ["setup_card=2p_frontiers"], step: "lead" },
  { name: "ar_end", game: "arcs", players: 3, step: null },
  { name: "pi_end", game: "pocket_imperium", players: 4, step: null },
  { name: "mo_action", game: "master_of_orion", players: 4, step: "choose_action", from: 329 },
  { name: "mo_end", game: "master_of_orion", players: 4, step: null },
  { name: "aa_menu", game: "alien_artifacts", players: 4, step: "menu", from: 560, seed: 3 },
  { name: "aa_pay", game: "alien_artifacts", players: 4, step: "pay", from: 300, seed: 3, least: 2, parts: 2 },
  { name: "aa_side", game: "alien_artifacts", players: 4, step: "choose_side", from: 600, seed: 3, least: 2 },
  { name: "aa_exchange", game: "alien_artifacts", players: 2, step: "choose_colour", from: 200, seed: 3, least: 2 },
  { name: "aa_target", game: "alien_artifacts", players: 4, step: "target", from: 400, seed: 3, least: 3 },
  { name: "aa_plan", game: "alien_artifacts", players: 4, bots: "random", step: "choose_plan", from: 200, seed: 13, least: 2 },
  { name: "aa_flip", game: "alien_artifacts", players: 2, step: "flip", from: 100, seed: 10, least: 2 },
  { name: "aa_planet", game: "alien_artifacts", players: 2, step: "choose_planet", from: 50, seed: 2, least: 2 },
  { name: "aa_auto", game: "alien_artifacts", players: 5, bots: "random", step: "auto", from: 50, seed: 75, least: 2 },
  { name: "aa_sets", game: "alien_artifacts", players: 2, step: "spend_sets", from: 50, seed: 23, least: 2 },
  { name: "aa_end", game: "alien_artifacts", players: 4, step: null, seed: 3 },
];
const names = ["Ola", "Hypatia", "Kepler", "Marek", "Maria"];

const [orrery = "../build/release/orrery", ...only] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "fixtures-"));

function play({ game, players, bots = "greedy", options = [] }, seed) {
  const file = join(work, `${game}-${players}.record`);
  const seats = Array.from({ length: players }, () => bots).join(",");
  execFileSync(orrery, ["play", game, "--seats", seats, "--seed", `${seed}`, "--record", file, "--lang", "en", ...options.flatMap((option) => ["--option", option])], { stdio: "ignore" });
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
// them in several `parts`; null: it never is.
async function find(url, record, { step, from = 0, verb, least = 3, parts = 1 }) {
  const end = await read(url, record, undefined, 0);
  if (step === null) return end;
  for (let ply = from; ply < end.ply; ply++) {
    const seen = await read(url, record, ply);
    const [seat] = seen.table.asked;
    if (seen.view.step !== step || seat === undefined) continue;
    const position = await read(url, record, ply, seat);
    if (!position.prompt || position.prompt.options.length < least) continue;
    if (parts > 1 && !position.view.ways?.ways.some((way) => way.length >= parts)) continue;
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
for (const wish of wanted.filter(({ name }) => only.length === 0 || only.includes(name))) {
  let position = null;
  for (let seed = wish.seed ?? 7; position === null; seed++) position = await find(url, play(wish, seed), wish);
  writeFileSync(new URL(`../test/fixtures/${wish.name}.json`, import.meta.url), JSON.stringify(asTable(position, wish)));
  console.log(wish.name, position.ply);
}
// The cards of games that have them, in both languages.
mkdirSync(new URL("../test/fixtures/content", import.meta.url), { recursive: true });
for (const game of new Set(wanted.map(({ game }) => game))) {
  for (const lang of ["en", "pl"]) {
    const answer = await fetch(`${url}/api/content/${game}?lang=${lang}`);
    if (answer.ok) writeFileSync(new URL(`../test/fixtures/content/${game}.${lang}.json`, import.meta.url), JSON.stringify((await answer.json()).content));
  }
}
server.kill();
