import type { Timer } from '@walstatt/engine';

/** How much of every allotted time has been used, in milliseconds. */
export type UsedTimes = Readonly<Record<string, number>>;

const clockOf = ({ shared, seat }: Timer): string | null => (shared ? null : seat);

/** What is stored about the clocks of a battle. */
export type KeptClocks = {
  readonly times?: UsedTimes;
  /** The latest time of each seat, which is what its clock shows. */
  readonly timers?: readonly Timer[];
};

/** Measures the time of timed battles. Only a running clock counts, and the time used is stored with the battle. */
export class ClockKeeper {
  private readonly used: Record<string, number>;
  private running: { readonly timer: Timer; readonly since: number } | null = null;
  /** The latest time of each seat, or the one that all share (null), which is what its clock shows. */
  private readonly latest: Map<string | null, Timer>;
  /** Times that have been reported as over. Reporting them again would change nothing. */
  private readonly told = new Set<string>();
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor({ times = {}, timers = [] }: KeptClocks = {}) {
    this.used = { ...times };
    this.latest = new Map(timers.map((t) => [clockOf(t), t]));
  }

  /** This time runs from now on (null: none). `over` is called once if it runs out. */
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

  /**
   * The consequences of a time running out may have been taken back, but the time has not, so its end is reported
   * again.
   */
  tellAgain(): void {
    this.told.clear();
  }

  /** What every clock shows. A clock without a seat is shared by all. */
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

  /** Adds the time that has passed since the clock was last looked at. */
  private count(): void {
    if (this.running === null) return;
    const { timer, since } = this.running;
    const now = performance.now();
    this.used[timer.counts] = Math.min(timer.seconds * 1000, (this.used[timer.counts] ?? 0) + now - since);
    this.running = { timer, since: now };
  }
}
