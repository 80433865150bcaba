// The parts of a flight that are settled, whether they were picked just now or answered one by one.
import type { Option } from "../../api/types";
import type { Table } from "../../state/table.svelte";

export interface Journey {
  from?: string;
  ships?: string;
  to?: string;
  via?: string; // "": past everything
}
const keys = ["from", "ships", "to", "via"] as const;
const parts = { from: ["from", "system"], ships: ["fleet", "n"], to: ["to", "system"], via: ["via", "system"] } as const;

export function journey(table: Table): Journey {
  const found: Journey = {};
  const step = table.prompt?.step ?? "";
  if (!step.startsWith("explore")) return found;
  if (step !== "explore_origin") {
    const told = table.log.filter(({ undone, seat }) => !undone && seat === table.viewer).map(({ notation = "" }) => notation.split(" "));
    for (const [verb = "", operand] of told.slice(Math.max(0, told.findLastIndex(([begun]) => begun === "from")))) {
      for (const key of keys) if (verb === parts[key][0]) found[key] = operand;
      if (verb === "direct") found.via = "";
    }
  }
  const take = (option: Option) => {
    for (const key of keys) if (option.verb === parts[key][0]) found[key] = option.operands[parts[key][1]];
    if (option.verb === "direct") found.via = "";
  };
  table.offer.taken.forEach(take);
  return found;
}
