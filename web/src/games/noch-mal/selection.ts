// What can be tapped next: everything follows from the listed moves. A move is a set of words:
// cells ("H4 H5 I4"), a pair of dice ("blue 3") or the special die ("special").

export interface Choice {
  move: string; // the text that is sent
  words: ReadonlySet<string>;
}

/** What a sheet needs to know about a selection. */
export interface Taps {
  all: ReadonlySet<string>; // cells of any legal move
  next: ReadonlySet<string>; // those that fit together with what is selected
  tapped: readonly string[];
  follow: readonly string[]; // selected without a tap
  tap: (cell: string) => void;
}

const CELL = /^[A-O][1-7]$/;

/** The moves that are built by tapping; `pass` and rows have buttons of their own. */
export function choicesOf(legal: readonly string[]): Choice[] {
  return legal
    .filter((move) => move !== "pass" && !move.startsWith("row "))
    .map((move) => ({ move, words: new Set(move.split(" ")) }));
}

/** "P" for "row P", and so on. */
export function rowsOf(legal: readonly string[]): Map<string, string> {
  return new Map(legal.filter((move) => move.startsWith("row ")).map((move) => [move.slice(4), move]));
}

export function isCell(word: string): boolean {
  return CELL.test(word);
}

export function containing(choices: readonly Choice[], tapped: readonly string[]): Choice[] {
  return choices.filter(({ words }) => tapped.every((word) => words.has(word)));
}

/** All words of some choices. */
export function wordsOf(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap(({ words }) => [...words]));
}

/** What must be added because only one move is left: nobody needs to tap it. */
export function following(choices: readonly Choice[], tapped: readonly string[]): string[] {
  if (tapped.length === 0) return [];
  const [only, another] = containing(choices, tapped);
  return only && !another ? [...only.words].filter((word) => !tapped.includes(word)) : [];
}

/** The move that consists of exactly these words. */
export function moveOf(choices: readonly Choice[], selected: readonly string[]): string | undefined {
  return containing(choices, selected).find(({ words }) => words.size === selected.length)?.move;
}

/** After a tap: a tapped word goes; a new one stays with all earlier ones that fit together with it. */
export function tap(choices: readonly Choice[], tapped: readonly string[], word: string): string[] {
  if (tapped.includes(word)) return tapped.filter((other) => other !== word);
  let kept = [word];
  for (const other of tapped.toReversed()) {
    if (containing(choices, [other, ...kept]).length > 0) kept = [other, ...kept];
  }
  return kept;
}
