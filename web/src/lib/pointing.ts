// Points at what makes a certain move on a board: its button, its cells, and at last the confirmation.
// It goes by the marks that every board has: data-move, data-cell, data-open, data-choose.

const MARKS = "[data-move], [data-cell], [data-open], [data-choose]";

const isUsable = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !element.closest("[inert], :disabled");
};

/** What to press next for a move; nothing if the board does not offer it now. */
export function wayTo(board: Element, move: string): Element[] {
  const offered = [...board.querySelectorAll<HTMLElement | SVGElement>(MARKS)].filter(isUsable);
  const words = move.split(" ");
  const marked = (mark: string, value: string | undefined) => offered.find((one) => one.dataset[mark] === value);
  const open = (one: Element | undefined): Element[] => (one && one.getAttribute("aria-pressed") !== "true" ? [one] : []);
  const parts = words.map((word) => marked("cell", word)); // a move of several cells or dice
  const confirm = board.querySelector("[data-testid=confirm]");
  const ways = [
    open(marked("move", move)),
    open(marked("cell", move)),
    parts.every((part) => part) ? parts.flatMap(open) : [],
    confirm && isUsable(confirm) ? [confirm] : [],
    open(marked("open", words[0])),
    open(marked("choose", words.at(-1))),
  ];
  return ways.find((way) => way.length > 0) ?? [];
}

export interface Pointing {
  move: string; // "": at nothing
  moved?: (targets: Element[]) => void; // it points at something else now
}

/** An action: mark the way to a move with data-glow, whatever changes on the board. */
export function pointing(board: HTMLElement, given: Pointing): { update: (now: Pointing) => void; destroy: () => void } {
  let now = given;
  let asked = 0;
  let last: Element | undefined;

  function point(): void {
    asked = 0;
    const way = now.move ? wayTo(board, now.move) : [];
    for (const old of board.querySelectorAll("[data-glow]")) if (!way.includes(old)) old.removeAttribute("data-glow");
    for (const one of way) one.setAttribute("data-glow", "");
    if (way[0] && way[0] !== last) now.moved?.(way);
    last = way[0];
  }
  function soon(): void {
    asked ||= requestAnimationFrame(point);
  }
  const watcher = new MutationObserver(soon);
  watcher.observe(board, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-move", "data-cell", "data-open", "data-choose", "aria-pressed", "disabled", "inert", "class"],
  });
  soon();
  return {
    update: (changed) => {
      now = changed;
      last = undefined;
      soon();
    },
    destroy: () => {
      watcher.disconnect();
      cancelAnimationFrame(asked);
    },
  };
}
