import { expect, test } from "vitest";

import type { GehtNochWasView } from "../../lib/wire";
import { Witness } from "./witness";

function at(phase: GehtNochWasView["phase"], round: number, isIn: boolean): GehtNochWasView {
  const deck = { cards: 1, shuffled: [], under: [] };
  return {
    phase,
    round,
    rounds: 5,
    roll: 1,
    fairy: 0,
    active: 0,
    drawer: 0,
    awaited: [0],
    drawing: null,
    dice: phase === "decide" ? { blue: [1, 1, 1, 1], red: [2, 2, 2] } : null,
    luck: 0,
    decks: { green: deck, yellow: deck, red: deck },
    multipliers: 4,
    seats: [
      {
        step: "done",
        in: isIn,
        clover: 0,
        black: 5,
        display: [[], [], [], [], []],
        scored: [[], [], [], [], []],
        new: [],
        offered: null,
        money: 0,
        income: 0,
        bought: 0,
        lifts: 0,
        score: 0,
      },
    ],
  };
}

test("a round that ends without the seat's choice was a failure", () => {
  const witness = new Witness(at("decide", 1, true), 0);
  witness.move("mark 3", 1);
  witness.move("in", 1);
  expect(witness.look(at("bonus", 2, false), 0)).toBe(true);
  witness.move("bonus 1", 2);
  expect(witness.look(at("buy", 2, false), 0)).toBe(false);
});

test("who gets out has not failed, nor who fails by choice", () => {
  for (const move of ["out", "fail"]) {
    const witness = new Witness(at("decide", 1, true), 0);
    witness.move(move, 1);
    expect(witness.look(at("decide", 1, false), 0)).toBe(false);
    expect(witness.look(at("bonus", 2, false), 0)).toBe(false);
  }
});

test("what happened before we came is not told", () => {
  const witness = new Witness(at("decide", 2, false), 0);
  expect(witness.look(at("bonus", 3, false), 0)).toBe(false);
});
