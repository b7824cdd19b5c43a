import { expect, test } from "vitest";

import { goOn, lastRoll, readRoll, rollsIn } from "./story";

const ROLL = { roll: "blue 1 3 3 6 red 2 4 5" };

test("a roll is read, and nothing else is one", () => {
  expect(readRoll("blue 1 3 3 6 red 2 4 5")).toEqual({ blue: [1, 3, 3, 6], red: [2, 4, 5] });
  expect(readRoll("card 33")).toBeNull();
  expect(lastRoll([ROLL, { seat: 0, move: "fail" }, { roll: "blue 1 1 1 1 red 1 1 1" }], 0)).toEqual({ blue: [1, 3, 3, 6], red: [2, 4, 5] });
  expect(rollsIn([ROLL, { roll: "card 3" }, ROLL])).toBe(2);
});

test("a roll that fulfils nothing is told although the game goes on", () => {
  const news = [{ seat: 0, move: "in" }, ROLL, { seat: 0, move: "fail" }, { roll: "card 33" }];
  const told = goOn([], news, 0);
  expect(told).toEqual([{ kind: "fail", seat: 0 }, { kind: "card", card: 33 }]);
  expect(goOn(told, [ROLL, { seat: 1, move: "out" }], 0)).toEqual([{ kind: "fail", seat: 0 }, { kind: "out", seat: 1 }]);
});

test("what others do is told until the next roll or our own move", () => {
  const told = goOn([], [{ seat: 1, move: "out" }], 0);
  expect(told).toEqual([{ kind: "out", seat: 1 }]);
  expect(goOn(told, [{ seat: 0, move: "bonus 1" }], 0)).toEqual([]);
  expect(goOn(told, [ROLL], 0)).toEqual([]);
  expect(goOn(told, [{ seat: 0, move: "bank 12" }], 0)).toEqual([{ kind: "bank", seat: 0, card: 12 }]);
});
