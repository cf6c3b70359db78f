import { Eyes } from '../../machine/eyes.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import type { Impossible } from '../../ruleset/impossible.ts';
import { describe } from '../../schema/run/problem.ts';
import { type NotationProblem, problemAt, saidBy } from '../problems.ts';
import type { PositionFile } from './file.ts';

/** The word by which authors of puzzles insist on a position that no battle can reach. */
export const IMPOSSIBLE = 'impossible';

/** What no battle of this ruleset can reach: options that cannot be played, and what the ruleset's invariants find. */
export function impossibleIn<T extends Types>(ruleset: Ruleset<T>, state: T['State']): readonly Impossible[] {
  return [...unplayable(ruleset, state), ...(ruleset.invariants?.(new Eyes(ruleset, state)) ?? [])];
}

/** For numbers the schema knows the range. For texts and yes/no options, only the values in the list can be played. */
function* unplayable<T extends Types>(ruleset: Ruleset<T>, { options }: T['State']): Generator<Impossible> {
  for (const [name, value] of Object.entries(options)) {
    const option = ruleset.options[name];
    if (option === undefined || typeof value === 'number' || option.values.includes(value)) continue;
    const what = `expected ${option.values.join(' or ')}, got ${describe(value)}: nothing else can be played`;
    yield { at: [['options', name]], what, rule: option.rule };
  }
}

/** Whether a file insists on being impossible, and any mistake in how it does so. */
export function insistsIn({ root, places }: PositionFile): { insists: boolean; problems: NotationProblem[] } {
  const said = root[IMPOSSIBLE];
  if (said === undefined || typeof said === 'boolean') return { insists: said === true, problems: [] };
  const message = `expected true or false, got ${describe(said)}`;
  return { insists: false, problems: [problemAt(places.find([IMPOSSIBLE]).value, message, undefined, [IMPOSSIBLE])] };
}

/** What is impossible in a position, each at its line in the file. */
export function impossibleProblems<T extends Types>(
  ruleset: Ruleset<T>,
  file: PositionFile,
  state: T['State'],
): NotationProblem[] {
  try {
    return impossibleIn(ruleset, state).map((i) => problemOf(file, i));
  } catch (thrown) {
    return [problemAt({ line: 1, column: 1 }, `this position cannot be judged: ${saidBy(thrown)}`)];
  }
}

function problemOf({ places, root }: PositionFile, { at, what, rule }: Impossible): NotationProblem {
  const found = at.map((path) => ({ path, found: places.find(path) }));
  const best =
    found.find(({ path, found: f }) => f.depth === path.length) ??
    found.find(({ found: f }) => f.depth > 0) ??
    found[0];
  const start = ['setup', 'scenario'].find((word) => root[word] !== undefined);
  const place =
    best === undefined || best.found.depth === 0
      ? places.find(start === undefined ? [] : [start]).key
      : best.found.value;
  const problem = problemAt(place, what, undefined, best?.path ?? []);
  return rule === undefined ? problem : { ...problem, rule };
}
