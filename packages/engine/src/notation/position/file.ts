import { isPlainObject } from '../../schema/run/read-record.ts';
import { type NotationProblem, type Place, problemAt } from '../problems.ts';
import { type AtLine, takeAtLine } from './at-line.ts';
import { type Places, placesOf } from './places.ts';
import { plainData } from './plain.ts';
import { quickYaml } from './quick-yaml.ts';
import { LONGEST_POSITION, placeOf, readYaml } from './yaml.ts';

/** A position file turned into data: what stands in it, and where. */
export type PositionFile = {
  readonly root: Readonly<Record<string, unknown>>;
  readonly places: Places;
  /** The bare `at:` line, which is not YAML. */
  readonly atLine: AtLine | null;
  place(offset: number): Place;
};

export function openPosition(text: string): PositionFile | NotationProblem[] {
  const { rest, at } = takeAtLine(text);
  const yaml = readYaml(rest);
  if (Array.isArray(yaml)) return yaml;
  const plain = plainData(yaml);
  if ('problems' in plain) return plain.problems;
  if (!isPlainObject(plain.value)) {
    return [problemAt({ line: 1, column: 1 }, 'expected fields with values, beginning with "ruleset: …"')];
  }
  return {
    root: plain.value,
    places: placesOf(yaml),
    atLine: at,
    place: (offset) => placeOf(yaml.lines, offset),
  };
}

const SOMEWHERE: Place = { line: 1, column: 1 };
const nowhere: Places = { find: () => ({ key: SOMEWHERE, value: SOMEWHERE, depth: 0 }), inText: () => SOMEWHERE };

/** The same for files of the plain form, without places: enough for files that turn out right. Null for others. */
export function openQuickly(text: string): PositionFile | null {
  if (text.length > LONGEST_POSITION) return null;
  const { rest, at } = takeAtLine(text);
  const root = quickYaml(rest);
  if (!isPlainObject(root) || root['answers'] !== undefined) return null;
  return { root, places: nowhere, atLine: at, place: () => SOMEWHERE };
}
