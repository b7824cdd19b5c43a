// What the guided first game says before each decision.
import { say } from "../../lib/words.svelte";

export function text(game: string, n: number | "end"): string {
  return game === "noch-mal-so-gut" ? say(`guide-noch-mal-so-gut-${n}`) : say(`guide-noch-mal-${n}`);
}
