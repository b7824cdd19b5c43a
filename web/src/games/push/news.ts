// What happened between two views, in things that a player wants to be told: who went too far, what
// the die cost, who took or secured what. The board is given views only, so this is worked out from
// them; a face of the die that cost nothing cannot be known for certain, and is not claimed.
import type { PushPrinted, PushRow, PushSeat, PushView } from "../../lib/wire";

export interface News {
  kind: "bust" | "die" | "take" | "secure";
  seat: number;
  cards: string[]; // the card too many, the cards lost, taken or secured
  face: string | null; // of the die, where it is certain
  step: number; // of the views seen so far
}
type Happening = Omit<News, "step">;

/** {"red": [5, 6]} as cards: "red 5", "red 6". */
export function cardsOf(byColour: Record<string, number[]>): string[] {
  return Object.entries(byColour).flatMap(([colour, values]) => values.map((value) => `${colour} ${value}`));
}

export function colourOf(card: string): string {
  return card.split(" ")[0] ?? "";
}

export function valueOf(card: string): number {
  return Number(card.split(" ")[1] ?? 0);
}

export function sumOf(cards: string[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** The cards of `all` that are not among `others`, each as often as it is. */
export function without(all: string[], others: string[]): string[] {
  const rest = [...others];
  return all.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function lies(row: PushRow): boolean {
  return row.cards.length > 0 || row.dice_card;
}

function clashes(row: PushRow, card: string): boolean {
  if (card === "dice-card") return row.dice_card;
  return row.cards.some((other) => colourOf(other) === colourOf(card) || valueOf(other) === valueOf(card));
}

/** The card with which the turn went too far, if it did. */
function cardTooMany(before: PushView, after: PushView): string | null {
  if (before.phase !== "go-on" || !before.rows.every(lies)) return null;
  const drawn = Object.keys(before.deck.left).filter(
    (card) => (after.deck.left[card] ?? 0) < (before.deck.left[card] ?? 0),
  );
  const discarded = (card: string): boolean => (after.discard[card] ?? 0) > (before.discard[card] ?? 0);
  return drawn.find((card) => discarded(card) && before.rows.every((row) => clashes(row, card))) ?? null;
}

/** The face of the die, as far as the loss tells it. */
export function faceOf(had: string[], lost: string[], printed: PushPrinted): string | null {
  const colours = new Set(lost.map(colourOf));
  if (colours.size > 1) return "star";
  if (colours.size === 1) return printed.risk && lost.length === had.length ? null : [...colours][0]!;
  const hadAll = new Set(had.map(colourOf)).size === printed.colours.length;
  return hadAll && !printed.risk ? "star" : null;
}

/** May the die have cost exactly this? */
function possibleLoss(had: string[], lost: string[], printed: PushPrinted): boolean {
  if (lost.length === 0 || (printed.risk && lost.length === had.length)) return true;
  const colours = new Set(lost.map(colourOf));
  return colours.size === 1 && had.filter((card) => colours.has(colourOf(card))).length === lost.length;
}

/** May the seat have taken this row, and rolled the die if it has a dice card? */
function mayHaveTaken(before: PushSeat, after: PushSeat, row: PushRow, printed: PushPrinted): boolean {
  const had = [...cardsOf(before.display), ...row.cards];
  const has = cardsOf(after.display);
  const lost = without(had, has);
  if (without(has, had).length > 0) return false;
  return row.dice_card ? possibleLoss(had, lost, printed) : lost.length === 0;
}

/** All ways in which these seats, one after the other, may have taken one of the rows each. */
function waysToTake(before: PushView, after: PushView, takers: number[], rows: PushRow[], printed: PushPrinted): PushRow[][] {
  const [first, ...rest] = takers;
  if (first === undefined || rows.length === 0) return [[]];
  return rows
    .filter((row) => mayHaveTaken(before.seats[first]!, after.seats[first]!, row, printed))
    .flatMap((row) => {
      const others = rows.filter((other) => other !== row);
      return waysToTake(before, after, rest, others, printed).map((way) => [row, ...way]);
    });
}

/** What a step of the match did, in its order. */
export function happened(before: PushView, after: PushView, printed: PushPrinted): Happening[] {
  const news: Happening[] = [];
  const tell = (kind: News["kind"], seat: number, cards: string[], face: string | null = null): void => {
    news.push({ kind, seat, cards, face });
  };
  const players = after.seats.length;
  const isNextTurn = after.active !== before.active || after.phase === "over";
  const gone = before.rows.filter((row, number) => lies(row) && (isNextTurn || !lies(after.rows[number]!)));

  const tooMany = cardTooMany(before, after);
  if (tooMany) tell("bust", before.active, [tooMany]);

  // From who decides on, in the direction of taking; it ends before the active seat would come again.
  const step = before.directions % 2 === 1 ? players - 1 : 1;
  const first = before.phase === "take" ? before.decider : before.active;
  const order = after.seats.map((_, away) => (first + away * step) % players);
  const again = order.indexOf(before.active, 1);
  const takers = tooMany ? [] : order.slice(0, Math.min(gone.length, again > 0 ? again : players));
  const ways = waysToTake(before, after, takers, gone, printed);
  const isCertain = new Set(ways.map((way) => JSON.stringify(way))).size === 1;
  order.forEach((seat, at) => {
    const [then, now] = [before.seats[seat]!, after.seats[seat]!];
    const had = cardsOf(then.display);
    const row = isCertain ? ways[0]![at] : undefined;
    if (row) {
      tell("take", seat, row.dice_card ? [...row.cards, "dice-card"] : row.cards);
      had.push(...row.cards);
    }
    const secured = without(cardsOf(now.secured), cardsOf(then.secured));
    const gained = without([...cardsOf(now.display), ...secured], had);
    const lost = without(had, [...cardsOf(now.display), ...secured]);
    if (gained.length > 0) tell("take", seat, gained);
    const hasRolled = row?.dice_card || (tooMany !== null && seat === before.active);
    if (lost.length > 0 || hasRolled) tell("die", seat, lost, faceOf(had, lost, printed));
    if (secured.length > 0) tell("secure", seat, secured);
  });
  return news;
}

interface Seen {
  text: string;
  view: PushView;
  news: News[];
  step: number;
  decided: Record<number, number>; // the step in which a seat decided last
}
const MOST_SEEN = 8; // views, for decisions that are taken back
const MOST_NEWS = 40;
const SPECTATORS_STEPS = 6;

/** The views seen so far at a table. */
export class Memory {
  private table = "";
  private seen: Seen[] = [];

  /** What is new to a seat (null: a spectator) since it decided last, and which of it is the latest. */
  see(table: string, view: PushView, printed: PushPrinted, seat: number | null): { news: News[]; step: number } {
    if (table !== this.table) this.seen = [];
    this.table = table;
    const text = JSON.stringify(view);
    const at = this.seen.findIndex((one) => one.text === text);
    if (at >= 0) this.seen.length = at + 1; // seen just now, or something was taken back
    else this.add(text, view, printed);
    const { news, decided, step } = this.seen.at(-1)!;
    const since = seat === null ? step - SPECTATORS_STEPS : (decided[seat] ?? 0);
    return { news: news.filter((one) => one.step >= since), step };
  }

  private add(text: string, view: PushView, printed: PushPrinted): void {
    const last = this.seen.at(-1);
    if (!last || view.deck.cards > last.view.deck.cards) {
      this.seen = [{ text, view, news: [], step: 0, decided: {} }];
      return;
    }
    const step = last.step + 1;
    const fresh = happened(last.view, view, printed).map((one) => ({ ...one, step }));
    const decided = { ...last.decided, [last.view.decider]: step };
    this.seen = [...this.seen, { text, view, news: [...last.news, ...fresh].slice(-MOST_NEWS), step, decided }];
    this.seen = this.seen.slice(-MOST_SEEN);
  }
}
