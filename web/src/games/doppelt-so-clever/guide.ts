// The guided first game: its texts, and which of its moves are made together.
import type { DoppeltSoCleverView, Frame } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

export const text = (_game: string, n: number | "end"): string => say(`guide-doppelt-so-clever-${n}`);

/** A die and its entry are confirmed together. */
export const joins = ({ view }: Frame): boolean => (view as DoppeltSoCleverView).seats[0]?.step === "enter";
