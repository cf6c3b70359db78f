import { BUDGETS } from '../budgets.ts';
import type { Memo } from '../machine/memo.ts';

/** How much work odds may cost. Everything has a default. */
export type OddsLimits = {
  /** Step boundaries to keep apart. */
  readonly nodes?: number;
  /** Runs of a step: one for each way through it. */
  readonly runs?: number;
  /** Dice and answers that one way through a step may want. */
  readonly needs?: number;
  /** Roughly what the states of all step boundaries may take. */
  readonly bytes?: number;
  /** Rounds in which chances flow on, and in which values settle. This limits play that goes round in circles. */
  readonly waves?: number;
  /** Answers that best play tries per request. */
  readonly answers?: number;
  /** How often to play the activity through when it is too big to be followed exactly. */
  readonly samples?: number;
  /** Guesses at what a view hides. */
  readonly worlds?: number;
  readonly seed?: number;
  /** Checked now and then. Once true for exact work, it is given up, then sampling ends. For hosts with a clock. */
  readonly stop?: (work: 'exact' | 'sampled') => boolean;
  /** Geometry computed before, such as `battle.memos`. */
  readonly memos?: Memo;
};

export type Work = Required<Omit<OddsLimits, 'memos' | 'stop'>> &
  Pick<OddsLimits, 'stop'> & { spentNodes: number; spentRuns: number; spentBytes: number };

export const newWork = (limits: OddsLimits): Work => ({
  ...BUDGETS.odds,
  seed: 1,
  ...limits,
  spentNodes: 0,
  spentRuns: 0,
  spentBytes: 0,
});

/** The activity is too big to be followed exactly within the limits. */
export class TooMuchWork extends Error {
  constructor() {
    super('too much work for exact odds');
    this.name = 'TooMuchWork';
  }
}

export function spendNode(w: Work): void {
  if (++w.spentNodes > w.nodes) throw new TooMuchWork();
}

export function spendRun(w: Work): void {
  if (++w.spentRuns > w.runs) throw new TooMuchWork();
  checkTime(w);
}

export function checkTime(w: Work): void {
  if (w.stop?.('exact')) throw new TooMuchWork();
}

/** A state is kept that takes about so many bytes. */
export function spendBytes(w: Work, bytes: number): void {
  w.spentBytes += bytes;
  if (w.spentBytes > w.bytes) throw new TooMuchWork();
}

/** A way through a step wants one more thing. A roll that is repeated until it decides something never ends by itself. */
export function spendNeed(w: Work, before: number): void {
  if (before >= w.needs) throw new TooMuchWork();
}

/** Refuses at once work that would not fit into the remaining runs. */
export function foresee(w: Work, runs: number): void {
  if (w.spentRuns + runs > w.runs) throw new TooMuchWork();
}
