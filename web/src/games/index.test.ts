import { expect, test } from "vitest";

import { boardOf, emblemOf, familyOf, figureOf, hasGuide } from ".";
import Generic from "./Generic.svelte";

const GAMES = ["noch-mal", "noch-mal-so-gut", "push", "doppelt-so-clever", "geht-noch-was"];

test("the folder of a game is the one whose game.toml names it", () => {
  expect(GAMES.map(familyOf)).toEqual(["noch-mal", "noch-mal", "push", "doppelt-so-clever", "geht-noch-was"]);
});

test.each(GAMES)("all that %s draws is found", async (game) => {
  expect(await emblemOf(game)).not.toBeNull();
  expect(hasGuide(game)).toBe(true);
});

test("a game without a folder has the generic board, and no pictures", async () => {
  expect(await boardOf("halma")).toBe(Generic);
  expect(await emblemOf("halma")).toBeNull();
  expect(await figureOf("halma")).toBeNull();
  expect(hasGuide("halma")).toBe(false);
});
