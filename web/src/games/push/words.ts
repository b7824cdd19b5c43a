// Cards in words of this language.
import { named, say } from "../../lib/words.svelte";

export function inWords(card: string): string {
  if (card === "dice-card") return say("board-push-dice-card");
  return card === "direction-card" ? say("board-push-direction-card") : named(card);
}

/** A face of the die, for a sentence; the star has an article. */
export function faceWords(face: string | null): { face: string; is_star: string } {
  return { face: named(face ?? ""), is_star: face === "star" ? "yes" : "no" };
}
