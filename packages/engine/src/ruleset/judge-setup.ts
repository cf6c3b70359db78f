import { BUDGETS } from '../budgets.ts';
import type { RulesetDefinition } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Problem } from '../schema/codec.ts';
import type { Plain } from '../schema/language.ts';
import { describe, nearest, oneOf } from '../schema/run/problem.ts';
import { isPlainObject } from '../schema/run/read-record.ts';
import { range as rangeInWords } from '../schema/run/read-scalar.ts';
import type { Setup } from './setup.ts';

type Path = Problem['path'];
type Choices<T extends Types> = Pick<RulesetDefinition<T>, 'scenarios' | 'options' | 'schema' | 'setupTakes'>;

/**
 * What is wrong with a set-up before its ruleset looks at it: it is plain data, it has no field and no option that the
 * ruleset does not know, and its scenario and options are among those on offer. Of options that are numbers the schema
 * knows the range.
 */
export function judgeSetup<T extends Types>(d: Choices<T>, setup: unknown): Judged {
  const unsound = unsoundIn(setup, [], 0);
  if (unsound !== null) return { problems: [unsound], rest: null };
  if (!isPlainObject(setup))
    return { problems: [{ path: [], expected: 'fields with values', got: describe(setup) }], rest: null };
  const { scenario, options, ...more } = setup;
  const fields = ['scenario', 'options', ...(d.setupTakes ?? [])];
  const problems = [
    ...Object.keys(more)
      .filter((name) => !fields.includes(name))
      .map((name) => unknown([name], name, fields)),
    ...(scenario === undefined ? [] : judgeChoice(['scenario'], scenario, d.scenarios)),
    ...(options === undefined ? [] : judgeOptions(d, options)),
  ];
  return { problems, rest: without(setup as Setup, problems) };
}

/** What is wrong, and the set-up without it, so that everything else can be judged as well. Null: nothing is left. */
type Judged = { readonly problems: readonly Problem[]; readonly rest: Setup | null };

function without(setup: Setup, problems: readonly Problem[]): Setup {
  const keeps =
    (...path: string[]) =>
    ([name]: [string, unknown]): boolean =>
      !problems.some((p) => p.path.join('\n') === [...path, name].join('\n'));
  const rest: Setup = Object.fromEntries(Object.entries(setup).filter(keeps()));
  if (rest.options === undefined) return rest;
  return { ...rest, options: Object.fromEntries(Object.entries(rest.options).filter(keeps('options'))) };
}

function judgeOptions<T extends Types>(d: Choices<T>, options: unknown): Problem[] {
  const known = d.options;
  if (!isPlainObject(options)) return [{ path: ['options'], expected: 'options with values', got: describe(options) }];
  return Object.entries(options).flatMap(([name, value]) => {
    const path = ['options', name];
    if (!Object.hasOwn(known, name)) return [unknown(path, name, Object.keys(known))];
    const { values } = known[name]!;
    const range = d.schema.options[name];
    if (range?.kind !== 'int') return judgeChoice(path, value, values);
    const fits = Number.isSafeInteger(value) && (value as number) >= range.min && (value as number) <= range.max;
    return fits ? [] : [{ path, expected: rangeInWords(range.min, range.max), got: describe(value) }];
  });
}

function judgeChoice(path: Path, value: unknown, values: readonly Plain[]): Problem[] {
  if (values.includes(value as Plain)) return [];
  const names = values.map(String);
  const hint = typeof value === 'string' ? nearest(value, names) : undefined;
  const problem = { path, expected: oneOf(names), got: describe(value) };
  return [hint === undefined ? problem : { ...problem, hint }];
}

function unknown(path: Path, name: string, names: readonly string[]): Problem {
  const hint = nearest(name, names);
  const problem = { path, expected: oneOf(names), got: describe(name) };
  return hint === undefined ? problem : { ...problem, hint };
}

/** Something that is not plain data of bounded depth. */
function unsoundIn(x: unknown, path: Path, depth: number): Problem | null {
  if (x === undefined || x === null || typeof x === 'string' || typeof x === 'boolean') return null;
  if (typeof x === 'number') return Number.isFinite(x) ? null : { path, expected: 'a number', got: describe(x) };
  if (depth >= BUDGETS.text.depth)
    return { path: path.slice(0, 1), expected: `at most ${BUDGETS.text.depth} levels of nesting`, got: 'more' };
  if (!Array.isArray(x) && !isPlainObject(x)) return { path, expected: 'plain data', got: describe(x) };
  for (const [name, value] of Object.entries(x)) {
    const inner = [...path, Array.isArray(x) ? Number(name) : name];
    if (name === '__proto__') return { path: inner, expected: 'another name', got: describe(name) };
    const unsound = unsoundIn(value, inner, depth + 1);
    if (unsound !== null) return unsound;
  }
  return null;
}
