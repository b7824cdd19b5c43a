// How the devices at a table bind themselves before the first die falls: the hashes of docs/record.md.
// The browser's own SHA-256 is missing on plain http, as in a home network; hence the library.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const LINKS = 4096; // of a chain: throws of a match in strong mode
const BYTES = 32; // of a nonce

/** The hash of lines of text. */
export function digest(...lines: string[]): string {
  return bytesToHex(sha256(utf8ToBytes(lines.join("\n"))));
}

/** How a record names its table without telling its address. */
export const tableDigest = (table: string): string => digest("kleeblatt table", table);

export interface Setting {
  table: string; // its digest
  game: string;
  rules: number;
  practice?: boolean;
  options: Record<string, string>;
  players: string[];
}

/** What all commitments of a match are bound to. */
export function contextOf({ table, game, rules, practice, options, players }: Setting): string {
  const names = Object.keys(options).sort();
  return digest(
    "kleeblatt dice 2",
    `table ${table}`,
    `game ${game} ${rules}`,
    ...(practice ? ["practice"] : []),
    ...names.map((name) => `option ${name} ${digest(options[name] ?? "")}`),
    ...players.map((name, seat) => `player ${seat} ${digest(name)}`),
  );
}

/** The hash that binds a device to a nonce, and in strong mode to a chain. */
export function commitmentOf(seats: number[], round: number, context: string, nonce: string, chain: string): string {
  return digest("kleeblatt commitment", ["seats", ...seats].join(" "), String(round), context, nonce, chain);
}

export const newNonce = (): string => bytesToHex(randomBytes(BYTES));

/** The value of a chain after so many hashes. */
export function chainAt(seed: string, hashes: number): string {
  let link = hexToBytes(seed);
  for (let made = 0; made < hashes; made += 1) link = sha256(link);
  return bytesToHex(link);
}

export const endOfChain = (seed: string): string => chainAt(seed, LINKS);

/** What throw `number` needs: hashed number + 1 times, it gives the end of the chain. */
export const linkFor = (seed: string, number: number): string => chainAt(seed, LINKS - 1 - number);
