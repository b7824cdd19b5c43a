import { expect, test } from "vitest";

import { blocksOf, search, sectionsOf } from "./rulebook";

const TEXT = `# The game

A **roll** of \`3\`
goes on here.

- one
- two
  and more
1. first

![A frontier](figure:frontier)
## The end {#end}

Stars count <b>two</b>.
`;

test("headings, paragraphs, lists, figures", () => {
  const blocks = blocksOf(TEXT);
  expect(blocks.map((one) => one.kind)).toEqual(["h1", "p", "ul", "ol", "figure", "h2", "p"]);
  expect(blocks[1]?.parts.map((part) => part.kind)).toEqual(["plain", "strong", "plain", "code", "plain"]);
  expect(blocks[2]?.items.length).toBe(2);
  expect(blocks[4]?.figure).toBe("frontier");
  expect(blocks[6]?.parts[0]?.text).toBe("Stars count <b>two</b>.");
});

test("a search finds the sections that say all words", () => {
  const sections = sectionsOf(TEXT);
  expect(sections.map((one) => one.title)).toEqual(["The game", "The end"]);
  expect(sections.map((one) => one.id)).toEqual(["0", "end"]);
  expect(search(sections, "stars TWO").map((one) => one.title)).toEqual(["The end"]);
  expect(search(sections, "and more").map((one) => one.title)).toEqual(["The game"]);
  expect(search(sections, "nowhere")).toEqual([]);
  expect(search(sections, " ")).toEqual(sections);
});
