import { describe, expect, it } from "vitest";

import type { DoppeltSoCleverEvent as Event } from "../../lib/wire";
import { chainOf, delays, isFresh, spotsOf } from "./chain";
import { PRINTED } from "./figures";

const base = { seat: 0, points: 0 };
const blue: Event = { ...base, event: "blue-written", cell: 2, value: 8, blue: 0, white: 0 };
const chosen: Event = { ...base, event: "die-chosen", die: "pink", face: 3 };
const used: Event = { ...base, event: "question-used", area: "blue" };
const written = (cell: number): Event => ({ ...base, event: "pink-written", cell, value: 3, is_enough: true });

describe("a chain", () => {
  it("tells entries and bonuses in their order", () => {
    const news: Event[] = [
      chosen,
      { ...base, event: "yellow-circled", value: 6, row: 1 },
      { ...base, event: "question-won", area: "blue", source: "yellow-row", at: 1 },
      { ...written(1), seat: 1 },
      used,
      blue,
      { ...base, event: "action-unlocked", action: "return", slot: 1, source: "blue-cell", at: 2 },
    ];
    expect(chainOf(news, 0, PRINTED).map(({ spot, to }) => [spot, to])).toEqual([
      ["yellow-9", undefined],
      ["yellow-row-0", "area-blue"],
      ["blue-1", undefined],
      ["blue-bonus-1", "return-0"],
    ]);
  });

  it("goes on at the end of an action track", () => {
    const news: Event[] = [
      { ...base, event: "green-written", cell: 2, value: 2, factor: 2, written: 4 },
      { ...base, event: "action-unlocked", action: "re-roll", slot: 6, source: "green-cell", at: 2 },
      { ...base, event: "fox-won", foxes: 1, source: "re-roll-track", at: 6 },
      { ...base, event: "question-won", area: "silver", source: "extra-die-track", at: 6 },
    ];
    expect(chainOf(news, 0, PRINTED).map(({ spot, bonus, to }) => [spot, bonus, to])).toEqual([
      ["green-1", undefined, undefined],
      ["green-bonus-1", "re-roll", "re-roll-5"],
      ["re-roll-end", "fox", "fox"],
      ["+1-end", "? silver", "area-silver"],
    ]);
  });

  it("shows the bonus of a round", () => {
    const news: Event[] = [
      { ...base, seat: null, event: "round-began", round: 2, rounds: 6 },
      { ...base, event: "action-unlocked", action: "+1", slot: 1, source: "round-bonus", at: 2 },
      { ...base, event: "question-won", area: "any", source: "round-bonus", at: 4 },
    ];
    expect(chainOf(news, 0, PRINTED).map(({ spot, to }) => [spot, to])).toEqual([
      ["round-+1", "+1-0"],
      ["round-? any", "ask"],
    ]);
  });

  it("is over in two and a half seconds", () => {
    const links = chainOf([1, 2, 3, 4, 5, 6, 7, 8, 9].map(written), 0, PRINTED);
    expect(links.length).toBe(9);
    expect(delays(links).get("end")).toBeLessThanOrEqual(2600);
  });

  it("begins with a die and goes on with a ?", () => {
    expect(isFresh([chosen, written(1)], 0, PRINTED)).toBe(true);
    expect(isFresh([chosen], 0, PRINTED)).toBe(true);
    expect(isFresh([used, blue], 0, PRINTED)).toBe(false);
    expect(isFresh([blue, { ...base, event: "next-throw", throw: 2 }], 0, PRINTED)).toBe(false);
    expect(isFresh([{ ...chosen, seat: 1 }], 0, PRINTED)).toBe(false);
  });
});

describe("what somebody has marked", () => {
  const news: Event[] = [
    { ...chosen, seat: 1 },
    { ...written(3), seat: 1 },
    { ...base, seat: 1, event: "action-unlocked", action: "re-roll", slot: 2, source: "pink-cell", at: 3 },
    { ...base, event: "yellow-circled", value: 6, row: 1 },
  ];
  it.each([
    [0, ["yellow-9"]],
    [1, ["pink-2", "re-roll-1"]],
    [2, []],
  ])("glows on the sheet of seat %i only", (seat, spots) => {
    expect([...spotsOf(news, seat, PRINTED)]).toEqual(spots);
  });
});
