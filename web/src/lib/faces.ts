// What a name looks like: always the same face for the same name, on every device.

const COLOURS = ["red", "yellow", "green", "blue", "orange", "purple", "pink", "silver"];
const HEADS = ["round", "square", "egg", "hexagon", "cloud"];
const TOPS = ["antenna", "feelers", "ears", "leaf", "tuft", "cap"];
const EYES = ["dots", "wide", "glasses", "asleep", "visor"];
const MOUTHS = ["smile", "grin", "flat", "oh", "wry"];
const RINGS = ["circle", "octagon", "square", "diamond", "scallops", "shield"];

export interface BotFace {
  colour: string;
  head: string;
  top: string;
  eyes: string;
  mouth: string;
}

export interface Medallion {
  colour: string;
  ring: string;
  initials: string;
}

/** FNV-1a: a number below 2³² that differs even for names that are nearly the same. */
function mixed(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize("NFKC").trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** Each list takes its part of the number. */
function pick(name: string, lists: string[][]): string[] {
  let left = mixed(name);
  return lists.map((list) => {
    const chosen = list[left % list.length] ?? "";
    left = Math.floor(left / list.length);
    return chosen;
  });
}

/** A bot: its features differ, not only its colour. */
export function botFace(name: string): BotFace {
  const [head = "", top = "", eyes = "", mouth = "", colour = ""] = pick(name, [HEADS, TOPS, EYES, MOUTHS, COLOURS]);
  return { colour, head, top, eyes, mouth };
}

/** A person: the first letters of the name. */
export function medallion(name: string): Medallion {
  const [ring = "", colour = ""] = pick(name, [RINGS, COLOURS]);
  const letters = name
    .trim()
    .split(/[\s-]+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? "")
    .filter((letter) => letter !== "");
  if (letters.length === 0) letters.push([...name.trim()][0] ?? ""); // a name of signs alone
  const initials = (letters.length > 1 ? [letters[0], letters.at(-1)] : letters).join("").toUpperCase();
  return { colour, ring, initials };
}
