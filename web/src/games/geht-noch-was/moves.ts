// The legal moves as the board offers them, and where cards lie.

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

/** The level on which a card lies (1 at the bottom), among the open or the scored ones; 0: none. */
export function levelOf(levels: { card: number }[][], card: number): number {
  return levels.findIndex((cards) => cards.some((one) => one.card === card)) + 1;
}

/** The money that a scored card pays: the factor of its level, as often as it counts. */
export function payOf(levels: { card: number; times: number }[][], factors: number[], card: number): number {
  const level = levelOf(levels, card);
  const times = levels[level - 1]?.find((one) => one.card === card)?.times ?? 0;
  return times * (factors[level - 1] ?? 0);
}

/** Which of the dice are meant by words like "blue 4", each die once. */
export function meant(dice: { colour: string; face: number }[], words: string[]): boolean[] {
  const left = [...words];
  return dice.map(({ colour, face }) => {
    const at = left.indexOf(`${colour} ${face}`);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
