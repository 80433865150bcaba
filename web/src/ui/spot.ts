// A place of a board that can be looked at, pressed, or refused: the same behaviour for HTML and SVG. Spread the
// result on the element that lies on top of the drawing.
import type { Table } from "../state/table.svelte";
import { t } from "../text/words";
import { watched, type Watched } from "./look";

const LONG_PRESS_MS = 450;

export interface SpotAttributes extends Watched {
  "data-spot": string;
  "data-gain": string | undefined;
  class: string;
  role: "button";
  tabindex: number;
  "aria-label": string;
  "aria-disabled": "true" | undefined;
  "aria-pressed": boolean | undefined;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
}

// Where a spot is drawn now, if it is.
export const placeOf = (spot: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
// Where something is drawn that is looked at, be it no answer.
export const sightOf = (spot: string): Element | null => placeOf(spot) ?? document.querySelector(`[data-look="${CSS.escape(spot)}"]`);

function named(table: Table, spot: string, name: string): string {
  const state = table.stateOf(spot);
  const gain = table.offer.gains.get(spot);
  if (state === "live") return `${name}: ${table.labelOf(spot)}${gain ? `, ${gain}` : ""}`;
  if (state === "refused") return `${name}: ${t("refused")}`;
  if (state === "chosen" || state === "pending") return `${name}: ${t("chosen")}`;
  return name;
}

export function spotAttributes(table: Table, spot: string, name: string): SpotAttributes {
  const state = table.stateOf(spot);
  const trace = table.traces.get(spot);
  const hint = table.hintOf(spot);
  const classes = ["spot", state];
  if (state === "live" && !table.offer.next.has(spot)) classes.push("later");
  if (trace !== undefined) classes.push("traced", `seat-${trace}`);
  const fresh = table.brought.has(spot);
  if (fresh) classes.push("fresh");
  if (hint > 0) classes.push("suggested", `hint-${hint}`);
  return {
    "data-spot": spot,
    "data-gain": state === "live" ? table.offer.gains.get(spot) : undefined,
    class: classes.join(" "),
    role: "button",
    tabindex: 0,
    "aria-label": [named(table, spot, name), ...(fresh ? [t("new_info")] : []), ...(hint > 0 ? [t("hint_mark", { n: hint })] : [])].join(", "),
    "aria-disabled": state === "refused" ? "true" : undefined,
    "aria-pressed": state === "chosen" || state === "pending" ? true : undefined,
    onclick: () => table.press(spot),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      table.press(spot);
    },
    onpointerdown: (event) => longPress(event, () => table.attention.look(spot, true)),
    ...watched(table, spot),
  };
}

// The click that may follow when the finger is lifted; not every browser sends one, and the next touch is a new press.
function swallowClick(target: Element): void {
  const swallow = (click: Event) => (click.preventDefault(), click.stopPropagation());
  target.addEventListener("click", swallow, { capture: true, once: true });
  for (const over of ["pointerdown", "pointercancel"]) target.addEventListener(over, () => target.removeEventListener("click", swallow, { capture: true }), { once: true });
}

// A finger that rests on a spot asks what it is and answers nothing.
function longPress(event: PointerEvent, run: () => void): void {
  if (event.pointerType === "mouse") return;
  const target = event.currentTarget as Element;
  const timer = setTimeout(() => {
    run();
    swallowClick(target);
  }, LONG_PRESS_MS);
  const cancel = () => clearTimeout(timer);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) target.addEventListener(end, cancel, { once: true });
}
