// Our own small Markdown of the rules: headings, lists, paragraphs, strong, code, figures. Text stays text.
export interface Part {
  text: string;
  kind: "plain" | "strong" | "code";
}

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "ul" | "ol" | "figure";
  parts: Part[];
  items: Part[][]; // of a list
  figure: string; // its name
  anchor: string; // of a heading: what links to it call it
}

export interface Section {
  title: string;
  id: string;
  blocks: Block[];
}

function partsOf(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/)
    .filter((part) => part)
    .map((part) => ({
      text: part.replace(/^(\*\*|`|\*)(.*)\1$/, "$2"),
      kind: part.startsWith("`") ? "code" : part.startsWith("*") ? "strong" : "plain",
    }));
}

const block = (kind: Block["kind"], text: string): Block => ({ kind, parts: partsOf(text), items: [], figure: "", anchor: "" });

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = false; // may the next line go on with the last block?
  for (const line of markdown.split("\n")) {
    const text = line.trim();
    const last = blocks.at(-1);
    const heading = /^(#{1,3}) (.*?)(?: \{#([\w-]+)\})?$/.exec(text);
    const figure = /^!\[(.*)\]\(figure:([\w-]+)\)$/.exec(text);
    const item = /^(-|\d+\.) (.*)$/.exec(text);
    if (!text) open = false;
    else if (heading) {
      const made = block(`h${heading[1]!.length}` as Block["kind"], heading[2]!);
      blocks.push({ ...made, anchor: heading[3] ?? "" });
    } else if (figure) blocks.push({ ...block("figure", figure[1]!), figure: figure[2]! });
    else if (item) {
      const kind = item[1] === "-" ? "ul" : "ol";
      if (last?.kind !== kind) blocks.push(block(kind, ""));
      blocks.at(-1)!.items.push(partsOf(item[2]!));
    } else if (open && last && (last.kind === "p" || last.items.length > 0)) {
      const more = partsOf(` ${text}`);
      if (last.kind === "p") last.parts.push(...more);
      else last.items.at(-1)!.push(...more);
    } else blocks.push(block("p", text));
    if (text) open = !heading && !figure;
  }
  return blocks;
}

const plain = (parts: Part[]): string => parts.map((part) => part.text).join("");
const words = (one: Block): string => [one.parts, ...one.items].map(plain).join(" ");

/** A section for each heading, by its anchor; what stands before the first one belongs to it. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const one of blocksOf(markdown)) {
    if (one.kind === "h1" || one.kind === "h2" || sections.length === 0) {
      const title = one.kind === "h1" || one.kind === "h2" ? plain(one.parts) : "";
      sections.push({ title, id: one.anchor || `${sections.length}`, blocks: [] });
    }
    sections.at(-1)!.blocks.push(one);
  }
  return sections;
}

/** The sections that say all of these words. */
export function search(sections: Section[], wanted: string): Section[] {
  const all = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word);
  if (all.length === 0) return sections;
  return sections.filter((section) => {
    const text = section.blocks.map(words).join(" ").toLowerCase();
    return all.every((word) => text.includes(word));
  });
}
