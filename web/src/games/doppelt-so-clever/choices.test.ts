import { describe, expect, it } from "vitest";

import { areaOf, sentToTray, sortMoves, wonInRow, wonInSilver, wonInYellow } from "./choices";

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

describe("dice", () => {
  it("that show less than the chosen one go to the tray", () => {
    const hand = (face: number) => ({ face, place: "hand" as const });
    const dice = {
      silver: hand(1),
      yellow: hand(3),
      blue: hand(2),
      green: { face: 1, place: "field" as const },
      pink: hand(6),
      white: hand(3),
    };
    expect(sentToTray(dice, "yellow")).toEqual(["silver", "blue"]);
    expect(sentToTray(dice, null)).toEqual([]);
  });
});

describe("bonuses", () => {
  it("of a pink cell need its minimum", () => {
    expect([0, 1, 2].map((cell) => wonInRow([5, 2], cell, 3))).toEqual(["won", "lost", "open"]);
  });

  it("of silver need a whole column", () => {
    expect(wonInSilver([[1, 2], [2], [2, 6], [2]], 2)).toBe("won");
    expect(wonInSilver([[1, 2], [2], [2, 6], []], 2)).toBe("open");
  });

  it("of yellow need circles in a whole row or column", () => {
    const cells = [
      [1, 1, 1],
      [2, 1, 2],
      [3, 2, 1],
    ];
    expect(wonInYellow(cells, ["circled", "crossed", "open"], 1, 1)).toBe("won");
    expect(wonInYellow(cells, ["circled", "crossed", "open"], 2, 1)).toBe("open");
  });
});
