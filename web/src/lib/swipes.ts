// A swipe to the side shows the next sheet; whatever scrolls sideways itself is left alone.
const LEAST = 60; // px
const MOST_UP_OR_DOWN = 40;

function scrollsSideways(element: Element | null, until: Element): boolean {
  for (let at = element; at && at !== until; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX !== "visible") return true;
    if (at instanceof HTMLInputElement) return true;
  }
  return false;
}

export function swipes(
  node: HTMLElement,
  told: (by: number) => void,
): { update: (next: typeof told) => void; destroy: () => void } {
  let tell = told;
  let from: Touch | null = null;
  const start = (event: TouchEvent): void => {
    const touch = event.touches.length === 1 ? event.touches[0]! : null;
    from = touch && !scrollsSideways(event.target as Element, node) ? touch : null;
  };
  const end = (event: TouchEvent): void => {
    const to = event.changedTouches[0];
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(x) >= LEAST && Math.abs(y) <= MOST_UP_OR_DOWN) tell(x < 0 ? 1 : -1);
    from = null;
  };
  node.addEventListener("touchstart", start, { passive: true });
  node.addEventListener("touchend", end, { passive: true });
  return {
    update: (next) => (tell = next),
    destroy: () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchend", end);
    },
  };
}
