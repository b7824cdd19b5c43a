// What has happened on a sheet, link by link: entries, the bonuses they won, and where these went.
import type { DoppeltSoCleverEvent as Event, DoppeltSoCleverPrinted as Printed } from "../../lib/wire";
import { type Area, areaOf, type Bonus, SILVER_ROWS } from "./choices";

export interface Link {
  at: number; // ms after the first
  spot: string; // where on the sheet
  area?: Area; // an entry, with what was written
  value?: number;
  bonus?: Bonus; // or a bonus, with where it goes
  to?: string;
}

type Found = Omit<Link, "at">;
type Won = Extract<Event, { source: unknown }>;

const STEP = 480; // ms from link to link
const LONGEST = 2100; // ms for all of them
export const FLIGHT = 420; // ms that a bonus needs to where it goes

/** What these events change on the sheet of a seat, in their order. */
export function chainOf(events: Event[], seat: number, printed: Printed): Link[] {
  const found = events.flatMap((event) => (event.seat === seat ? (linkOf(event, printed) ?? []) : []));
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

/** The places of a sheet that these events have marked. */
export function spotsOf(events: Event[], seat: number, printed: Printed): Set<string> {
  return new Set(chainOf(events, seat, printed).map((link) => (link.area ? link.spot : (link.to ?? link.spot))));
}

/** Does the chain of a seat begin with these events? Entering a won ? goes on with the last one. */
export function isFresh(events: Event[], seat: number, printed: Printed): boolean {
  const own = events.filter((event) => event.seat === seat);
  const entry = own.findIndex((event) => linkOf(event, printed));
  const lead = entry < 0 ? own : own.slice(0, entry);
  return lead.some((event) => event.event !== "question-used");
}

function linkOf(event: Event, printed: Printed): Found | null {
  switch (event.event) {
    case "silver-crossed":
      return entry(`silver-${(SILVER_ROWS as string[]).indexOf(event.row)}-${event.value}`, "silver", event.value);
    case "yellow-circled":
    case "yellow-crossed": {
      const cell = printed.yellow.cells.findIndex(([value, row]) => value === event.value && row === event.row);
      return entry(`yellow-${cell}`, "yellow", event.value);
    }
    case "blue-written":
      return entry(`blue-${event.cell - 1}`, "blue", event.value);
    case "green-written":
      return entry(`green-${event.cell - 1}`, "green", event.value);
    case "pink-written":
      return entry(`pink-${event.cell - 1}`, "pink", event.value);
    case "action-unlocked":
      return won(event, event.action, `${event.action}-${event.slot - 1}`);
    case "fox-won":
      return won(event, "fox", "fox");
    case "question-won": {
      const bonus: Bonus = `? ${event.area}`;
      return won(event, bonus, areaOf(bonus) ? `area-${event.area}` : "ask");
    }
    default:
      return null;
  }
}

const entry = (spot: string, area: Area, value: number): Found => ({ spot, area, value });
const won = (event: Won, bonus: Bonus, to: string): Found => ({ spot: source(event, bonus), bonus, to });

/** Where on the sheet a bonus is printed. */
function source({ source, at }: Won, bonus: Bonus): string {
  switch (source) {
    case "round-bonus":
      return `round-${bonus}`;
    case "silver-column":
      return `silver-bonus-${at}`;
    case "yellow-row":
    case "yellow-column":
      return `${source}-${at - 1}`;
    case "blue-cell":
    case "green-cell":
    case "pink-cell":
      return `${source.replace("cell", "bonus")}-${at - 1}`;
    case "re-roll-track":
    case "return-track":
      return source.replace("track", "end");
    case "extra-die-track":
      return "+1-end";
  }
}
