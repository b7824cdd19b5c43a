// What the parts of a sheet need to know of the table around it.
import type { DoppeltSoCleverValues } from "../../lib/wire";
import type { Area, Entry, RowArea } from "./choices";

/** What can be asked for an explanation: the points of an area, the foxes, an action. */
export type Topic = { area: Area } | { action: "re-roll" | "return" | "+1" } | { foxes: true };

export interface Desk {
  own: boolean; // the sheet of whoever looks: its cells can be pressed
  entries: Entry[]; // what can be entered on it now
  selected: string | null; // one of these, not yet confirmed
  values: DoppeltSoCleverValues; // what the dice would enter in an area that is filled from the left
  recent: Set<string>; // places that others have marked since `seat` decided last
  pick: (move: string) => void;
  open: (area: RowArea) => void; // several values are possible: ask which
  wish: (move: string) => void;
  explain: ((topic: Topic, at: Element) => void) | null; // null: on paper nobody can ask
  delay: (spot: string) => number; // ms until what is new at a place of the sheet is drawn
}

/** A sheet that is only looked at. */
export const STILL: Desk = {
  own: false,
  entries: [],
  selected: null,
  values: { blue: 2, green: 1, pink: 1 },
  recent: new Set(),
  pick: () => undefined,
  open: () => undefined,
  wish: () => undefined,
  explain: null,
  delay: () => 0,
};
