import type { Plain } from '../../schema/language.ts';
import { isWord } from './words.ts';

/** Not escaped by JSON, but unsafe in text files: invisible, or treated as line ends by some programs. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/** A text as a bare word where that is unambiguous, otherwise in quotes. */
export const writeWord = (s: string): string => (isWord(s) ? s : quoted(s));

export const quoted = (s: string): string =>
  JSON.stringify(s).replace(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Plain data on one line: JSON with bare words, which is also YAML. */
export function writeFlow(x: Plain): string {
  if (typeof x === 'string') return writeWord(x);
  if (typeof x === 'number') return Object.is(x, -0) ? '-0' : String(x);
  if (x === null || typeof x === 'boolean') return String(x);
  if (Array.isArray(x)) return `[${x.map(writeFlow).join(', ')}]`;
  return `{${Object.entries(x)
    .filter(([, v]) => v !== undefined)
    .map(([key, v]) => `${writeWord(key)}: ${writeFlow(v)}`)
    .join(', ')}}`;
}
