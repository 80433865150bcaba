// What the tab of the browser tells those who look elsewhere: a dot and words when somebody waits for them.
import { t } from "../text/words";
import { session } from "./session.svelte";

class Tab {
  at = $state<string | null>(null); // the table on the screen
  asked = $state(false); // whether it asks
}
export const tab = new Tab();

export function showOnTab(): void {
  const elsewhere = session.mine.filter((table) => table.your_turn && table.id !== tab.at).length;
  document.title = tab.asked ? `● ${t("your_turn_title")} · Orrery` : elsewhere > 0 ? `(${elsewhere}) Orrery` : "Orrery";
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = tab.asked || elsewhere > 0 ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
