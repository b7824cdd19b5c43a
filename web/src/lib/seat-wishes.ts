// Who is to sit at a new table, and what was chosen for it: before the table is set, and the next time.
import { setUp } from "./api";
import { keepName, ownName, remember } from "./devices.svelte";
import { get, put } from "./storage";
import type { Facts, GameFacts, NewTable, SeatWish } from "./wire";

/** What is remembered of the last table of a game. */
export interface Setup {
  seats: SeatWish[];
  options: Record<string, string>;
  dice: NewTable["dice"];
}

const LATEST = "latest"; // the game whose setup is played again with one tap
const SETUP = "setup:";
const FIRST_BOT = "easy"; // for somebody who has never played here

const plain = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s/g, "");

/** The first person at this screen whose name somebody before has, or −1. */
export function nameTwice(seats: SeatWish[]): number {
  const names = seats.map((seat) => (seat.kind === "here" ? plain(seat.name ?? "") : ""));
  return names.findIndex((name, at) => name !== "" && names.indexOf(name) < at);
}

/** Whatever kind a seat is, it can be started with at once. */
export function complete(seat: SeatWish, seats: SeatWish[], facts: Facts): void {
  if (seat.kind !== "bot") {
    seat.bot = "";
    if (seat.kind === "friend" || isBotName(seat.name ?? "", facts)) seat.name = "";
    return;
  }
  seat.bot ||= seats.findLast((one) => one !== seat && one.bot)?.bot || facts.usual_bot;
  const names = facts.bot_names[seat.bot] ?? [];
  const taken = seats.filter((one) => one !== seat).map((one) => plain(one.name ?? ""));
  const isFree = (name: string): boolean => !taken.includes(plain(name));
  if (!names.includes(seat.name ?? "") || !isFree(seat.name ?? "")) seat.name = names.find(isFree) ?? "";
}

const isBotName = (name: string, facts: Facts): boolean => Object.values(facts.bot_names).flat().includes(name);

export function add(seats: SeatWish[], kind: SeatWish["kind"], facts: Facts): void {
  const seat = { kind, name: "", bot: "" };
  complete(seat, seats, facts);
  seats.push(seat);
}

/** Me: without a name here, the table gives me one. */
export const myself = (): SeatWish => ({ kind: "here", name: ownName(), bot: "" });

/** How a game is set the first time. */
function usual(game: GameFacts, facts: Facts): Setup {
  const seats = [myself()];
  if (game.min_players > 1) add(seats, "bot", facts);
  return { seats, options: Object.fromEntries(game.options.map((option) => [option.name, option.default])), dice: "server" };
}

/** The setup of the last time, as far as it still fits. */
export function setupOf(game: GameFacts, facts: Facts): Setup {
  const found = usual(game, facts);
  const last = read(game.id);
  if (!last) return found;
  const { seats } = last;
  if (seats.length >= game.min_players && seats.length <= game.max_players) found.seats = seats;
  const me = found.seats.find((seat) => seat.kind === "here");
  if (me) me.name = ownName();
  for (const seat of found.seats) {
    if (seat.kind === "bot" && !facts.bots.includes(seat.bot ?? "")) seat.bot = "";
    complete(seat, found.seats, facts);
  }
  for (const option of game.options) {
    const value = last.options[option.name] ?? "";
    const isSeed = option.form?.endsWith("SEED") && value.startsWith(option.form.slice(0, -"SEED".length));
    if (option.choices.includes(value) || isSeed) found.options[option.name] = value;
  }
  if (["server", "strong", "hand"].includes(last.dice)) found.dice = last.dice;
  return found;
}

function read(game: string): Setup | null {
  try {
    const found = JSON.parse(get(SETUP + game) ?? "null") as Partial<Setup> | null;
    const isWhole = Array.isArray(found?.seats) && typeof found.options === "object" && typeof found.dice === "string";
    return isWhole ? (found as Setup) : null;
  } catch {
    return null;
  }
}

/** What is played with one tap: the last game without friends by link, or a first one against an easy bot. */
export function atOnce(facts: Facts): { game: GameFacts; setup: Setup; isFirst: boolean } | null {
  const last = facts.games.find((game) => game.id === get(LATEST));
  if (last && read(last.id)?.seats.length) return { game: last, setup: setupOf(last, facts), isFirst: false };
  const [game] = facts.games;
  if (!game) return null;
  const bot: SeatWish = { kind: "bot", name: "", bot: facts.bots.includes(FIRST_BOT) ? FIRST_BOT : "" };
  const seats = [myself(), bot];
  complete(bot, seats, facts);
  return { game, setup: { ...usual(game, facts), seats }, isFirst: true };
}

type Wish = Omit<NewTable, "practice"> & Partial<NewTable>;

function keepSetup({ game, seats, options, dice }: Wish): void {
  const short = Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value.length <= 40)); // no files
  const comeByLink = seats.some((seat) => seat.kind === "friend"); // they are invited anew each time
  const kept = comeByLink ? (read(game)?.seats ?? []) : seats;
  put(SETUP + game, JSON.stringify({ seats: kept, options: short, dice: dice ?? "server" }));
  if (!comeByLink) put(LATEST, game);
}

/** Set the table, remember it, and go there. */
export async function sitDown(wish: Wish): Promise<void> {
  const me = wish.seats.find((seat) => seat.kind === "here");
  if (me?.name?.trim()) keepName(me.name.trim());
  const made = await setUp({ practice: false, ...wish });
  if (!wish.position) keepSetup(wish);
  remember(made.table, {
    game: wish.game,
    tokens: [...made.held.map((one) => one.token), made.host],
    host: made.host,
    names: wish.seats.map((seat) => seat.name ?? ""),
    bots: wish.seats.map((seat) => (seat.kind === "bot" ? (seat.bot ?? null) : null)),
    status: "playing",
  });
  const table = `#/table/${made.table}`;
  // The way back leads to the running tables, not to the form for another one.
  if (location.hash.startsWith("#/new/")) location.replace(table);
  else location.hash = table;
}
