// Who is to sit at a new table, before the table is set.
import { keepName, ownName, remember } from "./devices.svelte";
import type { Facts, NewTable, SeatWish } from "./wire";
import { setUp } from "./api";
import { say } from "./words.svelte";

const plain = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s/g, "");

/** The first person at this screen whose name somebody before has, or −1. */
export function nameTwice(seats: SeatWish[]): number {
  const names = seats.map((seat) => plain(seat.name ?? ""));
  return seats.findIndex(
    (seat, at) => seat.kind === "here" && seats.slice(0, at).some((one, i) => one.kind === "here" && names[i] === names[at]),
  );
}

/** "Player 2", or a later one if somebody is called that already. */
function freeName(seats: SeatWish[], number: number): string {
  const names = seats.map((seat) => plain(seat.name ?? ""));
  let name: string;
  do name = say("play-player", { number: (number += 1) });
  while (names.includes(plain(name)));
  return name;
}

/** Whatever kind a seat is, it can be started with at once. */
export function complete(seat: SeatWish, number: number, seats: SeatWish[], facts: Facts): void {
  if (seat.kind === "here") seat.name ||= freeName(seats, number);
  if (seat.kind === "bot") seat.bot ||= facts.usual_bot;
}

export function add(seats: SeatWish[], kind: SeatWish["kind"], facts: Facts): void {
  const seat = { kind, name: "", bot: "" };
  complete(seat, seats.length, seats, facts);
  seats.push(seat);
}

export const myself = (): SeatWish => ({ kind: "here", name: ownName() || say("play-you"), bot: "" });

type Wish = Omit<NewTable, "practice"> & Partial<NewTable>;

/** Set the table, remember it, and go there. */
export async function sitDown(wish: Wish): Promise<void> {
  const me = wish.seats.find((seat) => seat.kind === "here");
  if (me?.name && me.name !== say("play-you")) keepName(me.name);
  const made = await setUp({ practice: false, ...wish });
  remember(made.table, {
    game: wish.game,
    tokens: [...made.held.map((one) => one.token), made.host],
    host: made.host,
    names: wish.seats.map((seat) => seat.name || seat.bot || ""),
    status: "playing",
  });
  location.hash = `#/table/${made.table}`;
}
