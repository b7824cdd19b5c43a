import { expect, test } from "vitest";

import type { GehtNochWasEvent } from "../../lib/wire";
import { goOn, lastRoll, NOTHING, rolls } from "./story";

type Of<Kind> = Extract<GehtNochWasEvent, { event: Kind }>;

const ROLL: Of<"dice-thrown"> = { event: "dice-thrown", seat: 1, points: 0, roll: 2, blue: [1, 3, 3, 6], red: [2, 4, 5] };
const LATER: Of<"dice-thrown"> = { ...ROLL, roll: 3, blue: [1, 1, 1, 1], red: [1, 1, 1] };
const failed = (seat: number): Of<"failed"> => ({ event: "failed", seat, points: 0, cards: [2], black: 1, luck: 0 });
const out = (seat: number): Of<"went-out"> => ({ event: "went-out", seat, points: 0 });
const drawn = (seat: number, why: Of<"card-drawn">["why"]): Of<"card-drawn"> => ({
  event: "card-drawn",
  seat,
  points: 0,
  card: 33,
  colour: "green",
  why,
  is_offered: false,
});

test("rolls among the news, and the one on which a seat failed", () => {
  const news = [ROLL, failed(0), LATER];
  expect(rolls(news)).toEqual([
    { blue: [1, 3, 3, 6], red: [2, 4, 5] },
    { blue: [1, 1, 1, 1], red: [1, 1, 1] },
  ]);
  expect(lastRoll(news, 0)).toEqual({ blue: [1, 3, 3, 6], red: [2, 4, 5] });
  expect(lastRoll(news, 1)).toEqual({ blue: [1, 1, 1, 1], red: [1, 1, 1] });
  expect(lastRoll([failed(0)], 0)).toBeNull();
});

test("our own failure stays, with its consolation, until our next bonus", () => {
  const told = goOn(NOTHING, [ROLL, failed(0), out(1), drawn(0, "consolation")], 0);
  expect(told).toEqual({ failure: [failed(0), drawn(0, "consolation")], latest: [out(1)] });
  const later = goOn(told, [LATER, failed(2)], 0);
  expect(later).toEqual({ failure: told.failure, latest: [failed(2)] });
  expect(goOn(later, [{ event: "bonus-forgone", seat: 1, points: 0 }], 0)).toEqual(later);
  expect(goOn(later, [{ event: "bonus-forgone", seat: 0, points: 0 }, drawn(0, "bonus")], 0)).toEqual({
    failure: [],
    latest: [drawn(0, "bonus")],
  });
});

test("the newest three things are told, until the next roll", () => {
  const stayed: GehtNochWasEvent = { event: "stayed-in", seat: 3, points: 0 };
  const told = goOn(NOTHING, [out(1), out(2), stayed, out(0), failed(3)], 0);
  expect(told).toEqual({ failure: [], latest: [out(2), out(0), failed(3)] });
  expect(goOn(told, [ROLL], 0)).toEqual(NOTHING);
});

test("a spectator has no failure of their own", () => {
  expect(goOn(NOTHING, [failed(0)], null)).toEqual({ failure: [], latest: [failed(0)] });
});
