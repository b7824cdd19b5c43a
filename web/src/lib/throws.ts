// Rolls of real dice: between the words of the table and a row of faces, one for each die.
import type { ThrowFacts } from "./wire";

/** A roll in words; `faces` are those of all dice, one kind after the other. */
export function textOf(throws: ThrowFacts[], faces: (string | undefined)[]): string {
  let at = 0;
  return throws
    .flatMap(({ name, count, is_said }) => [
      ...(is_said ? [name] : []),
      ...faces.slice(at, (at += count)).map((one) => one ?? ""),
    ])
    .join(" ");
}

/** The faces of a roll in words; none if it is a roll of other dice. */
export function facesOf(throws: ThrowFacts[], text: string): string[] {
  const words = text.split(" ");
  const found: string[] = [];
  for (const { name, count, faces, is_said } of throws) {
    if (is_said && words.shift() !== name) return [];
    const shown = words.splice(0, count);
    if (shown.length < count || shown.some((face) => !faces.includes(face))) return [];
    found.push(...shown);
  }
  return words.length === 0 ? found : [];
}
