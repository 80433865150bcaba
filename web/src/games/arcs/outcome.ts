// What the lines of a battle have done, by what was answered since the dice fell and by what is there now.
import type { LogEntry } from "../../api/types";
import { word } from "../../state/session.svelte";
import { answered, beforeHits, counted, interceptors, intercepts, type Line } from "./battle";
import { damagedBy, type Group } from "./hits";
import { foughtIn, GAME, type View } from "./view";
import { w } from "./words";

const operandsOf = (said: string[], verb: string): string[] => said.filter((notation) => notation.startsWith(`${verb} `)).map((notation) => notation.split(" ")[1]!);
const joined = (parts: string[]): string => parts.filter((part) => part !== "").join(", ");

// AR-137 backwards. `hits`: those that found a ship; null: it cannot be known how many. Where no ship is left, none is damaged.
function shipsTold(left: Group, hits: number | null, destroyed: number): string {
  const some = left.fresh + left.damaged > 0;
  const before = (n: number): Group => ({ fresh: left.fresh + n - destroyed, damaged: left.damaged - n + 2 * destroyed });
  const damaged = some && hits !== null ? damagedBy(before(hits), hits, destroyed) : 0;
  return joined([destroyed > 0 ? w("ships_lost", { n: destroyed }) : "", damaged > 0 ? w("ships_hurt", { n: damaged }) : ""]);
}

// AR-131, AR-132: both kinds of own hits are dealt together, so what they did stands on the last line that has some.
function ownLosses(view: View, said: string[]): string {
  const by = intercepts(view) > 0 ? interceptors(view, said) : 0;
  const hits = by === null ? null : counted(view.fight, "self") + by;
  return shipsTold(view.fight, hits, +(operandsOf(said, "lose")[0] ?? 0));
}

interface Struck {
  place: string;
  lost: boolean;
  piece: "city" | "starport" | "building"; // of those that are lost the view says only how many were cities
}
function struck(view: View, said: string[]): Struck[] {
  const hits = operandsOf(said, "hit_building");
  const stands = (place: string) => view.systems[foughtIn(view)]!.places.find((p) => p.place === place && p.piece !== null && p.owner === view.fight.defender);
  const gone = new Set(hits.filter((place) => !stands(place)));
  const lostPiece = view.fight.cities === 0 ? "starport" : view.fight.cities >= gone.size ? "city" : "building";
  return hits.map((place, i) => ({ place, lost: gone.has(place) && hits.lastIndexOf(place) === i, piece: stands(place)?.piece ?? lostPiece }));
}

// How many of the hits on buildings had found no ship (AR-133). null: that cannot be known. A group of which nothing is left
// has taken one hit or two for each ship, and where no building is left, hits were lost, nobody knows which (AR-134).
function overflow(view: View, said: string[], onBuildings: number): number | null {
  const { fleets, places } = view.systems[foughtIn(view)]!;
  const { fresh, damaged } = fleets[view.fight.defender]!;
  if (fresh + damaged > 0) return 0;
  const [hits, toBuildings] = [counted(view.fight, "hit"), counted(view.fight, "bld")];
  const destroyed = +(operandsOf(said, "destroy")[0] ?? 0);
  if (destroyed === 0) return hits; // there were no ships
  const coming = view.step === "hit_building" ? (view.frames.at(-1)?.a ?? 0) : 0;
  const all = onBuildings + coming;
  if (coming > 0 || places.some(({ piece, owner }) => piece !== null && owner === view.fight.defender)) return all - toBuildings;
  const [least, most] = [Math.max(0, all - toBuildings, hits - 2 * destroyed), hits - destroyed];
  return least >= onBuildings || least === most ? least : null;
}

function buildingsTold(list: Struck[]): string {
  const last = list.filter(({ place }, i) => list.findLastIndex((other) => other.place === place) === i);
  return joined(last.map(({ piece, lost }) => w(`${piece}_${lost ? "lost" : "hurt"}`)));
}

function hitsTold(view: View, said: string[]): { onShips: string; onBuildings: string } {
  const all = struck(view, said);
  const first = overflow(view, said, all.length);
  if (first === null) return { onShips: "", onBuildings: "" };
  const ships = shipsTold(view.systems[foughtIn(view)]!.fleets[view.fight.defender]!, counted(view.fight, "hit"), +(operandsOf(said, "destroy")[0] ?? 0));
  const nothing = view.step === "hit_building" ? "" : w("none_left");
  return { onShips: joined([ships, buildingsTold(all.slice(0, first))]), onBuildings: buildingsTold(all.slice(first)) || nothing };
}

// The line in words; with what it did as soon as something is known of it.
export function told(line: Line, view: View, log: LogEntry[]): string {
  const plain = w(line.key, { n: line.count });
  const with_ = (what: string) => (what === "" || line.count === 0 ? plain : w(`${line.key as Exclude<Line["key"], "line_key">}_told`, { n: line.count, what }));
  if (line.key === "line_key" || view.step === null || view.step === "losses") return plain;
  const said = answered(log);
  const isIntercepted = intercepts(view) > 0;
  if (line.key === "line_self" || line.key === "line_by" || line.key === "line_int") {
    const known = view.step === "hit_ships" || !beforeHits.includes(view.step);
    return known && (line.key !== "line_self") === isIntercepted ? with_(ownLosses(view, said)) : plain;
  }
  if (beforeHits.includes(view.step)) return plain;
  if (line.key === "line_outrage") return view.step === "hit_building" ? plain : with_(view.fight.provoked.map((type) => word(GAME, `name.resource.${type}`)).join(", "));
  if (line.key === "line_ransack") return with_(operandsOf(said, "ransack").map((court) => word(GAME, `name.court.${court}`)).join(", "));
  const { onShips, onBuildings } = hitsTold(view, said);
  return with_(line.key === "line_hit" ? onShips : onBuildings);
}
