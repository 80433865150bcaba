// A thing that can only be looked at: the pointer, the focus or a press shows what it is.
import type { Table } from "../../state/table.svelte";

export const looks = (table: Table, spot: string, name: string) => ({
  "data-look": spot,
  "aria-label": name,
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType === "mouse") table.attention.look(spot);
  },
  onpointerleave: () => table.attention.look(null),
  onfocus: (event: FocusEvent) => {
    if ((event.currentTarget as Element).matches(":focus-visible")) table.attention.look(spot); // not after a finger's press
  },
  onclick: () => table.attention.look(spot, true),
});
