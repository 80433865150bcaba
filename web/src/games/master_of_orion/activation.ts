// What a press on an A space does while actions are chosen: the action and its card at once.
import type { Table } from "../../state/table.svelte";
import { deedWalk } from "./build";
import type { Active } from "./view";

export function activation(table: Table, active: Active): (() => void) | null {
  if (table.prompt?.step !== "choose_action" || !active.works || table.busy) return null;
  if (table.picks.some((pick) => pick !== "verb:activate")) return null;
  const walk = deedWalk(table, "activate", "work", (o) => o.verb === "work" && o.operands["place"] === active.place);
  return walk && (() => table.give(walk));
}
