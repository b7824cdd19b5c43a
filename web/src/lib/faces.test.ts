import source from "../../../src/kleeblatt/bots/names.py?raw";

import { expect, test } from "vitest";

import { botFace, medallion } from "./faces";

test("a name always has the same face", () => {
  expect(botFace("Kiki")).toEqual(botFace(" kiki "));
  expect(medallion("Ada")).toEqual(medallion("Ada"));
});

test("a medallion shows one letter, or the first and the last of several words", () => {
  expect(medallion("Ömer").initials).toBe("Ö");
  expect(medallion("anna lena meier").initials).toBe("AM");
  expect(medallion("Anna-Lena").initials).toBe("AL");
  expect(medallion("").initials).toBe("");
  expect(medallion("(Zoë) & “Co”").initials).toBe("ZC");
  expect(medallion("🦊🦊").initials).toBe("🦊");
});

test("the bots that come with Kleeblatt look different, not only in colour", () => {
  const names = [...source.matchAll(/"([A-Z]\w+)"/g)].map(([, name]) => name!);
  expect(names.length).toBe(25);
  const forms = names.map((name) => JSON.stringify({ ...botFace(name), colour: "" }));
  expect(new Set(forms).size).toBe(names.length);
});
