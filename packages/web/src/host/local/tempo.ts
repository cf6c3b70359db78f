/** How fast the computer goes on. It waits after what can be seen, and for a player who has stopped it. */
export class Tempo {
  /** How long what the computer does stays on screen before it goes on, in milliseconds. */
  pace = 260;
  private stopped = false;
  /** The computer may go on until something can be seen, although it is stopped. */
  private mayStep = false;
  private wake: () => void = () => undefined;

  get isStopped(): boolean {
    return this.stopped;
  }

  stop(stopped: boolean): void {
    this.stopped = stopped;
    this.mayStep = false;
    this.wake();
  }

  step(): void {
    this.mayStep = true;
    this.wake();
  }

  /** Comes to an end when the computer may decide. */
  async turn(): Promise<void> {
    while (this.stopped && !this.mayStep) await this.sleep(null);
  }

  /** The player reads what was told. More takes longer to read. */
  async read(lines: number): Promise<void> {
    if (lines === 0) return;
    if (this.stopped) this.mayStep = false;
    else await this.sleep(this.pace * Math.min(MOST, 1 + lines / LINES));
  }

  /** For so long, or until something changes. */
  private sleep(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** How many more lines take as long again to read, and how much longer it takes at most. */
const LINES = 6;
const MOST = 3;
