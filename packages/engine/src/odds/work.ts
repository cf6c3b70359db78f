import type { Memo } from '../machine/memo.ts';

/** How much work odds may cost. Everything has a default. */
export type OddsLimits = {
  /** Step boundaries to keep apart. */
  readonly nodes?: number;
  /** Runs of a step: one for each way through it. */
  readonly runs?: number;
  /** Rounds in which chances flow on, and in which values settle. This limits play that goes round in circles. */
  readonly waves?: number;
  /** Answers that best play tries per request. */
  readonly answers?: number;
  /** How often to play the activity through when it is too big to be followed exactly. */
  readonly samples?: number;
  /** Guesses at what a view hides. */
  readonly worlds?: number;
  readonly seed?: number;
  /** Checked now and then. Once true, exact work is given up, then sampling ends. For hosts with a clock. */
  readonly stop?: () => boolean;
  /** Geometry computed before, such as `battle.memos`. */
  readonly memos?: Memo;
};

const DEFAULTS = { nodes: 10_000, runs: 200_000, waves: 10_000, answers: 64, samples: 2_000, worlds: 16, seed: 1 };

export type Work = Required<Omit<OddsLimits, 'memos' | 'stop'>> &
  Pick<OddsLimits, 'stop'> & { spentNodes: number; spentRuns: number };

export const newWork = (limits: OddsLimits): Work => ({ ...DEFAULTS, ...limits, spentNodes: 0, spentRuns: 0 });

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
  if (++w.spentRuns > w.runs || w.stop?.()) throw new TooMuchWork();
}

/** Refuses at once work that would not fit into the remaining runs. */
export function foresee(w: Work, runs: number): void {
  if (w.spentRuns + runs > w.runs) throw new TooMuchWork();
}
