import type { Types } from '@walstatt/engine';
import type { Battle } from '@walstatt/engine/host';
import { readContext } from '@walstatt/engine/notation';
import { UserError } from '../user-error.ts';

/** Fills in the defaults of an activity's context and checks the rest. */
export function completeContext(battle: Battle<Types>, activity: string, context: object): object {
  const parsed = readContext(battle.ruleset, battle.state, activity, context);
  if (parsed.ok) return parsed.value;
  throw new UserError(`${activity} cannot be begun like this.`, parsed.problems.map(showField));
}

/** A field's problem as one line. */
export const showField = (p: {
  path: readonly (string | number)[];
  expected: string;
  got: string;
  hint?: string;
}): string =>
  `${p.path.join('.')}: expected ${p.expected}, got ${p.got}${p.hint === undefined ? '' : ` (did you mean ${p.hint}?)`}`;
