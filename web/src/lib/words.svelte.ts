// The texts of the page: Fluent files, shared with Python, one catalogue a language.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import { get, put } from "./storage";

export type Language = "de" | "en";
export const LANGUAGES: Language[] = ["de", "en"];

const sources = {
  de: import.meta.glob<string>(
    ["../../../src/kleeblatt/texts/de.ftl", "../../../src/kleeblatt/games/*/texts/de.ftl", "../../texts/*.de.ftl"],
    { query: "?raw", import: "default" },
  ),
  en: import.meta.glob<string>(
    ["../../../src/kleeblatt/texts/en.ftl", "../../../src/kleeblatt/games/*/texts/en.ftl", "../../texts/*.en.ftl"],
    { query: "?raw", import: "default" },
  ),
};

const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** The language that a person has chosen, or that the browser prefers. */
export function preferred(): Language {
  const chosen = get("language");
  const wanted = chosen ?? navigator.language;
  return wanted.startsWith("de") ? "de" : "en";
}

/** Speak a language from now on. */
export async function learn(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(Object.values(sources[language]).map((load) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}

export function choose(language: Language): Promise<void> {
  put("language", language);
  return learn(language);
}

export function language(): Language {
  return spoken.language;
}

/** Is there such a message, or such an attribute of one ("bust.brief")? */
export function has(id: string): boolean {
  return pattern(id) !== null;
}

/** A message, or an attribute of one ("bust.brief"), with its arguments. */
export function say(id: string, given: Record<string, FluentVariable> = {}): string {
  const found = pattern(id);
  return found === null || !spoken.bundle ? id : spoken.bundle.formatPattern(found, given);
}

function pattern(id: string): Message["value"] {
  const [name = "", attribute] = id.split(".");
  const message = spoken.bundle?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** A word of the notation: "blue" is "blau" in German; numbers and cells stay. */
export function token(word: string): string {
  return has(`token-${word}`) ? say(`token-${word}`) : word;
}

const SIGNS: Record<string, string> = { "?": "any" }; // words that no message can be called after

/** Words of the notation inside a sentence: "red 5" is "Rot 5" in German. */
export function named(text: string): string {
  return text
    .split(" ")
    .map((word) => {
      const id = `name-${SIGNS[word] ?? word}`;
      return has(id) ? say(id) : token(word);
    })
    .join(" ");
}

/** Moves or rolls in this language. */
export function tokens(text: string): string {
  return text.split(" ").map(token).join(" ");
}

/** The letter of a colour, so that colour is never the only sign. */
export function letter(colour: string): string {
  return has(`letter-${colour}`) ? say(`letter-${colour}`) : "";
}
