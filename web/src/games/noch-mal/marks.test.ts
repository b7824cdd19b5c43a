import { expect, test } from "vitest";

import { ringed, strokes } from "./marks";

test("a cross is drawn by hand: each differs, and stays as it is", () => {
  expect(strokes("B3", 10, 10)).toEqual(strokes("B3", 10, 10));
  expect(strokes("B3", 10, 10)).not.toEqual(strokes("B4", 10, 10));
  expect(ringed("A", 10, 10, 8)).toBe(ringed("A", 10, 10, 8));
});

test("a cross stays inside its cell", () => {
  for (const word of ["A1", "H4", "O7", "K2"]) {
    for (const stroke of strokes(word, 0, 0)) {
      const [x = 0, y = 0] = stroke.slice(1).split(/[q ]/).map(Number);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(13);
    }
  }
});
