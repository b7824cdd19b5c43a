// Cards that travel, and when: what happens in one step is shown one after the other.
import type { TransitionConfig } from "svelte/transition";
import { cubicIn, cubicInOut } from "svelte/easing";

import { ms } from "../../lib/motion";
import type { PushEvent } from "../../lib/wire";
import type { News } from "./news";

const LASTS: Partial<Record<PushEvent["event"], number>> = {
  "card-drawn": 420,
  "card-placed": 300,
  "direction-turned": 300,
  bust: 700,
  "die-rolled": 850,
  "row-taken": 380,
  "cards-secured": 300,
};
const LONGEST = 2400;
const DIE_LIES = 0.75; // of the time that a die takes: then cards are lost

export interface Timing {
  bust: number;
  die: Record<number, number>; // by seat: when it begins to roll
  lost: Record<number, number>; // by seat: when cards go
  take: Record<number, number>; // by seat
  row: Record<number, number>; // by number: when it is taken
  end: number; // when rows that nobody takes go
}

/** When each thing of a step begins, in ms; all together never too long. */
export function timing(fresh: News[]): Timing {
  const scale = Math.min(1, LONGEST / Math.max(1, inAll(fresh)));
  const found: Timing = { bust: 0, die: {}, lost: {}, take: {}, row: {}, end: 0 };
  for (const one of fresh) {
    const lasts = (LASTS[one.event] ?? 0) * scale;
    if (one.seat === null) continue;
    if (one.event === "bust") found.bust = found.end;
    if (one.event === "die-rolled") {
      found.die[one.seat] = found.end;
      found.lost[one.seat] = found.end + lasts * DIE_LIES;
    }
    if (one.event === "row-taken") found.take[one.seat] = found.row[one.row] = found.end;
    found.end += lasts;
  }
  return found;
}

/** How long events take to be seen, in ms. */
export function lasts(events: PushEvent[]): number {
  return ms(Math.min(LONGEST, inAll(events)));
}

function inAll(events: PushEvent[]): number {
  return events.reduce((all, one) => all + (LASTS[one.event] ?? 0), 0);
}

interface Way {
  from: Element | null | undefined;
  delay?: number;
  turn?: boolean; // face down at first
  still?: boolean; // it has been there before
}

/** A card that comes from somewhere else on the table. */
export function travel(node: Element, { from, delay = 0, turn = false, still = false }: Way): TransitionConfig {
  if (still) return { duration: 0 };
  const to = node.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const x = start ? start.left + start.width / 2 - to.left - to.width / 2 : 0;
  const y = start ? start.top + start.height / 2 - to.top - to.height / 2 : -12;
  return {
    delay: ms(delay),
    duration: ms(420),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) perspective(300px) rotateY(${turn ? 180 * u : 0}deg); ` +
      `--face-down: ${turn && u > 0.5 ? 1 : 0}; opacity: ${turn ? 1 : Math.min(1, t * 8)}; position: relative; z-index: 4`,
  };
}

/** A card that goes: thrown off the table, or just away. */
export function leave(_: Element, { delay = 0, thrown = false }): TransitionConfig {
  const side = Math.random() < 0.5 ? -1 : 1;
  return {
    delay: ms(delay),
    duration: ms(thrown ? 480 : 160),
    easing: cubicIn,
    css: (t, u) =>
      thrown
        ? `transform: translate(${side * u * 50}px, ${u * 90}px) rotate(${side * u * 50}deg); opacity: ${t}`
        : `opacity: ${t}`,
  };
}

/** The table shakes. */
export function shake(node: Element): void {
  if (ms(1) === 0) return;
  const at = (x: number, turn: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${turn}deg)` });
  node.animate([at(0, 0), at(-9, -0.7), at(8, 0.6), at(-6, -0.4), at(4, 0.3), at(0, 0)], { duration: 420 });
}
