// What happened between two views, in things that a player wants to be told: who went too far, what
// the die cost, who took or secured what. The record tells the moves; which cards they moved is
// worked out from the view before.
import { type Entry, moveOf, rollOf } from "../../lib/entries";
import type { PushPrinted, PushView } from "../../lib/wire";
import { cardsIn, cardsOf, colourOf } from "./cards";

export interface News {
  kind: "direction" | "bust" | "die" | "take" | "secure";
  seat: number;
  cards: string[]; // the card too many, the cards lost, taken or secured
  face: string | null; // of the die
  row: number | null; // the number of the row taken
  step: number; // of the views seen so far
}
type Happening = Omit<News, "step">;

/** What the entries did, in their order. */
export function happened(before: PushView, entries: Entry[], printed: PushPrinted): Happening[] {
  const news: Happening[] = [];
  const tell = (kind: News["kind"], seat: number, cards: string[], more: Partial<Happening> = {}): void => {
    news.push({ kind, seat, cards, face: null, row: null, ...more });
  };
  const open = before.seats.map((seat) => cardsOf(seat.display));
  let rows = before.rows.map(cardsIn);
  let card = before.card ?? "";
  let mover = before.decider;
  let isTaking = before.phase === "take"; // the rows lie there from an earlier turn, when cards come again
  const isFace = (roll: string | undefined): boolean => roll !== undefined && printed.die.includes(roll);

  function lose(face: string): void {
    const isLost = (one: string): boolean => (face === "star" ? printed.risk : colourOf(one) === face);
    const had = open[mover]!;
    open[mover] = had.filter((one) => !isLost(one));
    isTaking = true;
    tell("die", mover, had.filter(isLost), { face });
  }

  function move(seat: number, text: string): void {
    const [verb, what] = text.split(" ") as [string, string];
    mover = seat;
    if (verb === "draw" && isTaking) rows = [[], [], []];
    isTaking = verb === "take";
    if (verb === "into") rows[Number(what) - 1]!.push(card);
    if (verb === "take") {
      const cards = rows[Number(what) - 1]!;
      rows[Number(what) - 1] = [];
      open[seat]!.push(...cards.filter((one) => one !== "dice-card"));
      tell("take", seat, cards, { row: Number(what) });
    }
    if (verb === "secure") {
      const cards = open[seat]!.filter((one) => colourOf(one) === what);
      open[seat] = open[seat]!.filter((one) => colourOf(one) !== what);
      tell("secure", seat, cards);
    }
  }

  entries.forEach((entry, at) => {
    const roll = rollOf(entry);
    if ("move" in entry) move(entry.seat, entry.move);
    else if (roll !== undefined && isFace(roll)) lose(roll);
    else if (roll !== undefined) {
      card = roll;
      if (roll === "direction-card") tell("direction", mover, [roll]);
      else if (isFace(rollOf(entries[at + 1]))) tell("bust", mover, [roll]);
    }
  });
  return news;
}

/** Does a turn begin with these entries, so that rows are new? */
function beginsToDraw(before: PushView, entries: Entry[], printed: PushPrinted): boolean {
  return entries.some((entry, at) => {
    const last = entries[at - 1];
    if (moveOf(entry) !== "draw") return false;
    if (!last) return before.phase === "start";
    return /^(take|secure)/.test(moveOf(last) ?? "") || printed.die.includes(rollOf(last) ?? "");
  });
}

/** Rows in the order in which their cards came, as far as it was seen. */
export function inOrder(before: string[][], rows: string[][]): string[][] {
  return rows.map((cards, at) => {
    const old = (before[at] ?? []).filter((card) => cards.includes(card));
    return [...old, ...cards.filter((card) => !old.includes(card))];
  });
}

interface Seen {
  text: string;
  view: PushView;
  rows: string[][];
  news: News[];
  step: number;
  decided: Record<number, number>; // the step in which a seat decided last
  dealt: string[]; // cards that this step turned over
  turn: number; // how often somebody has begun to draw
}
export interface Told {
  rows: string[][];
  news: News[]; // since the seat decided last
  step: number;
  fresh: News[]; // of the latest step
  dealt: string[];
  turn: number;
}
const MOST_SEEN = 8; // views, for decisions that are taken back
const MOST_NEWS = 40;
const SPECTATORS_STEPS = 6;

/** The views seen so far at a table. */
export class Memory {
  private seen: Seen[] = [];

  /** What is new to a seat (null: a spectator), and what of it has come just now. */
  see(view: PushView, entries: Entry[], printed: PushPrinted, seat: number | null): Told {
    const text = JSON.stringify(view);
    const at = this.seen.findIndex((one) => one.text === text);
    if (at >= 0) this.seen.length = at + 1; // seen just now, or something was taken back
    else this.add(text, view, entries, printed);
    const { rows, news, decided, step, dealt, turn } = this.seen.at(-1)!;
    const since = seat === null ? step - SPECTATORS_STEPS : (decided[seat] ?? 0);
    const fresh = news.filter((one) => one.step === step);
    return { rows, news: news.filter((one) => one.step >= since), step, fresh, dealt, turn };
  }

  private add(text: string, view: PushView, entries: Entry[], printed: PushPrinted): void {
    const last = this.seen.at(-1);
    const rows = inOrder(last?.rows ?? [], view.rows.map(cardsIn));
    if (!last || view.deck.cards > last.view.deck.cards) {
      this.seen = [{ text, view, rows, news: [], step: 0, decided: {}, dealt: [], turn: 0 }];
      return;
    }
    const step = last.step + 1;
    const fresh = happened(last.view, entries, printed).map((one) => ({ ...one, step }));
    const dealt = entries.flatMap((entry) => rollOf(entry) ?? []).filter((roll) => !printed.die.includes(roll));
    const decided = { ...last.decided, [last.view.decider]: step };
    const news = [...last.news, ...fresh].slice(-MOST_NEWS);
    const turn = last.turn + Number(beginsToDraw(last.view, entries, printed));
    this.seen = [...this.seen, { text, view, rows, news, step, decided, dealt, turn }].slice(-MOST_SEEN);
  }
}
