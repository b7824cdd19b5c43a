// What this browser keeps about the dice of its tables: its own secrets, and every hash it saw.
// All tabs of a browser share it, so they speak with one voice.
import { drop, get, keys, put } from "./storage";

export interface Round {
  context: string;
  seats: number[];
  nonce: string;
  seed: string; // of the chain; "" outside strong mode
  commitment: string; // this device's own
  server: string; // the server's
  committed: string[]; // of all devices, as they were told before this one revealed; [] until then
}

export interface Memory {
  at: number;
  rounds: Record<string, Round>;
  told: string; // the server's commitment as it was told when play had begun
}

const PREFIX = "dice:";
const MOST = 60;
const unkept = new Map<string, string>(); // where the browser keeps nothing

function parsed(text: string | null): Memory {
  try {
    const found = JSON.parse(text ?? "") as Partial<Memory>;
    return { at: Number(found.at), rounds: found.rounds ?? {}, told: found.told ?? "" };
  } catch {
    return { at: 0, rounds: {}, told: "" };
  }
}

export function recallDice(table: string): Memory {
  return parsed(get(PREFIX + table) ?? unkept.get(table) ?? null);
}

export function keepDice(table: string, change: (memory: Memory) => void): Memory {
  const memory = recallDice(table);
  if (memory.at === 0) makeRoom();
  change(memory);
  memory.at = Date.now();
  const text = JSON.stringify(memory);
  if (!put(PREFIX + table, text)) unkept.set(table, text);
  return memory;
}

/** Tables whose dice this browser remembers. */
export const tablesWithDice = (): string[] => keys(PREFIX).map((key) => key.slice(PREFIX.length));

export function dropDice(table: string): void {
  drop(PREFIX + table);
  unkept.delete(table);
}

function makeRoom(): void {
  const tables = tablesWithDice();
  const ages = new Map(tables.map((table) => [table, recallDice(table).at]));
  tables.sort((a, b) => (ages.get(a) ?? 0) - (ages.get(b) ?? 0));
  for (const old of tables.slice(0, Math.max(0, tables.length - MOST + 1))) dropDice(old);
}

/** The latest round that this device took part in. */
export function lastRound(memory: Memory): [number, Round] | null {
  const number = Math.max(0, ...Object.keys(memory.rounds).map(Number));
  const round = memory.rounds[number];
  return round ? [number, round] : null;
}
