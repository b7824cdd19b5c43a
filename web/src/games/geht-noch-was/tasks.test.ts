import { expect, test } from "vitest";

import type { GehtNochWasCondition } from "../../lib/wire";
import { DIE, taskPicture } from "./tasks";

type Kind = GehtNochWasCondition["kind"];
function condition(kind: Kind, dice: [string, number][], value = 0): GehtNochWasCondition {
  return { kind, dice, value };
}

test("stairs rise from the left to the right", () => {
  const stairs = taskPicture([[condition("stairs", [["W", 3]])]]);
  const heights = stairs.dice.map((die) => die.y);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(stairs.signs.map((sign) => sign.text)).toEqual(["↗", "↗"]);
});

test("many dice with the same number are counted", () => {
  const many = taskPicture([[condition("least", [["W", 5]], 3)]]);
  expect(many.dice.map((die) => die.text)).toEqual(["3+"]);
  expect(many.signs.map((sign) => sign.text)).toEqual(["5×"]);
});

test("lines stand below one another, and a wide slash begins a row", () => {
  const lines = taskPicture([[condition("exact", [["B", 1]], 6)], [condition("exact", [["R", 1]], 6)]]);
  expect(lines.dice[1]?.y).toBeGreaterThan(DIE);
  const wide = taskPicture([[condition("equal", [["W", 4]]), condition("stairs", [["W", 5]])]]);
  const slash = wide.signs.find((sign) => sign.text === "/");
  expect(slash?.y).toBeGreaterThan(DIE);
  const narrow = taskPicture([[condition("exact", [["B", 1]], 1), condition("exact", [["B", 1]], 6)]]);
  expect(narrow.height).toBe(DIE);
});
