import type { SetUp, Types } from '@walstatt/engine';
import { showField } from './referee/context.ts';
import { type AnyRuleset, loadRuleset } from './registry.ts';
import { UserError } from './user-error.ts';

/** `name=value` pairs. Values that look like JSON are JSON, all others are text. */
export function parseAssignments(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at <= 0) throw new UserError(`${pair}: options are written name=value.`);
      return [pair.slice(0, at), parseValue(pair.slice(at + 1))];
    }),
  );
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The state in which a battle of this ruleset and scenario begins, and what nothing enforces in it. */
export async function beginBattle(
  id: string,
  scenario: string | undefined,
  options: Record<string, unknown>,
): Promise<SetUp<Types> & { readonly ruleset: AnyRuleset }> {
  const ruleset = await loadRuleset(id);
  if (scenario !== undefined && ruleset.scenarios.length > 0 && !ruleset.scenarios.includes(scenario)) {
    throw new UserError(`${id} has no scenario ${scenario}.`, [`Known: ${ruleset.scenarios.join(', ')}`]);
  }
  const set = ruleset.setUp({ ...(scenario === undefined ? {} : { scenario }), options: options as never });
  if ('state' in set) return { ruleset, ...set };
  throw new UserError('The set-up is not right.', set.problems.map(showField));
}
