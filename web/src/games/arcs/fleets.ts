// Where the ship tokens of a system stand: up to three apart; in a crowded system one for each seat, its damaged ships a badge.
import { numberDrop } from "../../ui/pieces";
import { circle, type Layout, type Point } from "./geometry";
import type { System } from "./view";

export interface Token {
  seat: number;
  count: number;
  damaged: boolean;
  badge: number; // damaged ships beside the fresh ones
  ring: boolean; // of who controls
  at: Point;
  size: number;
}

interface Unit {
  seat: number;
  count: number;
  damaged: boolean;
  badge: number;
}

function unitsOf(system: System, order: number[]): { units: Unit[]; crowded: boolean } {
  const there = order.filter((seat) => (system.fleets[seat]?.fresh ?? 0) + (system.fleets[seat]?.damaged ?? 0) > 0);
  const apart = there.flatMap((seat) => {
    const { fresh, damaged } = system.fleets[seat]!;
    const list: Unit[] = [];
    if (fresh > 0) list.push({ seat, count: fresh, damaged: false, badge: 0 });
    if (damaged > 0) list.push({ seat, count: damaged, damaged: true, badge: 0 });
    return list;
  });
  if (apart.length <= 3) return { units: apart, crowded: false };
  const units = there.map((seat) => {
    const { fresh, damaged } = system.fleets[seat]!;
    return { seat, count: fresh > 0 ? fresh : damaged, damaged: fresh === 0, badge: fresh > 0 ? damaged : 0 };
  });
  return { units, crowded: true };
}

// `order`: turn order; whoever controls comes first.
export function tokensOf(layout: Layout, id: string, system: System, order: number[]): Token[] {
  const { units, crowded } = unitsOf(system, order);
  units.sort((a, b) => +(b.seat === system.controller) - +(a.seat === system.controller));
  const flat = id[0] === "1" || id[0] === "4"; // these clusters are broad and low
  const perRow = crowded ? (flat ? 4 : 2) : flat ? 4 : 3;
  const phone = layout.name === "phone";
  const close = units.length > 2; // three in a row would reach into the next cell
  const size = layout.token * (crowded || close ? (phone ? 0.84 : 0.9) : 1);
  const [stepX, stepY] = crowded ? [size * 1.36, size * 1.3] : [size * (close ? 1.12 : 1.2), size * 1.16];
  const [x, y] = layout.anchors[id]!.ships;
  const rows = Math.ceil(units.length / perRow);
  return units.map((unit, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, units.length - row * perRow);
    return {
      ...unit,
      ring: unit.seat === system.controller && !unit.damaged,
      size: unit.damaged ? size * 0.92 : size,
      at: [x + ((i % perRow) - (inRow - 1) / 2) * stepX, y + (row - (rows - 1) / 2) * stepY],
    };
  });
}

// The ring of who controls, round its fresh ships; all rings of the map are one path.
export function ringOf({ ring, seat, size, at: [x, y] }: Token): string {
  return ring ? circle(x, y + (numberDrop[seat] ?? 0) * (size / 24) * 0.3, size * 0.66) : "";
}
