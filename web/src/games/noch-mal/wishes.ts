// What somebody means who taps a cell that cannot be crossed now: the table is asked about a whole
// move with it, so that it answers with what really stands in the way. Nothing is decided here.
import type { NochMalPrinted, NochMalSheet } from "../../lib/wire";
import { LETTERS } from "./layout";

/** The cell, with as many of its colour around it as the number die shows. */
export function wished(cell: string, printed: NochMalPrinted, sheet: NochMalSheet): string {
  const number = Number(sheet.pair?.[1] ?? 1) || 1; // a joker may be 1
  const block = Object.values(printed.cells).find((cells) => cells.includes(cell)) ?? [];
  const free = new Set(block.filter((other) => !sheet.crossed.includes(other)));
  const group = [cell];
  for (let at = 0; at < group.length; at += 1) {
    for (const other of beside(group[at] ?? "")) {
      if (group.length < number && free.has(other) && !group.includes(other)) group.push(other);
    }
  }
  return group.join(" ");
}

function beside(cell: string): string[] {
  const [x, y] = [LETTERS.indexOf(cell.charAt(0)), Number(cell.charAt(1))];
  return [`${LETTERS[x - 1]}${y}`, `${LETTERS[x + 1]}${y}`, `${LETTERS[x]}${y - 1}`, `${LETTERS[x]}${y + 1}`];
}
