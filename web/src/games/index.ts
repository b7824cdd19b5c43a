// What each game draws, loaded when it is needed.
import type { Component } from "svelte";

import type { BoardProps } from "../lib/board";

// Each board has its own types of view and sheet; which fits which is settled by the game's id.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = Component<BoardProps<any, any, any>>;
type Figure = Component<{ name: string }>;
type GuideText = (game: string, n: number | "end") => string;

const FOLDERS: Record<string, string> = {
  "noch-mal": "noch-mal",
  "noch-mal-so-gut": "noch-mal",
  "doppelt-so-clever": "doppelt-so-clever",
  push: "push",
  "geht-noch-was": "geht-noch-was",
};
const boards = import.meta.glob<{ default: unknown }>("./*/Board.svelte");
const figures = import.meta.glob<{ default: unknown }>("./*/Figure.svelte");
const guides = import.meta.glob<{ text: GuideText }>("./*/guide.ts");

/** What the texts of a game are called by: NOCH MAL SO GUT! is a "noch-mal" too. */
export function familyOf(game: string): string {
  return FOLDERS[game] ?? game;
}

export async function boardOf(game: string): Promise<AnyBoard> {
  const load = boards[`./${FOLDERS[game]}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default as AnyBoard;
}

/** Draws the pictures of a game's rules. */
export async function figureOf(game: string): Promise<Figure | null> {
  const load = figures[`./${FOLDERS[game]}/Figure.svelte`];
  return load ? ((await load()).default as Figure) : null;
}

/** The words of a game's guide. */
export async function guideTexts(game: string): Promise<GuideText> {
  const load = guides[`./${FOLDERS[game]}/guide.ts`];
  if (!load) throw new Error(`no guide for ${game}`);
  return (await load()).text;
}
