import { type Battle, parseContext, type Types } from '@walstatt/engine';
import { UserError } from '../user-error.ts';

/** Fills in the defaults of an activity's context and checks the rest. */
export function completeContext(battle: Battle<Types>, activity: string, context: object): object {
  const known = Object.keys(battle.ruleset.schema.contexts);
  if (!known.includes(activity))
    throw new UserError(`There is no activity ${activity}.`, [`Known: ${known.join(', ')}`]);
  const parsed = parseContext(battle.ruleset, battle.state, activity, context);
  if (parsed.ok) return parsed.value;
  const details = parsed.problems.map((p) => `${p.path.join('.')}: expected ${p.expected}, got ${p.got}`);
  throw new UserError(`The context of ${activity} is not right.`, details);
}
