// A person's own finished matches, in this browser only.
import { get, put } from "./storage";
import type { GameFacts } from "./wire";

export interface Played {
  table: string;
  game: string;
  at: string; // when it was finished
  players: number;
  score: number;
  won: boolean;
  level: number | null; // of a solo game, 0 being the best
}

export interface Summary {
  game: string;
  games: number;
  best: number;
  average: number;
  won: number; // of those with others
  together: number;
  levels: { level: number; times: number }[];
}

const KEY = "played";

function isPlayed(one: unknown): one is Played {
  const found = one as Partial<Played> | null;
  const texts = [found?.table, found?.game, found?.at].every((each) => typeof each === "string");
  const numbers = [found?.players, found?.score].every((each) => typeof each === "number");
  return texts && numbers && typeof found?.won === "boolean" && (found.level === null || typeof found.level === "number");
}

function read(): Played[] {
  try {
    const found: unknown = JSON.parse(get(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

export const played = $state<{ list: Played[] }>({ list: read() });

function write(list: Played[]): void {
  played.list = list;
  put(KEY, JSON.stringify(list));
}

/** Count a finished match, once. */
export function count(one: Played): void {
  if (!read().some((other) => other.table === one.table)) write([...read(), one]);
}

export function forgetAll(): void {
  write([]);
}

export const exported = (): string => JSON.stringify({ kleeblatt: "statistics", played: played.list }, null, 1);

/** Add the matches of an exported file; how many were new, or null if it is no such file. */
export function imported(text: string): number | null {
  let found: unknown;
  try {
    found = (JSON.parse(text) as { played?: unknown }).played;
  } catch {
    return null;
  }
  if (!Array.isArray(found)) return null;
  const known = new Set(read().map((one) => one.table));
  const fresh = found.filter(isPlayed).filter((one) => !known.has(one.table) && known.add(one.table));
  write([...read(), ...fresh].sort((a, b) => a.at.localeCompare(b.at)));
  return fresh.length;
}

/** The best score of a game before this table, alone or together with others. */
export function best(list: Played[], game: string, solo: boolean, but: string): number | null {
  const scores = list
    .filter((one) => one.game === game && (one.players === 1) === solo && one.table !== but)
    .map((one) => one.score);
  return scores.length > 0 ? Math.max(...scores) : null;
}

/** Games, best, average, wins and levels, for each game that was played. */
export function summaries(list: Played[], games: Pick<GameFacts, "id">[]): Summary[] {
  return games.flatMap(({ id }) => {
    const mine = list.filter((one) => one.game === id);
    if (mine.length === 0) return [];
    const together = mine.filter((one) => one.players > 1);
    const levels = mine.flatMap((one) => (one.level === null ? [] : [one.level]));
    return [
      {
        game: id,
        games: mine.length,
        best: Math.max(...mine.map((one) => one.score)),
        average: mine.reduce((sum, one) => sum + one.score, 0) / mine.length,
        won: together.filter((one) => one.won).length,
        together: together.length,
        levels: [...new Set(levels)]
          .sort((a, b) => a - b)
          .map((level) => ({
            level,
            times: levels.filter((one) => one === level).length,
          })),
      },
    ];
  });
}
