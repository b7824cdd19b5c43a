// The size of a card, in the units it is drawn in.
export const WIDTH = 92;
export const TALLEST = 84;
const LOWEST = 54; // its task can still be read

/** How tall a card is drawn that has so much room, in px. */
export function heightFor(width: number, room: number): number {
  return width > 0 ? Math.max(LOWEST, Math.min(TALLEST, (WIDTH * room) / width)) : TALLEST;
}
