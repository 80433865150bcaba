// What a person writes down at a table for themselves; it stays on this device.
const place = (table: string): string => `orrery.notes.${table}`;

export function readNotes(table: string): string {
  try {
    return localStorage.getItem(place(table)) ?? "";
  } catch {
    return "";
  }
}

export function writeNotes(table: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(place(table));
    else localStorage.setItem(place(table), text);
  } catch {
    // A browser that stores nothing keeps them until the page is closed.
  }
}
