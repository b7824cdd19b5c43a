// The size of a card, in the units it is drawn in.
export const WIDTH = 92;
export const TALLEST = 84;
const LOWEST = 44; // its task can still be read
const LEAST = 33; // px: it can still be pressed

/** How tall a card is drawn that has so much room, in px. */
export function heightFor(width: number, room: number): number {
  return width > 0 ? Math.max(LOWEST, (WIDTH * LEAST) / width, Math.min(TALLEST, (WIDTH * room) / width)) : TALLEST;
}

/** How wide a card may be that has so little room above it, in px. */
export function widthFor(room: number): number {
  return (WIDTH * room) / LOWEST;
}
