// The legal moves, by the things on the table that offer them. A row that does not fit is offered
// too, as a wish: the table says why not.
import type { PushView } from "../../lib/wire";

export interface Choice {
  move: string;
  isLegal: boolean;
}

/** What the rows offer: to put a card there, to take one, or nothing. */
export function rowChoices(view: PushView, legal: string[]): Choice[] {
  const verb = view.phase === "place" ? "into" : "take";
  return view.rows.map((_, at) => {
    const move = `${verb} ${at + 1}`;
    return { move, isLegal: legal.includes(move) };
  });
}

/** Must a move be confirmed, because it ends a turn? */
export function isWeighed(move: string): boolean {
  return move.startsWith("take ") || move.startsWith("secure ");
}

/** What a move would bring to the display: cards of a row that is taken, or a colour that is secured. */
export interface ToCome {
  cards: string[];
  secured: string | null;
}
export function toCome(view: PushView, move: string): ToCome {
  const [verb, word = ""] = move.split(" ");
  if (verb === "take") return { cards: view.rows[Number(word) - 1]?.cards ?? [], secured: null };
  return { cards: [], secured: verb === "secure" ? word : null };
}

/** What the colours offer at the beginning of a turn. */
export function colourChoices(colours: string[], legal: string[]): Choice[] {
  return colours.map((colour) => ({ move: `secure ${colour}`, isLegal: legal.includes(`secure ${colour}`) }));
}
