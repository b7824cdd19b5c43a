// What others do is shown one step after another, at a pace that a person can follow: a table hears of
// everything at once, and shows it from a queue.
import { reducedMotion } from "./motion";
import { settings } from "./settings.svelte";

export const SPEEDS = ["calm", "normal", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds after a step of others: so many, and more for each thing that happened in it. */
const PAUSES: Record<Speed, { step: number; event: number; most: number }> = {
  calm: { step: 1500, event: 500, most: 5000 },
  normal: { step: 600, event: 200, most: 2000 },
  "at-once": { step: 0, event: 0, most: 0 },
};

/** How fast others are shown: as chosen, or at once where nothing moves. */
export const speed = (): Speed => settings.speed ?? (reducedMotion() ? "at-once" : "normal");

/** How long a step with so many events stays, before the next one is shown. */
export function pause(events: number): number {
  const { step, event, most } = PAUSES[speed()];
  return events === 0 ? 0 : Math.min(most, step + events * event);
}

/** States that wait to be shown. `show` shows one, and says how many milliseconds it stays. */
export class Pace<State> {
  isBehind = $state(false); // something waits

  private queue: State[] = [];
  private timer = 0;
  private isSkipping = false;

  constructor(private readonly show: (state: State) => number) {
    document.addEventListener("visibilitychange", this.hurry);
  }

  add(state: State): void {
    this.queue.push(state);
    if (!this.timer) this.next();
    this.isBehind = this.queue.length > 0;
  }

  /** Show everything that waits, now. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const state of this.queue.splice(0)) this.show(state);
    this.isBehind = false;
  }

  /** Show everything at once from now on, until there is something to wait for. */
  skip(): void {
    this.isSkipping = true;
    this.catchUp();
  }

  /** Somebody is to decide: from now on, others take their time again. */
  rest(): void {
    this.isSkipping = false;
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  private hurry = (): void => {
    if (document.hidden) this.catchUp(); // nobody looks
  };

  private next(): void {
    this.timer = 0;
    while (this.queue.length > 0 && !this.timer) {
      const time = this.show(this.queue.shift()!);
      if (time > 0 && !document.hidden && !this.isSkipping) this.timer = setTimeout(() => this.next(), time);
    }
    this.isBehind = this.queue.length > 0;
  }
}
