import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Entry } from "./entries";
import { ofOthers, sinceOwnTurn } from "./following";
import { Story } from "./story";
import type { Event } from "./wire";
import { learn, learnPart } from "./words.svelte";

const rolled = (seat: number): Event => ({
  event: "dice-rolled",
  seat,
  points: 0,
  roll: 1,
  rolls: null,
  colours: ["red"],
  numbers: ["1"],
  special: null,
});
const passed = (seat: number): Event => ({ event: "passed", seat, points: 0 });
const move = (seat: number): Entry => ({ seat, move: "pass" });
const roll = { roll: "red 1" };

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return learnPart("noch-mal").then(() => learn("en"));
});

describe("what others did since my last decision", () => {
  const story = new Story("noch-mal", ["Ada", "Ben", "Cleo"], 0);
  // Two rolls: Ben and Cleo answer the first before me and after me, and Ben the second one.
  const log = [roll, move(1), move(0), move(2), roll, move(1)];
  const told = [[rolled(0)], [passed(1)], [passed(0)], [passed(2)], [rolled(1)], [passed(1)]];

  it("begins with the turn in which I decided", () => {
    const events = sinceOwnTurn(0, log, [], told, story);
    expect(events).toEqual(told.flat());
    expect(ofOthers(0, events, story).map((line) => line.seat)).toEqual([1, 2, 1]);
  });

  it("begins there too if my decision began the next turn", () => {
    const before = [roll, move(1), move(0)];
    const events = sinceOwnTurn(0, before, [], [[rolled(0)], [passed(1)], [passed(0), rolled(1)]], story);
    expect(ofOthers(0, events, story).map((line) => line.seat)).toEqual([1]);
  });

  it("leaves out the turns before that one", () => {
    const later = [...log, move(0), roll];
    const events = sinceOwnTurn(0, later, [], [...told, [passed(0)], [rolled(2)]], story);
    expect(ofOthers(0, events, story).map((line) => line.seat)).toEqual([1]);
  });

  it("is everything for whoever has not decided yet", () => {
    expect(sinceOwnTurn(0, log.slice(0, 2), [], told.slice(0, 2), story)).toEqual(told.slice(0, 2).flat());
  });
});
