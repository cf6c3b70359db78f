import type { Ruleset } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Parsed } from '../schema/codec.ts';

/** Checks the context of an activity that is to be begun from outside, against the schema and the state's ids; fills in defaults. */
export function parseContext<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  activity: string,
  context: unknown,
): Parsed<object> {
  const at = ruleset.steps[activity]?.first ?? '';
  const parsed = ruleset.codec.parseState({
    ...ruleset.codec.sparse(state),
    agenda: [{ do: activity, at, c: context }],
  });
  if (parsed.ok) return { ok: true, value: parsed.value.agenda[0]!.c };
  return { ok: false, problems: parsed.problems.map((p) => ({ ...p, path: p.path.slice(3) })) };
}
