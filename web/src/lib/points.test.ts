import { expect, test } from "vitest";

import { minus } from "./points";

test("a negative number has a minus sign, and other hyphens stay", () => {
  expect(minus(-22)).toBe("−22");
  expect(minus(7)).toBe("7");
  expect(minus("Ada hat -22 Punkte (-3 Sterne)")).toBe("Ada hat −22 Punkte (−3 Sterne)");
  expect(minus("2-4 people, A-3, on 2026-11-19")).toBe("2-4 people, A-3, on 2026-11-19");
});
