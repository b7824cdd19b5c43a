// Cards in words: their names for the ear, and what a bonus gives.
import type { GehtNochWasDisplayCard, GehtNochWasPrinted, GehtNochWasSeat } from "../../lib/wire";
import { chance } from "../../lib/chance";
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
  if (kind === "pass" && seat.step === "lift") return say("board-geht-noch-was-pass-lift");
  const money = kind === "pass" ? seat.money : payOf(seat.scored, printed.factors, card);
  const to = readMove(move).level || level;
  return say(`board-geht-noch-was-move-${kind}`, { card, level: to, money });
}

/** A card in words, and how likely a roll fulfils it. */
export function explain(printed: GehtNochWasPrinted, card: number): string {
  const ways = printed.cards[String(card)]?.ways ?? 0;
  return say("board-geht-noch-was-explain", { card, task: taskOf(printed, card), chance: chance(ways, printed.rolls) });
}

export function bonusName(printed: GehtNochWasPrinted, round: number, choice: number): string {
  const bonus = printed.bonus[round - 1]?.[choice];
  if (!bonus) return "";
  const colour = bonus.card ? token(bonus.card) : "";
  return say("gnw-bonus-choice", { number: choice + 1, card: bonus.card ? "some" : "none", luck: bonus.luck, colour });
}
