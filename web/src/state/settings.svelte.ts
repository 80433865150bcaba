// What a person has set, on this device.
import type { Lang } from "../api/types";

export interface Settings {
  lang: Lang;
  theme: "dark" | "light";
  sound: boolean;
  motion: "full" | "still" | "system";
  speed: 0 | 1 | 2; // of what others do and of flying pieces; 0: everything at once
  letters: boolean; // a letter on every piece
  large: boolean; // pieces a quarter larger
  contrast: boolean;
  keys: boolean; // letters on the keyboard do something
  confirm: "never" | "risky" | "always";
}

const PLACE = "orrery.settings";

function first(): Settings {
  const lang = navigator.language?.startsWith("pl") ? "pl" : "en";
  const light = typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: light)").matches;
  return {
    lang,
    theme: light ? "light" : "dark",
    sound: false,
    motion: "system",
    speed: 1,
    letters: false,
    large: false,
    contrast: false,
    keys: true,
    confirm: "risky",
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const known = stored();
export const firstVisit = Object.keys(known).length === 0;
export const settings = $state<Settings>({ ...first(), ...known });

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays; the choice lasts until the page is closed.
  }
}

// The choices that style sheets need stand on the root element.
export function showOnRoot(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  root.dataset["contrast"] = settings.contrast ? "high" : "normal";
  root.dataset["pieces"] = settings.large ? "large" : "normal";
}

export const still = (): boolean =>
  settings.motion === "still" ||
  (settings.motion === "system" &&
    typeof matchMedia === "function" &&
    matchMedia("(prefers-reduced-motion: reduce)").matches);
