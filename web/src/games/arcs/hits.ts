// Hits on a group of ships, dealt one by one (AR-137): how many there are, and what an answer makes of them.
import type { Chip } from "../face";
import { counted, intercepts } from "./battle";
import { foughtIn, type View } from "./view";
import { w } from "./words";

export interface Group {
  fresh: number;
  damaged: number;
}
const canTake = ({ fresh, damaged }: Group): number => 2 * fresh + damaged;
const defenders = (view: View): Group => view.systems[foughtIn(view)]!.fleets[view.fight.defender]!;
const isRolled = ({ fight }: View): boolean => fight.faces.some((faces) => faces.some((n) => n > 0));

// AR-131, AR-132: own hits and those by intercept are one sum; what no ship is left for is lost.
export const hitsOnOwn = (view: View): number => Math.min(counted(view.fight, "self") + (intercepts(view) > 0 ? defenders(view).fresh : 0), canTake(view.fight));
export const hitsOnTheirs = (view: View): number => Math.min(counted(view.fight, "hit"), canTake(defenders(view)));

const told = (list: ["now_fresh" | "now_damaged" | "now_destroyed", number][]): string => list.flatMap(([key, n]) => (n > 0 ? [w(key, { n })] : [])).join(", ");

// Damaged ships are destroyed first; who is destroyed beyond them takes two hits. The other hits damage.
export const damagedBy = (group: Group, hits: number, destroyed: number): number => hits - destroyed - Math.max(0, destroyed - group.damaged);

function spread(group: Group, hits: number, destroyed: number): Chip {
  const damaged = damagedBy(group, hits, destroyed);
  const left = { fresh: group.fresh - (hits - destroyed), damaged: group.damaged + hits - 2 * destroyed };
  const n = left.fresh + left.damaged;
  const ships = told([["now_fresh", left.fresh], ["now_damaged", left.damaged]]);
  return { text: told([["now_destroyed", destroyed], ["now_damaged", damaged]]), note: n > 0 ? w("ships_left", { n, ships }) : w("no_ships_left") };
}

// Before the roll only Railgun Arrays hit, and there is a choice only between a fresh ship and a damaged one (AR-237).
export function chipOfLosses(view: View, verb: "lose" | "destroy", n: number): Chip {
  if (verb === "destroy") return spread(defenders(view), hitsOnTheirs(view), n);
  if (isRolled(view)) return spread(view.fight, hitsOnOwn(view), n);
  return n === 0 ? { text: w("a_fresh_ship"), note: w("is_damaged") } : { text: w("a_damaged_ship"), note: w("is_destroyed") };
}
