import { expect, test } from "vitest";

import type { GehtNochWasSeat } from "../../lib/wire";
import { ahead, cardsOf, isStuck, levelOf, markedCards, reached, readMove } from "./moves";

function seat(marked: (boolean | null)[], black = 5): GehtNochWasSeat {
  const display = marked.map((one) => (one === null ? [] : [{ card: 1, marker: one ? ("black" as const) : null }]));
  return {
    display,
    black,
    clover: 0,
    step: "fulfil",
    in: true,
    scored: [[], [], [], [], []],
    new: [],
    offered: null,
    money: 0,
    income: 0,
    bought: 0,
    lifts: 0,
    reached: 0,
    ahead: [],
  };
}

test("moves are read", () => {
  expect(readMove("place 133 2")).toEqual({ kind: "place", word: "133", level: 2 });
  expect(readMove("fail")).toEqual({ kind: "fail", word: "", level: 0 });
  expect(cardsOf(["place 3 1", "place 3 2", "place 7 1", "mark 9"], "place")).toEqual([3, 7]);
});

test("the levels ahead", () => {
  expect(reached(seat([false, false, null, null, null]))).toBe(-1);
  expect(ahead(seat([false, false, null, null, null]))).toEqual([0]);
  expect(ahead(seat([true, false, null, null, null]))).toEqual([0, 1]);
  expect(ahead(seat([true, true, true, true, true]))).toEqual([4]);
});

test("nothing left to fulfil", () => {
  expect(isStuck(seat([true, false, null, null, null]))).toBe(false);
  expect(isStuck(seat([true, null, false, null, null]))).toBe(true);
  expect(isStuck(seat([true, false, null, null, null], 0))).toBe(true);
});

test("marked cards from the top, and where a card lies", () => {
  const display = [[{ card: 1, marker: "black" as const }], [{ card: 2, marker: null }, { card: 3, marker: "luck" as const }]];
  expect(markedCards({ ...seat([]), display })).toEqual([3, 1]);
  expect(levelOf(display, 3)).toBe(2);
  expect(levelOf(display, 9)).toBe(0);
});
