// What has happened on a sheet, one after the other: entries, the bonuses they won, and where these
// went. Only to be shown: the sheet before is filled again by the moves of the record.
import { type Entry as Line, moveOf, rollOf } from "../../lib/entries";
import type { DoppeltSoCleverPrinted as Printed, DoppeltSoCleverSeat as Seat } from "../../lib/wire";
import { type Area, areaOf, type Bonus, type Entry, sortMoves, wonInRow, wonInSilver, wonInYellow } from "./choices";

export interface Link {
  at: number; // ms after the first
  spot: string; // where on the sheet
  area?: Area; // an entry, with what was written
  value?: number;
  bonus?: Bonus; // or a bonus, with where it goes
  to?: string;
}

type Found = Omit<Link, "at">;
type Track = "re-roll" | "return" | "+1";

const TRACKS: Track[] = ["re-roll", "return", "+1"];
const STEP = 480; // ms from link to link
const LONGEST = 2100; // ms for all of them
export const FLIGHT = 420; // ms that a bonus needs to where it goes

/** Everything that is new on the sheet of a seat, in its order. */
export function chainOf(before: Seat, after: Seat, news: Line[], seat: number, printed: Printed): Link[] {
  const sheet = copy(before);
  const moves = news.flatMap((line) => moveOf(line, seat) ?? []);
  const found = sortMoves(moves).entries.flatMap((entry) => enter(sheet, entry, printed));
  for (const track of TRACKS) {
    // What no entry has won: the bonus of a round.
    while (sheet.actions[track].circled < after.actions[track].circled) {
      found.push(...give(sheet, track, `round-${track}`, printed));
    }
  }
  const step = Math.min(STEP, LONGEST / Math.max(1, found.length));
  return found.map((link, i) => ({ ...link, at: Math.round(i * step) }));
}

/** How long to wait at each place of the sheet, and at "end" for all of it. */
export function delays(links: Link[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { at, spot, to, area } of links) {
    found.set(spot, at);
    if (to) found.set(to, at + FLIGHT);
    if (area) found.set(`points-${area}`, at + FLIGHT / 2);
    found.set("end", at + FLIGHT);
  }
  return found;
}

/** Does a chain begin with these lines, or go on from before? */
export function isFresh(news: Line[], seat: number): boolean {
  const first = news.findIndex((line) => {
    const move = moveOf(line, seat);
    return move !== undefined && sortMoves([move]).entries.length > 0;
  });
  const lead = first < 0 ? news : news.slice(0, first);
  return lead.some((line) => rollOf(line) !== undefined || !(moveOf(line, seat) ?? "?").startsWith("?"));
}

function copy(sheet: Seat): Seat {
  const { actions } = sheet;
  return {
    ...sheet,
    silver: sheet.silver.map((row) => [...row]),
    yellow: [...sheet.yellow],
    blue: [...sheet.blue],
    green: [...sheet.green],
    pink: [...sheet.pink],
    actions: { "re-roll": { ...actions["re-roll"] }, return: { ...actions.return }, "+1": { ...actions["+1"] } },
  };
}

function enter(sheet: Seat, { area, value, row }: Entry, printed: Printed): Found[] {
  if (area === "silver") {
    const line = row ?? 0;
    sheet.silver[line]?.push(value);
    const bonus = wonInSilver(sheet.silver, value) === "won" ? printed.silver.columns[value - 1] : undefined;
    return [{ spot: `silver-${line}-${value}`, area, value }, ...give(sheet, bonus, `silver-bonus-${value}`, printed)];
  }
  if (area === "yellow") return mark(sheet, value, row ?? 0, printed);
  const cell = sheet[area].length;
  sheet[area].push(area === "green" ? value * (printed.green.factor[cell] ?? 1) : value);
  const minimum = area === "pink" ? (printed.pink.minimum[cell] ?? 0) : 0;
  const bonus = wonInRow(sheet[area], cell, minimum) === "won" ? printed[area].bonus[cell] : undefined;
  return [{ spot: `${area}-${cell}`, area, value }, ...give(sheet, bonus, `${area}-bonus-${cell}`, printed)];
}

function mark(sheet: Seat, value: number, row: number, printed: Printed): Found[] {
  const { cells, rows, columns } = printed.yellow;
  const i = cells.findIndex((cell) => cell[0] === value && cell[1] === row + 1);
  const column = (cells[i]?.[2] ?? 1) - 1;
  const found: Found[] = [{ spot: `yellow-${i}`, area: "yellow", value }];
  const circled = sheet.yellow[i] === "open";
  sheet.yellow[i] = circled ? "circled" : "crossed";
  if (!circled) return found;
  if (wonInYellow(cells, sheet.yellow, 1, row + 1) === "won") found.push(...give(sheet, rows[row], `yellow-row-${row}`, printed));
  if (wonInYellow(cells, sheet.yellow, 2, column + 1) === "won") {
    found.push(...give(sheet, columns[column], `yellow-column-${column}`, printed));
  }
  return found;
}

function give(sheet: Seat, bonus: Bonus | undefined, spot: string, printed: Printed): Found[] {
  if (!bonus || bonus === "-") return [];
  if (bonus === "fox") return [{ spot, bonus, to: "fox" }];
  const track = TRACKS.indexOf(bonus as Track);
  if (track < 0) return [{ spot, bonus, to: bonus === "? any" ? "ask" : `area-${areaOf(bonus)}` }];
  const action = sheet.actions[bonus as Track];
  const slot = action.circled++;
  const end = action.circled === printed.tracks.slots ? printed.tracks.end[track] : undefined;
  return [{ spot, bonus, to: `${bonus}-${slot}` }, ...give(sheet, end, `${bonus}-end`, printed)];
}
