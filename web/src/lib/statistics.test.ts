import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { best, count, exported, forgetAll, imported, played, summaries } = await import("./statistics.svelte");

const one = (table: string, score: number, level: number | null = 2, won = true, players = 1) => ({
  table,
  game: "push",
  at: `2026-01-0${score % 9}`,
  players,
  score,
  won,
  level,
});

beforeEach(() => forgetAll());

test("a match is counted once", () => {
  count(one("a", 10));
  count(one("a", 10));
  expect(played.list.length).toBe(1);
});

test("games, best, average, wins and levels", () => {
  for (const each of [one("a", 10), one("b", 20, 1), one("c", 30, null, false, 3)]) count(each);
  expect(summaries(played.list, [{ id: "push" }, { id: "noch-mal" }])).toEqual([
    {
      game: "push",
      games: 3,
      best: 30,
      average: 20,
      won: 0,
      together: 1,
      levels: [
        { level: 1, times: 1 },
        { level: 2, times: 1 },
      ],
    },
  ]);
});

test("what was exported comes in again, each match once; other files do not", () => {
  count(one("a", 10));
  const text = exported();
  count(one("b", 20));
  expect(imported(text)).toBe(0);
  forgetAll();
  expect(imported(text)).toBe(1);
  expect(imported("{}")).toBe(null);
  expect(imported("nonsense")).toBe(null);
});

test("the best score before this table, alone and with others apart", () => {
  const list = [one("a", 10), one("b", 20), one("c", 30, null, false, 3), { ...one("d", 99), game: "noch-mal" }];
  expect(best(list, "push", true, "x")).toBe(20);
  expect(best(list, "push", true, "b")).toBe(10);
  expect(best(list, "push", false, "x")).toBe(30);
  expect(best(list, "push", false, "c")).toBe(null);
});
