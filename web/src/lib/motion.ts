// Things that move, for people who want them to. Without motion everything takes 0 ms.
import type { TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";

import { settings } from "./settings.svelte";

/** Does nothing move? */
export function reducedMotion(): boolean {
  return settings.reducedMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many milliseconds, or none. */
export function ms(time: number): number {
  return reducedMotion() ? 0 : time;
}

/** A die that rolls onto the table: `in:tumble={{ delay }}`. */
export function tumble(_: Element, { delay = 0, duration = 550 } = {}): TransitionConfig {
  const turns = 360 + Math.random() * 180;
  const from = Math.random() < 0.5 ? -1 : 1;
  return {
    delay: ms(delay),
    duration: ms(duration),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${from * u * 60}px, ${-Math.abs(Math.sin(t * Math.PI * 2.5)) * u * 34}px) rotate(${from * u * turns}deg) scale(${0.7 + 0.3 * t}); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** A stroke of the pen on an SVG path: `in:pen={{ delay }}`. Circles and lines too. */
export function pen(node: SVGGeometryElement, { delay = 0, duration = 280 } = {}): TransitionConfig {
  const length = node.getTotalLength();
  return {
    delay: ms(delay),
    duration: ms(duration),
    easing: cubicOut,
    css: (t, u) => `stroke-dasharray: ${t * length} ${u * length + length}; opacity: ${t === 0 ? 0 : 1}`,
  };
}

/** Something that pops up where it is won: `in:pop={{ delay }}`. */
export function pop(_: Element, { delay = 0, duration = 320 } = {}): TransitionConfig {
  return {
    delay: ms(delay),
    duration: ms(duration),
    css: (t) => `transform: scale(${1 + Math.sin(t * Math.PI) * 0.45 - (1 - t) * 0.9}); opacity: ${Math.min(1, t * 3)}`,
  };
}
