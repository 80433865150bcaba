// A thing that can only be looked at: the pointer, the focus or a press shows what it is.
import type { Table } from "../../state/table.svelte";

export const looks = (table: Table, spot: string, name: string) => ({
  "data-look": spot,
  "aria-label": name,
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType === "mouse") table.attention.look(spot);
  },
  onpointerleave: () => table.attention.look(null),
  onfocus: () => table.attention.look(spot),
  onblur: () => table.attention.look(null),
  onclick: () => table.attention.look(spot, true),
});
