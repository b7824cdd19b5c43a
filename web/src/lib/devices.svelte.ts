// What this browser remembers: the tables it sits at, and the secrets that hold its seats.
import { dropKept } from "./kept";
import { get, put } from "./storage";

export interface Known {
  table: string;
  game: string;
  tokens: string[]; // of seats, and of the host
  names: string[];
  status: string;
  at: number;
}

const KEY = "tables";
const MOST = 60;

function read(): Known[] {
  try {
    const found: unknown = JSON.parse(get(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Known[]) : [];
  } catch {
    return [];
  }
}

export const remembered = $state<{ tables: Known[] }>({ tables: read() });

addEventListener("storage", (event) => {
  if (event.key === KEY) remembered.tables = read();
});

function write(tables: Known[]): void {
  remembered.tables = tables.sort((a, b) => b.at - a.at).slice(0, MOST);
  put(KEY, JSON.stringify(remembered.tables));
}

export function known(table: string): Known | undefined {
  return remembered.tables.find((one) => one.table === table);
}

/** Keep a table, and secrets for it besides those already there. */
export function remember(table: string, facts: Partial<Omit<Known, "table">>): Known {
  const before = known(table) ?? { table, game: "", tokens: [], names: [], status: "", at: 0 };
  const tokens = [...new Set([...before.tokens, ...(facts.tokens ?? [])])];
  const after = { ...before, ...facts, tokens, at: Date.now() };
  write([after, ...read().filter((one) => one.table !== table)]);
  return after;
}

export function forget(table: string): void {
  dropKept(table);
  write(read().filter((one) => one.table !== table));
}

export function ownName(): string {
  return get("name") ?? "";
}

export function keepName(name: string): void {
  put("name", name);
}
