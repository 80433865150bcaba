// The rulebook in the page, where it differs from what is played.
import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { RuleBook } from "../src/api/types";
import Rules from "../src/screens/Rules.svelte";
import { settings } from "../src/state/settings.svelte";

it("says where a server plays with other data than the book prints, in both languages", async () => {
  const told = { en: /^The data of this game were replaced on this server/, pl: /^Na tym serwerze zastąpiono dane tej gry/ };
  for (const lang of ["en", "pl"] as const)
    for (const game of ["master_of_orion", "alien_artifacts", "pocket_imperium"])
      for (const replaced of [true, false]) {
        document.body.replaceChildren();
        settings.lang = lang;
        const book: RuleBook = { game, lang, title: game, replaced_content: replaced, sections: [{ id: "1", level: 2, title: "One", blocks: [{ id: "X-1", markdown: "A rule." }] }] };
        vi.spyOn(api, "rules").mockResolvedValue(book);
        render(Rules, { props: { game, lang, anchor: "" } });
        await screen.findByText("A rule.");
        expect(screen.queryAllByText(told[lang])).toHaveLength(replaced ? 1 : 0);
      }
});
