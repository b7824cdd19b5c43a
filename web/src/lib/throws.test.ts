import { expect, test } from "vitest";

import { facesOf, textOf } from "./throws";

const kind = (name: string, count: number, is_said: boolean) => ({ name, count, is_said, faces: ["1", "2", "3", "x"] });

test("a roll is read as it was written", () => {
  const throws = [kind("blue", 2, true), kind("red", 1, true)];
  expect(textOf(throws, ["1", "3", "2"])).toBe("blue 1 3 red 2");
  expect(facesOf(throws, "blue 1 3 red 2")).toEqual(["1", "3", "2"]);
  const silent = [kind("colour", 2, false), kind("number", 1, false)];
  expect(textOf(silent, ["x", "x", "1"])).toBe("x x 1");
  expect(facesOf(silent, "x x 1")).toEqual(["x", "x", "1"]);
});

test("a roll of other dice fills nothing in", () => {
  const throws = [kind("blue", 2, true)];
  for (const text of ["", "blue 1", "blue 1 2 3", "red 1 2", "blue 1 7", "1 2"]) expect(facesOf(throws, text)).toEqual([]);
});
