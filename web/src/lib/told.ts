// What happened, in words: for the log and for whoever listens instead of looking.
import type { Entry } from "./board";
import type { SeatFacts } from "./wire";
import { has, say, tokens } from "./words.svelte";

/** A bot is called by its level in the language of whoever looks: "medium 2" is "mittel 2". */
export function called(name: string): string {
  const bot = name.split(" ")[0] ?? "";
  return has(`bot-${bot}`) ? name.replace(bot, say(`bot-${bot}`)) : name;
}

export const named = (seat: SeatFacts): SeatFacts => (seat.kind === "bot" ? { ...seat, name: called(seat.name) } : seat);

export function told(entry: Entry, seats: Pick<SeatFacts, "name">[]): string {
  if (entry.roll !== undefined) return say("page-told-roll", { roll: tokens(entry.roll) });
  const name = seats[entry.seat ?? -1]?.name ?? "";
  return say("page-told-move", { name, move: tokens(entry.move ?? "") });
}
