// Leads a table to the middle of its game: a bot sits in for a while, then the seat is taken back.
import type { Position, ToServer } from "../src/api/types";
import type { Visitor } from "./harness";

type Said = { t: "leave" | "return"; seat: number } | Pick<Extract<ToServer, { t: "act" }>, "t" | "seat" | "answers">;

export async function middle(visitor: Visitor, id: string, plies: number, step: string): Promise<void> {
  const { request } = visitor.context;
  const look = async () => (await (await request.get(`${visitor.home}/api/tables/${id}`)).json()) as Position;
  const say = async (said: Said, v = 0) => {
    const data = { ...said, v, id: crypto.randomUUID() };
    await request.post(`${visitor.home}/api/tables/${id}/actions`, { data, headers: { origin: visitor.home } });
  };
  const seat = 0;
  if ((await look()).ply < plies) await say({ t: "leave", seat });
  while ((await look()).ply < plies) await visitor.page.waitForTimeout(5);
  await say({ t: "return", seat });
  // Whatever is asked first is answered until the question is the one that was meant.
  for (let n = 0; n < 300; n++) {
    const { prompt, v } = await look();
    if (prompt?.step === step) return;
    if (prompt) await say({ t: "act", seat, answers: [prompt.options[0]!.notation] }, v);
    await visitor.page.waitForTimeout(prompt ? 210 : 20);
  }
  throw new Error("the question that was wanted did not come");
}
