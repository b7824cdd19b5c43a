// Cards in words of this language.
import { say, tokens } from "../../lib/words.svelte";

export function inWords(card: string): string {
  if (card === "dice-card") return say("board-push-dice-card");
  return card === "direction-card" ? say("board-push-direction-card") : tokens(card);
}
