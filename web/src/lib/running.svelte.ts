// The tables of this browser that are not finished: whose turn it is there, and since when.
import { look, Refusal } from "./api";
import { type Known, remember, remembered } from "./devices.svelte";
import { kept } from "./kept";
import { called, levelOf } from "./names";
import { say } from "./words.svelte";

export interface Running extends Known {
  others: string[]; // the names of everybody else
  isMine: boolean; // somebody here has to decide
  turn: string; // in words; empty: not known
  since: string; // in words; empty: not known
}

interface Seen {
  awaited: number[];
  since: number | null;
}

const MOST_ASKED = 6; // tables at a time: each is a question to the server
const MINUTE = 60_000;

/** How long something has lasted, in words. */
export function lasted(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return say("start-minutes", { count: minutes });
  if (minutes < 24 * 60) return say("start-hours", { count: Math.floor(minutes / 60) });
  return say("start-days", { count: Math.floor(minutes / (24 * 60)) });
}

export class RunningTables {
  private seen = $state.raw<Record<string, Seen>>({});
  private now = $state(Date.now());
  readonly list = $derived(
    remembered.tables
      .filter((one) => one.status !== "over")
      .map((one) => this.told(one))
      .sort((a, b) => Number(b.isMine) - Number(a.isMine)),
  );

  constructor() {
    void this.ask();
  }

  private told(one: Known): Running {
    const last = kept(one.table);
    const { awaited, since } = this.seen[one.table] ?? { awaited: last?.state.awaited ?? [], since: null };
    const held = last?.welcome.held ?? [];
    const names = one.names.map((name, seat) => called(name, one.bots?.[seat]));
    const isMine = awaited.some((seat) => held.includes(seat));
    const waiting = awaited.flatMap((seat) => names[seat] || []);
    let turn = say("start-unknown");
    if (isMine) turn = say("start-your-turn");
    else if (waiting.length === 1) turn = say("start-turn", { name: waiting[0] ?? "" });
    else if (waiting.length > 1) turn = say("start-turn-several", { names: waiting.join(", ") });
    else if (one.status === "waiting") turn = say("start-missing");
    return {
      ...one,
      others: names.filter((name, seat) => name && !held.includes(seat)),
      isMine,
      turn,
      since: since === null ? "" : lasted(this.now - since),
    };
  }

  /** Others may have played on since this browser was there. */
  private async ask(): Promise<void> {
    const open = remembered.tables.filter((one) => one.status !== "over").slice(0, MOST_ASKED);
    for (const one of open) {
      try {
        const { status, seats, awaited, since } = await look(one.table);
        this.seen = { ...this.seen, [one.table]: { awaited, since: Date.parse(since) } };
        const names = seats.map((seat) => seat.name);
        if (status !== one.status || names.join() !== one.names.join()) {
          const { at } = one; // looking is not playing
          remember(one.table, { status, names, bots: seats.map(levelOf), at });
        }
      } catch (error) {
        if (error instanceof Refusal && error.problem.code === "no-server") return; // what was kept is shown
      }
    }
    this.now = Date.now();
  }
}
