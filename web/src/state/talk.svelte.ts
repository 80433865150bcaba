// What is said at a table.
import { api } from "../api/client";
import type { ChatMessage, ToPage } from "../api/types";
import { newId } from "./ids";
import { session } from "./session.svelte";

export class Talk {
  chat = $state.raw<ChatMessage[]>([]);
  heard = $state(0); // messages that were on the screen
  readonly unread = $derived(this.chat.length > this.heard);

  constructor(private readonly table: string) {}

  read = (): Promise<void> => api.chat(this.table).then((chat) => void (this.chat = chat), () => undefined);

  say(text: string): void {
    void session.connection.request({ t: "chat", id: newId(), table: this.table, text });
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
