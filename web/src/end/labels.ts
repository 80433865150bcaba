// Names under a row of pieces: none lies on another, none leaves the picture.
export interface Label {
  x: number; // its middle
  level: number; // the line it stands on, from 0
}

export function labels(texts: string[], xs: number[], wide: number, letter: number): Label[] {
  const ends: number[] = []; // where each line is taken up to
  return texts.map((text, i) => {
    const half = (text.length * letter) / 2;
    const x = Math.max(half + 4, Math.min(wide - half - 4, xs[i]!));
    let level = ends.findIndex((end) => end + 8 <= x - half);
    if (level < 0) level = ends.length;
    ends[level] = x + half;
    return { x, level };
  });
}
