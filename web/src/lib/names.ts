// What players are called.
import type { SeatFacts } from "./wire";
import { has, say } from "./words.svelte";

/** The longest name that a table takes, in letters (core/names.py; a test compares them). */
export const LONGEST_NAME = 40;

/** A bot is called by its level in the language of whoever looks: "medium 2" is "Mittel 2". */
export function called(name: string, level: string | null | undefined): string {
  return level && has(`bot-${level}`) ? capitalised(name.replace(level, say(`bot-${level}`))) : name;
}

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The level of the bot that the seat belongs to; one that only stands in does not count. */
export const levelOf = (seat: SeatFacts): string | null => (seat.kind === "bot" ? seat.bot : null);

export const named = (seat: SeatFacts): SeatFacts => ({ ...seat, name: called(seat.name, levelOf(seat)) });
