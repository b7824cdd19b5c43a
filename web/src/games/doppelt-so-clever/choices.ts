// The legal moves, sorted by what on the table they belong to. Nothing here knows what is legal.
import type { DoppeltSoCleverDice, DoppeltSoCleverPoints, DoppeltSoCleverPrinted, DoppeltSoCleverSeat } from "../../lib/wire";

export type Colour = keyof DoppeltSoCleverDice;
export type Area = keyof DoppeltSoCleverPoints;
export type RowArea = "blue" | "green" | "pink"; // areas that are filled from the left
export type Bonus = DoppeltSoCleverPrinted["rounds"][number];

export const DICE: Colour[] = ["silver", "yellow", "blue", "green", "pink", "white"];
export const AREAS: Area[] = ["silver", "yellow", "blue", "green", "pink"];
export const SILVER_ROWS: Colour[] = ["yellow", "blue", "green", "pink"];
export const FACES = [1, 2, 3, 4, 5, 6];

/** Something that can be entered: "silver 3 green", "yellow 3 row 1", "blue 11". */
export interface Entry {
  move: string;
  area: Area;
  value: number;
  row: number | null; // of silver and yellow, from 0
}

export interface Choices {
  pass: boolean;
  again: boolean;
  dice: Colour[];
  asks: Bonus[]; // "? blue", "? any"
  entries: Entry[];
}

const isDie = (word: string): word is Colour => (DICE as string[]).includes(word);

export function sortMoves(legal: string[]): Choices {
  const choices: Choices = { pass: false, again: false, dice: [], asks: [], entries: [] };
  for (const move of legal) {
    const [first = "", value = "", third = "", number = ""] = move.split(" ");
    if (move === "pass") choices.pass = true;
    else if (move === "again") choices.again = true;
    else if (first === "?") choices.asks.push(move as Bonus);
    else if (isDie(move)) choices.dice.push(move);
    else {
      const row = first === "silver" ? SILVER_ROWS.indexOf(third as Colour) : third === "row" ? Number(number) - 1 : null;
      choices.entries.push({ move, area: first as Area, value: Number(value), row });
    }
  }
  return choices;
}

/** The area of "? blue"; nothing for "? any" and bonuses that are no ?. */
export function areaOf(bonus: Bonus): string {
  return bonus.startsWith("? ") && bonus !== "? any" ? bonus.slice(2) : "";
}

/** The dice that choosing one sends to the tray: those in hand that show less. Only to be shown. */
export function sentToTray(dice: DoppeltSoCleverDice, chosen: Colour | null): Colour[] {
  const face = chosen && dice[chosen].face;
  if (!face) return [];
  return DICE.filter((die) => dice[die].place === "hand" && (dice[die].face ?? face) < face);
}

export type Won = "open" | "won" | "lost";

/** What has become of the bonus below a cell of blue, green or pink. */
export function wonInRow(written: number[], cell: number, minimum: number): Won {
  const value = written[cell];
  if (value === undefined) return "open";
  return value >= minimum ? "won" : "lost";
}

export function wonInSilver(rows: number[][], value: number): Won {
  return rows.every((row) => row.includes(value)) ? "won" : "open";
}

/** A yellow row (which: 1) or column (which: 2), from 1, is won by circles in all of its cells. */
export function wonInYellow(cells: number[][], marks: DoppeltSoCleverSeat["yellow"], which: 1 | 2, line: number): Won {
  return cells.every((cell, i) => cell[which] !== line || marks[i] !== "open") ? "won" : "open";
}

export const isRow = (area: Area): area is RowArea => area === "blue" || area === "green" || area === "pink";
