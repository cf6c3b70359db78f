import type { Problem } from '../schema/codec.ts';
import { isPlainObject } from '../schema/run/read-record.ts';
import { type Places, placesOf } from './position/places.ts';
import { plainData } from './position/plain.ts';
import { readYaml } from './position/yaml.ts';
import { meant, type NotationProblem, problemAt } from './problems.ts';

/** A YAML file as data: what stands in it, and where. */
export type YamlFile = { readonly root: Readonly<Record<string, unknown>>; readonly places: Places };

/**
 * Opens a file of fields with values. Everything a stranger may write is bounded. `begins` says how such a file begins.
 */
export function openYaml(text: string, begins: string): YamlFile | NotationProblem[] {
  const yaml = readYaml(text);
  if (Array.isArray(yaml)) return yaml;
  const plain = plainData(yaml);
  if ('problems' in plain) return plain.problems;
  if (!isPlainObject(plain.value))
    return [problemAt({ line: 1, column: 1 }, `expected fields with values, beginning with "${begins}"`)];
  return { root: plain.value, places: placesOf(yaml) };
}

/** A problem of the data at its place in the file. Unknown fields are pointed to by name, the rest by value. */
export function problemIn({ places }: YamlFile, p: Problem): NotationProblem {
  const found = places.find(p.path);
  const isMissing = p.got === 'nothing';
  const isAboutName = /^no (?:such field|fields)$/.test(p.expected);
  const message = isMissing ? `missing: expected ${p.expected}` : `expected ${p.expected}, got ${p.got}`;
  return problemAt(isAboutName || isMissing ? found.key : found.value, message, meant(p.hint), p.path);
}
