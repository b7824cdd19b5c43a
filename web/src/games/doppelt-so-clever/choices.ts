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

export type Won = DoppeltSoCleverSeat["bonuses"]["blue"][number];

export const isRow = (area: Area): area is RowArea => area === "blue" || area === "green" || area === "pink";
