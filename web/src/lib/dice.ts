// How unusual dice are, in words.
import type { DiceKind, DiceRun } from "./wire";
import { has, language, say, token } from "./words.svelte";

export const faceName = (face: string): string => (has(`face-${face}`) ? say(`face-${face}`) : token(face));

/** An expected count: with one decimal, unless there are thousands. */
export function expected(number: number, total: number): string {
  const digits = total < 1000 ? 1 : 0;
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(number);
}

export const whole = (number: number): string => new Intl.NumberFormat(language()).format(number);

export function unevenness(kind: DiceKind, matches: number): string {
  if (!kind.frequency) return say("dice-few");
  const id = kind.is_dice ? "dice-uneven" : "dice-off";
  return say(matches === 1 ? id : `${id}-many`, { ...kind.frequency });
}

export function longest(run: DiceRun, matches: number): string {
  const found = run.is_drought
    ? say(`dice-drought-${run.name}`, { length: run.length })
    : say("dice-run", { length: run.length, face: faceName(run.face) });
  if (run.length < 2) return found;
  return `${found} ${say(matches === 1 ? "dice-as-long" : "dice-as-long-many", { ...run.frequency })}`;
}
