// Cards in words of this language.
import { language, say, token, tokens } from "../../lib/words.svelte";

export function inWords(card: string): string {
  if (card === "dice-card") return say("board-push-dice-card");
  return card === "direction-card" ? say("board-push-direction-card") : tokens(card);
}

/** A face of the die: in German a noun. */
export function faceWord(face: string | null): string {
  const word = token(face ?? "");
  return language() === "de" ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
