// What a game's board is given. It draws a sheet and what lies on the table, and offers the legal
// moves of the seat: nothing else can be made, and it never decides what is legal itself.
//
// A board stays as long as its table: what is new in `view` moves (a cross is drawn, a die rolls),
// and a choice that is not confirmed yet is dropped when `question` changes.
import type { Snippet } from "svelte";

import type { Story } from "./story";
import type { Question, SeatFacts } from "./wire";

export interface BoardProps<View, Printed, Event> {
  view: View; // as `seat` sees the table
  printed: Printed;
  seats: SeatFacts[];
  scores: number[]; // by seat
  breakdown: Record<string, number>[]; // the parts of the scores, by seat
  seat: number | null; // who looks; null: a spectator
  shown: number; // whose sheet is drawn large
  question: Question | null; // what `seat` has to decide
  news: Event[]; // what has happened since the view before, in its order
  recent: Event[]; // what others have done since `seat` decided last: their marks glow on their sheets
  preview: (...moves: string[]) => Promise<Event[]>; // what would happen if `seat` made these moves
  story: Story; // says events in words, to `seat`
  // "sheet": nothing but the sheet of `shown`, as on paper (print, rules); "small": the same in small, as a
  // picture of how far somebody has come, which nobody reads cell by cell (about 11rem wide, no texts)
  only: "sheet" | "small" | null;
  isOver?: boolean; // the match has ended, or was given up
  latest: Snippet | null; // a sentence on what others just did; a board puts it on top of its decision
  // A confirmed move, one of question.legal; or a whole turn, one of question.turns: all of it is made, or nothing
  play: (move: string, ...then: string[]) => void;
  wish: (move: string) => void; // a move that is not legal: the table says why
}
