// Entries of a record, as the table tells them.
import type { Log } from "./wire";

export type Entry = Log["entries"][number];

export const rollOf = (entry: Entry | null | undefined): string | undefined =>
  entry && "roll" in entry ? entry.roll : undefined;

export const moverOf = (entry: Entry | null | undefined): number | undefined =>
  entry && "move" in entry ? entry.seat : undefined;

/** A move; with a seat: one of this seat. */
export const moveOf = (entry: Entry | null | undefined, seat?: number): string | undefined =>
  entry && "move" in entry && (seat === undefined || entry.seat === seat) ? entry.move : undefined;
