// The board of each game, loaded when it is needed.
import type { Component } from "svelte";

import type { BoardProps } from "../lib/board";

// Each board has its own types of view and sheet; which fits which is settled by the game's id.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = Component<BoardProps<any, any>>;

const boards: Record<string, () => Promise<{ default: unknown }>> = {
  "noch-mal": () => import("./noch-mal/Board.svelte"),
  "noch-mal-so-gut": () => import("./noch-mal/Board.svelte"),
  "doppelt-so-clever": () => import("./doppelt-so-clever/Board.svelte"),
  push: () => import("./push/Board.svelte"),
  "geht-noch-was": () => import("./geht-noch-was/Board.svelte"),
};

export async function boardOf(game: string): Promise<AnyBoard> {
  const load = boards[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default as AnyBoard;
}
