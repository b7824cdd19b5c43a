// Cards in words of this language.
import { language, say, token, tokens } from "../../lib/words.svelte";

export function inWords(card: string): string {
  if (card === "dice-card") return say("board-push-dice-card");
  return card === "direction-card" ? say("board-push-direction-card") : tokens(card);
}

/** A face of the die, for a sentence: in German a noun; the star has an article. */
export function faceWords(face: string | null): { face: string; is_star: string } {
  const word = token(face ?? "");
  const noun = language() === "de" ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  return { face: noun, is_star: face === "star" ? "yes" : "no" };
}
