// Points at what makes a certain move on a board: its button, its cells, and at last the confirmation.
// It goes by the marks that every board has: data-move, data-cell, data-open, data-choose.

const MARKS = "[data-move], [data-cell], [data-open], [data-choose]";

const isUsable = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !element.closest("[inert], :disabled");
};

const isPressed = (one: Element): boolean => one.getAttribute("aria-pressed") === "true";

/**
 * What to press next for a move; nothing if the board does not offer it now. Some boards take the move after it in
 * the same turn (a die, then its entry), and confirm both.
 */
export function wayTo(board: Element, move: string, following = ""): Element[] {
  const offered = [...board.querySelectorAll<HTMLElement | SVGElement>(MARKS)].filter(isUsable);
  const marked = (mark: string, value: string | undefined): Element[] => {
    const found = offered.find((one) => value && one.dataset[mark] === value);
    return found && !isPressed(found) ? [found] : [];
  };
  /** The cells or dice of a move that are still to be tapped, if it is made of such. */
  const parts = (wanted: string): Element[] => {
    const found = wanted.split(" ").map((word) => offered.find((one) => one.dataset["cell"] === word));
    return found.every((part) => part) ? found.flatMap((part) => (part && !isPressed(part) ? [part] : [])) : [];
  };
  const confirm = board.querySelector("[data-testid=confirm]");
  const of = (wanted: string): Element[][] => {
    const words = wanted.split(" ");
    return [marked("move", wanted), marked("cell", wanted), marked("open", words[0]), marked("choose", words.at(-1))];
  };
  const ways = [parts(move), confirm && isUsable(confirm) ? [confirm] : [], ...of(move), parts(following), ...of(following)];
  return ways.find((way) => way.length > 0) ?? [];
}

export interface Pointing {
  move: string; // "": at nothing
  following?: string; // the move after it
  moved?: (targets: Element[]) => void; // it points at something else now
}

/** An action: mark the way to a move with data-glow, whatever changes on the board. */
export function pointing(board: HTMLElement, given: Pointing): { update: (now: Pointing) => void; destroy: () => void } {
  let now = given;
  let asked = 0;
  let last: Element | undefined;

  function point(): void {
    asked = 0;
    const way = now.move ? wayTo(board, now.move, now.following) : [];
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
