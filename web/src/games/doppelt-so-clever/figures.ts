// The pictures of the rules: a sheet as printed (checked against sheet.toml), and what is written on it.
import type { DoppeltSoCleverPrinted as Printed, DoppeltSoCleverSeat as Seat } from "../../lib/wire";
import type { Bonus, Won } from "./choices";

/** "?blue fox" as the words of what is printed: "? blue", "fox". */
export const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace("?", "? ")) as Bonus[];

const YELLOW = `
.        3    .        6      ?blue
1        .    2        .      return
.        4    .        3      ?yellow
2        .    5        .      ?green
.        5    .        4      ?pink
re-roll  +1   ?silver  fox
`;
const yellow = YELLOW.trim().split("\n").map(words);
/** Cells as [number, row, column], both from 1; by number, then by row. */
const cells = yellow
  .slice(0, 5)
  .flatMap((line, row) =>
    line.slice(0, 4).flatMap((word, column) => (word === ("." as string) ? [] : [[Number(word), row + 1, column + 1]])),
  )
  .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));

export const PRINTED: Printed = {
  rounds: words("re-roll  +1   return  ?any  -    -"),
  tracks: { slots: 6, end: words("fox ?pink ?silver") },
  silver: { columns: words("+1  ?yellow  fox  ?blue  ?green  ?pink"), points: [0, 2, 4, 7, 11, 16, 22] },
  yellow: {
    cells,
    rows: yellow.slice(0, 5).map((line) => line[4] ?? "-"),
    columns: yellow[5] ?? [],
    points: [0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165],
  },
  blue: {
    points: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
    bonus: words("-  return  ?yellow  -  +1  re-roll  ?pink  -  fox  return  -   ?green"),
  },
  green: {
    factor: [2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1],
    bonus: words("-  re-roll  -  ?blue  return  -  fox  ?silver  +1  -   ?pink  ?yellow"),
  },
  pink: {
    minimum: [0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6],
    bonus: words("-  -  re-roll  return  +1  ?green  ?yellow  fox  ?silver  re-roll  ?blue  ?yellow"),
  },
  cells: 12,
};

const won = (count: number, ...at: number[]): Won[] => [...Array(count).keys()].map((i) => (at.includes(i) ? "won" : "open"));
const none = { circled: 0, used: 0, left: 0 };
const mark = (value: number, row: number, [v, r]: number[], as: "circled" | "crossed") => (v === value && r === row ? as : null);

export const SHEET: Seat = {
  step: "done",
  silver: [[2, 3, 5], [1, 2], [2], [2]],
  yellow: cells.map(
    (cell) => mark(3, 1, cell, "circled") ?? mark(6, 1, cell, "circled") ?? mark(1, 2, cell, "crossed") ?? "open",
  ),
  blue: [11, 9, 9, 6],
  green: [12, 4, 10, 3, 18],
  pink: [4, 2, 5, 1],
  actions: { "re-roll": none, return: none, "+1": none },
  bonuses: {
    silver: won(6, 1),
    yellow_rows: won(5, 0),
    yellow_columns: won(4),
    blue: won(12, 1, 2),
    green: won(12, 1, 3, 4),
    pink: won(12, 2).map((state, i) => (i === 3 ? "lost" : state)),
    tracks: won(3),
  },
  foxes: 0,
  fox: 3,
  lowest: ["yellow"],
  extra_dice: [],
  questions: {},
  values: { blue: 2, green: 1, pink: 1 },
  points: { silver: 15, yellow: 3, blue: 10, green: 15, pink: 12 },
  sums: { silver: [7, 4, 2, 2], yellow: 1, green: [8, 7] },
  places: {},
};
