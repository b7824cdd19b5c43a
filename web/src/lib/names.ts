// What players are called.
import type { SeatFacts } from "./wire";
import { has, say } from "./words.svelte";

/** A bot is called by its level in the language of whoever looks: "medium 2" is "mittel 2". */
export function called(name: string, level: string | null | undefined): string {
  return level && has(`bot-${level}`) ? name.replace(level, say(`bot-${level}`)) : name;
}

/** The level of the bot that the seat belongs to; one that only stands in does not count. */
export const levelOf = (seat: SeatFacts): string | null => (seat.kind === "bot" ? seat.bot : null);

export const named = (seat: SeatFacts): SeatFacts => ({ ...seat, name: called(seat.name, levelOf(seat)) });
