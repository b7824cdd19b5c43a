// This device's part in the dice: it commits, it reveals, and in strong mode it tells a link for each throw.
//
// It never answers what it cannot check: the table must be the one it is shown, a nonce is told only when
// the list of all commitments is known and holds this device's own, and a link only for the next throw.
import { commitmentOf, contextOf, endOfChain, LINKS, linkFor, newNonce, tableDigest } from "./commitments";
import { keepDice, type Memory, recallDice, type Round } from "./dice-memory";
import type { Contribute, LinkWanted, Request, State, Welcome } from "./wire";

const MOST_ROUNDS = 5; // whoever asks for more may be trying dice until they suit
const SETTLE = 30; // ms for another tab of this browser to write first

export interface Shown {
  welcome: Welcome | null;
  state: State | null;
  rolls: number; // in the log
}

type Send = (message: Request) => void;

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (options: Record<string, string>): [string, string][] => Object.entries(options).sort();

export class SharedDice {
  private asked: Contribute | null = null;
  private wanted: LinkWanted | null = null;
  private isTold = false;

  constructor(
    private readonly table: string,
    private readonly send: Send,
  ) {}

  /** The server asks; it is answered as soon as what is shown fits. */
  hear(message: Contribute | LinkWanted): void {
    if (message.type === "contribute") this.asked = message;
    else this.wanted = message;
  }

  /** What is shown has changed: answer what can be answered. */
  async look(shown: Shown): Promise<void> {
    this.remember(shown.welcome);
    const { asked, wanted } = this;
    if (asked && this.fits(asked, shown)) {
      this.asked = null;
      if (asked.phase === "commit") await this.commit(asked);
      else this.reveal(asked);
    }
    if (wanted && shown.state?.mixing?.phase === "link" && shown.state.awaited.length === 0) {
      if (shown.rolls === wanted.number) {
        this.wanted = null;
        this.link(wanted.number, shown.welcome);
      } else if (shown.rolls > wanted.number) this.wanted = null;
    }
  }

  /** Is it about the table that people here see? */
  private fits(asked: Contribute, { welcome, state }: Shown): boolean {
    return (
      welcome !== null &&
      state?.status === "waiting" &&
      asked.table === tableDigest(this.table) &&
      asked.game === welcome.game &&
      alike(sorted(asked.options), sorted(welcome.options)) &&
      asked.strong === (welcome.dice === "strong") &&
      asked.practice === welcome.practice &&
      alike(
        asked.players,
        state.seats.map((seat) => seat.name),
      ) &&
      asked.seats.length > 0 &&
      asked.seats.every((seat) => welcome.held.includes(seat))
    );
  }

  private async commit(asked: Contribute): Promise<void> {
    const context = contextOf(asked);
    const isKnown = asked.round in recallDice(this.table).rounds;
    keepDice(this.table, (memory) => {
      if (mayJoin(memory, asked.round)) memory.rounds[asked.round] ??= newRound(asked, context);
    });
    if (!isKnown) await new Promise((done) => setTimeout(done, SETTLE));
    const round = recallDice(this.table).rounds[asked.round];
    if (round && belongs(round, asked, context)) {
      this.send({ type: "commit", round: asked.round, commitment: round.commitment });
    }
  }

  private reveal(asked: Contribute): void {
    const context = contextOf(asked);
    const all = asked.committed.map((one) => one.commitment);
    const hasOwn = (round: Round): boolean =>
      asked.committed.some((one) => one.commitment === round.commitment && alike(one.seats, round.seats));
    const memory = keepDice(this.table, ({ rounds }) => {
      const round = rounds[asked.round];
      const isFirst = round?.committed.length === 0 && !Object.keys(rounds).some((other) => Number(other) > asked.round);
      if (round && isFirst && belongs(round, asked, context) && hasOwn(round)) round.committed = all;
    });
    const round = memory.rounds[asked.round];
    if (round && belongs(round, asked, context) && hasOwn(round) && alike(round.committed, all)) {
      const chain = round.seed && endOfChain(round.seed);
      this.send({ type: "reveal", round: asked.round, nonce: round.nonce, chain });
    }
  }

  private link(number: number, welcome: Welcome | null): void {
    const rounds = Object.values(recallDice(this.table).rounds);
    const round = rounds.find((one) => one.server === welcome?.commitment && one.committed.length > 0);
    if (round?.seed && number < LINKS) this.send({ type: "link", number, link: linkFor(round.seed, number) });
  }

  /** The server's commitment is kept when it is told for the first time. */
  private remember(welcome: Welcome | null): void {
    const told = welcome?.commitment;
    if (this.isTold || !told || welcome.held.length === 0) return;
    this.isTold = true;
    if (!recallDice(this.table).told) keepDice(this.table, (memory) => (memory.told = told));
  }
}

/** A round is joined once, in order, and not too many of them. */
function mayJoin({ rounds }: Memory, round: number): boolean {
  const joined = Object.keys(rounds).map(Number);
  return joined.length < MOST_ROUNDS && joined.every((other) => other < round);
}

function newRound(asked: Contribute, context: string): Round {
  const nonce = newNonce();
  const seed = asked.strong ? newNonce() : "";
  const commitment = commitmentOf(asked.seats, asked.round, context, nonce, seed && endOfChain(seed));
  return { context, seats: asked.seats, nonce, seed, commitment, server: asked.commitment, committed: [] };
}

/** Is this round about the same table, seats and server's secret as before? */
function belongs(round: Round, asked: Contribute, context: string): boolean {
  return round.context === context && round.server === asked.commitment && alike(round.seats, asked.seats);
}
