// The tasks on the cards as little pictures: rows of dice and signs, in units of which a die is DIE wide.
import type { GehtNochWasCondition } from "../../lib/wire";

export type Lines = GehtNochWasCondition[][];
export type DieColour = "blue" | "red" | "white";

const COLOURS: Record<string, DieColour> = { B: "blue", R: "red", W: "white" };

function dieColour(letter: string): DieColour {
  return COLOURS[letter] ?? "white";
}

/** How many dice a condition needs (a sum: any number, 0). */
function countOf(condition: GehtNochWasCondition): number {
  return condition.dice.reduce((total, [, count]) => total + count, 0);
}

export const DIE = 20;
const WIDE_DIE = 30; // has room for its letter and 3+
const LETTERED_DIE = 24;
const SIGN = 7; // between two dice
const STEP = 5; // a stair
const GAP = 5; // between rows
const MOST_ALIKE = 3; // dice in a row that ask for the same; more are written 4×
const ROW_LIMIT = 84; // a line with a slash that is wider stands in two rows

export interface DiePicture {
  x: number;
  y: number;
  width: number;
  colour: DieColour;
  text: string; // the number it must show, or nothing
}
export interface SignPicture {
  x: number;
  y: number; // of its middle
  sign: "=" | "stair" | "text";
  text: string;
}
export interface Picture {
  dice: DiePicture[];
  signs: SignPicture[];
  width: number;
  height: number;
}

function empty(): Picture {
  return { dice: [], signs: [], width: 0, height: DIE };
}

function textWidth(text: string): number {
  return text.length * 10.5 + 4;
}

function addText(picture: Picture, text: string): void {
  const width = textWidth(text);
  picture.signs.push({ x: picture.width + width / 2, y: picture.height - DIE / 2, sign: "text", text });
  picture.width += width;
}

function addDie(picture: Picture, y: number, colour: DieColour, text = ""): void {
  const width = colour === "white" || !text ? DIE : text.length > 1 ? WIDE_DIE : LETTERED_DIE;
  picture.dice.push({ x: picture.width, y, width, colour, text });
  picture.width += width;
}

function conditionPicture(condition: GehtNochWasCondition): Picture {
  const picture = empty();
  const count = countOf(condition);
  const first = dieColour(condition.dice[0]?.[0] ?? "W");
  if (condition.kind === "sum") {
    addText(picture, "Σ");
    addDie(picture, 0, first);
    addText(picture, `≥${condition.value}`);
  } else if (condition.kind === "exact" || condition.kind === "least") {
    const text = condition.kind === "least" ? `${condition.value}+` : String(condition.value);
    const times = condition.kind === "least" || count > MOST_ALIKE;
    if (times && count > 1) addText(picture, `${count}×`);
    for (let n = 0; n < (times ? 1 : count); n++) {
      if (n > 0) picture.width += 3;
      addDie(picture, 0, first, text);
    }
  } else {
    const colours = condition.dice.flatMap(([letter, some]) => Array<DieColour>(some).fill(dieColour(letter)));
    const rise = condition.kind === "stairs" ? STEP : 0;
    picture.height = DIE + rise * (colours.length - 1);
    colours.forEach((colour, n) => {
      const y = picture.height - DIE - rise * n;
      if (n > 0) {
        const sign = rise > 0 ? "stair" : "=";
        picture.signs.push({ x: picture.width + SIGN / 2, y: y + DIE / 2 + rise / 2, sign, text: rise > 0 ? "↗" : "=" });
        picture.width += SIGN;
      }
      addDie(picture, y, colour);
    });
  }
  return picture;
}

/** Put a picture into another one, `x` and `y` from its corner. */
function paste(into: Picture, picture: Picture, x: number, y: number): void {
  for (const die of picture.dice) into.dice.push({ ...die, x: die.x + x, y: die.y + y });
  for (const sign of picture.signs) into.signs.push({ ...sign, x: sign.x + x, y: sign.y + y });
}

/** Side by side, standing on one ground. */
function beside(pictures: Picture[]): Picture {
  const row = empty();
  row.height = Math.max(...pictures.map((picture) => picture.height));
  for (const picture of pictures) {
    paste(row, picture, row.width, row.height - picture.height);
    row.width += picture.width;
  }
  return row;
}

function slash(): Picture {
  const picture = empty();
  addText(picture, "/");
  return picture;
}

function rowsOf(line: GehtNochWasCondition[]): Picture[] {
  const [first, second] = line.map(conditionPicture);
  if (!first) return [];
  if (!second) return [first];
  const together = beside([first, slash(), second]);
  return together.width <= ROW_LIMIT ? [together] : [first, beside([slash(), second])];
}

/** The whole task: its rows below one another, each in the middle. */
export function taskPicture(lines: Lines): Picture {
  const rows = lines.flatMap(rowsOf);
  const whole: Picture = { ...empty(), height: 0, width: Math.max(DIE, ...rows.map((row) => row.width)) };
  rows.forEach((row, n) => {
    if (n > 0) whole.height += GAP;
    paste(whole, row, (whole.width - row.width) / 2, whole.height);
    whole.height += row.height;
  });
  return whole;
}
