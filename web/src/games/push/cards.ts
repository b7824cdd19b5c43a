// Cards as words: "red 5", "dice-card", "direction-card".
import type { PushRow } from "../../lib/wire";

/** {"red": [5, 6]} as cards: "red 5", "red 6". */
export function cardsOf(byColour: Record<string, number[]>): string[] {
  return Object.entries(byColour).flatMap(([colour, values]) => values.map((value) => `${colour} ${value}`));
}

export function cardsIn(row: PushRow): string[] {
  return row.dice_card ? [...row.cards, "dice-card"] : [...row.cards];
}

export function colourOf(card: string): string {
  return card.split(" ")[0] ?? "";
}

export function valueOf(card: string): number {
  return Number(card.split(" ")[1] ?? 0);
}

/** Names for cards of a pile in which the same one may lie twice: 5, 5 are "5/0", "5/1". */
export function named(values: number[]): { key: string; value: number }[] {
  return values.map((value, at) => ({
    key: `${value}/${values.slice(0, at).filter((other) => other === value).length}`,
    value,
  }));
}
