import { expect, test } from "vitest";

import type { Entry } from "../../lib/entries";
import type { PushPrinted, PushSeat, PushView } from "../../lib/wire";
import { named } from "./cards";
import { timing } from "./motion";
import { colourChoices, rowChoices } from "./moves";
import { happened, inOrder, Memory } from "./news";

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
  return { display: { ...none, ...display }, secured: { ...none, ...secured }, cards: 0 };
}
const empty = { cards: [], dice_card: false };
function table(facts: Partial<PushView>): PushView {
  return {
    phase: "go-on",
    active: 0,
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

const draw = (by: number, card: string) => [{ seat: by, move: "draw" }, { roll: card }];

test("a card that fits nowhere: too far, then the die", () => {
  const before = table({ rows, seats: [seat({ red: [6], green: [2] }), seat(), seat()] });
  expect(happened(before, [...draw(0, "red 5"), { roll: "red" }], printed)).toEqual([
    { kind: "bust", seat: 0, cards: ["red 5"], face: null, row: null },
    { kind: "die", seat: 0, cards: ["red 6"], face: "red", row: null },
  ]);
  expect(before.seats[0]!.display["red"]).toEqual([6]);
});

test("who takes a row with a dice card may lose what was just taken; the last row is taken by the next", () => {
  const before = table({ phase: "take", decider: 0, rows: [rows[0]!, rows[1]!, empty], seats: [seat({ blue: [3] }), seat(), seat()] });
  const entries = [{ seat: 0, move: "take 2" }, { roll: "blue" }, { seat: 1, move: "take 1" }];
  expect(happened(before, entries, printed)).toEqual([
    { kind: "take", seat: 0, cards: ["blue 5", "dice-card"], face: null, row: 2 },
    { kind: "die", seat: 0, cards: ["blue 3", "blue 5"], face: "blue", row: null },
    { kind: "take", seat: 1, cards: ["red 1"], face: null, row: 1 },
  ]);
});

test("a card that was placed before it is taken, in rows that are cleared between turns", () => {
  const before = table({ phase: "take", decider: 2, rows: [rows[0]!, rows[2]!, empty] });
  const turn = [{ seat: 2, move: "take 1" }, ...draw(1, "blue 1"), { seat: 1, move: "into 1" }];
  const stop = [{ seat: 1, move: "stop" }, { seat: 1, move: "take 1" }];
  expect(happened(before, [...turn, ...stop], printed).map(({ seat, cards }) => [seat, ...cards])).toEqual([
    [2, "red 1"],
    [1, "blue 1"],
  ]);
  expect(before.rows[0]!.cards).toEqual(["red 1"]);
});

test("a star costs nothing, or with risk everything", () => {
  const before = table({ rows, seats: [seat({ red: [6], green: [2] }), seat(), seat()] });
  const lost = (risk: boolean): string[] =>
    happened(before, [...draw(0, "red 5"), { roll: "star" }], { ...printed, risk })[1]!.cards;
  expect(lost(false)).toEqual([]);
  expect(lost(true)).toEqual(["green 2", "red 6"]);
});

test("securing is told, and nothing is lost by it", () => {
  const before = table({ phase: "start", seats: [seat({ red: [1, 6] }), seat(), seat()] });
  expect(happened(before, [{ seat: 0, move: "secure red" }], printed)).toEqual([
    { kind: "secure", seat: 0, cards: ["red 1", "red 6"], face: null, row: null },
  ]);
});

test("what was taken back is forgotten, and news last until the seat decides again", () => {
  const memory = new Memory();
  const first = table({ phase: "take", rows: [rows[0]!, rows[2]!, empty] });
  const taken = table({ phase: "take", decider: 1, rows: [empty, rows[2]!, empty], seats: [seat({ red: [1] }), seat(), seat()] });
  const see = (view: PushView, who: number, move?: string): string[] => {
    const entries = move ? [{ seat: who, move }] : [];
    return memory.see(view, entries, printed, who).news.map((one) => `${one.seat} ${one.kind}`);
  };
  expect(see(first, 0)).toEqual([]);
  expect(see(taken, 0, "take 1")).toEqual(["0 take"]);
  expect(see(first, 0)).toEqual([]);
  expect(see(taken, 0, "take 1")).toEqual(["0 take"]);
  expect(see(taken, 1)).toEqual(["0 take"]);
  expect(see(table({ ...taken, phase: "start", active: 1, rows: [empty, empty, empty] }), 1)).toEqual([]);
});

test("cards stay in the order in which they came", () => {
  expect(inOrder([["red 5"], []], [["green 1", "red 5"], ["blue 2"]])).toEqual([["red 5", "green 1"], ["blue 2"]]);
  expect(named([5, 5, 6]).map((one) => one.key)).toEqual(["5/0", "5/1", "6/0"]);
});

test("a turn is counted when somebody begins to draw", () => {
  const memory = new Memory();
  const turn = (view: PushView, ...entries: Entry[]): number => memory.see(view, entries, printed, 0).turn;
  expect(turn(table({ phase: "start" }))).toBe(0);
  expect(turn(table({ rows: [rows[0]!, empty, empty] }), ...draw(0, "red 1"), { seat: 0, move: "into 1" })).toBe(1);
  expect(turn(table({ rows: [rows[0]!, rows[1]!, empty] }), ...draw(0, "blue 5"), { seat: 0, move: "into 2" })).toBe(1);
  expect(turn(table({ rows: [rows[2]!, empty, empty] }), { seat: 1, move: "take 1" }, ...draw(1, "red 2"))).toBe(2);
});

test("one thing after the other, and never for long", () => {
  const one = { cards: [], face: null, row: null, step: 1 };
  const times = timing([{ ...one, kind: "bust", seat: 0 }, { ...one, kind: "die", seat: 0 }, { ...one, kind: "take", seat: 1, row: 2 }]);
  expect(times.die[0]).toBeGreaterThan(times.bust);
  expect(times.lost[0]).toBeGreaterThan(times.die[0]!);
  expect(times.row[2]).toBeGreaterThan(times.lost[0]!);
  expect(timing(Array.from({ length: 20 }, () => ({ ...one, kind: "die" as const, seat: 0 }))).end).toBeLessThan(2500);
});

test("what is not legal can be wished", () => {
  expect(colourChoices(["green", "red"], ["draw", "secure red"])).toEqual([
    { move: "secure green", isLegal: false },
    { move: "secure red", isLegal: true },
  ]);
  const placing = table({ phase: "place", card: "red 5", rows });
  expect(rowChoices(placing, ["into 2"]).map(({ isLegal }) => isLegal)).toEqual([false, true, false]);
  expect(rowChoices(table({ rows }), ["draw", "stop"])[0]).toEqual({ move: "take 1", isLegal: false });
});
