// Whether a record is of a match that this browser played, by the hashes it saw before the first die.
// The server is not asked: it could have another record than the one that was played.
import { tableDigest } from "./commitments";
import { lastRound, type Memory, recallDice, tablesWithDice } from "./dice-memory";

interface DiceFacts {
  table?: string;
  round?: number;
  commitment?: string;
  devices?: { commitment: string }[];
}

/** unknown: nothing is kept of it; left-out: this device was too late to add to the dice. */
export type Finding = "same" | "other" | "left-out" | "unknown";

export interface Comparison {
  finding: Finding;
  seen: string[]; // before the first die: must be in the record
}

const NOTHING: Comparison = { finding: "unknown", seen: [] };

function diceOf(text: string): DiceFacts {
  try {
    const header = JSON.parse(text.slice(0, text.indexOf("\n"))) as { dice?: DiceFacts };
    return header.dice ?? {};
  } catch {
    return {}; // the server says what is wrong with it
  }
}

const hashesOf = ({ commitment, devices }: DiceFacts): string[] =>
  [commitment, ...(Array.isArray(devices) ? devices : []).map((one) => one?.commitment)].filter((one) => typeof one === "string");

function hashesIn({ rounds, told }: Memory): string[] {
  const all = Object.values(rounds).flatMap((round) => [round.commitment, round.server, ...round.committed]);
  return told ? [told, ...all] : all;
}

/** The table of a record, if this browser keeps something about its dice. */
function tableOf(dice: DiceFacts): string | undefined {
  const hashes = new Set(hashesOf(dice));
  return tablesWithDice().find(
    (table) => dice.table === tableDigest(table) || hashesIn(recallDice(table)).some((one) => hashes.has(one)),
  );
}

/** Compare a record with what this browser keeps; of a table, if it is known which one it is. */
export function compare(text: string, table?: string): Comparison {
  const dice = diceOf(text);
  const found = table ?? tableOf(dice);
  return found === undefined ? NOTHING : compareWith(recallDice(found), dice);
}

function compareWith(memory: Memory, dice: DiceFacts): Comparison {
  const hashes = hashesOf(dice);
  const [number, round] = lastRound(memory) ?? [0, null];
  const isLater = (dice.round ?? 0) > number; // the dice were mixed once more, without this device
  const took = round !== null && !isLater && round.committed.length > 0;
  const seen = !round || isLater ? [] : [...new Set([round.server, ...round.committed])];
  const whole = memory.told ? [...seen, memory.told] : seen;
  if (whole.length === 0) return NOTHING;
  const isSame = whole.every((one) => hashes.includes(one)) && (!took || hashes.every((one) => whole.includes(one)));
  return { finding: isSame ? (took ? "same" : "left-out") : "other", seen };
}
