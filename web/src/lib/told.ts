// What happened, in words: for the log and for whoever listens instead of looking.
import type { Step } from "./entries";
import type { SeatFacts } from "./wire";
import { has, say, tokens } from "./words.svelte";

/** A bot is called by its level in the language of whoever looks: "medium 2" is "mittel 2". */
export function called(name: string, level: string | null | undefined): string {
  return level && has(`bot-${level}`) ? name.replace(level, say(`bot-${level}`)) : name;
}

/** The level of the bot that the seat belongs to; one that only stands in does not count. */
export const levelOf = (seat: SeatFacts): string | null => (seat.kind === "bot" ? seat.bot : null);

export const named = (seat: SeatFacts): SeatFacts => ({ ...seat, name: called(seat.name, levelOf(seat)) });

export function told(step: Step, seats: Pick<SeatFacts, "name">[]): string {
  if ("roll" in step) return say("page-told-roll", { roll: tokens(step.roll) });
  return say("page-told-move", { name: seats[step.seat]?.name ?? "", move: tokens(step.move) });
}
