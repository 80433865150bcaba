// What is said at a table.
import { api } from "../api/client";
import type { ChatMessage, ToPage } from "../api/types";
import { newId } from "./ids";
import { session } from "./session.svelte";

// The last message of a table that was on the screen; it stays on this device.
const place = (table: string): string => `orrery.heard.${table}`;
function readHeard(table: string): number {
  try {
    return Number(localStorage.getItem(place(table)) ?? 0);
  } catch {
    return 0;
  }
}

export class Talk {
  chat = $state.raw<ChatMessage[]>([]);
  private heard = $state(0); // the number of that message
  readonly unread = $derived(this.chat.some(({ n }) => n > this.heard));

  constructor(private readonly table: string) {
    this.heard = readHeard(table);
  }

  // What was said is on the screen.
  see(): void {
    const last = this.chat.at(-1)?.n ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    try {
      localStorage.setItem(place(this.table), `${last}`);
    } catch {
      // A browser that stores nothing marks it again with the next visit.
    }
  }

  read = (): Promise<void> => api.chat(this.table).then((chat) => void (this.chat = chat), () => undefined);

  // Why it was not taken; null: it was. Only what everybody reads is gone from where it was written.
  async say(text: string): Promise<string | null> {
    const answer = await session.connection.request({ t: "chat", id: newId(), table: this.table, text });
    return answer.t === "nack" ? answer.text : null;
  }

  open(open: boolean): void {
    void session.connection.request({ t: "open_chat", id: newId(), table: this.table, open });
  }

  hear(message: ToPage): void {
    if (message.t === "unsaid" && message.table === this.table) this.chat = this.chat.filter((m) => m.n !== message.n);
    if (message.t !== "chat" || message.table !== this.table) return;
    const known = new Set(this.chat.map((m) => m.n));
    this.chat = [...this.chat, ...message.messages.filter((m) => !known.has(m.n))];
  }
}
