// Letters and digits of the table; they rest while somebody writes, and can be switched off.
import { settings } from "../state/settings.svelte";
import type { Table } from "../state/table.svelte";
import { rulebook } from "../state/rulebook.svelte";

export interface Doors {
  log(): void;
  answers(): void;
  help(): void;
  close(): boolean; // true: something was open
}

export function tableKeys(table: () => Table, doors: Doors): (event: KeyboardEvent) => void {
  const letters: Record<string, (t: Table) => void> = {
    u: (t) => void (t.takeBack() || t.undo()),
    b: (t) => t.undo(true),
    e: (t) => t.end(t.confirming),
    h: (t) => void t.hint(),
    l: () => doors.log(),
    a: () => doors.answers(),
    "?": () => doors.help(),
    i: (t) => t.attention.look(focusedSpot(), true),
    r: (t) => t.attention.reason?.rule && rulebook.show(t.position!.table.game, t.attention.reason.rule),
  };
  return (event) => {
    const target = event.target as Element | null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest?.("input, textarea, select")) return;
    if (event.key === "Escape") {
      if (!doors.close()) escape(table());
      return;
    }
    if (target?.closest?.("dialog")) return;
    if (/^[1-9]$/.test(event.key)) {
      const choice = table().choices[Number(event.key) - 1];
      if (choice) table().choose(choice.option);
      else table().face.digit?.(table(), Number(event.key));
      return;
    }
    const run = settings.keys ? letters[event.key.toLowerCase()] : undefined;
    if (!run) return;
    event.preventDefault();
    run(table());
  };
}

function escape(table: Table): void {
  if (table.attention.reason) table.attention.reason = null;
  else if (table.advice) table.advice = null;
  else if (table.confirming) table.confirming = false;
  else if (!table.takeBack()) table.attention.look(null);
}

const focusedSpot = (): string | null =>
  document.activeElement?.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? null;
