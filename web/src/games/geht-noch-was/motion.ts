// How cards, markers and the climber move.
import { cubicOut, quintOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

import { ms } from "../../lib/motion";

const FALL = 90; // how far a marker drops, in units of a card

/** Until the dice lie: what they bring is shown after them. */
export const THROW = 950;

/** From where a thing lay to where it lies now; what is new comes from above. */
export const [send, receive] = crossfade({
  duration: (distance) => ms(Math.min(650, 300 + distance)),
  easing: quintOut,
  fallback: (_, { delay = 0 }) => ({
    delay,
    duration: ms(420),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-u * 40}px) rotate(${u * 8}deg); opacity: ${t}`,
  }),
});

/** A marker is pressed on a card. */
export function stamp(_: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: ms(delay),
    duration: ms(300),
    easing: cubicOut,
    css: (t, u) => `transform: scale(${1 + u * 1.6}); opacity: ${t}`,
  };
}

/** A marker falls off its card. */
export function fall(_: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: ms(delay),
    duration: ms(600),
    css: (t, u) => `transform: translateY(${u * u * FALL}px) rotate(${u * 200}deg); opacity: ${t}`,
  };
}
