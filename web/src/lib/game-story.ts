// The story of a finished match, found in its events: who was ahead when, the best turn, what went wrong.
// Nothing here knows a game. A turn begins with the event that the game has for it, and the running scores
// are the final ones without the points of the events that were still to come.
import type { Event } from "./wire";

export type Unit = "turn" | "roll" | "round";

/** A moment of the match: which turn, and the entry of the record that it ends with (-1: before the first). */
export interface When {
  unit: Unit;
  number: number; // from 1
  of: number;
  entry: number;
}

export type Chapter =
  | { kind: "always-ahead"; seat: number; over: number; when: When }
  | { kind: "last-moment" | "overtook"; seat: number; over: number; when: When }
  | { kind: "comeback"; seat: number; over: number; points: number; when: When }
  | { kind: "changes"; seat: number; over: number; count: number; when: When }
  | { kind: "level"; seat: number; over: number; points: number; when: When }
  | { kind: "best-turn"; seat: number; points: number; event: Event; when: When }
  | { kind: "setback"; seat: number; points: number; event: Event; when: When }
  | { kind: "failures"; seat: number; count: number; event: Event; when: When }
  | { kind: "close" | "clear"; seat: number; over: number; points: number; when: When }
  | { kind: "half"; seat: number; when: When }
  | { kind: "dry"; seat: number; count: number; when: When };

export interface Match {
  opening: Event[]; // what happened before the first entry of the record
  told: Event[][]; // what happened, entry by entry
  scores: number[]; // the final ones, by seat
  winners: number[];
}

interface Step {
  event: Event;
  entry: number;
}

interface Turn {
  number: number;
  steps: Step[];
  gains: number[]; // by seat
  scores: number[]; // after it
}

const OPENERS: [string, Unit][] = [
  ["turn-began", "turn"],
  ["dice-rolled", "roll"],
  ["round-began", "round"],
];
const ROUND = "round-began";
const END = "game-ended";
const FAILURES = ["bust", "failed", "question-lost", "passed"];
const SMALL = 3; // points: what is less is no setback
const CLOSE = 3; // points between the first two
const FAR = 5; // points behind, from which on coming back is a story

/** Why it ended: the event that says so. */
export const ending = (told: Event[][]): Event | undefined => told.flat().findLast((one) => one.event === END);

/** The story in up to three chapters, in the order in which one would tell it. */
export function chapters(match: Match): Chapter[] {
  const course = new Course(match);
  if (course.turns.length === 0) return [];
  const found = match.scores.length === 1 ? solo(course) : together(course, match);
  return found.filter((one) => one !== null).slice(0, 3);
}

/** The entries (of frames of a replay: the frames) with which turns begin. */
export function beginnings(told: Event[][]): { unit: Unit; at: number[] } {
  const steps = told.flatMap((events, entry) => events.map((event) => ({ event, entry })));
  const { opener, unit } = openerOf(steps);
  const firsts = cut(steps, opener).map((turn) => turn.find(({ event }) => event.event === opener) ?? turn[0]!);
  return { unit, at: [...new Set(firsts.map(({ entry }) => entry))] };
}

function solo(course: Course): (Chapter | null)[] {
  return [course.half(), course.best(), course.dry(), course.failures(), course.setback()];
}

function together(course: Course, { scores, winners }: Match): (Chapter | null)[] {
  const [first, second] = winners;
  if (first === undefined) return [course.best(), course.setback(), course.failures()];
  const rival = second ?? ranked(scores, first)[0]!;
  const apart = scores[first]! - scores[rival]!;
  const when = course.end();
  const close: Chapter = { kind: apart <= CLOSE ? "close" : "clear", seat: first, over: rival, points: apart, when };
  const level: Chapter = { kind: "level", seat: first, over: rival, points: scores[first]!, when };
  if (apart === 0) return [level, course.best(), course.setback(), course.failures()];
  const lead = course.lead(first, rival);
  if (apart <= CLOSE) return [lead, course.best(), close];
  return [lead, course.best(), course.setback(), course.failures(), close];
}

/** The other seats, best first. */
function ranked(scores: number[], but: number): number[] {
  return scores
    .map((_, seat) => seat)
    .filter((seat) => seat !== but)
    .sort((a, b) => scores[b]! - scores[a]!);
}

class Course {
  readonly turns: Turn[];
  private readonly unit: Unit;

  constructor({ opening, told, scores }: Match) {
    const steps = [opening, ...told].flatMap((events, number) => events.map((event) => ({ event, entry: number - 1 })));
    const { opener, unit } = openerOf(steps);
    const end = steps.findIndex(({ event }) => event.event === END);
    const played = end < 0 ? steps : steps.slice(0, end);
    this.unit = unit;
    this.turns = cut(played, opener).map((found, i) => ({ number: i + 1, steps: found, gains: [], scores: [] }));
    const running = scores.map((score, seat) => score - sum(steps, seat));
    for (const turn of this.turns) {
      turn.gains = scores.map((_, seat) => sum(turn.steps, seat));
      turn.gains.forEach((gain, seat) => (running[seat]! += gain));
      turn.scores = [...running];
    }
  }

  end(): When {
    return this.at(this.turns.at(-1)!);
  }

