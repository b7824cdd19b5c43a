import { expect, test } from "vitest";

import { beginnings, type Chapter, chapters, ending, type Match } from "./game-story";
import type { Event } from "./wire";

const event = (name: string, seat: number | null = null, points = 0): Event => ({ event: name, seat, points }) as Event;
const END = event("game-ended");

/** A match of turns, an entry each; in a turn every seat gets so many points. */
function match(...gains: number[][]): Match {
  const told = gains.map((turn, n) => [
    event("turn-began", n % turn.length),
    ...turn.map((points, seat) => event("row-taken", seat, points)),
  ]);
  const scores = gains[0]!.map((_, seat) => gains.reduce((sum, turn) => sum + turn[seat]!, 0));
  const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  return { opening: [], told: [...told, [END]], scores, winners };
}

const kinds = (found: Chapter[]): string[] => found.map(({ kind }) => kind);

test("why it ended is what the rules said", () => {
  expect(ending(match([1, 2]).told)).toEqual(END);
  expect(ending([])).toBe(undefined);
});

test("who is ahead from the first turn to the last was always ahead", () => {
  const found = chapters(match([5, 1], [5, 5], [9, 2], [4, 4], [6, 2]));
  expect(found[0]).toMatchObject({ kind: "always-ahead", seat: 0, over: 1 });
  expect(found[1]).toMatchObject({ kind: "best-turn", seat: 0, points: 9, when: { unit: "turn", number: 3, of: 5, entry: 2 } });
  expect(found[2]).toMatchObject({ kind: "clear", points: 15 });
});

test("whoever passes another one in the last turn does it in the last moment", () => {
  const [first, , third] = chapters(match([5, 1], [5, 1], [1, 1], [0, 10]));
  expect(first).toMatchObject({ kind: "last-moment", seat: 1, over: 0, when: { number: 4, entry: 3 } });
  expect(third).toMatchObject({ kind: "close", seat: 1, points: 2 });
});

test("whoever was far behind came back, and overtakes whom it was behind of", () => {
  const [first] = chapters(match([0, 3, 9], [0, 2, 9], [12, 0, 0], [12, 0, 1], [1, 0, 0], [2, 0, 0], [3, 1, 0]));
  expect(first).toMatchObject({ kind: "comeback", seat: 0, over: 2, points: 18, when: { number: 4 } });
});

test("a lead that is passed on and on is counted", () => {
  const [first] = chapters(match([2, 0], [0, 3], [3, 0], [0, 3], [4, 0], [1, 0], [1, 0], [1, 0]));
  expect(first).toMatchObject({ kind: "changes", seat: 0, over: 1, count: 4, when: { number: 5 } });
});

test("one change of the lead is an overtaking", () => {
  const [first] = chapters(match([3, 0], [0, 2], [0, 4], [0, 4], [1, 1], [0, 4], [1, 3]));
  expect(first).toMatchObject({ kind: "overtook", seat: 1, over: 0, when: { number: 3, of: 7 } });
});

test("equal points are said, whether they are shared or not", () => {
  const shared = match([3, 0], [1, 4]);
  expect(chapters(shared)[0]).toMatchObject({ kind: "level", seat: 0, over: 1, points: 4 });
  expect(chapters({ ...shared, winners: [1] })[0]).toMatchObject({ kind: "level", seat: 1, over: 0 });
});

test("a turn that cost points is the third chapter, with the event that cost them", () => {
  const [, , third] = chapters(match([9, 2], [9, -7], [9, 5]));
  expect(third).toMatchObject({ kind: "setback", seat: 1, points: 7, event: { points: -7 }, when: { number: 2, entry: 1 } });
});

test("failures are counted where nothing was lost; no extra die is none", () => {
  const failing = match([9, 2], [9, 3], [9, 5]);
  for (const entry of [0, 2]) failing.told[entry]!.push(event("bust", 1));
  expect(chapters(failing)[2]).toMatchObject({
    kind: "failures",
    seat: 1,
    count: 2,
    event: { event: "bust" },
    when: { number: 3 },
  });
  const declining = match([9, 2], [9, 3], [9, 5]);
  for (const told of declining.told) told.push({ ...event("passed", 1), what: "extra-die" } as Event);
  expect(kinds(chapters(declining))).toEqual(["always-ahead", "best-turn", "clear"]);
});

test("points before the first turn and after the last are nobody's turn", () => {
  const odd = match([5, 1], [5, 5], [9, 2]);
  odd.told.at(-1)!.push(event("rolls-saved", 1, 50));
  odd.scores[1]! += 50;
  odd.winners = [1];
  expect(chapters(odd)[1]).toMatchObject({ kind: "best-turn", seat: 0, points: 9 });
});

test("scores that begin below zero are half there when half of the final one is", () => {
  const below = match([5], [1], [20], [4]);
  below.scores = [8]; // 30 points from −22 on
  expect(chapters(below)[0]).toMatchObject({ kind: "half", seat: 0, when: { number: 3 } });
  below.scores = [-4];
  expect(chapters(below)[0]).toMatchObject({ kind: "best-turn", points: 20 });
});

test("alone, a long time without points is remembered", () => {
  const found = chapters(match([5], [0], [0], [0], [8], [2]));
  expect(kinds(found)).toEqual(["half", "best-turn", "dry"]);
  expect(found[2]).toMatchObject({ count: 3, when: { number: 2 } });
});

test("a round that begins just before a turn belongs to it", () => {
  const told = [
    [event("round-began"), event("fox-won", 0, 6), event("turn-began", 0)],
    [event("pink-written", 0, 2), event("round-began"), event("fox-won", 1, 9), event("turn-began", 1)],
    [event("pink-written", 1, 1), event("turn-began", 0)],
    [event("pink-written", 0, 1), END],
  ];
  const found = chapters({ opening: [], told, scores: [9, 10], winners: [1] });
  expect(found[1]).toMatchObject({ kind: "best-turn", seat: 1, points: 10, when: { number: 2, of: 3 } });
});

test("rounds and rolls are turns where there are no others", () => {
  const rounds = [
    event("start-cards-dealt", 0),
    event("round-began"),
    event("card-scored", 0, 4),
    event("round-began"),
    event("card-scored", 1, 6),
  ];
  const found = chapters({ opening: rounds, told: [[END]], scores: [4, 6], winners: [1] });
  expect(found[1]).toMatchObject({ points: 6, when: { unit: "round", number: 2, of: 2, entry: -1 } });
});

test("a match of which nothing is known has no story", () => {
  expect(chapters({ opening: [], told: [], scores: [0, 0], winners: [0] })).toEqual([]);
});

test("turns begin where their event is", () => {
  const { told } = match([1], [2], [3]);
  expect(beginnings([[event("round-began")], ...told])).toEqual({ unit: "turn", at: [1, 2, 3] });
  expect(beginnings([[]])).toEqual({ unit: "round", at: [] });
});
