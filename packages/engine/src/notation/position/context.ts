import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import type { Parsed } from '../../schema/codec.ts';
import { stateSchema } from '../../schema/core.ts';
import { nearest, oneOf, quote } from '../../schema/run/problem.ts';
import { fit } from './fit.ts';

/** A context from outside, checked against the state it will work on, with lengths and defaults filled in. */
export function readContext<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  activity: string,
  raw: unknown,
): Parsed<object> {
  const steps = Object.hasOwn(ruleset.steps, activity) ? ruleset.steps[activity] : undefined;
  if (steps === undefined) {
    const names = Object.keys(ruleset.activities);
    const hint = nearest(activity, names);
    const problem = { path: ['activity'], expected: oneOf(names), got: quote(activity) };
    return { ok: false, problems: [hint === undefined ? problem : { ...problem, hint }] };
  }
  const frame = { do: activity, at: steps.first, c: raw };
  const whole = { ...ruleset.codec.sparse(state), agenda: [frame] };
  const parsed = ruleset.codec.parseState(fit(stateSchema(ruleset.schema), whole, ruleset.unit !== 'hex'));
  if (parsed.ok) return { ok: true, value: parsed.value.agenda[0]!.c };
  return { ok: false, problems: parsed.problems.map((p) => ({ ...p, path: p.path.slice(3) })) };
}
