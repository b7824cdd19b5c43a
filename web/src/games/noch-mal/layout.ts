// Where things are on the sheet: lying (columns side by side), or standing upright on a narrow screen.

export const LETTERS = Array.from("ABCDEFGHIJKLMNO");
export const ROWS = Array.from("PQRSTUV");
export const START = "H"; // where everybody begins
export const COLOURS = ["yellow", "green", "blue", "red", "orange"];

const LABEL = 20;
const NAME = 15; // the letter of a row, beside what it brings
const LINE = 25; // a line of points
const NARROW_LINE = 22;
const GAP = 2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  upright: boolean;
  width: number;
  height: number;
  cell: (column: number, row: number) => Box;
  column: (column: number, line: number) => Box; // line -1: the letter; 0, 1, …: points
  row: (row: number, line: number) => Box; // line -1: the number; 0, 1, …: bonus, points
  rowName: (row: number) => Box; // the letter of NOCH MAL SO GUT!
  strip: (row: number) => Box; // the whole row with its number
  stripe: (column: number) => Box; // the whole column with its letter and points
}

/** How the sheet is laid out with so many lines of points for columns and for rows. */
export function layoutOf(upright: boolean, columnLines: number, rowLines: number): Layout {
  const [long, across] = upright ? [34, 35] : [35, 35]; // steps from column to column, from row to row
  const thickness = upright ? NARROW_LINE : LINE;
  const name = rowLines > 0 ? NAME : 0;
  const alongEnd = LABEL + LETTERS.length * long;
  const acrossEnd = LABEL + ROWS.length * across;

  /** From sheet directions (along: A to O; across: row 1 to 7) to the screen. */
  const turn = (along: number, over: number, length: number, breadth: number): Box =>
    upright ? { x: over, y: along, width: breadth, height: length } : { x: along, y: over, width: length, height: breadth };
  const line = (end: number, number: number): number => (number < 0 ? 0 : end + 4 + number * thickness);
  const thick = (number: number): number => (number < 0 ? LABEL : thickness);

  const along = alongEnd + 4 + name + rowLines * thickness;
  const over = acrossEnd + 4 + columnLines * thickness;
  return {
    upright,
    width: upright ? over : along,
    height: upright ? along : over,
    cell: (column, row) => turn(LABEL + column * long, LABEL + row * across, long - GAP, across - GAP),
    column: (column, number) => turn(LABEL + column * long, line(acrossEnd, number), long - GAP, thick(number)),
    row: (row, number) => turn(line(alongEnd + name, number), LABEL + row * across, thick(number), across - GAP),
    rowName: (row) => turn(alongEnd + 3, LABEL + row * across, NAME, across - GAP),
    strip: (row) => turn(0, LABEL + row * across, alongEnd, across - GAP),
    stripe: (column) => turn(LABEL + column * long, 0, long - GAP, over - 1),
  };
}

export const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });
