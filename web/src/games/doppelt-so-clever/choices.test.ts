import { describe, expect, it } from "vitest";

import { areaOf, sortMoves } from "./choices";

describe("legal moves", () => {
  it("are sorted by what they belong to", () => {
    const choices = sortMoves(["pass", "again", "pink", "? blue", "? any", "silver 3 green", "yellow 3 row 5", "blue 11"]);
    expect(choices.pass && choices.again).toBe(true);
    expect(choices.dice).toEqual(["pink"]);
    expect(choices.asks).toEqual(["? blue", "? any"]);
    expect(choices.entries).toEqual([
      { move: "silver 3 green", area: "silver", value: 3, row: 2 },
      { move: "yellow 3 row 5", area: "yellow", value: 3, row: 4 },
      { move: "blue 11", area: "blue", value: 11, row: null },
    ]);
  });
});

describe("a ?", () => {
  it("belongs to an area, or to any", () => {
    expect((["? blue", "? any", "fox"] as const).map(areaOf)).toEqual(["blue", "", ""]);
  });
});
