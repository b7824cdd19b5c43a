// The values are those of src/kleeblatt/core/commitments.py.
import { expect, test } from "vitest";

import { chainAt, commitmentOf, contextOf, endOfChain, LINKS, linkFor, newNonce, tableDigest } from "./commitments";

const NONCE = "0123456789abcdef".repeat(4);
const SEED = "fedcba9876543210".repeat(4);
const END = "00fa48abfc281222d31f8ced96da5774e80d7be7e7fe6fd3363671cf30e15291";
const TABLE = "ff4f4a8b69a1f9c15d60bf7c1d42060f475eb8fdd1b115b0dc554e46ce8548b8";
const CONTEXT = "98044a7802b8127d0825dbd9253e20f3fb3c085033582b739fcde48c70ef37f1";

test("a table and what its commitments are bound to", () => {
  expect(tableDigest("Tk-3_tableOfFriends")).toBe(TABLE);
  const options = { sheet: "red", bonus: "ä\n", "a-b": "" };
  const players = ["Ada", "Ümit 🎲", "eager 2"];
  expect(contextOf({ table: TABLE, game: "noch-mal", rules: 1, options, players })).toBe(CONTEXT);
});

test("a commitment, without and with a chain", () => {
  const plain = "1ae441c3e3163ae0dfc7618c370f1ec755171dcdc5ed50bfa93c210e28a103d3";
  const strong = "bb581cf909837569630ae7d9ce261d5c1480fb57225ee14fd53cbc8418c62185";
  expect(commitmentOf([0, 2], 1, CONTEXT, NONCE, "")).toBe(plain);
  expect(commitmentOf([1], 3, CONTEXT, NONCE, END)).toBe(strong);
});

test("a chain is told from its end", () => {
  expect(endOfChain(SEED)).toBe(END);
  expect(linkFor(SEED, 0)).toBe("634565d2d13894d55ca1308a29f80419d8391d6adaab2c5461502575a7e149d7");
  expect(linkFor(SEED, 41)).toBe("63dfa34f86084be98a2b36bae476d072e8cdf42fe0a1ce515950ce8adebd6430");
  expect(linkFor(SEED, LINKS - 1)).toBe(SEED);
  expect(chainAt(linkFor(SEED, 7), 8)).toBe(END);
});

test("nonces are hexadecimal, and never the same", () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
  expect(newNonce()).not.toBe(newNonce());
});
