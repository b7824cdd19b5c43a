// HTTP to the server.
import { language, say } from "./words.svelte";
import type {
  DiceReport,
  Facts,
  HeldSeat,
  NetworkFacts,
  NewSheet,
  NewTable,
  Problem,
  Replay,
  ServerDice,
  TableFacts,
  TableMade,
  Verdict,
} from "./wire";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

const unreachable = (): Refusal => new Refusal({ code: "no-server", sentence: say("page-needs-server"), reason: null });

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  const request: RequestInit = { headers };
  if (body !== undefined) {
    request.method = "POST";
    headers["content-type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw unreachable();
  });
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  if (!response.ok) throw isJson ? new Refusal((await response.json()) as Problem) : unreachable(); // a proxy's own page
  return (await (isJson ? response.json() : response.text())) as T;
}

let facts: Promise<Facts> | null = null;

/** Games and bots of this server, asked for once. */
export function getFacts(): Promise<Facts> {
  facts ??= ask<Facts>("facts").catch((error: unknown) => {
    facts = null;
    throw error;
  });
  return facts;
}

export const setUp = (wish: NewTable): Promise<TableMade> => ask("tables", wish);
export const look = (table: string): Promise<TableFacts> => ask(`tables/${encodeURIComponent(table)}`);
export const join = (table: string, invite: string, name: string): Promise<HeldSeat> =>
  ask(`tables/${encodeURIComponent(table)}/seats`, { invite, name });
export const record = (table: string): Promise<string> => ask(`tables/${encodeURIComponent(table)}/record`);
export const verify = (text: string, seen: string[]): Promise<Verdict> => ask("verify", { text, seen });
export const rules = (game: string): Promise<string> => ask(`rules/${encodeURIComponent(game)}?lang=${language()}`);
export const replayOf = (table: string): Promise<Replay> => ask(`tables/${encodeURIComponent(table)}/replay`);
export const replayText = (text: string): Promise<Replay> => ask("replay", { text });
export const guideOf = (game: string): Promise<Replay> => ask(`guide/${encodeURIComponent(game)}`);
export const posed = (text: string): Promise<Replay> => ask("position", { text });
export const blank = (sheet: Partial<NewSheet> & { game: string }): Promise<Replay> => ask("blank", sheet);
export const diceOf = (table: string): Promise<DiceReport> => ask(`tables/${encodeURIComponent(table)}/dice`);
export const diceOfText = (text: string): Promise<DiceReport> => ask("dice", { text });
export const allDice = (): Promise<ServerDice> => ask("dice");

export const network = (): Promise<NetworkFacts> => ask("network");
export const setNetwork = (is_open: boolean): Promise<NetworkFacts> => ask("network", { is_open });

/** Is there the file that checks records without a server? */
export const hasVerifier = (): Promise<boolean> =>
  fetch("/kleeblatt-verifier.html", { method: "HEAD" }).then(
    (answer) => answer.ok,
    () => false,
  );
