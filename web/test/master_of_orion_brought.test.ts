// Master of Orion: what chance has just brought is marked where it lies.
import { expect, it } from "vitest";
import { line } from "./staged";
import { fixture } from "./helpers";
import { begin, open, viewOf } from "./master_of_orion_table";

begin();

const marked = () => [...document.querySelectorAll("button.fresh")].map((e) => e.getAttribute("data-spot") ?? e.getAttribute("data-look"));

it("a card that was drawn, in the hand, and an advisor that was turned up, in the middle", () => {
  const position = fixture("mo_action");
  const view = viewOf(position);
  const [card, advisor] = [view.seats[position.viewer!]!.hand![0]!.card, view.centre[0]!];
  const told = [line({ n: 9001, notation: `draw ${card}`, for: position.viewer! }), line({ n: 9002, notation: `reveal ${advisor}` })];
  open({ ...position, log: [line({ n: 9000, seat: position.viewer!, notation: "research" }), ...told] });
  expect(marked().sort()).toEqual([`advisor:${advisor}`, `hand:${card}`]);
});
it("nothing, once it has been answered", () => {
  const position = fixture("mo_action");
  const card = viewOf(position).seats[position.viewer!]!.hand![0]!.card;
  const own = (n: number) => line({ n, seat: position.viewer!, notation: "research" });
  open({ ...position, log: [own(9000), line({ n: 9001, notation: `draw ${card}`, for: position.viewer! }), own(9002), own(9003)] });
  expect(marked()).toEqual([]);
});
