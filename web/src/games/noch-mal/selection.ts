// What can be tapped next, and which turn that makes: everything follows from the listed turns. A turn
// is made of words: dice ("blue", "3", "special") and cells ("H4"). People tap either kind first.
import type { Question, Turn as Listed } from "../../lib/wire";

export interface Turn {
  moves: string[]; // that are sent
  dice: ReadonlySet<string>;
  cells: ReadonlySet<string>;
  rank: number; // among those that cross the same cells: 0 is the cheapest
}

/** What a sheet needs to know about a selection. */
export interface Taps {
  all: ReadonlySet<string>; // cells of any turn
  next: ReadonlySet<string>; // those that fit together with what is selected
  tapped: readonly string[];
  follow: readonly string[]; // selected without a tap
  dims: boolean; // what cannot be tapped steps back
  tap: (cell: string) => void;
}

const CELL = /^[A-O][1-7]$/;

export function isCell(word: string): boolean {
  return CELL.test(word);
}

/** The turns that are built by tapping; `pass` and rows have buttons of their own. */
export function turnsOf({ legal, turns }: Pick<Question, "legal"> & Partial<Pick<Question, "turns">>): Turn[] {
  const listed: Listed[] = turns?.length ? turns : legal.map((move) => ({ moves: [move], rank: 0 }));
  return listed
    .filter(({ moves: [first = ""] }) => first !== "pass" && !first.startsWith("row "))
    .map(({ moves, rank }) => {
      const words = moves.filter((move) => !move.startsWith("row ")).flatMap((move) => move.split(" "));
      return { moves, rank, dice: new Set(words.filter((word) => !isCell(word))), cells: new Set(words.filter(isCell)) };
    });
}

/** "P" for "row P", and so on. */
export function rowsOf(legal: readonly string[]): Map<string, string> {
  return new Map(legal.filter((move) => move.startsWith("row ")).map((move) => [move.slice(4), move]));
}

export function containing(turns: readonly Turn[], words: readonly string[]): Turn[] {
  return turns.filter(({ dice, cells }) => words.every((word) => dice.has(word) || cells.has(word)));
}

export function diceOf(turns: readonly Turn[]): Set<string> {
  return new Set(turns.flatMap(({ dice }) => [...dice]));
}

export function cellsOf(turns: readonly Turn[]): Set<string> {
  return new Set(turns.flatMap(({ cells }) => [...cells]));
}

/** The cells that must be added because no others are left: nobody needs to tap them. */
export function following(fitting: readonly Turn[], tapped: readonly string[]): string[] {
  const [one, ...others] = fitting;
  if (!one || tapped.length === 0 || others.some(({ cells }) => !isSame(cells, one.cells))) return [];
  return [...one.cells].filter((cell) => !tapped.includes(cell));
}

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

/** The cheapest turns that cross exactly what is selected: several, if somebody has to choose the dice. */
export function payable(fitting: readonly Turn[], selected: readonly string[]): Turn[] {
  const cells = selected.filter(isCell);
  const exact = selected.length > 0 ? fitting.filter((turn) => turn.cells.size === cells.length) : [];
  const least = Math.min(...exact.map(({ rank }) => rank));
  return exact.filter(({ rank }) => rank === least);
}

/** After a tap: a tapped word goes; a new one stays with all earlier ones that fit together with it. */
export function tap(turns: readonly Turn[], tapped: readonly string[], word: string): string[] {
  if (tapped.includes(word)) return tapped.filter((other) => other !== word);
  let kept = [word];
  for (const other of tapped.toReversed()) {
    if (containing(turns, [other, ...kept]).length > 0) kept = [other, ...kept];
  }
  return kept;
}
