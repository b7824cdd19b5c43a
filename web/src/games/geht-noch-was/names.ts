// Cards in words: their names for the ear, and what a bonus gives.
import type { GehtNochWasDisplayCard, GehtNochWasPrinted, GehtNochWasSeat } from "../../lib/wire";
import { language, say, token } from "../../lib/words.svelte";
import { levelOf, payOf, readMove } from "./moves";

export type CardColour = "green" | "yellow" | "red";
export const COLOURS: readonly CardColour[] = ["green", "yellow", "red"];

export function colourOf(printed: GehtNochWasPrinted, card: number): CardColour {
  return printed.cards[String(card)]?.colour ?? "green";
}

export function taskOf(printed: GehtNochWasPrinted, card: number): string {
  return printed.cards[String(card)]?.words[language()] ?? "";
}

export function nameOf(printed: GehtNochWasPrinted, card: number, marker: GehtNochWasDisplayCard["marker"] = null): string {
  return say("board-geht-noch-was-card", {
    number: card,
    colour: token(colourOf(printed, card)),
    task: taskOf(printed, card),
    marker: marker ?? "none",
  });
}

/** A move that has to be confirmed: fulfilling, failing, averting that, paying (or not), or pushing a scored card. */
export function moveName(printed: GehtNochWasPrinted, seat: GehtNochWasSeat, move: string): string {
  const { kind, word } = readMove(move);
  const card = Number(word);
  const level = levelOf(seat.display, card) || levelOf(seat.scored, card);
  const money = kind === "pass" ? seat.money : payOf(seat.scored, printed.factors, card);
  return say(`board-geht-noch-was-move-${kind}`, { card, level, money });
}

export function bonusName(printed: GehtNochWasPrinted, round: number, choice: number): string {
  const bonus = printed.bonus[round - 1]?.[choice];
  if (!bonus) return "";
  const colour = bonus.card ? token(bonus.card) : "";
  return say("gnw-bonus-choice", { number: choice + 1, card: bonus.card ? "some" : "none", luck: bonus.luck, colour });
}
