// What the pointer, the focus or a long press rests on is explained. What only came to lie under a pointer at rest, because
// the board changed, is explained once the pointer moves: until then it would cover what has just happened.
import type { Table } from "../state/table.svelte";

export interface Watched {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
}

const pointer = { x: NaN, y: NaN };
if (typeof addEventListener === "function") addEventListener("pointermove", ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY }), { passive: true });
let stopWaiting: (() => void) | null = null;

function onceMoved(element: Element, look: () => void): void {
  element.addEventListener("pointermove", look, { once: true });
  stopWaiting = () => element.removeEventListener("pointermove", look);
}

export function watched(table: Table, spot: string): Watched {
  const look = () => table.attention.look(spot);
  return {
    onpointerenter: (event) => {
      stopWaiting?.();
      if (event.pointerType !== "mouse") return; // a finger answers; when it rests it asks
      const rests = event.clientX === pointer.x && event.clientY === pointer.y;
      if (rests) onceMoved(event.currentTarget as Element, look);
      else look();
    },
    onpointerleave: () => {
      stopWaiting?.();
      table.attention.look(null);
    },
    onfocus: (event) => {
      if ((event.currentTarget as Element).matches(":focus-visible")) look(); // not after a finger's press
    },
  };
}
