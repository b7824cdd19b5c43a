// The last state of tables that this browser sits at, to be read without the server.
import { drop, get, keys, put } from "./storage";
import type { Event, State, Welcome } from "./wire";

export interface Kept {
  welcome: Welcome;
  state: State;
  told: Event[][];
}

const PREFIX = "kept:";
const MOST = 12;

/** Keep a table as it is now; older ones go first. */
export function keep(table: string, now: Kept): void {
  const at = (key: string): number => Number(get(key)?.split(" ", 1)[0] ?? 0);
  const others = keys(PREFIX).filter((key) => key !== PREFIX + table);
  others.sort((a, b) => at(a) - at(b));
  for (const old of others.slice(0, Math.max(0, others.length - MOST + 1))) drop(old);
  const text = `${Date.now()} ${JSON.stringify(now)}`;
  if (!put(PREFIX + table, text)) for (const old of others) drop(old); // full: the next state finds room
}

export function kept(table: string): Kept | null {
  const found = get(PREFIX + table);
  try {
    return found === null ? null : (JSON.parse(found.slice(found.indexOf(" ") + 1)) as Kept);
  } catch {
    return null;
  }
}

export function dropKept(table: string): void {
  drop(PREFIX + table);
}
