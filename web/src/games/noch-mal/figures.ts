// The pictures of the rules: small parts of the sheets, with states made up to show one thing each.
import type { Mark } from "./marks";

export interface Under {
  values: [number, number];
  states: [Mark, Mark];
  heart?: number;
}

export interface Figure {
  good?: boolean; // of NOCH MAL SO GUT!
  dice?: ["colour" | "number" | "special", string][];
  from?: string; // the first column
  top?: number; // the first row
  cells?: string[]; // a letter a cell (Y G B R O), small: with a star
  crossed?: string;
  tapped?: string; // being crossed now
  next?: string; // could be crossed
  under?: Under[];
  jokers?: [number, number]; // used, of
}

const MIDDLE = { from: "F", top: 3, cells: ["GgRRR", "oBBGG", "RBBOO", "RRYyO"] };

export const FIGURES: Record<string, Figure> = {
  start: {
    ...MIDDLE,
    dice: [
      ["colour", "blue"],
      ["number", "3"],
    ],
    tapped: "G4 H4 H5",
    next: "G5",
  },
  frontier: {
    ...MIDDLE,
    dice: [
      ["colour", "green"],
      ["number", "2"],
    ],
    crossed: "G4 H4 H5",
    next: "F3 G3 I4 J4",
  },
  apart: {
    from: "C",
    top: 2,
    cells: ["yGyYOO", "RGGGgR", "RGOoBB"],
    dice: [
      ["colour", "green"],
      ["number", "1"],
    ],
    crossed: "D3 E3 F3 G3 H3",
    next: "D2 D4",
  },
  jokers: {
    dice: [
      ["colour", "x"],
      ["number", "?"],
    ],
    jokers: [2, 8],
  },
  column: {
    from: "D",
    top: 1,
    cells: ["YYY", "GyY", "GGG", "GOo", "OOR", "rRR", "BBB"],
    crossed: "D1 D2 D3 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 E7 F3 F7",
    under: [
      { values: [3, 2], states: ["circled", "gone"] },
      { values: [2, 1], states: ["gone", "circled"] },
      { values: [2, 1], states: ["open", "open"] },
    ],
  },
  special: {
    good: true,
    dice: [
      ["special", "heart"],
      ["special", "bomb"],
      ["special", "stars"],
      ["special", "three"],
      ["special", "block"],
    ],
  },
  bomb: {
    good: true,
    dice: [["special", "bomb"]],
    from: "K",
    top: 3,
    cells: ["GYRRO", "GGgRR", "ORYYy", "RRBbG"],
    tapped: "L4 L5 M4 M5",
  },
  three: {
    good: true,
    dice: [["special", "three"]],
    from: "E",
    top: 1,
    cells: ["YrRGGY", "OORRBb", "BOOoBG"],
    crossed: "F1 G1 G2 H2 H3",
    tapped: "F2 I2 J2",
  },
  block: {
    good: true,
    dice: [["special", "block"]],
    from: "E",
    top: 1,
    cells: ["YrRG", "OORR", "BOOo", "BYYB"],
    crossed: "F1 G1 G2 H2",
    tapped: "E2 F2 F3 G3 H3",
  },
  hearts: {
    good: true,
    from: "D",
    top: 1,
    cells: ["YYr", "YOO", "BBO", "gBY", "RGB", "OGG", "OrG"],
    crossed: "D1 D2 D3 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 E7 F1 F2 F5",
    under: [
      { values: [3, 2], states: ["circled", "gone"], heart: 1 },
      { values: [2, 1], states: ["circled", "gone"], heart: 3 },
      { values: [2, 1], states: ["open", "open"] },
    ],
  },
};
