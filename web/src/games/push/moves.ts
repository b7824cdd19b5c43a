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

/** What the colours offer at the beginning of a turn. */
export function colourChoices(colours: string[], legal: string[]): Choice[] {
  return colours.map((colour) => ({ move: `secure ${colour}`, isLegal: legal.includes(`secure ${colour}`) }));
}
