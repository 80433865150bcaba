// What others changed at a seat, read back from what the log tells of it ("Sapphire: −2 morale", told.* of the game's
// texts), so that both languages hold.
import { withSequels } from "../../state/log";
import { word } from "../../state/session.svelte";
import type { Table } from "../../state/table.svelte";
import { t } from "../../text/words";
import { seatNames } from "./events";
import { GAME, type Place, type Resource } from "./view";

const things = ["food", "fleet", "production", "morale", "score", "cubes_by_card", "blocked", "expelled", "hand", "sunk"] as const;
export type Thing = Resource | (typeof things)[number];
const places: Place[] = ["system_1", "system_2", "system_3", "system_4", "system_f"];
// What is counted beside the tracks: cubes, spaces, advisors, cards of the hand; and points.
export const onCubes: Thing[] = ["cubes_by_card", "blocked", "expelled", "hand"];
export const notOnTracks: Thing[] = [...onCubes, "score"];
export interface Change {
  seat: number;
  what: Thing;
  n: number;
  by: number[]; // whose doing it was, each once
  place?: Place; // of a system whose top card was sunk
}
export const keyOf = ({ what, place = "" }: { what: Thing; place?: string }): string => `${what}/${place}`;
export const sunkAt = (changes: Change[], place: Place): Change | undefined => changes.find((change) => change.what === "sunk" && change.place === place);

function shape(text: string): RegExp {
  const gap = (name: string) => (name === "player" ? `(?<player>${seatNames.map((seat) => t(seat)).join("|")})` : name === "sign" ? "(?<sign>[+−])" : name === "n" ? "(?<n>\\d+)" : name === "place" ? `(?<place>${places.map((place) => word(GAME, `name.place.${place}`)).join("|")})` : name.startsWith("n:") ? `(?:${name.slice(2)})` : ".+");
  const parts = text.split(/\{([^}]*)\}/).map((part, i) => (i % 2 === 1 ? gap(part) : part.replace(/[.*+?^$()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("")}$`);
}

// The parts of a line; a seat is named once, before the first thing that changed there.
function* read(text: string): Generator<Omit<Change, "by">> {
  let seat = -1;
  for (const part of text.split(" · "))
    for (const what of things) {
      const more = word(GAME, `told.also.${what}`, "");
      const found = shape(word(GAME, `told.${what}`, "")).exec(part) ?? (seat >= 0 && more ? shape(more).exec(part) : null);
      if (!found) continue;
      const { player, sign, n, place } = found.groups ?? {};
      if (player) seat = seatNames.findIndex((name) => t(name) === player);
      const at = places.find((each) => word(GAME, `name.place.${each}`) === place);
      yield { seat, what, n: sign === "+" || what === "blocked" ? Number(n) : -Number(n ?? 1), ...(at && { place: at }) };
      break;
    }
}

// What happened to others by an answer or an effect of `by` since the viewer's last answer. Whoever is attacked loses a
// point of morale; the only target is taken by itself, be it in an action that the viewer's own answer set off.
function* since(table: Table): Generator<Omit<Change, "by"> & { by: number }> {
  const { viewer, log } = table;
  if (viewer === null) return;
  const own = log.findLastIndex((entry) => entry.seat === viewer && !entry.undone);
  const from = log[Math.max(0, own)]?.n ?? 0;
  let gone: (number | null)[] = []; // whose cards were discarded just before, one by one; the line after them tells what is left
  for (const { seat: by, notation = "", text, undone, part, n } of log.flatMap(withSequels)) {
    if (undone) continue;
    const lost = gone;
    gone = notation.startsWith("discard ") ? [...gone, by] : [];
    if (n < from || by === null) continue;
    const target = seatNames.findIndex((name) => notation === `target ${name}`);
    if (target >= 0) yield { seat: target, what: "morale", n: -1, by };
    if (part === undefined || notation) continue;
    for (const change of read(text))
      if (change.seat !== by) yield { ...change, n: change.what === "hand" ? -lost.filter((seat) => seat === change.seat).length : change.n, by };
  }
}

// One for each thing that is another one now.
export function changesOf(table: Table): Change[] {
  const found: Change[] = [];
  for (const { by, ...one } of since(table)) {
    const same = found.find((change) => change.seat === one.seat && keyOf(change) === keyOf(one));
    if (!same) found.push({ ...one, by: [by] });
    else {
      same.n += one.n;
      if (!same.by.includes(by)) same.by.push(by);
    }
  }
  return found.filter(({ n }) => n !== 0);
}
