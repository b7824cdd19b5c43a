// Cards in words of this language.
import { language, say, token, tokens } from "../../lib/words.svelte";

export function inWords(card: string): string {
  if (card === "dice-card") return say("board-push-dice-card");
  return card === "direction-card" ? say("board-push-direction-card") : tokens(card);
}

/** So many of so many, in per cent: never 0 % or 100 % for what can come or fail to. */
export function chance(some: number, all: number): string {
  const percent = (100 * some) / Math.max(1, all);
  const shown = some > 0 && percent < 1 ? 1 : some < all && percent > 99 ? 99 : Math.round(percent);
  const text = new Intl.NumberFormat(language(), { style: "percent" }).format(shown / 100);
  return some > 0 && percent < 1 ? `<${text}` : text;
}

/** A face of the die: in German a noun. */
export function faceWord(face: string | null): string {
  const word = token(face ?? "");
  return language() === "de" ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
