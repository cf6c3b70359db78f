import { openYaml } from '#yaml';
import { BUDGETS } from '../../budgets.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import type { NotationProblem, Place } from '../problems.ts';
import type { YamlFile } from '../yaml/open.ts';
import type { Places } from '../yaml/places.ts';
import { type AtLine, takeAtLine } from './at-line.ts';
import { quickYaml } from './quick-yaml.ts';

/** A position file turned into data: what stands in it, and where. */
export type PositionFile = YamlFile & {
  /** The bare `at:` line, which is not YAML. */
  readonly atLine: AtLine | null;
};

export function openPosition(text: string): PositionFile | NotationProblem[] {
  const { rest, at } = takeAtLine(text);
  const file = openYaml(rest, 'ruleset: …');
  return Array.isArray(file) ? file : { ...file, atLine: at };
}

const SOMEWHERE: Place = { line: 1, column: 1 };
const nowhere: Places = { find: () => ({ key: SOMEWHERE, value: SOMEWHERE, depth: 0 }), inText: () => SOMEWHERE };

/** The same for files of the plain form, without places: enough for files that turn out right. Null for others. */
export function openQuickly(text: string): PositionFile | null {
  if (text.length > BUDGETS.position.characters) return null;
  const { rest, at } = takeAtLine(text);
  const root = quickYaml(rest);
  if (!isPlainObject(root) || root['answers'] !== undefined) return null;
  return { root, places: nowhere, atLine: at, place: () => SOMEWHERE };
}
