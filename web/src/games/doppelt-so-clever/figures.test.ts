import { describe, expect, it } from "vitest";

import toml from "../../../../src/kleeblatt/games/doppelt_so_clever/sheet.toml?raw";
import { PRINTED, SHEET, words } from "./figures";

const all = (name: string) => [...toml.matchAll(new RegExp(`^${name} = (.*?)(?: #.*)?$`, "gm"))].map((found) => found[1] ?? "");
const list = (text: string | undefined) => JSON.parse(text ?? "") as number[];
const bonuses = (text: string | undefined) => words((text ?? "").replaceAll('"', ""));

describe("the sheet of the figures", () => {
  it("is the printed one", () => {
    const [silver, yellow, blue] = all("points").map(list);
    const [under, green, pink] = all("bonus").map(bonuses);
    expect(PRINTED.rounds).toEqual(bonuses(all("round_bonus")[0]));
    expect(PRINTED.silver).toEqual({ columns: bonuses(all("column_bonus")[0]), points: silver });
    expect(PRINTED.yellow.points).toEqual(yellow);
    expect(PRINTED.blue).toEqual({ points: blue, bonus: under });
    expect(PRINTED.green).toEqual({ factor: list(all("factor")[0]), bonus: green });
    expect(PRINTED.pink).toEqual({ minimum: list(all("minimum")[0]), bonus: pink });
    const rows = /cells = '''\n([^']*)'''/.exec(toml)?.[1]?.trim().split("\n").map(words) ?? [];
    expect(PRINTED.yellow.columns).toEqual(rows[5]);
    expect(PRINTED.yellow.rows).toEqual(rows.slice(0, 5).map((row) => row[4]));
    for (const [value, row, column] of PRINTED.yellow.cells)
      expect(rows[(row ?? 0) - 1]?.[(column ?? 0) - 1]).toBe(String(value));
  });

  it("counts right", () => {
    const { points, silver, green, pink } = SHEET;
    expect(points.silver).toBe(silver.reduce((sum, row) => sum + (PRINTED.silver.points[row.length] ?? 0), 0));
    expect(points.green).toBe((green[0] ?? 0) - (green[1] ?? 0) + (green[2] ?? 0) - (green[3] ?? 0));
    expect(points.pink).toBe(pink.reduce((sum, value) => sum + value));
  });
});
