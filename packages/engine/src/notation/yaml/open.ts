import { isPlainObject } from '../../schema/run/read-record.ts';
import { type NotationProblem, type Place, problemAt } from '../problems.ts';
import { placeOf, readYaml } from './document.ts';
import { type Places, placesOf } from './places.ts';
import { plainData } from './plain.ts';

/** A file of fields with values: what stands in it, and where. */
export type YamlFile = {
  readonly root: Readonly<Record<string, unknown>>;
  readonly places: Places;
  place(offset: number): Place;
};

/** Opens a file. Everything a stranger may write is bounded. `begins` says how such a file begins. */
export function openYaml(text: string, begins: string): YamlFile | NotationProblem[] {
  const yaml = readYaml(text);
  if (Array.isArray(yaml)) return yaml;
  const plain = plainData(yaml);
  if ('problems' in plain) return plain.problems;
  if (!isPlainObject(plain.value))
    return [problemAt({ line: 1, column: 1 }, `expected fields with values, beginning with "${begins}"`)];
  return { root: plain.value, places: placesOf(yaml), place: (offset) => placeOf(yaml.lines, offset) };
}
