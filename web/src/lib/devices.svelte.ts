// What this browser remembers: the tables it sits at, and the secrets that hold its seats.
import { dropDice } from "./dice-memory";
import { dropKept } from "./kept";
import { get, put } from "./storage";
import type { State } from "./wire";

export interface Known {
  table: string;
  game: string;
  tokens: string[]; // of seats, and of the host
  host?: string | undefined; // which of them makes a host, if this browser knows
  names: string[];
  bots?: (string | null)[] | undefined; // their levels, by seat
  status: State["status"];
  at: number;
}

export const TABLES = "tables"; // the key of the storage
const MOST = 60;
const MOST_TOKENS = 17; // that a server reads

function read(): Known[] {
  try {
    const found: unknown = JSON.parse(get(TABLES) ?? "[]");
    return Array.isArray(found) ? (found as Known[]) : [];
  } catch {
    return [];
  }
}

export const remembered = $state<{ tables: Known[] }>({ tables: read() });

addEventListener("storage", (event) => {
  if (event.key === TABLES) remembered.tables = read();
});

function write(tables: Known[]): void {
  remembered.tables = tables.sort((a, b) => b.at - a.at).slice(0, MOST);
  put(TABLES, JSON.stringify(remembered.tables));
}

export function known(table: string): Known | undefined {
  return remembered.tables.find((one) => one.table === table);
}

/** Keep a table, and secrets for it besides those already there. */
export function remember(table: string, facts: Partial<Omit<Known, "table">>): Known {
  const before: Known = known(table) ?? { table, game: "", tokens: [], names: [], status: "waiting", at: 0 };
  const tokens = [...new Set([...before.tokens, ...(facts.tokens ?? [])])];
  const after = { ...before, ...facts, tokens, host: facts.host ?? before.host, at: facts.at ?? Date.now() };
  write([after, ...read().filter((one) => one.table !== table)]);
  return after;
}

/** All seats of this browser have new secrets: the old ones are worth nothing any more. */
export function replaceTokens(table: string, fresh: string[], isHost: boolean): void {
  const { tokens = [], host } = known(table) ?? {};
  const others = host ? [host] : isHost ? tokens.filter((one) => !fresh.includes(one)) : [];
  write([
    { ...remember(table, {}), tokens: [...fresh, ...others].slice(0, MOST_TOKENS) },
    ...read().filter((one) => one.table !== table),
  ]);
}

export function forget(table: string): void {
  dropKept(table);
  dropDice(table);
  write(read().filter((one) => one.table !== table));
}

export function ownName(): string {
  return get("name") ?? "";
}

/** Was the person asked for a name once? Whoever wants none is not asked again. */
export const wasAsked = (): boolean => get("name") !== null;

export function keepName(name: string): void {
  put("name", name);
}
