// The end of a game: points as blocks, who won, and the course of the score.
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Breakdown from "../src/end/Breakdown.svelte";
import Chart from "../src/end/Chart.svelte";
import { earned } from "../src/end/lead";
import ResultStrip from "../src/end/ResultStrip.svelte";
import { face } from "../src/games/alien_frontiers/face";
import { lastLine } from "../src/state/log";
import { Table } from "../src/state/table.svelte";
import { fixture } from "./helpers";

function ended(): Table {
  const position = fixture("af_end");
  const breakdown = [
    { key: "colonies", name: "colonies", points: [4, 5, 4, 4] },
    { key: "control", name: "territories", points: [1, 3, 1, 1] },
  ];
  position.standing = { scores: [5, 8, 5, 5], ranks: [2, 1, 3, 4], breakdown };
  position.table.seats.forEach((seat) => (seat.you = seat.seat === 3));
  const table = new Table(position.table.id, face);
  table.position = position;
  return table;
}

describe("the end", () => {
  it("shows a block for every point, by where it comes from", () => {
    const { container } = render(Breakdown, { table: ended() });
    const rows = [...container.querySelectorAll("li")];
    expect(rows.map((row) => row.querySelectorAll(".blocks i").length)).toEqual([8, 5, 5, 5]);
    expect(screen.getByRole("img", { name: "colonies: 5" })).toBeTruthy();
  });
  it("shows numbers in every row where one of them is too long to be counted, and names only what gave somebody points", () => {
    const table = ended();
    const { standing } = table.position!;
    standing.scores = [2, 33, 5, 5];
    standing.breakdown = [{ key: "colonies", name: "colonies", points: [2, 30, 5, 5] }, { key: "control", name: "territories", points: [0, 3, 0, 0] }, { key: "cards", name: "cards", points: [0, 0, 0, 0] }];
    const { container } = render(Breakdown, { table });
    expect([...container.querySelectorAll("li")].map((row) => [row.querySelectorAll(".blocks i").length, row.querySelector(".blocks em")?.textContent])).toEqual([[2, "30"], [1, "2"], [1, "5"], [1, "5"]]);
    expect([...container.querySelectorAll(".legend span")].map((each) => each.textContent?.trim())).toEqual(["colonies", "territories"]);
  });
  it("shows the scores alone when nobody says where they come from", () => {
    const table = ended();
    table.position!.standing.breakdown = undefined;
    const { container } = render(Breakdown, { table });
    expect([...container.querySelectorAll(".score")].map((e) => e.textContent)).toEqual(["8", "5", "5", "5"]);
    expect(container.querySelectorAll(".blocks i")).toHaveLength(0);
  });
  it("names the winner", () => {
    render(ResultStrip, { table: ended() });
    expect(screen.getByRole("heading", { name: "Hypatia wins" })).toBeTruthy();
  });
  it("says that equal points were decided by a rule", () => {
    const table = ended();
    const { unmount } = render(ResultStrip, { table });
    expect(screen.queryByText(/Equal points/)).toBeNull();
    unmount();
    table.position!.standing = { scores: [8, 8, 5, 5], ranks: [2, 1, 3, 4] };
    render(ResultStrip, { table });
    expect(screen.getByText(/Equal points/)).toBeTruthy();
  });
  it("names all who share the victory", () => {
    const table = ended();
    table.position!.standing.ranks = [1, 1, 3, 4];
    render(ResultStrip, { table });
    expect(screen.getByRole("heading", { name: "Ola, Hypatia share the victory" })).toBeTruthy();
  });
  it("draws a line for every seat and says how it ended", () => {
    const { container } = render(Chart, { plies: [0, 10, 20], scores: [[0, 0], [1, 2], [4, 3]], points: [{ ply: 10 }] });
    expect(container.querySelectorAll(".line")).toHaveLength(2);
    expect(screen.getByRole("img", { name: /Ruby 4, Sapphire 3/ })).toBeTruthy();
  });
  it("tells what brought the lead: the kinds of points that grew", () => {
    const kinds = (tycoon: number[], cities: number[]) => ({ scores: [0, 0], ranks: [1, 2], breakdown: [{ key: "tycoon", name: "Tycoon", points: tycoon }, { key: "cities", name: "bonus for cities", points: cities }] });
    expect(earned(kinds([2, 1], [0, 3]), kinds([2, 10], [4, 5]), 1)).toEqual(["Tycoon +9", "bonus for cities +2"]);
    expect(earned(kinds([2, 1], [0, 3]), kinds([2, 1], [0, 0]), 1)).toEqual([]);
  });
  it("tells a compound answer as the log does, with whose it is", () => {
    const line = (n: number, seat: number | null, notation: string, text: string) => ({ n, v: n, seat, notation, text, flags: [] });
    const log = [line(1, null, "roll 3", "Ruby rolls: 3"), line(2, 0, "move_colony x", "Ruby moves Jade's colony"), line(3, 0, "onto y", "Ruby moves it onto Asimov Crater")];
    expect(lastLine(log, { parts: ["onto"] })).toEqual({ seat: 0, text: "Ruby moves Jade's colony, it onto Asimov Crater" });
    const paid = Array.from({ length: 9 }, (_, i) => line(4 + i, 0, `pay ${i}`, `Ruby pays: red ${i}`));
    expect(lastLine([...log, line(3.5, 0, "build", "Ruby builds a ship"), ...paid], { parts: ["onto", "pay"] })).toEqual({ seat: 0, text: "Ruby builds a ship" });
    expect(lastLine([], { parts: [] })).toBeNull();
  });
});
