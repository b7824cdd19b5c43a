import { expect, test } from "vitest";

import type { PushEvent, PushSeat, PushView } from "../../lib/wire";
import { named } from "./cards";
import { timing } from "./motion";
import { colourChoices, rowChoices } from "./moves";
import { cardsOf, inOrder, Memory, type News } from "./news";

const none = { green: [], yellow: [], red: [], blue: [], purple: [] };
const points = { display: {}, secured: {}, both: {} };
function seat(display: Record<string, number[]> = {}, secured: Record<string, number[]> = {}): PushSeat {
  return { display: { ...none, ...display }, secured: { ...none, ...secured }, cards: 0, points };
}
const empty = { cards: [], dice_card: false, points: 0, misfits: null };
function table(facts: Partial<PushView>): PushView {
  return {
    phase: "go-on",
    active: 0,
    decider: 0,
    card: null,
    rows: [empty, empty, empty],
    directions: 0,
    way: "left",
    neighbour: 1,
    deck: { cards: 50, left: { "red 5": 2, "blue 1": 1 }, misfits: 0, misfit: [] },
    discard: {},
    seats: [seat(), seat(), seat()],
    ...facts,
  };
}
const rows = [
  { cards: ["red 1"], dice_card: false, points: 1, misfits: null },
  { cards: ["blue 5"], dice_card: true, points: 5, misfits: null },
  { cards: ["red 2"], dice_card: false, points: 2, misfits: null },
];

const event = { seat: 0, points: 0, misfits: null };

test("the cards of what happened", () => {
  const taken = { ...event, event: "row-taken" as const, row: 2, cards: ["blue 5"], has_dice: true, step: 1 };
  expect(cardsOf(taken)).toEqual(["blue 5", "dice-card"]);
  expect(cardsOf({ ...event, event: "bust", card: "red 5", conflicts: [], step: 1 })).toEqual(["red 5"]);
});

test("what was taken back is forgotten, and news last until the seat decides again", () => {
  const memory = new Memory();
  const first = table({ phase: "take", rows: [rows[0]!, rows[2]!, empty] });
  const taken = table({ phase: "take", decider: 1, rows: [empty, rows[2]!, empty], seats: [seat({ red: [1] }), seat(), seat()] });
  const take: PushEvent = { ...event, event: "row-taken", row: 1, cards: ["red 1"], has_dice: false };
  const see = (view: PushView, who: number, ...events: PushEvent[]): string[] =>
    memory.see(view, events, who).news.map((one) => `${one.seat} ${one.event}`);
  expect(see(first, 0)).toEqual([]);
  expect(see(taken, 0, take)).toEqual(["0 row-taken"]);
  expect(see(first, 0)).toEqual([]);
  expect(see(taken, 0, take)).toEqual(["0 row-taken"]);
  expect(see(taken, 1)).toEqual(["0 row-taken"]);
  expect(see(table({ ...taken, phase: "start", active: 1, rows: [empty, empty, empty] }), 1)).toEqual([]);
});

test("cards stay in the order in which they came", () => {
  expect(inOrder([["red 5"], []], [["green 1", "red 5"], ["blue 2"]])).toEqual([["red 5", "green 1"], ["blue 2"]]);
  expect(named([5, 5, 6]).map((one) => one.key)).toEqual(["5/0", "5/1", "6/0"]);
});

test("a turn is counted when it begins", () => {
  const memory = new Memory();
  const began: PushEvent = { ...event, event: "turn-began" };
  const turn = (view: PushView, ...events: PushEvent[]): number => memory.see(view, events, 0).turn;
  expect(turn(table({ phase: "start" }))).toBe(0);
  expect(
    turn(table({ rows: [rows[0]!, empty, empty] }), { ...event, event: "card-placed", card: "red 1", row: 1, is_new: true }),
  ).toBe(0);
  expect(turn(table({ rows: [rows[2]!, empty, empty] }), began)).toBe(1);
});

test("one thing after the other, and never for long", () => {
  const die: News = { ...event, event: "die-rolled", face: "red", cards: [], step: 1 };
  const taken: News = { ...event, event: "row-taken", seat: 1, row: 2, cards: [], has_dice: false, step: 1 };
  const times = timing([{ ...event, event: "bust", card: "red 5", conflicts: [], step: 1 }, die, taken]);
  expect(times.die[0]).toBeGreaterThan(times.bust);
  expect(times.lost[0]).toBeGreaterThan(times.die[0]!);
  expect(times.row[2]).toBeGreaterThan(times.lost[0]!);
  expect(timing(Array.from({ length: 20 }, () => die)).end).toBeLessThan(2500);
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
