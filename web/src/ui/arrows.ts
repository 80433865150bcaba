// Arrow keys walk from spot to spot inside a region, to the nearest one in that direction.
export interface Box {
  x: number;
  y: number;
}
const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// The index of the nearest place in the direction of the key; aside counts double, so that rows stay rows.
export function nearest(from: Box, places: Box[], key: string): number {
  const [dx, dy] = directions[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along <= 2) return;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

const middle = (element: Element): Box => {
  const r = element.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
};

export function walkSpots(event: KeyboardEvent): void {
  if (!(event.key in directions) || event.defaultPrevented) return;
  const here = document.activeElement;
  const region = here?.closest("[data-region]");
  if (!here || !region || here.matches("input, textarea, [role=radio], [role=tab]")) return;
  const others = [...region.querySelectorAll<HTMLElement>("[data-spot], button, a[href]")].filter(
    (e) => e !== here && e.getClientRects().length > 0,
  );
  const at = nearest(middle(here), others.map(middle), event.key);
  if (at < 0) return;
  event.preventDefault();
  others[at]!.focus();
}
