import type { GameKind, SeatInfo } from "../api/types";
import { t } from "../text/words";
import { seatKeys } from "../ui/pieces";

const levelName = (games: GameKind[], game: string, level?: number): string =>
  games.find((g) => g.id === game)?.levels.find((l) => l.level === level)?.name ?? `${level ?? ""}`;

// The person's or the bot's name; of an open seat its colour.
export const seatName = (info: SeatInfo): string => info.name || t(seatKeys[info.seat] ?? "ruby");

export function seatStatus(info: SeatInfo, games: GameKind[], game: string): string {
  if (info.you && !info.replaced) return t("you");
  if (info.conceded) return t("conceded");
  if (info.replaced) return t("bot_replaces", { name: info.name });
  if (info.kind === "bot") {
    const level = levelName(games, game, info.level);
    return t("bot_level", { level: level && level !== info.name ? level : t(seatKeys[info.seat] ?? "ruby") });
  }
  if (info.kind === "open") return t("open_seat");
  return info.online ? t("online") : t("away");
}
