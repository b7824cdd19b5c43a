// The last state of tables that this browser sits at, to be read without the server.
import type { Entry } from "./board";
import type { State, Welcome } from "./wire";

export interface Kept {
  welcome: Welcome;
  state: State;
  log: Entry[];
}

const PREFIX = "kept:";
const MOST = 12;

/** Keep a table as it is now; if there is no room, older ones go first. */
export function keep(table: string, now: Kept): void {
  const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + table);
  const at = (key: string): number => Number(localStorage.getItem(key)?.split(" ", 1)[0] ?? 0);
  others.sort((a, b) => at(a) - at(b));
  for (const old of others.slice(0, Math.max(0, others.length - MOST + 1))) localStorage.removeItem(old);
  try {
    localStorage.setItem(PREFIX + table, `${Date.now()} ${JSON.stringify(now)}`);
  } catch {
    for (const old of others) localStorage.removeItem(old); // full: the next state finds room
  }
}

export function kept(table: string): Kept | null {
  const found = localStorage.getItem(PREFIX + table);
  try {
    return found === null ? null : (JSON.parse(found.slice(found.indexOf(" ") + 1)) as Kept);
  } catch {
    return null;
  }
}
