// What a person has chosen for this browser: light or dark, motion, sound, notices.
import type { Speed } from "./pace.svelte";
import { get, put } from "./storage";

export interface Settings {
  theme: "auto" | "light" | "dark";
  reducedMotion: boolean; // whatever the system says
  letters: boolean; // on coloured cells
  sound: boolean | null; // and vibration; null: not asked yet
  notify: boolean; // a notice of the system when it is my turn
  speed: Speed | null; // of what others do; null: not chosen
  handOver: boolean; // at one screen, a card says whose turn it is
}

const KEY = "settings";
const USUAL: Settings = {
  theme: "auto",
  reducedMotion: false,
  letters: true,
  sound: null,
  notify: false,
  speed: null,
  handOver: true,
};

function read(): Settings {
  try {
    const { calm, ...kept } = JSON.parse(get(KEY) ?? "{}") as Partial<Settings> & { calm?: boolean }; // its name until 0.1
    return { ...USUAL, ...(calm === undefined ? {} : { reducedMotion: calm }), ...kept };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(read());

/** Change settings, and keep them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  put(KEY, JSON.stringify(settings));
  wear();
}

/** Light, dark, or as the system has it: every colour is a `light-dark()` pair. */
export function wear(): void {
  for (const theme of ["light", "dark"]) document.documentElement.classList.toggle(theme, settings.theme === theme);
  document.documentElement.classList.toggle("reduced-motion", settings.reducedMotion);
  document.documentElement.classList.toggle("no-letters", !settings.letters);
}
