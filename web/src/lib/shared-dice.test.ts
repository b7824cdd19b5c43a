import { beforeEach, expect, test, vi } from "vitest";

import type { Contribute, State, Welcome } from "./wire";

type Told = Record<string, string | number>;

beforeEach(() => {
  const kept = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(kept, {
    getItem: hidden((key: string) => (kept as Told)[key] ?? null),
    setItem: hidden((key: string, value: string) => ((kept as Told)[key] = value)),
    removeItem: hidden((key: string) => Reflect.deleteProperty(kept, key)),
  });
  vi.stubGlobal("localStorage", kept);
});

const { chainAt, contextOf, tableDigest } = await import("./commitments");
const { recallDice } = await import("./dice-memory");
const { SharedDice } = await import("./shared-dice");

const TABLE = "a-table";
const OTHER = { seats: [1], commitment: "b".repeat(64) };
const asked = (more: Partial<Contribute> = {}): Contribute => ({
  type: "contribute",
  phase: "commit",
  round: 1,
  seats: [0],
  strong: false,
  table: tableDigest(TABLE),
  game: "push",
  rules: 1,
  practice: false,
  options: { deck: "usual" },
  players: ["Ada", "Ben"],
  commitment: "a".repeat(64),
  committed: [],
  ...more,
});
const shown = (more: object = {}, state: object = {}, rolls = 0) => ({
  welcome: {
    game: "push",
    options: { deck: "usual" },
    held: [0],
    dice: "server",
    practice: false,
    commitment: null,
    ...more,
  } as unknown as Welcome,
  state: { status: "waiting", seats: [{ name: "Ada" }, { name: "Ben" }], awaited: [], ...state } as unknown as State,
  rolls,
});

/** A tab of this browser: what it answers. */
function tab() {
  const told: Told[] = [];
  const dice = new SharedDice(TABLE, (message) => told.push(message as Told));
  const answer = async (message: Parameters<typeof dice.hear>[0], seen = shown()): Promise<Told | undefined> => {
    const before = told.length;
    dice.hear(message);
    await dice.look(seen);
    return told[before];
  };
  return { told, dice, answer };
}

const listed = (commitment: unknown) => ({
  phase: "reveal" as const,
  committed: [{ seats: [0], commitment: String(commitment) }, OTHER],
});

test("it commits, and reveals what it had committed to", async () => {
  const { answer } = tab();
  const commit = await answer(asked());
  const reveal = await answer(asked(listed(commit?.["commitment"])));
  expect(commit).toMatchObject({ type: "commit", round: 1 });
  expect(reveal).toMatchObject({ type: "reveal", round: 1, chain: "" });
  const round = recallDice(TABLE).rounds["1"];
  expect(round?.context).toBe(contextOf(asked()));
  expect(round?.committed).toEqual([commit?.["commitment"], OTHER.commitment]);
});

test("all tabs, and a page that is loaded again, say the same", async () => {
  const [one, two] = [tab(), tab()];
  const [first, second] = await Promise.all([one.answer(asked()), two.answer(asked())]);
  const third = await tab().answer(asked());
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  const list = asked(listed(first?.["commitment"]));
  expect(await tab().answer(list)).toEqual(await one.answer(list));
});

test("a new round has a new nonce", async () => {
  const { answer } = tab();
  const first = await answer(asked());
  await answer(asked(listed(first?.["commitment"])));
  const second = await answer(asked({ round: 2 }));
  expect(second?.["commitment"]).not.toBe(first?.["commitment"]);
  const { rounds } = recallDice(TABLE);
  expect(rounds["2"]?.nonce).not.toBe(rounds["1"]?.nonce);
  expect(await answer(asked(listed(first?.["commitment"])))).toBeDefined(); // the same as before
});

test("it reveals nothing without a list that holds its own commitment, and only for one list", async () => {
  const { answer } = tab();
  expect(await answer(asked(listed("c".repeat(64))))).toBeUndefined();
  const commit = await answer(asked());
  expect(await answer(asked({ phase: "reveal", committed: [OTHER] }))).toBeUndefined();
  const stolen = { seats: [1], commitment: String(commit?.["commitment"]) };
  expect(await answer(asked({ phase: "reveal", committed: [stolen] }))).toBeUndefined();
  expect(await answer(asked({ ...listed(commit?.["commitment"]), commitment: "d".repeat(64) }))).toBeUndefined();
  expect(await answer(asked(listed(commit?.["commitment"])))).toBeDefined();
  const other = [{ seats: [0], commitment: String(commit?.["commitment"]) }];
  expect(await answer(asked({ phase: "reveal", committed: other }))).toBeUndefined();
});

test("a round that was left is not gone back to", async () => {
  const { answer } = tab();
  const first = await answer(asked());
  await answer(asked({ round: 2 }));
  expect(await answer(asked(listed(first?.["commitment"])))).toBeUndefined();
});

test("for one round there is one commitment", async () => {
  const { answer } = tab();
  await answer(asked());
  const others = { state: { seats: [{ name: "Ada" }, { name: "Cem" }] } };
  expect(await answer(asked({ players: ["Ada", "Cem"] }), shown({}, others.state))).toBeUndefined();
  expect(await answer(asked({ commitment: "e".repeat(64) }))).toBeUndefined();
});

test("it takes part in five rounds, not in more", async () => {
  const { answer } = tab();
  for (const round of [1, 2, 3, 4, 5]) expect(await answer(asked({ round }))).toBeDefined();
  expect(await answer(asked({ round: 6 }))).toBeUndefined();
});

test("it answers only for the table that it shows, as soon as it shows it", async () => {
  const wrong: Partial<Contribute>[] = [
    { table: tableDigest("another") },
    { game: "noch-mal" },
    { options: {} },
    { strong: true },
    { players: ["Ada", "Eve"] },
    { seats: [1] },
    { seats: [] },
  ];
  for (const more of wrong) expect(await tab().answer(asked(more))).toBeUndefined();
  expect(recallDice(TABLE).rounds).toEqual({});
  const { answer, dice, told } = tab();
  expect(await answer(asked(), shown({}, { seats: [{ name: "Ada" }, { name: "" }] }))).toBeUndefined();
  await dice.look(shown());
  expect(told).toHaveLength(1);
});

test("a link is told for the next throw only, and when nobody has to decide", async () => {
  const { answer, dice, told } = tab();
  const strong = { dice: "strong" };
  const commit = await answer(asked({ strong: true }), shown(strong));
  const reveal = await answer(asked({ strong: true, ...listed(commit?.["commitment"]) }), shown(strong));
  const playing = { ...strong, commitment: "a".repeat(64) };
  const waits = { status: "playing", mixing: { phase: "link", waiting_for: [0] } };
  const wanted = (number: number) => ({ type: "link-wanted" as const, number });
  const link = await answer(wanted(3), shown(playing, waits, 3));
  expect(link).toMatchObject({ type: "link", number: 3 });
  expect(chainAt(String(link?.["link"]), 4)).toBe(reveal?.["chain"]);
  expect(await answer(wanted(5), shown(playing, waits, 3))).toBeUndefined();
  expect(await answer(wanted(4), shown(playing, { ...waits, awaited: [0] }, 4))).toBeUndefined();
  await dice.look(shown(playing, waits, 4));
  expect(told.at(-1)).toMatchObject({ type: "link", number: 4 });
  expect(await answer(wanted(5), shown({ ...playing, commitment: "f".repeat(64) }, waits, 5))).toBeUndefined();
});
