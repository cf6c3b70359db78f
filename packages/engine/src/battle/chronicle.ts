import type { SeatId } from '../machine/types.ts';
import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import type { Entry } from './entry.ts';
import type { Standing } from './standing.ts';
import { type LiveEntry, liveEntries, strikeFrom } from './undo.ts';

/** The journal of a battle with the step boundaries to go back to. The journal only grows: undo strikes lines. */
export class Chronicle<S> {
  readonly journal: Entry[];
  live: LiveEntry[];
  private readonly checkpoints = new Checkpoints<S>();
  /** Live lines that the machine has used up. */
  private used: number;
  /** Whether the machine has just been set on a state, at a boundary that need not be the one that is kept. */
  private isSet = true;
  /** How many boundaries came after the latest one that is kept, and the state at the last of them once it is wanted. */
  private passed = 0;
  private reached: S | null = null;

  /**
   * `since`: how many lines at the end of the journal must still be fed to the machine. `first`: the state before the
   * very first line.
   */
  constructor(journal: readonly Entry[] = [], since = 0, first?: S) {
    this.journal = [...journal];
    this.live = liveEntries(this.journal);
    this.used = this.live.length - since;
    if (first !== undefined) this.checkpoints.add({ state: first, lines: 0, standings: [] });
  }

  write(entry: Entry): void {
    this.live.push({ line: this.journal.length, entry });
    this.journal.push(entry);
    this.used = this.live.length;
  }

  /**
   * The machine stands between two steps. Only the first boundary after each line is kept, because what follows needs
   * nothing from outside and can be run again. `copy` copies the state, and may share with the copy that it is given.
   */
  boundary(copy: (before: S | null) => S, standings: readonly Standing[]): void {
    const { latest } = this.checkpoints;
    this.reached = null;
    if (latest?.lines === this.used && !this.isSet) {
      this.passed++;
      return;
    }
    this.isSet = false;
    this.passed = 0;
    this.checkpoints.add({ state: copy(latest?.state ?? null), lines: this.used, standings });
  }

  /** Lines that are fed again after a restore or an undo have been used up to this point. */
  fed(lines: number): void {
    this.used = lines;
  }

  /**
   * The state at the last step boundary and the lines since: everything needed to save or fork. `runOn` runs a state on
   * over so many boundaries.
   */
  position(runOn: (state: S, boundaries: number) => S): { readonly state: S; readonly since: readonly Entry[] } {
    const { state, lines } = this.checkpoints.latest!;
    this.reached ??= this.passed === 0 ? state : runOn(state, this.passed);
    return { state: this.reached, since: this.linesFrom(lines) };
  }

  /** The earliest known boundary. In a battle played from its beginning, that is the one before the first line. */
  get first(): Checkpoint<S> {
    return this.checkpoints.first;
  }

  linesFrom(lines: number): Entry[] {
    return this.live.slice(lines).map((l) => l.entry);
  }

  /**
   * Strikes everything from a journal line on. Returns the boundary to continue from and the lines to continue with.
   */
  strike(by: SeatId, to: number, agreed: readonly SeatId[]): Checkpoint<S> {
    this.journal.push({ entry: 'undo', by, to, agreed });
    strikeFrom(this.live, to);
    return this.backToLive();
  }

  /** Makes the journal as short as it once was. Returns the boundary to continue from, with the lines after it. */
  forget(lines: number): Checkpoint<S> {
    this.journal.length = lines;
    this.live = liveEntries(this.journal);
    return this.backToLive();
  }

  private backToLive(): Checkpoint<S> {
    const from = this.checkpoints.before(this.live.length);
    if (from === undefined) throw new Error('there is no boundary to go back to');
    this.checkpoints.cut(this.live.length);
    this.used = from.lines;
    this.isSet = true;
    return from;
  }

  stamp(hash: number): void {
    const last = this.journal[this.journal.length - 1];
    if (last !== undefined) last.hash = hash;
  }
}
