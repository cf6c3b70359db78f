import type { RuleId } from '../generated/rule-ids.ts';
import type { Rule } from './need.ts';

/**
 * One numbered step of the book. It falls through to the next step, returns the name of another step of its activity,
 * or puts an activity on the agenda. Steps that neither ask nor roll may be plain functions.
 */
export type StepOf<G, C> = (g: G, c: C) => Rule<Went> | Went;

/** Where a step goes: to a named step, or on to the next one. */
export type Went = string | undefined | void;

/** A named list of steps with one context. */
export type ActivityOf<L, G, C = never> = {
  readonly name: string;
  /**
   * For free play, where any activity can be begun: the rules that would have kept a battle from coming to it with this
   * context, each once, the weightiest first. They are told as set aside. What makes no sense at all, whatever the
   * rules, is `Unanswerable`.
   */
  begins?(look: L, c: C): readonly RuleId[];
  /** Checked whenever control comes to one of its steps: false drops the rest. */
  goesOnWhile?(look: L, c: C): boolean;
  /** Checked after every step, also of activities above: true cuts them and this one. */
  endsWhen?(look: L, c: C): boolean;
  readonly steps: Readonly<Record<string, StepOf<G, C>>>;
};

export const activity = <L, G, C>(name: string, definition: Omit<ActivityOf<L, G, C>, 'name'>): ActivityOf<L, G> =>
  ({ name, ...definition }) as unknown as ActivityOf<L, G>;

/** The `at` of a frame whose steps are all done but which waits for the activity above it. */
export const FINISHED = 'finished';

/** The steps of an activity in order, and each one's successor. */
export type StepList = { readonly first: string; readonly next: Readonly<Record<string, string>> };

export function stepList(a: { readonly name: string; readonly steps: object }): StepList {
  const names = Object.keys(a.steps);
  if (names.length === 0) throw new Error(`activity ${a.name} has no steps`);
  if (names.includes(FINISHED)) throw new Error(`activity ${a.name}: no step may be called ${FINISHED}`);
  const next: Record<string, string> = {};
  names.forEach((n, i) => {
    next[n] = names[i + 1] ?? FINISHED;
  });
  return { first: names[0]!, next };
}
