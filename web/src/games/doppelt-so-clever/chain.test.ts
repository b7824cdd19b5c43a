import { describe, expect, it } from "vitest";

import { chainOf, delays, isFresh } from "./chain";
import { PRINTED, SHEET } from "./figures";

const none = { circled: 0, used: 0 };
const EMPTY = {
  ...SHEET,
  silver: [[], [], [], []],
  yellow: SHEET.yellow.map(() => "open" as const),
  blue: [],
  green: [],
  pink: [],
};

describe("a chain", () => {
  it("tells entries and bonuses in their order", () => {
    const before = { ...EMPTY, blue: [8], yellow: SHEET.yellow.map((mark, i) => (PRINTED.yellow.cells[i]?.[0] === 3 ? mark : "open")) };
    const after = { ...before, actions: { ...before.actions, return: { circled: 1, used: 0 } } };
    const news = [{ seat: 0, move: "yellow" }, { seat: 0, move: "yellow 6 row 1" }, { seat: 1, move: "pink 3" }, { seat: 0, move: "blue 8" }];
    expect(chainOf(before, after, news, 0, PRINTED).map(({ spot, to }) => [spot, to])).toEqual([
      ["yellow-9", undefined],
      ["yellow-row-0", "area-blue"],
      ["blue-1", undefined],
      ["blue-bonus-1", "return-0"],
    ]);
    expect(before.blue).toEqual([8]);
  });

  it("goes on at the end of an action track", () => {
    const before = { ...EMPTY, green: [4], actions: { "re-roll": { circled: 5, used: 2 }, return: none, "+1": none } };
    const news = [{ seat: 0, move: "green 2" }];
    const links = chainOf(before, { ...before, actions: { ...before.actions, "re-roll": { circled: 6, used: 2 } } }, news, 0, PRINTED);
    expect(links.map(({ bonus, to }) => [bonus, to])).toEqual([
      [undefined, undefined],
      ["re-roll", "re-roll-5"],
      ["fox", "fox"],
    ]);
  });

  it("shows the bonus of a round", () => {
    const after = { ...EMPTY, actions: { ...EMPTY.actions, "+1": { circled: 1, used: 0 } } };
    expect(chainOf(EMPTY, after, [{ roll: "pink 3" }], 0, PRINTED)).toEqual([{ at: 0, spot: "round-+1", bonus: "+1", to: "+1-0" }]);
  });

  it("is over in two and a half seconds", () => {
    const news = [1, 2, 3, 4, 5, 6].map((value) => ({ seat: 0, move: `pink ${value}` }));
    const links = chainOf(EMPTY, EMPTY, news, 0, PRINTED);
    expect(links.length).toBeGreaterThan(8);
    expect(delays(links).get("end")).toBeLessThanOrEqual(2600);
  });

  it("begins with a die and goes on with a ?", () => {
    expect(isFresh([{ seat: 0, move: "pink" }, { seat: 0, move: "pink 3" }], 0)).toBe(true);
    expect(isFresh([{ seat: 0, move: "? blue" }, { seat: 0, move: "blue 3" }], 0)).toBe(false);
    expect(isFresh([{ seat: 0, move: "blue 3" }, { roll: "pink 1" }], 0)).toBe(false);
  });
});
