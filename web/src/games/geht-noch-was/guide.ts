// The texts of the guided first game.
import { say } from "../../lib/words.svelte";

export function text(_: string, n: number | "end"): string {
  return say(`guide-geht-noch-was-${n}`);
}
