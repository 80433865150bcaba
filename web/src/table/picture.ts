// A board at another moment, to look at: the same drawing, with nothing to press.
import type { LogEntry, Position } from "../api/types";
import type { Face } from "../games/face";
import type { Table } from "../state/table.svelte";
import { offer } from "../state/walks";

const NOTHING = offer(null, [], () => []);

export function asPicture(address: string, face: Face, position: Position, last: LogEntry | null): Table {
  const traces = new Map<string, number>();
  if (last?.spot && last.seat !== null) traces.set(last.spot, last.seat);
  const picture = {
    id: position.table.id,
    address,
    face,
    position: { ...position, prompt: null },
    prompt: null,
    viewer: position.viewer,
    mine: new Set<number>(),
    log: position.log,
    picks: [],
    offer: NOTHING,
    choices: [],
    traces,
    brought: new Map<string, number | null>(last && last.seat === null ? (face.brought?.(last) ?? (last.spot ? [last.spot] : [])).map((spot) => [spot, last.for ?? null]) : []),
    notes: [],
    older: null,
    question: "",
    inspected: null,
    attention: { inspected: null, reason: null, look: () => undefined },
    stateOf: () => "idle" as const,
    heldAt: () => 0,
    kinAt: () => 0,
    labelOf: () => "",
    hintOf: () => 0,
    press: () => undefined,
    seats: () => position.table.seats,
  };
  return picture as unknown as Table;
}
