import { expect, test } from "vitest";

import { cardsOf, levelOf, meant, payOf, readMove } from "./moves";

test("moves are read", () => {
  expect(readMove("place 133 2")).toEqual({ kind: "place", word: "133", level: 2 });
  expect(readMove("fail")).toEqual({ kind: "fail", word: "", level: 0 });
  expect(cardsOf(["place 3 1", "place 3 2", "place 7 1", "mark 9"], "place")).toEqual([3, 7]);
  expect(cardsOf(["push 4", "bank 4", "bank 9"], "push", "bank")).toEqual([4, 9]);
});

test("where a card lies", () => {
  const display = [[{ card: 1 }], [{ card: 2 }, { card: 3 }]];
  expect(levelOf(display, 3)).toBe(2);
  expect(levelOf(display, 9)).toBe(0);
});

test("a card that counts several times pays as often", () => {
  const scored = [
    [],
    [],
    [],
    [],
    [
      { card: 7, times: 4 },
      { card: 8, times: 1 },
    ],
  ];
  expect(payOf(scored, [1, 1, 2, 2, 3], 7)).toBe(12);
  expect(payOf(scored, [1, 1, 2, 2, 3], 8)).toBe(3);
  expect(payOf(scored, [1, 1, 2, 2, 3], 9)).toBe(0);
});

test("equal dice are meant one by one", () => {
  const dice = [3, 3, 4].map((face) => ({ colour: "blue", face }));
  expect(meant([...dice, { colour: "red", face: 3 }], ["blue 3", "red 3"])).toEqual([true, false, false, true]);
  expect(meant(dice, [])).toEqual([false, false, false]);
});
