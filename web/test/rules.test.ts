// The rulebooks in the page: which there are, their contents on a phone, and where one differs from what is played.
import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { RuleBook } from "../src/api/types";
import Rules from "../src/screens/Rules.svelte";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { screen as size } from "../src/ui/screen.svelte";

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

it("offers how to play beside each rulebook", () => {
  settings.lang = "pl";
  session.games = [{ id: "arcs", prefix: "AR", name: "Arcs", players: [2], options: [], levels: [], tempers: [] }, { id: "unexplained", prefix: "UN", name: "Unexplained", players: [2], options: [], levels: [], tempers: [] }];
  document.body.replaceChildren();
  render(Rules, { props: { game: "", lang: null, anchor: "" } });
  const links = (name: string) => [...screen.getByRole("group", { name }).querySelectorAll("a")].map((link) => [link.textContent!.trim(), link.getAttribute("href")]);
  expect(links("Arcs")).toEqual([["Jak grać", "/learn/arcs/pl"], ["Zasady gry", "/rules/arcs/pl"]]);
  expect(links("Unexplained")).toEqual([["Zasady gry", "/rules/unexplained/pl"]]);
});

it("has its contents on a phone too, closed at first", async () => {
  for (const [width, open] of [[390, false], [1280, true]] as const) {
    document.body.replaceChildren();
    size.width = width;
    vi.spyOn(api, "rules").mockResolvedValue({ game: "arcs", lang: "en", title: "Arcs", replaced_content: false, sections: [{ id: "1", level: 2, title: "The court", blocks: [{ id: "X-1", markdown: "A rule." }] }] });
    render(Rules, { props: { game: "arcs", lang: "en", anchor: "" } });
    const contents = (await screen.findByText("A rule.")).ownerDocument.querySelector("details.contents")!;
    expect((contents as HTMLDetailsElement).open).toBe(open);
    expect(contents.querySelector("a")!.textContent).toBe("The court");
  }
});
