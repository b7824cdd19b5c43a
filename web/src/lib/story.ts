// Events as sentences for people, grouped by turn: the same as `kleeblatt/core/story.py`, from the
// same texts (a test compares them). An event is the message `told-<family>-<event>` with its fields;
// `.brief` is said after another event of the same player, `.heading` opens a new paragraph.
import type { FluentVariable } from "@fluent/bundle";

import type { Event } from "./wire";
import { has, named, say } from "./words.svelte";

export interface Line {
  seat: number | null; // whom it concerns
  brief: string;
  sentences: string[];
  events: Event[]; // that it tells
}

export interface Paragraph {
  heading: string;
  first: number; // the number of its first event
  lines: Line[];
}

type Given = Record<string, FluentVariable>;
type Value = Event[keyof Event] | boolean | (string | number)[];

/** Points with their sign: "+2", "−1". */
export const signed = (points: number): string => `${points >= 0 ? "+" : "−"}${Math.abs(points)}`;

export class Story {
  constructor(
    readonly family: string,
    private readonly names: string[],
    private readonly you: number | null, // the seat of whoever reads
  ) {}

  /** An event as a whole sentence. */
  sentence(event: Event): string {
    return say(this.message(event), this.given(event));
  }

  /** What happened, turn by turn. */
  paragraphs(events: Event[]): Paragraph[] {
    const told: Paragraph[] = [];
    events.forEach((event, first) => {
      if (this.opens(event)) {
        told.push({ heading: say(`${this.message(event)}.heading`, this.given(event)), first, lines: [] });
      } else {
        if (told.length === 0) told.push({ heading: "", first, lines: [] });
        this.add(told.at(-1)!, event);
      }
    });
    return told;
  }

  /** What happened, as one short text. */
  brief(events: Event[]): string {
    const texts = this.paragraphs(events).flatMap(({ heading, lines }) => [
      ...(heading ? [`${heading}${lines.length > 0 ? ":" : "."}`] : []),
      ...lines.map((line) => line.brief),
    ]);
    return texts.join(" ");
  }

  /** What a decision leads to, in brief: without its headings. */
  consequences(events: Event[]): string {
    const told = events.filter((event) => !this.opens(event));
    return told
      .map((event) => this.inBrief(event))
      .join(" ")
      .trim();
  }

  /** Does a turn begin with it? */
  opens(event: Event): boolean {
    return has(`${this.message(event)}.heading`);
  }

  private message(event: Event): string {
    return `told-${this.family}-${event.event}`;
  }

  private add(paragraph: Paragraph, event: Event): void {
    const sentence = this.sentence(event);
    let line = paragraph.lines.find((one) => one.seat === event.seat);
    if (!line) {
      line = { seat: event.seat, brief: sentence, sentences: [], events: [] };
      paragraph.lines.push(line);
    } else {
      line.brief = `${line.brief} ${this.inBrief(event)}`.trim();
    }
    line.sentences.push(sentence);
    line.events.push(event);
  }

  /** An event, said after another one of the same player. */
  private inBrief(event: Event): string {
    const brief = `${this.message(event)}.brief`;
    return has(brief) ? say(brief, this.given(event)) : this.sentence(event);
  }

  private given(event: Event): Given {
    const given: Given = {
      who: this.who(event.seat),
      name: event.seat === null ? "" : (this.names[event.seat] ?? ""),
      plus: signed(event.points),
      players: this.names.length,
    };
    for (const [name, value] of Object.entries(event)) Object.assign(given, argument(name, value as Value));
    return given;
  }

  private who(seat: number | null): string {
    if (seat === null) return "nobody";
    const isYou =
      seat === this.you ||
      say("told-nameless")
        .split(", ")
        .includes(this.names[seat] ?? "");
    return isYou ? "you" : "other";
  }
}

function argument(name: string, value: Value): Given {
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (typeof value === "number") return { [name]: value };
  if (typeof value === "string") return { [name]: value, [`${name}-said`]: named(value) };
  if (value === null || value === undefined) return { [name]: "none", [`${name}-said`]: "" };
  const said = value.map((one) => named(String(one)));
  return { [name]: list(said), [`${name}-listed`]: said.join(", "), [`${name}-count`]: said.length };
}

/** "Ada, Ben and Cy" */
export function list(said: string[]): string {
  if (said.length < 2) return said.join("");
  return say("told-and", { first: said.slice(0, -1).join(", "), last: said.at(-1)! });
}
