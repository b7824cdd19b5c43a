import { expect, test } from "vitest";

import { LETTERS, ROWS, layoutOf } from "./layout";

test.each([true, false])("every cell has its own place on the sheet (upright: %s)", (upright) => {
  const layout = layoutOf(upright, 3, 2);
  const places = LETTERS.flatMap((_, column) => ROWS.map((_, row) => layout.cell(column, row)));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(LETTERS.length * ROWS.length);
  for (const { x, y, width, height } of places) {
    expect(x + width).toBeLessThanOrEqual(layout.width);
    expect(y + height).toBeLessThanOrEqual(layout.height);
  }
});

test("upright, a cell is large enough for a thumb on a narrow phone", () => {
  const layout = layoutOf(true, 3, 2);
  const { width, height } = layout.cell(0, 0);
  const scale = 340 / (layout.width + 4);
  expect(Math.min(width, height) * scale).toBeGreaterThanOrEqual(32);
});
