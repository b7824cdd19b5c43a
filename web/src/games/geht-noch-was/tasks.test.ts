import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import german from "../../../../src/kleeblatt/games/geht_noch_was/texts/de.ftl?raw";
import english from "../../../../src/kleeblatt/games/geht_noch_was/texts/en.ftl?raw";
import type { GehtNochWasCondition } from "../../lib/wire";
import { DIE, phrase, taskPicture, type Say } from "./tasks";

type Kind = GehtNochWasCondition["kind"];
function condition(kind: Kind, dice: [string, number][], value = 0): GehtNochWasCondition {
  return { kind, dice, value };
}

function speaker(language: "de" | "en"): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "de" ? german : english));
  return (id, given = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, given);
}

test("a task in words", () => {
  const pair = [[condition("equal", [["R", 2]]), condition("equal", [["B", 2]])]];
  expect(phrase(pair, speaker("en"))).toBe("2 red dice showing the same number or 2 blue dice showing the same number");
  const both = [[condition("sum", [["R", 0]], 11)], [condition("exact", [["W", 1]], 6)]];
  expect(phrase(both, speaker("de"))).toBe("rote Würfel mit einer Summe von mindestens 11 und dazu 1 Würfel mit einer 6");
  const mixed = [[condition("equal", [["B", 2], ["R", 1]])]];
  expect(phrase(mixed, speaker("en"))).toBe("2 blue dice and 1 red die showing the same number");
});

test("stairs rise from the left to the right", () => {
  const stairs = taskPicture([[condition("stairs", [["W", 3]])]]);
  const heights = stairs.dice.map((die) => die.y);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(stairs.signs.map((sign) => sign.text)).toEqual(["↗", "↗"]);
});

test("many dice with the same number are counted", () => {
  const many = taskPicture([[condition("least", [["W", 5]], 3)]]);
  expect(many.dice.map((die) => die.text)).toEqual(["3+"]);
  expect(many.signs.map((sign) => sign.text)).toEqual(["5×"]);
});

test("lines stand below one another, and a wide slash begins a row", () => {
  const lines = taskPicture([[condition("exact", [["B", 1]], 6)], [condition("exact", [["R", 1]], 6)]]);
  expect(lines.dice[1]?.y).toBeGreaterThan(DIE);
  const wide = taskPicture([[condition("equal", [["W", 4]]), condition("stairs", [["W", 5]])]]);
  const slash = wide.signs.find((sign) => sign.text === "/");
  expect(slash?.y).toBeGreaterThan(DIE);
  const narrow = taskPicture([[condition("exact", [["B", 1]], 1), condition("exact", [["B", 1]], 6)]]);
  expect(narrow.height).toBe(DIE);
});
