import type { Entry } from '../battle/entry.ts';
import { feed } from '../battle/feed.ts';
import type { Ruleset } from '../machine/game.ts';
import { Machine } from '../machine/machine.ts';
import type { Memo } from '../machine/memo.ts';
import type { Types } from '../machine/types.ts';
import { Unanswerable } from '../ruleset/question.ts';
import type { Plain } from '../schema/language.ts';

/** Where odds are computed from: a state at a step boundary and the journal lines since. */
export type OddsPosition<T extends Types> = { readonly state: T['State']; readonly since: readonly Entry[] };

/** A question about odds. */
export type OddsQuestion<T extends Types> = {
  /** Begins this activity first, on top of whatever is on the agenda. */
  readonly start?: { readonly activity: string; readonly context: object };
  /** What is measured at the end: one of the ruleset's measures, or any number computed from the state. */
  readonly measure: Measure<T> | { readonly name: string; readonly args?: Readonly<Record<string, Plain>> };
  /**
   * `frame` (the default): until the activity that is started, or that is on top now, has ended. `idle`: until nothing
   * is left on the agenda. `fewerThan`: until fewer than this many frames are left on it.
   */
  readonly until?: 'frame' | 'idle' | { readonly fewerThan: number };
};

export type Measure<T extends Types> = (state: T['State']) => number;

export function measureOf<T extends Types>(ruleset: Ruleset<T>, wanted: OddsQuestion<T>['measure']): Measure<T> {
  if (typeof wanted === 'function') return finite(wanted);
  const measure = Object.hasOwn(ruleset.measures, wanted.name) ? ruleset.measures[wanted.name] : undefined;
  if (measure === undefined) throw new Error(`there is no measure ${wanted.name}`);
  return finite((state) => measure.value(state, wanted.args ?? {}));
}

const finite =
  <T extends Types>(measure: Measure<T>): Measure<T> =>
  (state) => {
    const value = measure(state);
    if (!Number.isFinite(value)) throw new Error(`the measure is ${value}, not a number`);
    return value;
  };

/** A position made ready: it ends as soon as fewer than `depth` frames are left on the agenda. */
export type Origin<T extends Types> = OddsPosition<T> & { readonly depth: number };

export function originOf<T extends Types>(
  ruleset: Ruleset<T>,
  { state, since }: OddsPosition<T>,
  { start, until }: OddsQuestion<T>,
  memos: Memo,
): Origin<T> {
  const machine = new Machine<T>(ruleset, ruleset.codec.clone(state), memos);
  if (since.length > 0) feed(machine, since);
  const frames = machine.state.agenda.length;
  if (start === undefined) {
    const depth = typeof until === 'object' ? until.fewerThan : until === 'idle' ? 1 : frames;
    return { state, since, depth: Math.max(1, depth) };
  }
  if (until === 'idle' && since.length > 0)
    throw new Unanswerable('an activity started in the middle of a step can only be followed to its own end');
  // The half-done step is set aside: nothing below the new frame runs before it has ended.
  const aside = new Machine<T>(ruleset, machine.state, memos);
  aside.start(start.activity, start.context);
  return { state: aside.state, since: [], depth: until === 'idle' ? 1 : frames + 1 };
}
