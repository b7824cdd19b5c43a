// What the line above the dice tells: who failed, who got out, who was saved by luck, which cards move.
// A roll that fulfils nothing is followed by what comes next at once, so our own failure is kept.
import type { GehtNochWasEvent, GehtNochWasRolled } from "../../lib/wire";

export interface Told {
  failure: GehtNochWasEvent[]; // our own, and the card that consoles us
  latest: GehtNochWasEvent[];
}
export const NOTHING: Told = { failure: [], latest: [] };

const WORTH_TELLING: readonly GehtNochWasEvent["event"][] = [
  "failed",
  "failure-averted",
  "went-out",
  "card-drawn",
  "card-returned",
  "card-paid",
  "sets-broken",
  "card-pushed",
  "card-scored",
  "set-completed",
  "card-lifted",
  "cards-grouped",
];
const MOST = 3; // besides our own failure

/** The story goes on: a new roll begins it anew, but for our own failure, and so does our next bonus. */
export function goOn(told: Told, news: GehtNochWasEvent[], seat: number | null): Told {
  return news.reduce((before, event) => after(before, event, event.seat !== null && event.seat === seat), told);
}

function after({ failure, latest }: Told, event: GehtNochWasEvent, isOurs: boolean): Told {
  if (event.event === "dice-thrown") return { failure, latest: [] };
  if (isOurs && (event.event === "bonus-taken" || event.event === "bonus-forgone")) return NOTHING;
  if (isOurs && event.event === "failed") return { failure: [event], latest };
  if (isOurs && isConsolation(event)) return { failure: [...failure, event], latest };
  return { failure, latest: WORTH_TELLING.includes(event.event) ? [...latest, event].slice(-MOST) : latest };
}

const isConsolation = (event: GehtNochWasEvent): boolean => event.event === "card-drawn" && event.why === "consolation";

/** The last roll that mattered to a seat: that on which it failed, though others roll on. */
export function lastRoll(news: GehtNochWasEvent[], seat: number | null): GehtNochWasRolled | null {
  const end = news.findIndex((event) => event.event === "failed" && event.seat === seat);
  return rolls(end < 0 ? news : news.slice(0, end)).at(-1) ?? null;
}

/** The cards on a sheet that an event has put there, moved or marked. */
export function cardsGlowing(event: GehtNochWasEvent): number[] {
  switch (event.event) {
    case "card-fulfilled":
    case "card-placed":
    case "card-pushed":
    case "card-scored":
    case "card-lifted":
      return [event.card];
    default:
      return [];
  }
}

/** The rolls among the news. */
export function rolls(news: GehtNochWasEvent[]): GehtNochWasRolled[] {
  return news.flatMap((event) => (event.event === "dice-thrown" ? [{ blue: event.blue, red: event.red }] : []));
}
