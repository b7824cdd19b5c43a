// Bots are quicker than cards can move. What happens is shown one step after the other, a little
// late at most: who is waited for never waits for long.
const LATEST = 2000; // ms behind the table

export class Pace<Step> {
  now: Step = $state.raw()!;
  private waiting: Step[] = [];
  private timer = 0;
  private freeAt = 0; // when what is shown now has been seen
  private heardAt = 0;

  constructor(
    first: Step,
    private readonly lasts: (step: Step) => number, // ms
  ) {
    this.now = first;
  }

  /** The table has gone on. */
  hear(step: Step): void {
    if (step === this.now || step === this.waiting.at(-1)) return;
    this.waiting.push(step);
    this.heardAt = performance.now();
    this.goOn();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    while (this.waiting.length > 0) {
      const now = performance.now();
      const wait = Math.min(this.freeAt - now, (this.heardAt + LATEST - now) / this.waiting.length);
      if (wait > 0 && !document.hidden) {
        this.timer = setTimeout(() => this.goOn(), wait);
        this.freeAt = Math.min(this.freeAt, now + wait);
        return;
      }
      this.now = this.waiting.shift()!;
      this.freeAt = performance.now() + this.lasts(this.now);
    }
  }
}
