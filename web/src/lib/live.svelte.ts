// A table, live: one WebSocket that comes back by itself, and what it has told so far.
import { known, remember, replaceTokens, TABLES } from "./devices.svelte";
import { type Entry, moverOf, rollOf } from "./entries";
import { keep, kept } from "./kept";
import { SharedDice, type Shown } from "./shared-dice";
import { levelOf } from "./names";
import { Pace, pause } from "./pace.svelte";
import type { Answer, Emoted, Event, FromClient, FromServer, Problem, Request, State, Welcome } from "./wire";
import { language } from "./words.svelte";

const LONGEST_WAIT = 5000;
const EMOTE_SECONDS = 5;
const PING = 2500; // of silence: then the server is asked whether it is there
const SILENCE = 2000; // without its answer: the page says that the connection is gone
const DICE = new Set(["welcome", "state", "contribute", "link-wanted"]); // messages after which dice may be waited for
const TURNED_AWAY = 1008; // how a server closes a connection that is one too many, or misbehaves
const PAUSE_AWAY = 60000;
const PATIENCE = 8000; // with a server that says nothing: browsers notice a broken line only after minutes

interface Waiting {
  message: FromClient;
  done: (answer: Answer) => void;
}

/** The numbers of the entries not heard before; what others had decided in secret may come to light before these. */
function added(entries: Entry[], heard: Entry[]): number[] {
  const known = heard.map((one) => JSON.stringify(one));
  return entries.flatMap((one, number) => {
    const at = known.indexOf(JSON.stringify(one));
    if (at >= 0) known.splice(at, 1);
    return at < 0 ? [number] : [];
  });
}

export class Live {
  welcome = $state<Welcome | null>(null);
  state = $state.raw<State | null>(null); // as it is shown: what others do comes one step after another
  log = $state.raw<Entry[]>([]);
  told = $state.raw<Event[][]>([]); // what happened, by entry of the log
  news = $state.raw<Event[]>([]); // what the latest state has told
  fresh = $state.raw<Entry[]>([]); // the entries that it has added to the log
  connected = $state(false);
  silent = $state(false); // the server owes an answer for a while
  emoted = $state.raw<(Emoted & { at: number })[]>([]); // signs of the last seconds
  lost = $state<Problem | null>(null); // the table is not there
  turnedAway = $state(false); // the server closed this connection on purpose
  gone = $state.raw<number[]>([]); // seats that this device held, until somebody else took them

  readonly pace = new Pace<State>((state) => this.show(state));

  private hasShown = false; // a state that the server has told
  private newest: State | null = null; // heard, though maybe not shown yet
  private heard: Entry[] = []; // the log up to there
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  tries = $state(0); // to connect, in vain
  private closed = false;
  private timer = 0;
  private alive = 0; // a timer: until the server is asked whether it is there
  private silence = 0;
  private patience = 0;
  private tokens: string[] = []; // that were shown to the server
  private dice: SharedDice;

