import { beforeEach, expect, test, vi } from "vitest";

import type { Round } from "./dice-memory";

const kept: Record<string, string> = {};
const storage = {
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => (kept[key] = value),
};
for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false });
vi.stubGlobal(
  "localStorage",
  new Proxy(storage, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
);

const { tableDigest } = await import("./commitments");
const { compare } = await import("./compare");
const { keepDice } = await import("./dice-memory");

const round = (more: Partial<Round> = {}): Round => ({
  context: "",
  seats: [0],
  nonce: "",
  seed: "",
  commitment: "own",
  server: "server",
  committed: ["own", "other"],
  ...more,
});
const record = (more: object = {}): string => {
  const devices = [{ commitment: "own" }, { commitment: "other" }];
  return `${JSON.stringify({ dice: { table: tableDigest("here"), round: 1, commitment: "server", devices, ...more } })}\n{}\n`;
};
const keep = (rounds: Record<string, Round>, told = "server"): void => {
  keepDice("here", (memory) => Object.assign(memory, { rounds, told }));
};

beforeEach(() => {
  for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key);
});

test("nothing is kept of the table, or the text is no record", () => {
  expect(compare(record()).finding).toBe("unknown");
  keep({ 1: round() });
  expect(compare("nonsense").finding).toBe("unknown");
  expect(compare(record({ table: tableDigest("there"), commitment: "x", devices: [] })).finding).toBe("unknown");
});

test("the same hashes, found by the table or by a hash", () => {
  keep({ 1: round() });
  const same = { finding: "same", seen: ["server", "own", "other"] };
  expect(compare(record())).toEqual(same);
  expect(compare(record({ table: "another" }))).toEqual(same);
});

test("any other hash, one too few, one too many", () => {
  keep({ 1: round() });
  expect(compare(record({ commitment: "x" })).finding).toBe("other");
  expect(compare(record({ devices: [{ commitment: "own" }] })).finding).toBe("other");
  const more = ["own", "other", "third"].map((commitment) => ({ commitment }));
  expect(compare(record({ devices: more })).finding).toBe("other");
  expect(compare(record({ table: "x", commitment: "x", devices: [] }), "here").finding).toBe("other");
});

test("only the latest round counts", () => {
  keep({
    1: round({ server: "before", committed: ["own", "gone"] }),
    2: round({ commitment: "new", committed: ["new", "other"] }),
  });
  const devices = [{ commitment: "new" }, { commitment: "other" }];
  expect(compare(record({ round: 2, devices })).finding).toBe("same");
  expect(compare(record({ round: 1 })).finding).toBe("other");
});

test("a device that was left out compares what the server had told", () => {
  keep({ 1: round({ committed: [] }) });
  const devices = [{ commitment: "other" }];
  expect(compare(record({ devices }))).toEqual({ finding: "left-out", seen: ["server"] });
  expect(compare(record({ devices, commitment: "x" })).finding).toBe("other");
  keep({ 1: round() }, "later");
  expect(compare(record({ round: 2, commitment: "later", devices }))).toEqual({ finding: "left-out", seen: [] });
  expect(compare(record({ round: 2, commitment: "x", devices })).finding).toBe("other");
});
