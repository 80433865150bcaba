// The parts of a flight that are settled, whether they were picked just now or answered one by one.
import type { Option } from "../../api/types";
import type { Table } from "../../state/table.svelte";

export interface Journey {
  from?: string;
  ships?: string;
  to?: string;
}
const parts = { from: ["from", "system"], ships: ["fleet", "n"], to: ["to", "system"] } as const;

export function journey(table: Table): Journey {
  const found: Journey = {};
  const step = table.prompt?.step ?? "";
  if (!step.startsWith("explore")) return found;
  if (step !== "explore_origin") {
    for (const entry of table.log.slice(-3)) {
      const [verb = "", operand] = (entry.notation ?? "").split(" ");
      if (entry.undone || entry.seat !== table.viewer) continue;
      for (const key of ["from", "ships", "to"] as const) if (verb === parts[key][0]) found[key] = operand;
    }
  }
  const take = (option: Option) => {
    for (const key of ["from", "ships", "to"] as const) {
      if (option.verb === parts[key][0]) found[key] = option.operands[parts[key][1]];
    }
  };
  table.offer.taken.forEach(take);
  return found;
}
