// What has happened at the table, for the line above the dice: who failed, who got out, who was
// saved by luck. A roll that fulfils nothing is followed by what comes next at once, so it is kept.
import type { Entry } from "../../lib/board";
import type { GehtNochWasRolled } from "../../lib/wire";

export type Event =
  | { kind: "fail" | "out" | "avert"; seat: number }
  | { kind: "push" | "bank" | "lift"; seat: number; card: number }
  | { kind: "card"; card: number };

const ALONE = ["fail", "out", "avert"];
const WITH_CARD = ["push", "bank", "lift"];
const MOST = 3; // events in a line

/** "blue 1 3 3 6 red 2 4 5"; null: not a roll. */
export function readRoll(text: string): GehtNochWasRolled | null {
  const found = /^blue ([1-6 ]+) red ([1-6 ]+)$/.exec(text);
  if (!found) return null;
  const numbers = (part: string): number[] => part.trim().split(" ").map(Number);
  return { blue: numbers(found[1] ?? ""), red: numbers(found[2] ?? "") };
}

/** The last roll in the news, if there is one. */
export function lastRoll(news: Entry[]): GehtNochWasRolled | null {
  return news.map((entry) => readRoll(entry.roll ?? "")).findLast((roll) => roll !== null) ?? null;
}

export function rollsIn(news: Entry[]): number {
  return news.filter((entry) => readRoll(entry.roll ?? "")).length;
}

function eventOf({ roll, seat, move }: Entry): Event | null {
  const [kind = "", word = ""] = (move ?? roll ?? "").split(" ");
  if (kind === "card") return { kind, card: Number(word) };
  if (seat === undefined) return null;
  if (ALONE.includes(kind)) return { kind, seat } as Event;
  return WITH_CARD.includes(kind) ? ({ kind, seat, card: Number(word) } as Event) : null;
}

/** The story goes on: a new roll or a move of our own begins it anew. */
export function goOn(story: Event[], news: Entry[], seat: number | null): Event[] {
  let told = story;
  for (const entry of news) {
    const event = eventOf(entry);
    if (readRoll(entry.roll ?? "") || (entry.seat === seat && event?.kind !== "fail")) told = [];
    if (event) told = [...told, event].slice(-MOST);
  }
  return told;
}
