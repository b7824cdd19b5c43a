// What a game's board is given. It draws a sheet and what lies on the table, and offers the legal
// moves of the seat: nothing else can be pressed, and it never decides what is legal itself.
import type { Question, SeatFacts } from "./wire";

export interface BoardProps<View, Printed> {
  view: View; // as `seat` sees the table
  printed: Printed;
  seats: SeatFacts[];
  seat: number | null; // who looks; null: a spectator
  shown: number; // whose sheet is drawn large
  question: Question | null; // what `seat` has to decide
  play: (move: string) => void; // a confirmed move, one of question.legal
}
