// "How to play": two pages for each game and language, written in docs/learn and carried by the page.
import type { Lang } from "../api/types";

const files = import.meta.glob<string>("../../../docs/learn/*.md", { query: "?raw", import: "default" });
const place = (game: string, lang: Lang): string => `../../../docs/learn/${game.replaceAll("_", "-")}.${lang}.md`;

export const hasLearn = (game: string): boolean => place(game, "en") in files;
export const loadLearn = (game: string, lang: Lang): Promise<string> => files[place(game, lang)]!();