  /** How the winner got ahead. */
  lead(winner: number, rival: number): Chapter {
    const behind = this.turns.findLastIndex(({ scores }) => !leads(scores, winner));
    const turn = this.turns[behind + 1] ?? this.turns.at(-1)!;
    const before = this.turns[behind]?.scores;
    const over = before ? ranked(before, winner)[0]! : rival;
    const when = this.at(turn, winner);
    const about = { seat: winner, over, when };
    if (behind < Math.max(1, this.turns.length / 10)) return { kind: "always-ahead", ...about, over: rival };
    if (behind >= this.turns.length - 2) return { kind: "last-moment", ...about };
    const deepest = this.turns.map(({ scores }) => Math.max(...scores) - scores[winner]!);
    const points = Math.max(...deepest);
    const leader = ranked(this.turns[deepest.indexOf(points)]!.scores, winner)[0]!;
    if (points >= Math.max(FAR, this.turns.at(-1)!.scores[winner]! / 6))
      return { kind: "comeback", ...about, over: leader, points };
    const count = this.changes();
    return count >= 3 ? { kind: "changes", ...about, count } : { kind: "overtook", ...about };
  }

  /** How often another one was alone in the lead. */
  private changes(): number {
    let leader = -1;
    let count = 0;
    for (const { scores } of this.turns) {
      const now = scores.findIndex((_, seat) => leads(scores, seat));
      if (now < 0 || now === leader) continue;
      if (leader >= 0) count += 1;
      leader = now;
    }
    return count;
  }

  best(): Chapter | null {
    return this.extreme("best-turn", 1, 1);
  }

  setback(): Chapter | null {
    return this.extreme("setback", -1, SMALL);
  }

  /** The turn that brought a seat most (or cost it most), and the event in it that did most of it. */
  private extreme(kind: "best-turn" | "setback", sign: 1 | -1, least: number): Chapter | null {
    const all = this.turns.flatMap((turn) => turn.gains.map((gain, seat) => ({ turn, seat, gain: gain * sign })));
    const found = all.reduce((most, one) => (one.gain > most.gain ? one : most), all[0]!);
    if (found.gain < least) return null;
    const own = found.turn.steps.filter(({ event }) => event.seat === found.seat);
    const step = own.reduce((most, one) => (one.event.points * sign > most.event.points * sign ? one : most));
    const when = { ...this.at(found.turn), entry: step.entry };
    return { kind, seat: found.seat, points: found.gain, event: step.event, when };
  }

  /** What one seat failed at more than once. */
  failures(): Chapter | null {
    const most = FAILURES.flatMap((name) => {
      const failed = this.turns.flatMap((turn) =>
        turn.steps.filter(({ event }) => isFailure(event, name)).map((step) => ({ turn, step })),
      );
      const seats = [...new Set(failed.map(({ step }) => step.event.seat))];
      return seats.map((seat) => failed.filter(({ step }) => step.event.seat === seat));
    }).find((one) => one.length >= 2);
    const last = most?.at(-1);
    if (!most || !last || last.step.event.seat === null) return null;
    const when = { ...this.at(last.turn), entry: last.step.entry };
    return { kind: "failures", seat: last.step.event.seat, count: most.length, event: last.step.event, when };
  }

  /** Alone: when half of all points were there for good. */
  half(): Chapter | null {
    const all = this.turns.map(({ scores }) => scores[0]!);
    const half = all.at(-1)! / 2;
    if (half <= 0) return null;
    const turn = this.turns[all.findLastIndex((score) => score < half) + 1]!;
    return { kind: "half", seat: 0, when: this.at(turn, 0) };
  }

  /** Alone: the longest time without a point. */
  dry(): Chapter | null {
    let best = { from: 0, count: 0 };
    let from = 0;
    this.turns.forEach(({ gains }, i) => {
      if (gains[0]! > 0) from = i + 1;
      else if (i + 1 - from > best.count) best = { from, count: i + 1 - from };
    });
    if (best.count < 3) return null;
    return { kind: "dry", seat: 0, count: best.count, when: this.at(this.turns[best.from]!) };
  }

  /** The moment at the end of a turn, or where a seat last got points in it. */
  private at(turn: Turn, seat?: number): When {
    const scored = turn.steps.findLast(({ event }) => event.seat === seat && event.points > 0);
    const { entry } = scored ?? turn.steps.at(-1)!;
    return { unit: this.unit, number: turn.number, of: this.turns.length, entry };
  }
}

/** The event with which a turn of this game begins. */
function openerOf(steps: Step[]): { opener: string; unit: Unit } {
  const [opener, unit] = OPENERS.find(([name]) => steps.some(({ event }) => event.event === name)) ?? OPENERS.at(-1)!;
  return { opener, unit };
}

/** Events, turn by turn. A round that begins just before a turn belongs to it. */
function cut(steps: Step[], opener: string): Step[][] {
  const turns: Step[][] = [];
  let isRound = false;
  for (const step of steps) {
    const name = step.event.event;
    const opens = name === opener ? !isRound : name === ROUND;
    if (opens || turns.length === 0) {
      isRound = name === ROUND && name !== opener;
      turns.push([]);
    } else if (name === opener) {
      isRound = false;
    }
    turns.at(-1)!.push(step);
  }
  const [first, second] = turns; // what was laid out before the first turn is part of it
  const begins = (turn: Step[] | undefined): boolean => turn?.some(({ event }) => event.event === opener) ?? false;
  return first && second && !begins(first) ? [[...first, ...second], ...turns.slice(2)] : turns;
}

const sum = (steps: Step[], seat: number): number =>
  steps.reduce((points, { event }) => points + (event.seat === seat ? event.points : 0), 0);

const leads = (scores: number[], seat: number): boolean =>
  scores.every((score, other) => other === seat || score < scores[seat]!);

/** Declining something on top of a turn is no failure. */
const isFailure = (event: Event, name: string): boolean =>
  event.event === name && !("what" in event && event["what"] === "extra-die");
