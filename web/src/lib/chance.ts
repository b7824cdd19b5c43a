// Probabilities for people: the exact numbers come from Python.
import { language } from "./words.svelte";

/** So many of so many, in per cent: never 0 % or 100 % for what can come or fail to. */
export function chance(some: number, all: number): string {
  const percent = (100 * some) / Math.max(1, all);
  const shown = some > 0 && percent < 1 ? 1 : some < all && percent > 99 ? 99 : Math.round(percent);
  const text = new Intl.NumberFormat(language(), { style: "percent" }).format(shown / 100);
  return some > 0 && percent < 1 ? `<${text}` : text;
}
