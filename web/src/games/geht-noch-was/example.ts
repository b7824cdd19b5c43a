// Made-up towers for the pictures in the rules.
import type { GehtNochWasCondition, GehtNochWasDisplayCard, GehtNochWasPrinted, GehtNochWasSeat } from "../../lib/wire";
import type { CardColour } from "./names";

function task(kind: GehtNochWasCondition["kind"], dice: [string, number][], value = 0): GehtNochWasCondition {
  return { kind, dice, value };
}

const TASKS: [CardColour, GehtNochWasCondition[][]][] = [
  ["green", [[task("equal", [["R", 2]]), task("equal", [["B", 2]])]]],
  ["green", [[task("stairs", [["B", 2]])]]],
  ["green", [[task("sum", [["R", 0]], 9)]]],
  ["green", [[task("exact", [["W", 1]], 4)]]],
  ["yellow", [[task("least", [["W", 5]], 3)]]],
  ["yellow", [[task("exact", [["R", 1]], 5)]]],
  ["yellow", [[task("equal", [["W", 2]])], [task("equal", [["W", 3]])]]],
  ["green", [[task("stairs", [["W", 3]])]]],
  ["red", [[task("exact", [["W", 2]], 1)]]],
  ["red", [[task("stairs", [["W", 5]])]]],
  ["red", [[task("exact", [["B", 1]], 6)], [task("exact", [["R", 1]], 6)]]],
];

export const printed: GehtNochWasPrinted = {
  deck: "",
  own_design: true,
  factors: [1, 1, 2, 4, 8],
  vip: 4,
  points: { green: 1, yellow: 2, red: 4 },
  cost: { green: 1, yellow: 2, red: 4 },
  bonus: [],
  solo_rules: false,
  rolls: 1,
  cards: Object.fromEntries(
    TASKS.map(([colour, lines], n) => [
      String(n + 1),
      { colour, lines, words: { de: "", en: "" }, set: null, task: "", ways: 0 },
    ]),
  ),
};

/** One of each kind of task. */
export const KINDS = [4, 5, 8, 2, 3, 1, 7];

/** A tower from its levels, the bottom one first; a negative number is a marked card. */
export function tower(display: number[][], scored: number[][] = []): GehtNochWasSeat {
  const lying = (card: number): GehtNochWasDisplayCard => ({ card: Math.abs(card), marker: card < 0 ? "black" : null });
  const levels = [0, 1, 2, 3, 4];
  return {
    step: "done",
    in: false,
    clover: 1,
    black: 5 - display.flat().filter((card) => card < 0).length,
    display: levels.map((level) => (display[level] ?? []).map(lying)),
    scored: levels.map((level) => (scored[level] ?? []).map((card) => ({ card, times: 1 }))),
    new: [],
    no_base: false,
    offered: null,
    money: 0,
    income: 0,
    bought: 0,
    lifts: 0,
    reached: 0,
    ahead: [],
    chances: [0, 0, 0, 0, 0],
    going_on: 0,
  };
}
