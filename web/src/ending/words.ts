// The story of a match in sentences: to its reader in the second person, of others by name.
import type { Chapter } from "../lib/game-story";
import { say } from "../lib/words.svelte";

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo" */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return say("told-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** Who has won, with "you" for the seat of whoever reads. */
export function winnerWords(winners: number[], names: string[], you: number | null): string {
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  const isYou = others.length < winners.length;
  return say("ending-winner", { count: winners.length, you: isYou ? "yes" : "no", names: listed(others) });
}

/** A chapter as a sentence. */
export function chapterWords(chapter: Chapter, names: string[], you: number | null): string {
  const { unit, number, of } = chapter.when;
  const over = "over" in chapter ? chapter.over : null;
  const person = (seat: number | null): string => (seat === you ? "you" : "other");
  return say(`ending-told-${chapter.kind}`, {
    who: person(chapter.seat),
    name: names[chapter.seat] ?? "",
    over: over === null ? "other" : person(over),
    "over-name": over === null ? "" : (names[over] ?? ""),
    points: "points" in chapter ? chapter.points : 0,
    count: "count" in chapter ? chapter.count : 0,
    event: "event" in chapter ? chapter.event.event : "",
    when: say("ending-when", { unit, number }),
    "when-in": say("ending-when-in", { unit, number }),
    "when-of": say("ending-when-of", { unit, number, of }),
    last: say("ending-when-last", { unit }),
  });
}
