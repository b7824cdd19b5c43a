// A line of the story in the light: its sheet lies on top, its marks glow. Several lines follow one another.
import { speed } from "./pace.svelte";
import type { Line } from "./story";

const READING = { calm: { line: 2400, letter: 45 }, normal: { line: 1200, letter: 28 } }; // milliseconds

export class Spotlight {
  lines = $state.raw<Line[]>([]);
  at = $state(0);
  readonly line = $derived(this.lines[this.at] ?? null);

  private timer = 0;

  /** Show a line until somebody has seen enough. */
  show(line: Line): void {
    this.lines = [line];
    this.go(0);
  }

  /** Show lines one after another; at the speed "at once", a tap goes on. */
  play(lines: Line[]): void {
    this.lines = lines;
    this.go(0);
  }

  /** Go on by so many lines; after the last one it is over. */
  step(by: number): void {
    if (this.at + by >= this.lines.length) this.stop();
    else this.go(Math.max(0, this.at + by));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.lines = [];
    this.at = 0;
  }

  private go(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
    const pace = speed();
    if (pace === "at-once" || this.lines.length < 2) return;
    const { line, letter } = READING[pace];
    this.timer = setTimeout(() => this.step(1), line + letter * (this.line?.brief.length ?? 0));
  }
}
