// What happened, in words: for the log and for whoever listens instead of looking.
import type { Entry } from "./board";
import type { SeatFacts } from "./wire";
import { say, tokens } from "./words.svelte";

export function told(entry: Entry, seats: Pick<SeatFacts, "name">[]): string {
  if (entry.roll !== undefined) return say("page-told-roll", { roll: tokens(entry.roll) });
  const name = seats[entry.seat ?? -1]?.name ?? "";
  return say("page-told-move", { name, move: tokens(entry.move ?? "") });
}
