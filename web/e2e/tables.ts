// A table made by the visitor's own session, without the form.
import type { Visitor } from "./harness";

export function newTable(visitor: Visitor, game: string, more: object = {}): Promise<string> {
  return visitor.page.evaluate(async ([kind, rest]) => {
    const seats = [{ kind: "me" }, { kind: "bot", level: 1 }, { kind: "bot", level: 1 }];
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ game: kind, players: 3, seats, ...(rest as object) }) });
    return ((await answer.json()) as { id: string }).id;
  }, [game, more] as const);
}
