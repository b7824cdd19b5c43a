// A roll that fulfils nothing is followed by what comes next at once, so the board says that a seat
// has failed. It is known by this: a round is over for the seat, and it did not choose to leave.
import type { GehtNochWasView } from "../../lib/wire";

/** The last round that is over for a seat; 0: none. */
export function finishedRound(view: GehtNochWasView, seat: number): number {
  const rolled = view.phase === "push" || view.phase === "over" || view.dice !== null;
  return rolled && !view.seats[seat]?.in ? view.round : view.round - 1;
}

export class Witness {
  private seen: number; // the last round that was over when we looked
  private left = 0; // the last round that the seat has left by its own choice
  failed = false; // since the seat's last move

  constructor(view: GehtNochWasView, seat: number) {
    this.seen = finishedRound(view, seat);
  }

  look(view: GehtNochWasView, seat: number): boolean {
    const finished = finishedRound(view, seat);
    if (finished > this.seen) {
      const marked = view.seats[seat]?.display.some((cards) => cards.some((card) => card.marker));
      this.failed = this.left !== finished && !marked;
    }
    this.seen = finished; // it may fall when a move is taken back
    return this.failed;
  }

  move(move: string, round: number): void {
    if (move === "out" || move === "fail") this.left = round;
    this.failed = false;
  }
}

const witnesses = new WeakMap<object, Map<number, Witness>>();

/** The witness of a seat at a table; a table is known by what is printed there. */
export function witnessOf(table: object, view: GehtNochWasView, seat: number): Witness {
  const those = witnesses.get(table) ?? new Map<number, Witness>();
  const found = those.get(seat) ?? new Witness(view, seat);
  witnesses.set(table, those.set(seat, found));
  return found;
}
