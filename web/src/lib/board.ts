// What a game's board is given. It draws a sheet and what lies on the table, and offers the legal
// moves of the seat: nothing else can be made, and it never decides what is legal itself.
//
// A board stays as long as its table: what is new in `view` moves (a cross is drawn, a die rolls),
// and a choice that is not confirmed yet is dropped when `question` changes.
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
  preview: (...moves: string[]) => Promise<Event[]>; // what would happen if `seat` made these moves
  story: Story; // says events in words, to `seat`
  only: "sheet" | null; // "sheet": nothing but the sheet of `shown`, as on paper (print, rules)
  play: (move: string) => void; // a confirmed move, one of question.legal
  wish: (move: string) => void; // a move that is not legal: the table says why
}
