// Who sits where at a new table. Each way of playing keeps what was chosen and typed for it.
import { seatKeys } from "../ui/pieces";

export type Mode = "bots" | "friends" | "device";
export type Place = { kind: "me" | "bot" | "open" | "guest"; name: string };

const OTHERS: Record<Mode, Place["kind"]> = { bots: "bot", friends: "open", device: "guest" };
const places = (mode: Mode): Place[] => seatKeys.map((_, seat) => ({ kind: seat === 0 ? "me" : OTHERS[mode], name: "" }));

// For every way as many as there can be seats: a table that is made smaller and larger again has lost nobody.
export const allPlaces = (): Record<Mode, Place[]> => ({ bots: places("bots"), friends: places("friends"), device: places("device") });
