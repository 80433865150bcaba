// What the page hears of the machine that it runs on: the network is gone, or may be back.
import { expect, it, vi } from "vitest";
import { session } from "../src/state/session.svelte";

it("tells the connection at once when there is no network, and has it look when there may be one again", async () => {
  const { connection } = session;
  const [lose, probe] = [vi.spyOn(connection, "lose"), vi.spyOn(connection, "probe")].map((spy) => spy.mockImplementation(() => undefined));
  await session.start(); // no server answers: what it listens to does not wait for one
  dispatchEvent(new Event("offline"));
  expect([lose!.mock.calls.length, probe!.mock.calls.length]).toEqual([1, 0]);
  for (const event of ["online", "focus"]) dispatchEvent(new Event(event));
  expect([lose!.mock.calls.length, probe!.mock.calls.length]).toEqual([1, 2]);
});
