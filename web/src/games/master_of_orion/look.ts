// A thing that can only be looked at: the pointer, the focus or a press shows what it is.
import type { Table } from "../../state/table.svelte";
import { watched } from "../../ui/look";

export const looks = (table: Table, spot: string, name: string) => ({
  ...seen(table, spot),
  "aria-label": name,
  onclick: () => table.attention.look(spot, true),
});

// The same without a press, which answers something.
export const seen = (table: Table, spot: string) => ({ "data-look": spot, ...watched(table, spot) });
