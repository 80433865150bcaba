// A table of Alien Artifacts without a server, with its cards: what the page says is kept, and everything is acknowledged.
import { readFileSync } from "node:fs";
import type { Position } from "../src/api/types";
import { face } from "../src/games/alien_artifacts/face";
import { keepContent } from "../src/state/content.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { texts } from "./helpers";

export const GAME = "alien_artifacts";
export const sent: { t: string; answers?: string[]; spot?: string }[] = [];

export function ready(): void {
  sent.length = 0;
  settings.lang = "en";
  session.texts = texts(GAME, "en");
  for (const lang of ["en", "pl"]) keepContent(lang, GAME, JSON.parse(readFileSync(`test/fixtures/content/${GAME}.${lang}.json`, "utf8")));
  session.connection.request = (message) => {
    sent.push(message as (typeof sent)[number]);
    return Promise.resolve({ t: "ack", id: message.id, v: 1 });
  };
}
export function open(position: Position): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
export const spot = (name: string): Element => document.querySelector(`[data-spot="${name}"]`)!;
export const spots = (): string[] => [...document.querySelectorAll("[data-spot]")].map((each) => each.getAttribute("data-spot")!);
