import type { Timer } from '@walstatt/engine';

/** What has been used of every time that was given, in milliseconds. */
export type UsedTimes = Readonly<Record<string, number>>;

const clockOf = ({ shared, seat }: Timer): string | null => (shared ? null : seat);

/** What is kept of the clocks with a battle. */
export type KeptClocks = {
  readonly times?: UsedTimes;
  /** The latest time of each seat: what its clock shows. */
  readonly timers?: readonly Timer[];
};

/** Measures the time of timed battles: only what runs counts, and it is kept with the battle. */
export class ClockKeeper {
  private readonly used: Record<string, number>;
  private running: { readonly timer: Timer; readonly since: number } | null = null;
  /** The latest time of each seat, or the one that all share (null): what its clock shows. */
  private readonly latest: Map<string | null, Timer>;
  /** Times whose end was told: telling it again would change nothing. */
  private readonly told = new Set<string>();
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor({ times = {}, timers = [] }: KeptClocks = {}) {
    this.used = { ...times };
    this.latest = new Map(timers.map((t) => [clockOf(t), t]));
  }

  /** From now on this time runs (null: none); `over` is called once if it comes to its end. */
  turnTo(timer: Timer | null, over: (timer: Timer) => void): void {
    this.count();
    clearTimeout(this.alarm);
    this.running = timer === null ? null : { timer, since: performance.now() };
    if (timer === null) return;
    this.latest.set(clockOf(timer), timer);
    if (this.told.has(timer.counts)) return;
    this.alarm = setTimeout(() => {
      this.count();
      this.told.add(timer.counts);
      over(timer);
    }, this.left(timer));
  }

  /** What followed from the end of a time may have been taken back, but not the time: its end is told once more. */
  tellAgain(): void {
    this.told.clear();
  }

  /** What every clock shows; a clock without a seat is that of all. */
  shown(): { readonly seat: string | null; readonly left: number; readonly runs: boolean }[] {
    this.count();
    const { running } = this;
    return [...this.latest.values()].map((t) => ({
      seat: clockOf(t),
      left: this.left(t),
      runs: running?.timer.counts === t.counts,
    }));
  }

  save(): Required<KeptClocks> {
    this.count();
    return { times: { ...this.used }, timers: [...this.latest.values()] };
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
