// Columns, rows and colours that events are about.
import type { NochMalEvent } from "../../lib/wire";

export interface Lines {
  columns: ReadonlySet<string>;
  rows: ReadonlySet<string>;
  colours: ReadonlySet<string>;
}

/** What a seat has filled. */
export function filled(events: readonly NochMalEvent[], seat: number | null): Lines {
  const own = events.filter((event) => event.seat === seat);
  return {
    columns: new Set(own.flatMap((event) => (event.event === "column-filled" ? [event.column] : []))),
    rows: new Set(own.flatMap((event) => (event.event === "row-filled" ? [event.row] : []))),
    colours: new Set(own.flatMap((event) => (event.event === "colour-filled" ? [event.colour] : []))),
  };
}

/** The cells that a seat has crossed, in their order. */
export function crossedBy(events: readonly NochMalEvent[], seat: number | null): string[] {
  return events.flatMap((event) => (event.event === "cells-crossed" && event.seat === seat ? event.cells : []));
}

export const NO_LINES: Lines = { columns: new Set(), rows: new Set(), colours: new Set() };
