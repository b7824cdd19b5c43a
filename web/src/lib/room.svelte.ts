// How much of the window is left for a board: a board that knows it can draw its whole table there.
const LEAST = 290; // px: a board with less takes the whole window, and what is above it is scrolled away

export interface Room {
  readonly width: number; // px, of the board
  readonly height: number; // px, from the top of the board to the bottom of the window
  readonly isLow: boolean; // as on a phone held across
}

const ACROSS = 500; // px: windows that are lower are phones held across

/** The room of a board that begins where this element does. */
export function roomOf(element: () => HTMLElement | null): Room {
  let width = $state(0);
  let top = $state(0);
  let window_ = $state(windowHeight());
  const isLow = $derived(window_ < ACROSS);
  const height = $derived(isLow && window_ - top < LEAST ? window_ : window_ - top);

  $effect(() => {
    const board = element();
    if (!board) return;
    const measure = (): void => {
      const box = board.getBoundingClientRect();
      width = box.width;
      top = Math.max(0, Math.round(box.top + scrollY));
      window_ = windowHeight();
    };
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    watch.observe(document.body);
    addEventListener("resize", measure);
    measure();
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  });
  return {
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    get isLow() {
      return isLow;
    },
  };
}

/** Without what a phone's browser lays over the page for a while. */
function windowHeight(): number {
  return document.documentElement.clientHeight;
}
