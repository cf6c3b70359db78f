import type { Timer } from '@walstatt/engine';

/** What has been used of every time that was given, in milliseconds. */
export type UsedTimes = Readonly<Record<string, number>>;

/** Measures the time of timed battles: only what runs counts, and it is kept with the battle. */
export class ClockKeeper {
  private readonly used: Record<string, number>;
  private running: { readonly timer: Timer; readonly since: number } | null = null;
  /** The latest time of each seat: what its clock shows. */
  private readonly latest = new Map<string, Timer>();
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(used: UsedTimes = {}) {
    this.used = { ...used };
  }

  /** From now on this time runs (null: none); `over` is called once if it comes to its end. */
  turnTo(timer: Timer | null, over: (timer: Timer) => void): void {
    this.count();
    clearTimeout(this.alarm);
    this.running = timer === null ? null : { timer, since: performance.now() };
    if (timer === null) return;
    this.latest.set(timer.seat, timer);
    const left = this.left(timer);
    // A time that was over already has been told.
    if (left <= 0) return;
    this.alarm = setTimeout(() => {
      this.count();
      over(timer);
    }, left);
  }

  /** What every clock shows. */
  shown(): { readonly seat: string; readonly left: number; readonly runs: boolean }[] {
    this.count();
    const { running } = this;
    return [...this.latest.values()].map((t) => ({
      seat: t.seat,
      left: this.left(t),
      runs: running?.timer.counts === t.counts,
    }));
  }

  save(): UsedTimes {
    this.count();
    return { ...this.used };
  }

  private left(timer: Timer): number {
    return Math.max(0, timer.seconds * 1000 - (this.used[timer.counts] ?? 0));
  }

  /** Adds what has run since it was last looked at. */
  private count(): void {
    if (this.running === null) return;
    const { timer, since } = this.running;
    const now = performance.now();
    this.used[timer.counts] = Math.min(timer.seconds * 1000, (this.used[timer.counts] ?? 0) + now - since);
    this.running = { timer, since: now };
  }
}
