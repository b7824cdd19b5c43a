// What others have done since somebody decided last: their marks glow, and it can be played again.
import { type Entry, moverOf } from "./entries";
import type { Line, Story } from "./story";
import type { Event } from "./wire";

/**
 * The events since the turn began in which this seat decided last: others may have decided in that turn
 * before, or in secret at the same time. Who has not decided yet has missed everything.
 */
export function sinceOwnTurn(seat: number, log: Entry[], opening: Event[], told: Event[][], story: Story): Event[] {
  const last = log.findLastIndex((entry) => moverOf(entry) === seat);
  const before = last < 0 ? [] : [...opening, ...told.slice(0, last).flat()]; // its decision may begin the next turn
  const turn = before.findLastIndex((event) => story.opens(event));
  return [...opening, ...told.flat()].slice(Math.max(0, turn));
}

/** What others did in these events, a line for each of them and turn. */
export function ofOthers(seat: number | null, events: Event[], story: Story): Line[] {
  const lines = story.paragraphs(events).flatMap((turn) => turn.lines);
  return lines.filter((line) => line.seat !== null && line.seat !== seat);
}