  constructor(readonly table: string) {
    this.dice = new SharedDice(table, (message) => void this.tell(message));
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("storage", this.follow);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Leave the table. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.alive);
    this.pace.close();
    this.stopWaiting();
    removeEventListener("online", this.hurry);
    removeEventListener("storage", this.follow);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (this.closed || document.visibilityState !== "visible") return;
    if (this.connected) this.askIfThere();
    else this.reconnect();
  };

  /** After a while without a word, ask; a page that nobody sees waits until it is seen again. */
  private askSoon(): void {
    clearTimeout(this.alive);
    this.alive = setTimeout(() => this.askIfThere(), PING);
  }

  private askIfThere(): void {
    if (document.visibilityState !== "visible" || this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
  }

  /** Another tab of this browser has other secrets now. */
  private follow = ({ key }: StorageEvent): void => {
    if (key === TABLES && !this.closed && this.tokens.join() !== this.secrets().join()) this.reconnect();
  };

  private secrets(): string[] {
    return known(this.table)?.tokens ?? [];
  }

  /** Connect now, and not when it is time. */
  reconnect(): void {
    clearTimeout(this.timer);
    this.connect();
  }

  /** Send what is answered. */
  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
    this.expectAnswer();
  }

  /** Say so if nothing at all is heard for a while, and reconnect after a longer one. */
  private expectAnswer(): void {
    this.silence ||= setTimeout(() => (this.silent = true), SILENCE);
    this.patience ||= setTimeout(() => {
      this.lose();
      this.connect();
    }, PATIENCE);
  }

  /** The connection is lost: what was seen last can be read meanwhile. */
  private lose(): void {
    this.stopWaiting();
    this.connected = false;
    if (!this.welcome) this.recall();
    this.tries += 1;
  }

  private stopWaiting(): void {
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    this.patience = this.silence = 0;
    this.silent = false;
  }

  private connect(): void {
    this.stopWaiting();
    this.socket?.close();
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.expectAnswer();
    socket.onopen = () => {
      this.tries = 0;
      this.tokens = this.secrets();
      this.send({ type: "hello", tokens: this.tokens, language: language() });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket || this.closed) return;
      this.lose();
      this.turnedAway = code === TURNED_AWAY;
      const wait = this.turnedAway ? PAUSE_AWAY : Math.min(LONGEST_WAIT, 200 * 2 ** this.tries);
      if (!this.lost) this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
    };
  }

  /** Without the server, a table can be read as it was seen last. */
  private recall(): void {
    const last = kept(this.table);
    if (!last) return;
    this.welcome = last.welcome;
    this.state = { ...last.state, questions: {}, can_go_back: {}, real_dice: null };
    this.told = last.told;
  }

  private hear(message: FromServer): void {
    this.stopWaiting();
    this.askSoon();
    if (message.type === "welcome") {
      this.pace.catchUp();
      const before = [...(this.welcome?.held ?? []), ...this.gone];
      this.gone = before.filter((seat) => !message.held.includes(seat));
      this.welcome = message;
      this.connected = true;
      this.turnedAway = false;
      // What was not answered before the connection broke is said again: the server knows it by its id.
      for (const { message: again } of this.waiting.values()) this.send(again);
    } else if (message.type === "state") {
      this.newest = message;
      this.heard = [...this.heard.slice(0, message.log.start), ...message.log.entries];
      this.pace.add(message);
    } else if (message.type === "contribute" || message.type === "link-wanted") {
      this.dice.hear(message);
    } else if (message.type === "emoted") {
      const shown = { ...message, at: Date.now() };
      this.emoted = [...this.emoted.filter((one) => one.seat !== shown.seat), shown];
      setTimeout(() => (this.emoted = this.emoted.filter((one) => one !== shown)), EMOTE_SECONDS * 1000);
    } else if (message.type === "answer") {
      this.waiting.get(message.id)?.done(message);
      this.waiting.delete(message.id);
    } else if (message.type === "refused") {
      if (!this.connected) {
        this.lost = message.problem;
        this.closed = true;
      }
    }
    if (DICE.has(message.type)) void this.dice.look(this.known());
  }

  /** Show a state; what others did in it stays for a while. */
  private show(state: State): number {
    const isFirst = !this.hasShown; // whoever comes is shown no motion
    this.hasShown = true;
    this.state = state;
    const { start, entries, events } = state.log;
    const numbers = isFirst ? [] : added(entries, this.log.slice(start));
    this.log = [...this.log.slice(0, start), ...entries];
    this.told = [...this.told.slice(0, start), ...events];
    this.fresh = numbers.map((number) => entries[number]!);
    this.news = numbers.flatMap((number) => events[number]!);
    this.keep(state);
    if (Object.keys(state.questions).length > 0) this.pace.rest();
    const held = this.welcome?.held ?? [];
    const ofOthers = numbers.filter((number) => !held.includes(moverOf(entries[number]) ?? -1));
    return pause(ofOthers.flatMap((number) => events[number]!).length);
  }

  private keep(state: State): void {
    const names = state.seats.map((seat) => seat.name);
    const seat = known(this.table);
    if (seat && (seat.status !== state.status || seat.names.join() !== names.join())) {
      const bots = state.seats.map(levelOf);
      remember(this.table, { status: state.status, names, bots, game: this.welcome?.game ?? seat.game });
    }
    if (seat && this.welcome) keep(this.table, { welcome: this.welcome, state, told: this.told });
  }

  /** What the dice are made for: they know what was heard, though it may not be shown yet. */
  private known(): Shown {
    const rolls = this.heard.filter((entry) => rollOf(entry) !== undefined).length;
    return { welcome: this.welcome, state: this.newest, rolls };
  }

  /** Say something that is answered; said again after a lost connection, and never carried out twice. */
  tell(message: Request): Promise<Answer> {
    const id = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`.replace(".", "");
    const whole: FromClient = { ...message, id };
    return new Promise((done) => {
      this.waiting.set(id, { message: whole, done });
      if (this.connected && this.socket?.readyState === WebSocket.OPEN) this.send(whole);
    });
  }

  /** What is done answers what was seen; then all that others did before is shown. */
  private answer(message: Request): Promise<Answer> {
    this.pace.catchUp();
    return this.tell(message);
  }

  play(seat: number, move: string, ...then: string[]): Promise<Answer> {
    return this.answer({ type: "play", seat, turn: this.turn(seat), move, then });
  }

  /** What would happen if a seat made these moves? */
  async preview(seat: number, ...moves: string[]): Promise<Event[]> {
    return (await this.tell({ type: "preview", seat, moves })).events ?? [];
  }

  /** The table as one line of text, as a seat (or a spectator) sees it. */
  async position(seat: number | null): Promise<string> {
    const { position, problem } = await this.tell({ type: "position", seat });
    if (!position) throw new Error(problem?.sentence ?? "");
    return position;
  }

  why(seat: number, move: string): Promise<Answer> {
    return this.tell({ type: "why", seat, move });
  }

  back(seat: number): Promise<Answer> {
    return this.answer({ type: "back", seat, turn: this.state?.can_go_back[seat] ?? 0 });
  }

  /** What real dice show. */
  roll(text: string): Promise<Answer> {
    return this.answer({ type: "roll", step: this.state?.step ?? 0, roll: text });
  }

  /** Take back what was typed in. */
  correct(): Promise<Answer> {
    return this.answer({ type: "correct", step: this.state?.step ?? 0 });
  }

  /** New secrets for all seats of this browser; why not, if it cannot be done. */
  async signOutOthers(): Promise<Problem | null> {
    const fresh: string[] = [];
    for (const seat of [...(this.welcome?.held ?? [])]) {
      const { token, problem } = await this.tell({ type: "renew", seat });
      if (!token) return problem ?? null;
      fresh.push(token);
      remember(this.table, { tokens: [token] }); // before the next one is asked for
      this.tokens = this.secrets();
    }
    replaceTokens(this.table, fresh, this.welcome?.is_host ?? false);
    this.tokens = this.secrets();
    return null;
  }

  private turn(seat: number): number {
    return this.state?.questions[String(seat)]?.turn ?? 0;
  }
}
