import type { Ruleset } from '../machine/game.ts';
import { newMemo } from '../machine/memo.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { settleChoices } from './best.ts';
import { Brancher, type Task } from './branch.ts';
import { type Distribution, meanOf, sorted } from './distribution.ts';
import { flow } from './graph.ts';
import { type Interval, intervalOf } from './interval.ts';
import { passiveRuleset } from './passive.ts';
import { everySeat, goalOf, type Policies, type PolicyName, policyName } from './policy.ts';
import { measureOf, type OddsPosition, type OddsQuestion, originOf } from './question.ts';
import { sample, withoutBest } from './sample.ts';
import { newWork, type OddsLimits, TooMuchWork } from './work.ts';

/** Something that readers of a result should know. */
export type OddsNote =
  /** Best play tried only some answers to requests of this name. */
  | { readonly note: 'someAnswersTried'; readonly request: string }
  /** The activity was too big for best play, so this seat took the defaults. */
  | { readonly note: 'bestReplaced'; readonly seat: SeatId }
  /** With this chance, play goes round in circles or did not end within the limits. */
  | { readonly note: 'endless'; readonly chance: number }
  /** Hidden facts were guessed, and best play knew the guess. */
  | { readonly note: 'bestKnowsGuess' }
  /** The values behind best play were still moving when the limit was reached. */
  | { readonly note: 'unsettled' };

/** The distribution of a measure, and how far it can be trusted. */
export type Odds = {
  /** Values from low to high, each with its probability. */
  readonly distribution: Distribution;
  readonly mean: number;
  readonly method: 'exact' | 'sampled';
  /** How each seat decided. */
  readonly policies: Readonly<Record<SeatId, PolicyName>>;
  /**
   * Exact: no probability is off by more than this (chances not followed to the end plus all roundings). Sampled: with
   * 95 % confidence, a given outcome that never came up is no more probable than this.
   */
  readonly bound: number;
  /** Sampled, or computed for guesses at what a view hides: the 95 % confidence interval of the mean. */
  readonly interval?: Interval;
  readonly samples?: number;
  /** How many step boundaries were told apart, and how many ways through steps were run. */
  readonly nodes: number;
  readonly runs: number;
  /** Whether facts hidden from the asking seat were guessed, and in how many ways. */
  readonly unknowns: 'none' | 'sampled';
  readonly worlds: number;
  readonly notes: readonly OddsNote[];
};

/**
 * The distribution of any outcome of an activity, computed by the very code that plays it. Exact on the graph of step
 * boundaries; sampled (and marked so) when the limits on work are reached. Pass the battle's own ruleset, or one
 * narrowed with `forBattle`: fewer triggers make a smaller graph.
 */
export function odds<T extends Types>(
  ruleset: Ruleset<T>,
  position: OddsPosition<T>,
  question: OddsQuestion<T>,
  policies: Policies<T> = {},
  limits: OddsLimits = {},
): Odds {
  const memos = limits.memos ?? newMemo();
  const everyone = everySeat<T>(position.state, policies);
  const task: Task<T> = {
    ruleset,
    passive: passiveRuleset(ruleset, everyone),
    policies: everyone,
    measure: measureOf(ruleset, question.measure),
    origin: originOf(ruleset, position, question, memos),
    work: newWork(limits),
    memos,
  };
  try {
    return exactOdds(task);
  } catch (e) {
    if (!(e instanceof TooMuchWork)) throw e;
    return sampledOdds(task);
  }
}

function exactOdds<T extends Types>(task: Task<T>): Odds {
  const { policies, work } = task;
  const brancher = new Brancher(task);
  const branch = brancher.branch.bind(brancher);
  const root = brancher.first();
  const notes: OddsNote[] = [];
  if (Object.values(policies).some((p) => goalOf(p) !== null)) {
    if (!settleChoices(root, branch, work)) notes.push({ note: 'unsettled' });
    for (const request of [...brancher.notAllTried].sort()) notes.push({ note: 'someAnswersTried', request });
  }
  const { values, lost, bound } = flow(root, branch, work);
  if (lost > 1e-9) notes.push({ note: 'endless', chance: lost });
  const distribution = sorted(values);
  return {
    distribution,
    mean: meanOf(distribution),
    method: 'exact',
    policies: namesOf(policies),
    bound,
    nodes: work.spentNodes,
    runs: work.spentRuns,
    unknowns: 'none',
    worlds: 1,
    notes,
  };
}

function sampledOdds<T extends Types>(task: Task<T>): Odds {
  const { work } = task;
  const policies = withoutBest(task.policies);
  const { counts, ended, n } = sample({ ...task, policies }, work.samples, work.seed);
  const distribution = sorted(counts).map(([v, k]) => [v, k / n] as const);
  const mean = meanOf(distribution);
  const notes: OddsNote[] = [];
  for (const [seat, p] of Object.entries(task.policies))
    if (goalOf(p) !== null) notes.push({ note: 'bestReplaced', seat });
  if (ended < n) notes.push({ note: 'endless', chance: (n - ended) / n });
  return {
    distribution,
    mean,
    method: 'sampled',
    policies: namesOf(policies),
    bound: Math.min(1, 3 / n),
    ...(ended === 0 ? {} : { interval: intervalOf(counts, mean, ended) }),
    samples: n,
    nodes: work.spentNodes,
    runs: work.spentRuns,
    unknowns: 'none',
    worlds: 1,
    notes,
  };
}

const namesOf = <T extends Types>(policies: Policies<T>): Record<SeatId, PolicyName> =>
  Object.fromEntries(Object.entries(policies).map(([seat, p]) => [seat, policyName(p)]));
