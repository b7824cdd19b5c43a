// What the guided first game says.
import { say } from "../../lib/words.svelte";

export function text(_: string, n: number | "end"): string {
  return say(`guide-push-${n}`);
}
