// Arrow keys walk over the cells of the sheet: to the nearest one that way.
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = event.target;
  if (!way || !(from instanceof HTMLElement) || !from.dataset["spot"]) return;
  const [dx, dy] = way;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const cell of (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button[data-spot]")) {
    const there = middle(cell);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = ahead + 3 * aside;
    if (ahead > 4 && cost < least) [best, least] = [cell, cost];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

function middle(cell: HTMLElement): { x: number; y: number } {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
