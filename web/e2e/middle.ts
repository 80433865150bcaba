// A table in the middle of its game: a bot sits in for a while, then the seat is taken back.
import type { Position, ToServer } from "../src/api/types";
import type { Visitor } from "./harness";
import { newTable } from "./tables";

type Said = { t: "leave" | "return"; seat: number } | Pick<Extract<ToServer, { t: "act" }>, "t" | "seat" | "answers">;

// The id of a table that asks `step` after so many answers. Bots are quick: a game that ran past it is begun anew.
export async function middle(visitor: Visitor, game: string, plies: number, step: string): Promise<string> {
  for (let n = 0; n < 5; n++) {
    const id = await newTable(visitor, game);
    await visitor.go(`/table/${id}`); // bots among themselves play for those who watch
    await visitor.page.locator("#question").waitFor();
    if (await reach(visitor, id, plies, step)) return id;
  }
  throw new Error(`no game came to ${step}`);
}

async function reach(visitor: Visitor, id: string, plies: number, step: string): Promise<boolean> {
  const { request } = visitor.context;
  const look = async () => (await (await request.get(`${visitor.home}/api/tables/${id}`)).json()) as Position;
  const say = async (said: Said, v = 0) => {
    const data = { ...said, v, id: crypto.randomUUID() };
    await request.post(`${visitor.home}/api/tables/${id}/actions`, { data, headers: { origin: visitor.home } });
  };
  const seat = 0;
  await say({ t: "leave", seat });
  while ((await look()).ply < plies) await visitor.page.waitForTimeout(2);
  await say({ t: "return", seat });
  // Whatever is asked first is answered until the question is the one that was meant, with something on the board to
  // point at: where a turn can only be ended, there is nothing to see.
  for (let n = 0; n < 60; n++) {
    const { prompt, v, table } = await look();
    if (prompt?.step === step && (step === "make_plan" || prompt.options.some(({ spot }) => !spot.startsWith("verb:")))) return true;
    if (table.state === "over") return false;
    if (prompt) await say({ t: "act", seat, answers: [prompt.options[n % prompt.options.length]!.notation] }, v);
    await visitor.page.waitForTimeout(prompt ? 210 : 20);
  }
  return false;
}
