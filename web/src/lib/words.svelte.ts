// The texts of the page: Fluent files, shared with Python, one catalogue a language.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import { minus } from "./points";
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

// What only one part of the page says is learnt with it: a game (its own texts, which Python has too, texts/FAMILY.*,
// texts/what-FAMILY.*), what comes before a table (texts/start.*), where all games are spoken of, and after it (texts/ending.*).
const START = "start";
const ENDING = "ending";
const familyAt = (path: string): string | undefined => /games\/(\w+)\//.exec(path)?.[1]?.replaceAll("_", "-");
const FAMILIES = Object.keys(sources.de).map(familyAt);
const PARTS = new Set([START, ENDING, ...FAMILIES]);
const parts = new Set<string>();
let wanted: Language = "en";
let latest = 0; // of several that are learnt at a time, the last one is spoken
let learning = Promise.resolve(); // all that is learnt now
let isMissing = false; // some of it did not come, and is asked for again

function isNeeded(path: string): boolean {
  const family = familyAt(path);
  if (family !== undefined) return parts.has(family) || parts.has(START);
  const name = /^\.\.\/\.\.\/texts\/(?:what-)?([\w-]+)\./.exec(path)?.[1] ?? "";
  return !PARTS.has(name) || parts.has(name);
}

/** Learn what a part of the page says, too: a family, "start" or "ending". Done when all of it can be said. */
export function learnPart(part: string): Promise<void> {
  if (parts.has(part) && !isMissing) return learning;
  parts.add(part);
  return latest > 0 ? learn(wanted) : learning;
}

/** Speak a language from now on. */
export function learn(language: Language): Promise<void> {
  wanted = language;
  learning = load(language);
  return learning;
}

async function load(language: Language): Promise<void> {
  const number = ++latest;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const needed = Object.entries(sources[language]).filter(([path]) => isNeeded(path));
  const texts = await Promise.all(needed.map(([, read]) => read())).catch((error: unknown) => {
    isMissing = true;
    throw error;
  });
  if (number !== latest) return learning;
  isMissing = false;
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
  return found === null || !spoken.bundle ? id : minus(spoken.bundle.formatPattern(found, given));
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
