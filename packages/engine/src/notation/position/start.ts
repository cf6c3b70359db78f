import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import type { Setup } from '../../ruleset/setup.ts';
import { describe } from '../../schema/run/problem.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { meant, type NotationProblem, problemAt, saidBy } from '../problems.ts';
import type { PositionFile } from './file.ts';

/**
 * The state that `setup:` or `scenario:` brings, as written data, to be changed by the rest of the file. Null without
 * either.
 */
export function startOf<T extends Types>(
  ruleset: Ruleset<T>,
  { root, places }: PositionFile,
): { base: Record<string, unknown> | null; problems: NotationProblem[] } {
  const { setup = {}, scenario, options } = root;
  if (root['setup'] === undefined && scenario === undefined) return { base: null, problems: [] };
  const failed = (path: (string | number)[], message: string, hint?: string) => ({
    base: null,
    problems: [problemAt(places.find(path).value, message, hint, path)],
  });
  if (!isPlainObject(setup)) return failed(['setup'], `expected fields with values, got ${describe(setup)}`);
  if (scenario !== undefined && typeof scenario !== 'string') {
    return failed(['scenario'], `expected the name of a scenario, got ${describe(scenario)}`);
  }
  const whole = {
    ...setup,
    ...(scenario === undefined ? {} : { scenario }),
    ...(options === undefined || setup['options'] !== undefined ? {} : { options }),
  };
  try {
    const set = ruleset.setUp(whole as Setup);
    if ('state' in set) return { base: ruleset.codec.sparse(set.state), problems: [] };
    const problems = set.problems.map((p) => {
      const path = Object.hasOwn(setup, String(p.path[0])) ? ['setup', ...p.path] : p.path;
      const where = places.find(path).depth > 0 ? path : [root['setup'] === undefined ? 'scenario' : 'setup'];
      return problemAt(places.find(where).value, `expected ${p.expected}, got ${p.got}`, meant(p.hint), path);
    });
    return { base: null, problems };
  } catch (thrown) {
    return failed([root['setup'] === undefined ? 'scenario' : 'setup'], saidBy(thrown));
  }
}
