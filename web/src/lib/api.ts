// HTTP to the server.
import { language, say } from "./words.svelte";
import type { DiceReport, Facts, HeldSeat, NewSheet, NewTable, Problem, Replay, ServerDice, TableFacts, TableMade, Verdict } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { headers: { "accept-language": language() } };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new Refusal(0, null, say("page-needs-server"));
  });
  const type = response.headers.get("content-type") ?? "";
  const answer: unknown = type.includes("json") ? await response.json() : await response.text();
  if (!response.ok) {
    const problem = answer as Partial<Problem> & { detail?: unknown };
    const detail = typeof problem.detail === "string" ? problem.detail : response.statusText;
    throw new Refusal(response.status, problem.code ? (problem as Problem) : null, problem.sentence ?? detail);
  }
  return answer as T;
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
export const verify = (text: string): Promise<Verdict> => ask("verify", { text });
export const rules = (game: string): Promise<string> => ask(`rules/${encodeURIComponent(game)}?lang=${language()}`);
export const replayOf = (table: string): Promise<Replay> => ask(`tables/${encodeURIComponent(table)}/replay`);
export const replayText = (text: string): Promise<Replay> => ask("replay", { text });
export const guideOf = (game: string): Promise<Replay> => ask(`guide/${encodeURIComponent(game)}`);
export const blank = (sheet: Partial<NewSheet> & { game: string }): Promise<Replay> => ask("blank", sheet);
export const diceOf = (table: string): Promise<DiceReport> => ask(`tables/${encodeURIComponent(table)}/dice`);
export const diceOfText = (text: string): Promise<DiceReport> => ask("dice", { text });
export const allDice = (): Promise<ServerDice> => ask("dice");
