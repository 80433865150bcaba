// Which pieces went where between two pictures of a board. Pieces of a kind are alike ("die-0", "fleet-2"); a place may
// hold several of them as one drawing with a count, or one drawing each.
export interface Piece {
  kind: string;
  at: string;
  count: number;
  face: string; // what tells alike pieces apart for the eye, such as the value of a die
}
export interface Move {
  from: number | null; // index into the pieces before; null: it was nowhere
  to: number; // index into the pieces after
  count: number;
  fresh: boolean; // the drawing is new; otherwise its count has grown
}

interface Unit {
  at: string;
  face: string;
  index: number;
}

function units(pieces: Piece[], kind: string): Unit[] {
  return pieces.flatMap(({ kind: own, at, face, count }, index) =>
    own === kind ? Array.from({ length: count }, () => ({ at, face, index })) : [],
  );
}

// What is left of `all` when everything in `others` that fits is taken away, one for one.
function without(all: Unit[], others: Unit[], fits: (a: Unit, b: Unit) => boolean): Unit[] {
  const left = [...others];
  return all.filter((unit) => {
    const at = left.findIndex((other) => fits(unit, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const same = (a: Unit, b: Unit): boolean => a.at === b.at && a.face === b.face;
const samePlace = (a: Unit, b: Unit): boolean => a.at === b.at;

export function moves(before: Piece[], after: Piece[]): Move[] {
  const found: Move[] = [];
  for (const kind of new Set(after.map((p) => p.kind))) {
    const [old, now] = [units(before, kind), units(after, kind)];
    // What looks the same in the same place has stayed; a die that was only turned has stayed, too.
    const [gone, come] = [without(old, now, same), without(now, old, same)];
    const [lost, won] = [without(gone, come, samePlace), without(come, gone, samePlace)];
    for (const unit of won) {
      const alike = lost.findIndex((other) => other.face === unit.face);
      const [source] = lost.length > 0 ? lost.splice(Math.max(0, alike), 1) : [];
      const from = source?.index ?? null;
      const known = found.find((move) => move.from === from && move.to === unit.index);
      if (known) known.count += 1;
      else found.push({ from, to: unit.index, count: 1, fresh: after[unit.index]!.count === 1 || !old.some((other) => samePlace(other, unit)) });
    }
  }
  return found;
}
