// The legal moves as the board offers them, and a few facts about a display.
import type { GehtNochWasSeat } from "../../lib/wire";

export interface Move {
  kind: string;
  word: string; // a colour or the number of a card or bonus, "" if there is none
  level: number; // 0: none
}

export function readMove(move: string): Move {
  const [kind = "", word = "", level = "0"] = move.split(" ");
  return { kind, word, level: Number(level) };
}

/** The cards that can be moved so, each once. */
export function cardsOf(legal: string[], ...kinds: string[]): number[] {
  const moves = legal.map(readMove).filter((move) => kinds.includes(move.kind));
  return [...new Set(moves.map((move) => Number(move.word)))];
}

/** The marked cards, from the top level down: so there is room above for the next one. */
export function markedCards(seat: GehtNochWasSeat): number[] {
  return seat.display
    .flatMap((cards) => cards.filter(({ marker }) => marker).map(({ card }) => card))
    .reverse();
}

/** The level on which a card lies (1 at the bottom), among the open or the scored ones; 0: none. */
export function levelOf(levels: { card: number }[][], card: number): number {
  return levels.findIndex((cards) => cards.some((one) => one.card === card)) + 1;
}

/** The highest level with a marker (0 at the bottom), −1 if nothing is marked. */
export function reached(seat: GehtNochWasSeat): number {
  return seat.display.findLastIndex((cards) => cards.some((card) => card.marker));
}

/** The levels on which the next card can be fulfilled: that of the last one and the one above it. */
export function ahead(seat: GehtNochWasSeat): number[] {
  const level = reached(seat);
  if (level < 0) return [0];
  return [level, level + 1].filter((one) => one < seat.display.length);
}

/** Nothing is left to fulfil: no marker, or no free card on the levels ahead. */
export function isStuck(seat: GehtNochWasSeat): boolean {
  const free = ahead(seat).some((level) => seat.display[level]?.some((card) => !card.marker));
  return !free || seat.black + seat.clover === 0;
}
