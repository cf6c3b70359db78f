import { FINISHED } from '../machine/activity.ts';
import type { Look, Rule, Step } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Plain } from '../schema/language.ts';
import { equalPlain } from '../schema/run/plain.ts';

/** One reading of a rule, and the option values under which it applies. Several values of an option stand in a list. */
export type Reading<V> = { readonly when: Readonly<Record<string, Plain>>; readonly is: V };

/**
 * A rule chosen by several options at once, for instance where chapters are added one by one. Among the readings whose
 * options all match this battle, the last one counts. The first reading is the plain one, for all battles. A reading
 * may be anything: a number, a table, functions with signatures of their own.
 */
export function chosenBy<V>(...readings: readonly Reading<V>[]): (look: Look) => V {
  const [plain] = readings;
  if (plain === undefined || Object.keys(plain.when).length > 0)
    throw new Error('the first reading must be for all battles: when {}');
  return (look) => {
    const options = look.state.options as Readonly<Record<string, Plain>>;
    for (let i = readings.length - 1; i > 0; i--) if (holds(readings[i]!.when, options)) return readings[i]!.is;
    return plain.is;
  };
}

function holds(when: Readonly<Record<string, Plain>>, options: Readonly<Record<string, Plain>>): boolean {
  for (const option in when) {
    const value = options[option];
    if (value === undefined) throw new Error(`there is no option ${option}`);
    const wanted = when[option]!;
    const fits = Array.isArray(wanted) ? wanted.some((w) => equalPlain(w, value)) : equalPlain(wanted, value);
    if (!fits) return false;
  }
  return true;
}

/** The same for a function of a look or a game, such as a step. It is called as if there were only one reading. */
export function variantBy<F extends (look: never, ...rest: never[]) => unknown>(...readings: readonly Reading<F>[]): F {
  const choose = chosenBy(...readings);
  return ((look: Look, ...rest: never[]) => choose(look)(look as never, ...rest)) as unknown as F;
}

type Steps<T extends Types, C> = Readonly<Record<string, Step<T, C>>>;

/** Stands before the steps if readings begin with different ones. */
const BEGIN = 'begin';

/**
 * The steps of an activity, chosen as a whole. Each reading has its steps in its own order, and may leave steps out or
 * put others in between. All of them must work with the single context of the activity.
 */
export function stepsBy<T extends Types, C>(...readings: readonly Reading<Steps<T, C>>[]): Record<string, Step<T, C>> {
  const lists = readings.map(({ when, is }) => ({ when, is: { steps: is, names: Object.keys(is) } }));
  const choose = chosenBy(...lists);
  const take = (name: string): Step<T, C> =>
    function* (g, c): Rule<string> {
      const { steps, names } = choose(g as never);
      const step = steps[name];
      if (step === undefined) throw new Error(`${name} is no step with the options of this battle`);
      const went = step(g, c);
      const to = typeof went === 'object' ? yield* went : went;
      return to ?? names[names.indexOf(name) + 1] ?? FINISHED;
    };
  const all = new Set(lists.flatMap(({ is }) => is.names));
  const steps = Object.fromEntries([...all].map((name) => [name, take(name)]));
  if (new Set(lists.map(({ is }) => is.names[0])).size === 1) return steps;
  if (all.has(BEGIN)) throw new Error(`a step may only be called ${BEGIN} if all readings begin with it`);
  return { [BEGIN]: (g) => choose(g as never).names[0], ...steps };
}
