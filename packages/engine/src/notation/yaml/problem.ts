import type { Problem } from '../../schema/codec.ts';
import { meant, type NotationProblem, problemAt } from '../problems.ts';
import type { YamlFile } from './open.ts';

/** A problem of the data at its place in the file. Unknown fields are pointed to by name, the rest by value. */
export function problemIn({ places }: YamlFile, p: Problem): NotationProblem {
  const found = places.find(p.path);
  const isMissing = p.got === 'nothing';
  const isAboutName = /^no (?:such field|fields)$/.test(p.expected);
  const message = isMissing ? `missing: expected ${p.expected}` : `expected ${p.expected}, got ${p.got}`;
  return problemAt(isAboutName || isMissing ? found.key : found.value, message, meant(p.hint), p.path);
}
