import { expect, test } from "vitest";

import { choicesOf, containing, following, moveOf, rowsOf, tap, wordsOf } from "./selection";

const cells = choicesOf(["pass", "H4 H5", "H4 I4", "H5 H6", "K1 K2"]);
const dice = choicesOf(["pass", "blue 3", "blue 1", "red 3", "x 1", "special"]);

test("only listed moves can be built", () => {
  expect([...wordsOf(containing(cells, ["H4"]))].sort()).toEqual(["H4", "H5", "I4"]);
  expect(moveOf(cells, ["H5", "H4"])).toBe("H4 H5");
  expect(moveOf(cells, ["H4"])).toBeUndefined();
  expect(moveOf(cells, ["H4", "H6"])).toBeUndefined();
  expect(moveOf(cells, [])).toBeUndefined();
});

test("what must follow is added", () => {
  expect(following(cells, ["K1"])).toEqual(["K2"]);
  expect(following(cells, ["H4"])).toEqual([]);
  expect(following(cells, [])).toEqual([]);
});

test("a tap adds, removes, or keeps what still fits", () => {
  expect(tap(cells, [], "H4")).toEqual(["H4"]);
  expect(tap(cells, ["H4"], "H5")).toEqual(["H4", "H5"]);
  expect(tap(cells, ["H4", "H5"], "H4")).toEqual(["H5"]);
  expect(tap(cells, ["H4", "H5"], "H6")).toEqual(["H5", "H6"]);
  expect(tap(cells, ["H4", "H5"], "K1")).toEqual(["K1"]);
});

test("dice are swapped", () => {
  expect(tap(dice, ["blue", "3"], "red")).toEqual(["3", "red"]);
  expect(tap(dice, ["blue", "3"], "x")).toEqual(["x"]);
  expect(tap(dice, ["blue", "3"], "special")).toEqual(["special"]);
  expect(moveOf(dice, tap(dice, ["3"], "blue"))).toBe("blue 3");
});

test("rows have their own moves", () => {
  const legal = ["row P", "row T"];
  expect(choicesOf(legal)).toEqual([]);
  expect(rowsOf(legal).get("T")).toBe("row T");
});
