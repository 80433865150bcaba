// A board at another moment, to look at: the same drawing, and what is on it is explained; nothing is answered.
import type { LogEntry, Position } from "../api/types";
import type { Face } from "../games/face";
import type { Table } from "../state/table.svelte";
import { brought, traces } from "../state/log";
import { offer } from "../state/walks";
import { Gaze } from "./gaze.svelte";

const NOBODY: ReadonlySet<number> = new Set();
const NOTHING = offer(null, [], () => []);

export function asPicture(address: string, face: Face, position: Position, last: LogEntry | null, gaze = new Gaze()): Table {
  const now = last ? [last] : [];
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
    traces: traces(now, NOBODY),
    brought: brought(now, NOBODY, (entry) => face.brought?.(entry) ?? (entry.spot ? [entry.spot] : [])),
    notes: [],
    older: null,
    question: "",
    get opened() {
      return gaze.opened;
    },
    set opened(seat) {
      gaze.opened = seat;
    },
    get inspected() {
      return gaze.inspected;
    },
    attention: gaze,
    stateOf: () => "idle" as const,
    offers: () => false,
    heldAt: () => 0,
    kinAt: () => 0,
    labelOf: () => "",
    hintOf: () => 0,
    press: (spot: string) => gaze.look(spot),
    seats: () => position.table.seats,
  };
  return picture as unknown as Table;
}
