// A question about a part of the board that is out of sight: the board scrolls there by itself, once.
import { still } from "../state/settings.svelte";

export function bringIntoSight(board: Element): void {
  const asked = [...board.querySelectorAll("[data-spot].live:not(.later), [data-direct]")];
  const { top, bottom } = board.getBoundingClientRect();
  const isSeen = (place: Element) => {
    const box = place.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return middle > top && middle < bottom;
  };
  if (!asked.some(isSeen)) asked[0]?.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}
