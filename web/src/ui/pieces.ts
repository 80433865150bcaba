// Outlines of the seats: a silhouette (24) and the body of a die (32) with the form of its pips. The same in every theme.
export const letters = ["R", "S", "J", "P", "A"] as const;
export const seatKeys = ["ruby", "sapphire", "jade", "pearl", "amethyst"] as const;
// A seat as a place: its row of the score is pressed where an answer is about it.
export const seatSpot = (seat: number): string => `seat:${seatKeys[seat] ?? ""}`;

export const silhouettes = [
  "M12 2.5 22.3 20.5H1.7Z",
  "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
  "M12 1 23 12 12 23 1 12Z",
  "M3.5 3.5h17v17h-17Z",
  "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z",
];
export const numberDrop = [2.6, 0, 0, 0, 0]; // a triangle's number stands lower

export const dieBodies = [
  "M16 1.8 28.5 9.5a3 3 0 0 1 1.5 2.5V27a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V12a3 3 0 0 1 1.5-2.5Z",
  "M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29Z",
  "M10.5 2h11L30 10.5v11L21.5 30h-11L2 21.5v-11Z",
  "M5 2.5h22A2.5 2.5 0 0 1 29.5 5v22a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 27V5A2.5 2.5 0 0 1 5 2.5Z",
];
export const relicBody = "M16 1.5 28.8 9v14L16 30.5 3.2 23V9Z";

const pips = [
  (x: number, y: number) => `M${x} ${y - 2.8}l2.8 5.1h-5.6Z`,
  (x: number, y: number) => `M${x - 2.6} ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z`,
  (x: number, y: number) => `M${x} ${y - 3.2}l3.2 3.2-3.2 3.2-3.2-3.2Z`,
  (x: number, y: number) => `M${x - 2.3} ${y - 2.3}h4.6v4.6h-4.6Z`,
];
// Which of the seven places (rows of two, the middle) carry a pip.
const faces: Record<number, string> = { 1: "m", 2: "af", 3: "amf", 4: "abef", 5: "abmef", 6: "abcdef" };

// seat null: the relic ship, which has round pips.
export function pipPath(seat: number | null, value: number): string {
  const pip = pips[seat ?? 1] ?? pips[1]!;
  const gap = seat === 1 ? 5.9 : 6.6;
  const y = seat === 0 ? 18.1 : 16;
  const rise = seat === 0 ? 5.6 : gap;
  const at: Record<string, [number, number]> = {
    a: [-1, -1], b: [1, -1], c: [-1, 0], d: [1, 0], e: [-1, 1], f: [1, 1], m: [0, 0],
  };
  return [...(faces[value] ?? "")].map((p) => pip(16 + at[p]![0] * gap, y + at[p]![1] * rise)).join("");
}
