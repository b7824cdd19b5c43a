// What players are called.
import { list } from "./story";
import type { SeatFacts } from "./wire";
import { has, say } from "./words.svelte";

/** The longest name that a table takes, in letters (core/names.py; a test compares them). */
export const LONGEST_NAME = 40;

/** A bot's name. At tables of Kleeblatt 0.1 its level was its name: "medium 2" is "Mittel 2". */
export function called(name: string, level: string | null | undefined): string {
  return level && name.startsWith(level) && has(`bot-${level}`) ? capitalised(name.replace(level, say(`bot-${level}`))) : name;
}

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** "leicht"; somebody's own bot has only the name it is registered with. */
export function levelName(level: string): string {
  return has(`bot-${level}`) ? say(`bot-${level}`) : level;
}

/** "Kiki · leicht" where there is room to say who that is; elsewhere, and in sentences, "Kiki" will do. */
export function withLevel(name: string, level: string | null | undefined): string {
  return level && !name.startsWith(level) ? `${name} · ${levelName(level)}` : called(name, level);
}

/** The level of the bot that the seat belongs to; one that only stands in does not count. */
export const levelOf = (seat: SeatFacts): string | null => (seat.kind === "bot" ? seat.bot : null);

export const named = (seat: SeatFacts): SeatFacts => ({ ...seat, name: called(seat.name, levelOf(seat)) });

/** Who is waited for besides this browser, which is at its own part. */
export function othersOf(waitingFor: number[], held: number[], seats: SeatFacts[]): { count: number; names: string } {
  const others = waitingFor.filter((one) => !held.includes(one));
  return { count: others.length, names: list(others.map((one) => seats[one]?.name ?? "")) };
}
