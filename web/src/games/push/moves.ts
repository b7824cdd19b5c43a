// The legal moves, by the things on the table that offer them.
export interface Offered {
  draw: boolean;
  stop: boolean;
  secure: string[];
  rows: Record<number, string>; // the number of a row: its move
  rest: string[]; // moves that nothing on the table offers: shown as a list
}

/** Sort the legal moves; colours can be pressed only where the own display is drawn large. */
export function offered(legal: string[], isOwnShown: boolean): Offered {
  const found: Offered = { draw: false, stop: false, secure: [], rows: {}, rest: [] };
  for (const move of legal) {
    const [verb, what] = move.split(" ");
    if (move === "draw") found.draw = true;
    else if (move === "stop") found.stop = true;
    else if (verb === "secure" && isOwnShown) found.secure.push(move);
    else if (verb === "into" || verb === "take") found.rows[Number(what)] = move;
    else found.rest.push(move);
  }
  return found;
}
