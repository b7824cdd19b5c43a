// What has happened at the table, for the line above the dice: who failed, who got out, who was
// saved by luck. A roll that fulfils nothing is followed by what comes next at once, so it is kept.
import { type Entry, moveOf, moverOf, rollOf } from "../../lib/entries";
import type { GehtNochWasRolled } from "../../lib/wire";

export type Event =
  | { kind: "fail" | "out" | "avert"; seat: number }
  | { kind: "push" | "bank" | "lift"; seat: number; card: number }
  | { kind: "card"; card: number };

const ALONE = ["fail", "out", "avert"];
const WITH_CARD = ["push", "bank", "lift"];
const MOST = 2; // events in the line, besides our own failure

/** "blue 1 3 3 6 red 2 4 5"; null: not a roll. */
export function readRoll(text: string): GehtNochWasRolled | null {
  const found = /^blue ([1-6 ]+) red ([1-6 ]+)$/.exec(text);
  if (!found) return null;
  const numbers = (part: string): number[] => part.trim().split(" ").map(Number);
  return { blue: numbers(found[1] ?? ""), red: numbers(found[2] ?? "") };
}

/** The last roll that mattered to a seat: that on which it failed, though others roll on. */
export function lastRoll(news: Entry[], seat: number | null): GehtNochWasRolled | null {
  const end = news.findIndex((entry) => moveOf(entry, seat) === "fail");
  const heard = end < 0 ? news : news.slice(0, end);
  return heard.map((entry) => readRoll(rollOf(entry) ?? "")).findLast((roll) => roll !== null) ?? null;
}

export function rollsIn(news: Entry[]): number {
  return news.filter((entry) => readRoll(rollOf(entry) ?? "")).length;
}

function eventOf(entry: Entry): Event | null {
  const seat = moverOf(entry);
  const [kind = "", word = ""] = (moveOf(entry) ?? rollOf(entry) ?? "").split(" ");
  if (kind === "card") return { kind, card: Number(word) };
  if (seat === undefined) return null;
  if (ALONE.includes(kind)) return { kind, seat } as Event;
  return WITH_CARD.includes(kind) ? ({ kind, seat, card: Number(word) } as Event) : null;
}

/** The story goes on: a new roll begins it anew, but for our own failure, and so does our own move. */
export function goOn(story: Event[], news: Entry[], seat: number | null): Event[] {
  const isOurs = (event: Event): boolean => event.kind === "fail" && event.seat === seat;
  let told = story;
  for (const entry of news) {
    const event = eventOf(entry);
    if (readRoll(rollOf(entry) ?? "")) told = told.filter(isOurs);
    if (moveOf(entry, seat) !== undefined) told = [];
    if (event) told = [...told, event];
  }
  const rest = told.filter((event) => !isOurs(event));
  return [...told.filter(isOurs), ...rest.slice(-MOST)];
}
