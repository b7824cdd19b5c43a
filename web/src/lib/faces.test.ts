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
});
