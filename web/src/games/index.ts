// What each game draws, found in its folder here and loaded when it is needed. A game without a
// folder has the generic board, and no pictures.
import type { Component } from "svelte";

import type { BoardProps } from "../lib/board";
import type { Frame } from "../lib/wire";
import { learnPart } from "../lib/words.svelte";

// Each board has its own types of view and sheet; which fits which is settled by the game's id.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = Component<BoardProps<any, any, any>>;
type Figure = Component<{ name: string }>;
type Emblem = Component<{ game: string }>;
type Picture = Component<{ game: string; option: string; choice: string }>;
interface Guide {
  text: (game: string, n: number | "end") => string; // before each decision
  joins?: (frame: Frame) => boolean; // is this decided together with the move before it?
}

const lists = import.meta.glob<string>("../../../src/kleeblatt/games/*/game.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const emblems = import.meta.glob<{ default: unknown }>("./*/Emblem.svelte");
const pictures = import.meta.glob<{ default: unknown }>("./*/Picture.svelte");
const boards = import.meta.glob<{ default: unknown; showsAll?: boolean }>("./*/Board.svelte");
const figures = import.meta.glob<{ default: unknown }>("./*/Figure.svelte");
const guides = import.meta.glob<Guide>("./*/guide.ts");

/** The family of each game: the folder whose game.toml names it. */
const families = new Map(
  Object.entries(lists).flatMap(([path, text]) => {
    const family = path.split("/").at(-2)!.replaceAll("_", "-");
    return [...text.matchAll(/^id = "([^"]+)"/gm)].map(([, id]) => [id!, family] as const);
  }),
);

/** What the texts of a game are called by: NOCH MAL SO GUT! is a "noch-mal" too. */
export function familyOf(game: string): string {
  return families.get(game) ?? game;
}

export async function boardOf(game: string): Promise<AnyBoard> {
  const words = learnPart(familyOf(game));
  const load = boards[`./${familyOf(game)}/Board.svelte`] ?? (() => import("./Generic.svelte"));
  const [board] = await Promise.all([load(), words]);
  return board.default as AnyBoard;
}

/** Does the board show what all players have anyway? Then nobody needs it in small beside it. */
export async function showsAll(game: string): Promise<boolean> {
  const load = boards[`./${familyOf(game)}/Board.svelte`];
  return load === undefined || ((await load()).showsAll ?? false);
}

/** Draws the pictures of a game's rules. */
export async function figureOf(game: string): Promise<Figure | null> {
  const load = figures[`./${familyOf(game)}/Figure.svelte`];
  if (!load) return null;
  const [figure] = await Promise.all([load(), learnPart(familyOf(game))]);
  return figure.default as Figure;
}

/** A small picture of a game, in 96 by 44: what lies on its table. */
export async function emblemOf(game: string): Promise<Emblem | null> {
  const load = emblems[`./${familyOf(game)}/Emblem.svelte`];
  return load ? ((await load()).default as Emblem) : null;
}

/** Draws the choices of options that are chosen by eye, as the sheets of NOCH MAL! are. */
export async function pictureOf(game: string): Promise<Picture | null> {
  const load = pictures[`./${familyOf(game)}/Picture.svelte`];
  return load ? ((await load()).default as Picture) : null;
}

/** Is there a guided first game? */
export function hasGuide(game: string): boolean {
  return `./${familyOf(game)}/guide.ts` in guides;
}

/** The guide of a game, with its words. */
export async function guideTo(game: string): Promise<Guide> {
  const load = guides[`./${familyOf(game)}/guide.ts`];
  if (!load) throw new Error(`no guide for ${game}`);
  const [guide] = await Promise.all([load(), learnPart(familyOf(game))]);
  return guide;
}
