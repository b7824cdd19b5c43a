// What is to be decided on must be seen: neither beyond the edge of the window nor under the panel.
import { reducedMotion } from "../../lib/motion";

const EDGE = 6; // px that stay free around it

/** Scroll as little as it takes to see all of these above what covers the bottom; else the first of them. */
export function reveal(these: Element[], cover: Element | null): void {
  const first = these[0];
  if (!first) return;
  const covered = cover?.getBoundingClientRect();
  const low = stickyBottom(first);
  const high = covered && covered.bottom >= innerHeight ? covered.top : innerHeight;
  const boxes = these.map((one) => one.getBoundingClientRect());
  let top = Math.min(...boxes.map((box) => box.top)) - EDGE;
  let bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE;
  if (bottom - top > high - low + 2 * EDGE) ({ top, bottom } = first.getBoundingClientRect());
  const by = top < low ? top - low : bottom > high ? Math.min(bottom - high, top - low) : 0;
  if (by !== 0) scrollBy({ top: by, behavior: reducedMotion() ? "auto" : "smooth" });
}

/** Where the view begins: under what sticks to the top of the window, such as the words of the guide. */
function stickyBottom(of: Element): number {
  const { left, width } = of.getBoundingClientRect();
  let one = document.elementFromPoint(left + width / 2, EDGE);
  while (one && !one.contains(of)) {
    if (getComputedStyle(one).position === "sticky") return one.getBoundingClientRect().bottom;
    one = one.parentElement;
  }
  return 0;
}
