// What a pen leaves on paper: never twice the same, but always the same on the same cell.
import type { NochMalMarks } from "../../lib/wire";

/** What has become of points on a sheet: to be had, circled, or no longer to be had. */
export type Mark = NochMalMarks["columns"][number][number];

/** A number from -1 to 1 that belongs to a word. */
function wobble(word: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const sign of word) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return (((hash >>> 8) % 2001) - 1000) / 1000;
}

/** The two strokes of a cross around a point. */
export function strokes(word: string, x: number, y: number, reach = 10): [string, string] {
  const w = (salt: number): number => wobble(word, salt) * 1.7;
  const bend = (salt: number): string => `q${round(reach + w(salt) * 1.4)} ${round(reach * 0.85 - w(salt))} `;
  const one = `M${round(x - reach + w(1))} ${round(y - reach * 0.9 + w(2))}${bend(3)}${round(2 * reach + w(4))} ${round(1.8 * reach + w(5))}`;
  const two = `M${round(x + reach + w(6))} ${round(y - reach * 0.9 + w(7))}q${round(-reach - w(8))} ${round(reach * 0.8 + w(8))} ${round(-2 * reach + w(9))} ${round(1.8 * reach + w(10))}`;
  return [one, two];
}

/** A ring that somebody has drawn: it does not quite close. */
export function ringed(word: string, x: number, y: number, radius: number): string {
  const turns = 22;
  const start = wobble(word, 11) * Math.PI;
  const points = Array.from({ length: turns + 2 }, (_, n) => {
    const angle = start + (n / turns) * 2 * Math.PI;
    const far = radius * (1 + 0.07 * Math.sin(angle * 2 + start) - 0.05 * (n / turns));
    return `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far * 0.96)}`;
  });
  return `M${points.join("L")}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
