import type { GameKind, SeatInfo, Standing } from "../api/types";
import { t } from "../text/words";
import { seatKeys } from "../ui/pieces";

const levelName = (games: GameKind[], game: string, level?: number): string =>
  games.find((g) => g.id === game)?.levels.find((l) => l.level === level)?.name ?? `${level ?? ""}`;

// The person's or the bot's name; of an open seat its colour.
export const seatName = (info: SeatInfo): string => info.name || t(seatKeys[info.seat] ?? "ruby");

// "You", or a name: always the name where several people share the device, and to those who watch.
export const nameFor = (seats: SeatInfo[], seat: number, viewer: number | null): string =>
  seat === viewer && seats.filter((s) => s.you).length === 1 ? t("seat_me") : seatName(seats[seat]!);

// In front of a question: whose it is, where several people share the device.
export const askedName = (seats: SeatInfo[], seat: number): string => (seats.filter((s) => s.you).length > 1 ? `${seatName(seats[seat]!)}: ` : "");

// "You win", "Mira wins", or who shares the victory.
export function outcome(seats: SeatInfo[], { ranks }: Standing): string {
  const winners = seats.filter((s) => ranks[s.seat] === 1);
  if (winners.length > 1) return t("wins_shared", { names: winners.map(seatName).join(", ") });
  const [winner] = winners;
  if (!winner) return "";
  return winner.you && seats.filter((s) => s.you).length === 1 ? t("you_win") : t("wins", { name: seatName(winner) });
}

// `shared`: several seats are at this device, so that "you" would say nothing.
export function seatStatus(info: SeatInfo, games: GameKind[], game: string, shared = false): string {
  if (info.you && !info.replaced) return shared ? t("seat_here") : t("you");
  if (info.conceded) return t("conceded");
  if (info.replaced) return t("bot_replaces", { name: info.name });
  if (info.kind === "bot") {
    const level = levelName(games, game, info.level);
    const temper = games.find((g) => g.id === game)?.tempers.find(({ id }) => id === info.temper);
    if (temper) return t("bot_temper", { level, temper: temper.name });
    return t("bot_level", { level: level && level !== info.name ? level : t(seatKeys[info.seat] ?? "ruby") });
  }
  if (info.kind === "open") return t("open_seat");
  return info.online ? t("online") : t("away");
}
