import { expect, test } from "vitest";

import { cellsOf, containing, diceOf, following, payable, rowsOf, tap, turnsOf } from "./selection";

const cells = turnsOf({ legal: ["pass", "H4 H5", "H4 I4", "H5 H6", "K1 K2"] });
const dice = turnsOf({ legal: ["pass", "blue 3", "blue 1", "red 3", "x 1", "special"] });
const whole = turnsOf({
  legal: ["pass", "blue 2", "x 2", "blue ?", "x ?", "red 1"],
  turns: [
    { moves: ["pass"], rank: 0 },
    { moves: ["blue 2", "H4 H5"], rank: 0 },
    { moves: ["x 2", "H4 H5"], rank: 1 },
    { moves: ["x 2", "K1 K2"], rank: 0 },
    { moves: ["green ?", "K1 K2"], rank: 0 },
    { moves: ["blue ?", "H4"], rank: 0 },
    { moves: ["x ?", "H4"], rank: 1 },
    { moves: ["red 1", "G1"], rank: 0 },
    { moves: ["special", "row R", "C3 D3"], rank: 0 },
    { moves: ["special"], rank: 0 },
  ],
});
const paid = (...selected: string[]): string[] =>
  payable(containing(whole, selected), selected).map(({ moves }) => moves.join(" / "));

test("only listed turns can be built", () => {
  expect([...cellsOf(containing(cells, ["H4"]))].sort()).toEqual(["H4", "H5", "I4"]);
  expect(payable(containing(cells, ["H5", "H4"]), ["H5", "H4"])[0]?.moves).toEqual(["H4 H5"]);
  expect(payable(containing(cells, ["H4"]), ["H4"])).toEqual([]);
  expect(payable(cells, [])).toEqual([]);
});

test("what must follow is added", () => {
  expect(following(containing(cells, ["K1"]), ["K1"])).toEqual(["K2"]);
  expect(following(containing(cells, ["H4"]), ["H4"])).toEqual([]);
  expect(following(cells, [])).toEqual([]);
  expect(following(containing(whole, ["C3"]), ["C3"])).toEqual(["D3"]);
});

test("a tap adds, removes, or keeps what still fits", () => {
  expect(tap(cells, [], "H4")).toEqual(["H4"]);
  expect(tap(cells, ["H4"], "H5")).toEqual(["H4", "H5"]);
  expect(tap(cells, ["H4", "H5"], "H4")).toEqual(["H5"]);
  expect(tap(cells, ["H4", "H5"], "H6")).toEqual(["H5", "H6"]);
  expect(tap(cells, ["H4", "H5"], "K1")).toEqual(["K1"]);
  expect(tap(whole, ["H4", "H5"], "red")).toEqual(["red"]);
});

test("dice are swapped", () => {
  expect(tap(dice, ["blue", "3"], "red")).toEqual(["3", "red"]);
  expect(tap(dice, ["blue", "3"], "x")).toEqual(["x"]);
  expect(tap(dice, ["blue", "3"], "special")).toEqual(["special"]);
  expect(payable(containing(dice, ["3", "blue"]), ["3", "blue"])[0]?.moves).toEqual(["blue 3"]);
});

test("cells find the dice that pay for them", () => {
  expect(paid("H4", "H5")).toEqual(["blue 2 / H4 H5"]);
  expect(paid("H4")).toEqual(["blue ? / H4"]);
  expect(paid("G1")).toEqual(["red 1 / G1"]);
});

test("dice that are tapped pay, even if others are cheaper", () => {
  expect(paid("H4", "H5", "x")).toEqual(["x 2 / H4 H5"]);
  expect([...cellsOf(containing(whole, ["x", "2"]))].sort()).toEqual(["H4", "H5", "K1", "K2"]);
});

test("equal prices are asked for", () => {
  const found = payable(containing(whole, ["K1", "K2"]), ["K1", "K2"]);
  expect(found).toHaveLength(2);
  expect([...diceOf(found)].sort()).toEqual(["2", "?", "green", "x"]);
  expect(paid("K1", "K2", "green")).toEqual(["green ? / K1 K2"]);
});

test("dice alone are a turn only where they cross nothing", () => {
  expect(paid("blue")).toEqual([]);
  expect(paid("special")).toEqual(["special"]);
  expect(paid("C3", "D3")).toEqual(["special / row R / C3 D3"]);
});

test("rows have their own moves", () => {
  const legal = ["row P", "row T"];
  expect(turnsOf({ legal })).toEqual([]);
  expect(rowsOf(legal).get("T")).toBe("row T");
});
