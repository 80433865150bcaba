// What tests read of games.mjs; what makes the fixtures reads more.
export interface Inside {
  name: string;
  opens?: number; // the seat whose board is opened first
  press?: string[]; // a spot, or a selector that begins with "["
  look?: string;
  seen: string; // a selector
  part?: string;
}
export interface Moment {
  game: string;
  name: string;
  step: string | null; // null: the end
  full?: boolean;
  opened?: boolean;
  aside?: boolean;
  many?: string;
  inside?: Inside[];
}
export const games: string[];
export const moments: Moment[];
export const pictures: { name: string; table: string; shows: string }[];
