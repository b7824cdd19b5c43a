// What the parts of a sheet need to know of the table around it.
import type { DoppeltSoCleverValues } from "../../lib/wire";
import type { Entry, RowArea } from "./choices";

export interface Desk {
  own: boolean; // the sheet of whoever looks: its cells can be pressed
  entries: Entry[]; // what can be entered on it now
  selected: string | null; // one of these, not yet confirmed
  values: DoppeltSoCleverValues; // what the dice would enter in an area that is filled from the left
  pick: (move: string) => void;
  open: (area: RowArea) => void; // several values are possible: ask which
  wish: (move: string) => void;
  delay: (spot: string) => number; // ms until what is new at a place of the sheet is drawn
}

/** A sheet that is only looked at. */
export const STILL: Desk = {
  own: false,
  entries: [],
  selected: null,
  values: { blue: 2, green: 1, pink: 1 },
  pick: () => undefined,
  open: () => undefined,
  wish: () => undefined,
  delay: () => 0,
};
