// Dice in words of this language.
import { say, token } from "../../lib/words.svelte";

export type Kind = "colour" | "number" | "special";

/** "Colour die: blue". */
export function dieInWords(kind: Kind, face: string): string {
  const isJoker = face === "x" || face === "?";
  const shown = kind === "special" ? say(`sheet-special-${face}`) : isJoker ? say("board-noch-mal-joker") : token(face);
  return `${say(`board-noch-mal-die-${kind}`)}: ${shown}`;
}
