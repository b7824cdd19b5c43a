// The texts of the guided first game.
import { say } from "../../lib/words.svelte";

export const text = (_game: string, n: number | "end"): string => say(`guide-doppelt-so-clever-${n}`);
