// "What is this?": while somebody asks, a tap on the board explains a thing and plays nothing. What can be asked has
// `data-what="KEY"`; its name, its text and its section of the rules are in web/texts/what-FAMILY.*.ftl:
//
//     what-push-lock = Secured cards
//         .text = The die can never take them.
//         .rules = secure
import { familyOf } from "../games";
import { has, say } from "./words.svelte";

export const asking = $state({ on: false });

export interface Thing {
  key: string;
  name: string;
  text: string;
  rules: string; // a section of the rules, by its anchor
}

/** What is known of a thing: of this game, else of its family. */
export function thingOf(game: string, key: string): Thing | null {
  const id = [`what-${game}-${key}`, `what-${familyOf(game)}-${key}`].find((one) => has(one));
  return id === undefined ? null : { key, name: say(id), text: say(`${id}.text`), rules: say(`${id}.rules`) };
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What can be asked on a board: of each kind the first, in the order of the page. */
export function askable(board: ParentNode): Element[] {
  const found = new Map<string, Element>();
  for (const element of board.querySelectorAll("[data-what]")) {
    const key = keyOf(element);
    if (!found.has(key) && isSeen(element)) found.set(key, element);
  }
  return [...found.values()];
}

export function keyOf(element: Element): string {
  return element.getAttribute("data-what") ?? "";
}
