// What a player wants to be told: who went too far, what the die cost, who took or secured what.
import type { PushEvent, PushView } from "../../lib/wire";
import { cardsIn } from "./cards";

const KINDS = ["direction-turned", "bust", "die-rolled", "row-taken", "cards-secured"] as const;
export type Kind = (typeof KINDS)[number];
type Happening = Extract<PushEvent, { event: Kind }>;
export type News = Happening & { step: number }; // of the views seen so far

const isNews = (event: PushEvent): event is Happening => (KINDS as readonly string[]).includes(event.event);

/** The cards that it is about. */
export function cardsOf(one: News): string[] {
  if (one.event === "direction-turned") return ["direction-card"];
  if (one.event === "bust") return [one.card];
  return one.event === "row-taken" && one.has_dice ? [...one.cards, "dice-card"] : one.cards;
}

/** What its cards are worth: taken, secured or lost. */
export function worthOf(one: News): number {
  return one.event === "cards-secured" ? one.worth : Math.abs(one.points);
}

/** What a seat has got of late. */
export interface Fresh {
  cards: string[]; // taken
  secured: string[]; // colours
}
export function freshOf(events: PushEvent[], seat: number): Fresh {
  const mine = events.filter((event) => event.seat === seat);
  return {
    cards: mine.flatMap((event) => (event.event === "row-taken" ? event.cards : [])),
    secured: mine.flatMap((event) => (event.event === "cards-secured" ? [event.colour] : [])),
  };
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
  turn: number; // how many turns have begun
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
  see(view: PushView, events: PushEvent[], seat: number | null): Told {
    const text = JSON.stringify(view);
    const at = this.seen.findIndex((one) => one.text === text);
    if (at >= 0)
      this.seen.length = at + 1; // seen just now, or something was taken back
    else this.add(text, view, events);
    const { rows, news, decided, step, dealt, turn } = this.seen.at(-1)!;
    const since = seat === null ? step - SPECTATORS_STEPS : (decided[seat] ?? 0);
    const fresh = news.filter((one) => one.step === step);
    return { rows, news: news.filter((one) => one.step >= since), step, fresh, dealt, turn };
  }

  private add(text: string, view: PushView, events: PushEvent[]): void {
    const last = this.seen.at(-1);
    const rows = inOrder(last?.rows ?? [], view.rows.map(cardsIn));
    if (!last || view.deck.cards > last.view.deck.cards) {
      this.seen = [{ text, view, rows, news: [], step: 0, decided: {}, dealt: [], turn: 0 }];
      return;
    }
    const step = last.step + 1;
    const fresh = events.filter(isNews).map((one) => ({ ...one, step }));
    const dealt = events.flatMap((one) => (one.event === "card-drawn" ? [one.card] : []));
    const decided = { ...last.decided, [last.view.decider]: step };
    const news = [...last.news, ...fresh].slice(-MOST_NEWS);
    const turn = last.turn + events.filter((one) => one.event === "turn-began").length;
    this.seen = [...this.seen, { text, view, rows, news, step, decided, dealt, turn }].slice(-MOST_SEEN);
  }
}
