// A fault in drawing, and the log that once caused one.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { face } from "../src/games/alien_frontiers/face";
import { Table } from "../src/state/table.svelte";
import LogView from "../src/table/LogView.svelte";
import Faulty from "./Faulty.svelte";
import { fixture } from "./helpers";

it("says that something could not be drawn, and goes on where it can", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let lines = ["the same", "the same"];
  render(Faulty, { lines: () => lines });
  expect(screen.getByRole("heading", { name: /could not be drawn/ })).toBeTruthy();
  expect(complaint).toHaveBeenCalledOnce();
  lines = ["one", "two"];
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("two")).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("draws two notes of the same words in one position", () => {
  const position = fixture("af_main");
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  const hint = { kind: "hint", text: "Ruby: asked for a hint." };
  table.notes = [{ v: 900, ...hint }, { v: 901, ...hint }];
  render(LogView, { table });
  expect(screen.getAllByText("Ruby: asked for a hint.")).toHaveLength(2);
});
