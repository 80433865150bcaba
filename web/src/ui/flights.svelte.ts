// Pieces fly from where they stood to where they stand. Elements of a board carry what they are (`piece`); whenever the
// position changes, copies of those that moved fly over everything and catch no press. Any input ends it at once.
import { untrack } from "svelte";
import { moves, type Move, type Piece } from "../state/moves";
import { settings, still } from "../state/settings.svelte";

const SHORTEST_MS = 240;
const LONGEST_MS = 420;
const FADE_MS = 120;
const MOST = 12; // more at once is a jump, not a move
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

// The attributes of a drawing that can fly. SVG drawings are 24 units wide.
export const piece = (kind: string, at: string, seat: number | null, count = 1, face: string | number = "") => ({
  "data-piece": kind,
  "data-at": at,
  "data-seat": seat ?? undefined,
  "data-count": count,
  "data-face": face,
});

interface Seen extends Piece {
  element: Element;
  box: DOMRect;
}

function look(): Seen[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].map((element) => {
    const { piece: kind = "", at = "", count = "1", face = "" } = element.dataset;
    return { kind, at, count: Number(count), face, element, box: element.getBoundingClientRect() };
  });
}

// Where a piece comes from that stood nowhere: its owner's row in the score.
function home(element: Element): DOMRect | null {
  const seat = element.getAttribute("data-seat");
  const box = seat === null ? undefined : document.querySelector(`[data-home="${seat}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function copy({ element, box }: Seen, count: number | null): HTMLElement {
  const flying = document.createElement("div");
  flying.className = `flying seat-${element.getAttribute("data-seat") ?? ""}`;
  for (const [side, value] of [["left", box.left], ["top", box.top], ["width", box.width], ["height", box.height]] as const) flying.style[side] = `${value}px`;
  const drawing = element.cloneNode(true) as Element;
  drawing.removeAttribute("data-piece");
  if (count !== null) for (const text of drawing.querySelectorAll("text")) text.textContent = `${count}`;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const { x, y, width, height } = element.getBBox();
    frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    frame.append(drawing);
    flying.append(frame);
  } else flying.append(drawing);
  return flying;
}

const running = new Set<Animation>();
const ghosts = new Set<HTMLElement>();

function start(animation: Animation, ghost?: HTMLElement): void {
  running.add(animation);
  if (ghost) ghosts.add(ghost);
  const end = () => {
    running.delete(animation);
    if (!ghost) return;
    ghosts.delete(ghost);
    ghost.remove();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

export function endFlights(): void {
  for (const animation of [...running]) animation.finish();
  for (const ghost of [...ghosts]) ghost.remove();
  running.clear();
  ghosts.clear();
}

function fade(element: Element): void {
  start(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" }));
}

function fly(move: Move, before: Seen[], after: Seen[]): void {
  const target = after[move.to]!;
  const source = move.from === null ? home(target.element) : before[move.from]!.box;
  if (!source || target.box.width === 0) return fade(target.element);
  const ghost = copy(target, move.fresh ? null : move.count);
  const [dx, dy] = [source.left + source.width / 2 - target.box.left - target.box.width / 2, source.top + source.height / 2 - target.box.top - target.box.height / 2];
  const duration = Math.min(LONGEST_MS, SHORTEST_MS + Math.hypot(dx, dy) * 0.25) / Math.max(1, settings.speed);
  const size = Math.max(0.3, Math.min(3, source.width / target.box.width));
  document.body.append(ghost);
  start(ghost.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${size})` }, { transform: "none" }], { duration, easing: EASE }), ghost);
  if (move.fresh) start(target.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
}

function show(before: Seen[]): void {
  if (before.length === 0 || typeof document.body.animate !== "function") return;
  const after = look();
  const found = moves(before, after);
  const calm = still() || settings.speed === 0 || found.length > MOST || document.visibilityState !== "visible";
  for (const move of found) calm ? fade(after[move.to]!.element) : fly(move, before, after);
}

// Call it while a component is made, before its board is drawn.
export function flights(position: () => unknown): void {
  let before: Seen[] = [];
  $effect.pre(() => {
    position();
    before = look();
  });
  $effect(() => {
    position();
    untrack(() => show(before));
  });
  $effect(() => {
    const end = () => endFlights();
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, end, { capture: true });
    return () => {
      for (const event of ["pointerdown", "keydown"]) removeEventListener(event, end, { capture: true });
      end();
    };
  });
}
