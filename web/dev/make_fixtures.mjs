// Positions for tests and for work on the page without a server, made by the program itself:
//   node dev/make_fixtures.mjs ORRERY        writes test/fixtures/*.json
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const orrery = process.argv[2] ?? "../build/release/orrery";
const work = mkdtempSync(join(tmpdir(), "fixtures-"));
const run = (...words) => execFileSync(orrery, [...words, "--lang", "en"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

const operandIds = {
  dock: ["station"], use: ["card"], discard: ["card"], take: ["card"], ship: ["ship"], raise: ["ship"], lower: ["ship"], flip: ["ship"],
  pair: ["set"], triple: ["set"], straight: ["set"], land: ["territory"], place: ["field", "territory"], expand: ["system"], from: ["system"],
  to: ["system"], via: ["system"], fleet: ["n"], plan: ["plan"], invade: ["system"], send: ["system", "n"], sector: ["sector"],
};
function option({ notation, label, index, spot }) {
  const [verb, ...values] = notation.split(" ");
  const operands = Object.fromEntries(values.map((value, i) => [operandIds[verb]?.[i] ?? `o${i}`, value]));
  return { notation, index, verb, operands, label, spot: spot ?? "" };
}
const inspect = (file, seat, to) => JSON.parse(run("inspect", file, "--json", "--seat", `${seat}`, ...(to === undefined ? [] : ["--to", `${to}`])));

// Sequences of answers of the same seat until it is asked about something else, as the server sends them.
function walks(file, seat, depth) {
  const { options, view } = inspect(file, seat);
  const list = [];
  for (const o of options.map(option)) {
    const next = join(work, `p${Math.random()}`);
    let further = [];
    if (depth > 1 && /^(dock|from|fleet|to)/.test(o.verb)) {
      writeFileSync(next, run("apply", "--position", file, "--action", ...o.notation.split(" ")));
      const after = inspect(next, seat);
      if (Array.isArray(after.actors) && after.actors.includes(seat) && after.view.step !== view.step) further = walks(next, seat, depth - 1);
    }
    list.push(...(further.length > 0 ? further.map((w) => [o, ...w]) : [[o]]));
  }
  return list;
}

function position(game, record, ply, seat, name) {
  const { view, options, position: whole } = inspect(record, seat, ply);
  const file = join(work, "now");
  const over = view.over;
  let prompt = null;
  if (!over) {
    const spectator = JSON.parse(run("inspect", record, "--json", "--to", `${ply}`));
    writeFileSync(file, JSON.stringify(whole ?? spectator.position));
    const found = walks(file, seat, 2);
    const steps = [...new Map(found.flat().map((o) => [o.notation, o])).values()];
    const at = new Map(steps.map((o, i) => [o.notation, i]));
    prompt = {
      seat, text: "What do you do now?", step: view.step, options: options.map(option),
      walks: { steps, walks: found.map((w) => w.map((o) => at.get(o.notation))), complete: true },
    };
  }
  const answers = readFileSync(record, "utf8").split("\n\n")[1].split("\n").filter((l) => /^(\d|chance) /.test(l)).slice(0, ply);
  const log = answers.map((line, i) => {
    const [who, ...rest] = line.split(" ");
    return { n: i + 1, v: i + 1, seat: who === "chance" ? null : Number(who), text: rest.join(" ").replaceAll("_", " "), notation: rest.join(" "), flags: [], spot: spotOf(rest) };
  });
  const names = ["Ola", "Hypatia", "Kepler", "Marek"];
  const seats = view.seats.map((_, i) => ({ seat: i, kind: i === seat ? "person" : "bot", name: names[i], level: i === seat ? undefined : 2, you: i === seat, online: true, conceded: false, replaced: false }));
  const table = { id: name, game, name: "Tuesday table", state: over ? "over" : "playing", seats, clock: { kind: "none" }, v: ply, your_turn: !over, asked: over ? [] : [seat], prompt: "What do you do now?", updated: 0, public: false, hot_seat: false };
  const standing = { scores: view.seats.map((s) => s.score), ranks: view.seats.map((s) => s.rank) };
  const fair = { commitment: "d0ee3b65c5da3fd7fff191936f2dc42648e8455159f3fcacf72865517d8ea4a5", verified: over || undefined };
  const result = { table, v: ply, ply, viewer: seat, view, prompt, waiting: "", log: log.slice(-40), notes: [], standing, clocks: [], fair, undo: over ? null : { seat, to: ply - 1, turn: ply - 1, free: true, asks: false }, curtain: false };
  writeFileSync(new URL(`../test/fixtures/${name}.json`, import.meta.url), JSON.stringify(result));
}
function spotOf([verb, value]) {
  if (verb === "dock") return `station:${value}`;
  if (verb === "land") return `territory:${value}`;
  return ["expand", "from", "to", "invade"].includes(verb) ? `system:${value}` : undefined;
}

for (const game of ["af", "pi"]) run("play", game, "--seats", "greedy,greedy,greedy,greedy", "--seed", "7", "--record", join(work, `${game}.rec`));
const [af, pi] = [join(work, "af.rec"), join(work, "pi.rec")];
const last = (file) => readFileSync(file, "utf8").split("\n\n")[1].split("\n").filter((l) => /^(\d|chance) /.test(l)).length;
position("alien_frontiers", af, 786, 3, "af_main");
position("alien_frontiers", af, last(af), 3, "af_end");
position("pocket_imperium", pi, 77, 0, "pi_plan");
position("pocket_imperium", pi, 120, 0, "pi_explore");
position("pocket_imperium", pi, last(pi), 0, "pi_end");
