import { expect, test } from "vitest";

import type { PushPrinted, PushSeat, PushView } from "../../lib/wire";
import { offered } from "./moves";
import { faceOf, happened, Memory, without } from "./news";

const printed: PushPrinted = {
  colours: ["green", "yellow", "red", "blue", "purple"],
  values: [1, 2, 3, 4, 5, 6],
  copies: 3,
  dice_cards: 18,
  direction_cards: 12,
  die: ["green", "yellow", "red", "blue", "purple", "star"],
  risk: false,
};

const none = { green: [], yellow: [], red: [], blue: [], purple: [] };
function seat(display: Record<string, number[]> = {}, secured: Record<string, number[]> = {}): PushSeat {
  return { display: { ...none, ...display }, secured: { ...none, ...secured }, cards: 0, score: 0 };
}
const empty = { cards: [], dice_card: false };
function table(facts: Partial<PushView>): PushView {
  return {
    phase: "go-on",
    active: 0,
    awaited: [0],
    decider: 0,
    card: null,
    rows: [empty, empty, empty],
    directions: 0,
    deck: { cards: 50, left: { "red 5": 2, "blue 1": 1 } },
    discard: {},
    seats: [seat(), seat(), seat()],
    ...facts,
  };
}
const rows = [
  { cards: ["red 1"], dice_card: false },
  { cards: ["blue 5"], dice_card: true },
  { cards: ["red 2"], dice_card: false },
];

test("cards are taken away each as often as it is there", () => {
  expect(without(["red 5", "red 5", "blue 1"], ["red 5"])).toEqual(["red 5", "blue 1"]);
});

test("a card that fits nowhere: too far, then the die", () => {
  const before = table({ rows, seats: [seat({ red: [6], green: [2] }), seat(), seat()] });
  const after = table({
    rows,
    phase: "take",
    decider: 1,
    deck: { cards: 49, left: { "red 5": 1, "blue 1": 1 } },
    discard: { "red 5": 1, "red 6": 1 },
    seats: [seat({ green: [2] }), seat(), seat()],
  });
  expect(happened(before, after, printed)).toEqual([
    { kind: "bust", seat: 0, cards: ["red 5"], face: null },
    { kind: "die", seat: 0, cards: ["red 6"], face: "red" },
  ]);
});

test("who takes a row with a dice card may lose what was just taken; the last row is taken by the next", () => {
  const before = table({ phase: "take", decider: 0, rows: [rows[0]!, rows[1]!, empty], seats: [seat({ blue: [3] }), seat(), seat()] });
  const after = table({ phase: "start", active: 1, decider: 1, seats: [seat(), seat({ red: [1] }), seat()] });
  expect(happened(before, after, printed)).toEqual([
    { kind: "take", seat: 0, cards: ["blue 5", "dice-card"], face: null },
    { kind: "die", seat: 0, cards: ["blue 3", "blue 5"], face: "blue" },
    { kind: "take", seat: 1, cards: ["red 1"], face: null },
  ]);
});

test("an odd number of direction cards: the row goes to the right", () => {
  const before = table({ phase: "take", rows: [rows[0]!, rows[2]!, empty], directions: 1 });
  const after = table({ phase: "start", active: 1, decider: 1, seats: [seat({ red: [2] }), seat(), seat({ red: [1] })] });
  expect(happened(before, after, printed).map(({ seat, cards }) => [seat, ...cards])).toEqual([
    [0, "red 2"],
    [2, "red 1"],
  ]);
});

test("securing is told, and nothing is lost by it", () => {
  const before = table({ phase: "start", seats: [seat({ red: [1, 6] }), seat(), seat()] });
  const after = table({ phase: "start", active: 1, decider: 1, seats: [seat({}, { red: [1, 6] }), seat(), seat()] });
  expect(happened(before, after, printed)).toEqual([{ kind: "secure", seat: 0, cards: ["red 1", "red 6"], face: null }]);
});

test("a face is named only where it is certain", () => {
  const all = ["green 1", "yellow 1", "red 1", "blue 1", "purple 1"];
  expect(faceOf(["red 1"], [], printed)).toBe(null);
  expect(faceOf(all, [], printed)).toBe("star");
  expect(faceOf(all, all, { ...printed, risk: true })).toBe("star");
  expect(faceOf(["red 1"], ["red 1"], { ...printed, risk: true })).toBe(null);
});

test("what was taken back is forgotten, and news last until the seat decides again", () => {
  const memory = new Memory();
  const first = table({ phase: "take", rows: [rows[0]!, rows[2]!, empty] });
  const taken = table({ phase: "take", decider: 1, rows: [empty, rows[2]!, empty], seats: [seat({ red: [1] }), seat(), seat()] });
  const see = (view: PushView, who: number): string[] =>
    memory.see("#/table/a", view, printed, who).news.map((one) => `${one.seat} ${one.kind}`);
  expect(see(first, 0)).toEqual([]);
  expect(see(taken, 0)).toEqual(["0 take"]);
  expect(see(first, 0)).toEqual([]);
  expect(see(taken, 1)).toEqual(["0 take"]);
  expect(see(table({ ...taken, phase: "start", active: 1, rows: [empty, empty, empty] }), 1)).toEqual([]);
});

test("colours are pressed at the own display; elsewhere they are listed", () => {
  expect(offered(["draw", "secure red"], true)).toMatchObject({ draw: true, secure: ["secure red"], rest: [] });
  expect(offered(["draw", "secure red"], false)).toMatchObject({ secure: [], rest: ["secure red"] });
  expect(offered(["into 1", "into 3"], false).rows).toEqual({ 1: "into 1", 3: "into 3" });
});
