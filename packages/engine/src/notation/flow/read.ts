import type { Plain } from '../../schema/language.ts';
import type { Scanner } from '../scanner.ts';

/** Deeper nesting is refused by both notations. */
export const DEEPEST = 100;

/** Told where each value stands: its path in the whole and its offset in the text. */
export type Mark = (path: readonly (string | number)[], offset: number) => void;

const DOUBLE = /"(?:[^"\\]|\\.)*"/y;
const SINGLE = /'(?:[^']|'')*'/y;
const WORD = /[^\s,[\]{}"';#]+/y;
const KEY = /[^\s,[\]{}"';#:]+/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads one value on one line: JSON, with quotes left out where a word is unambiguous. */
export function readFlow(s: Scanner, mark?: Mark): Plain {
  return readValue(s, [], mark);
}

function readValue(s: Scanner, path: (string | number)[], mark: Mark | undefined): Plain {
  s.skipSpace();
  mark?.(path, s.at);
  if (path.length >= DEEPEST) s.fail(`nested deeper than ${DEEPEST} levels`);
  if (s.has('{')) return readMap(s, path, mark);
  if (s.has('[')) return readList(s, path, mark);
  const text = readQuoted(s);
  if (text !== null) return text;
  const word = s.take(WORD);
  return word === null ? s.fail(`expected a value, got ${s.next()}`) : meaningOf(word);
}

function readList(s: Scanner, path: (string | number)[], mark: Mark | undefined): Plain {
  const out: Plain[] = [];
  s.skipSpace();
  if (s.has(']')) return out;
  for (;;) {
    path.push(out.length);
    out.push(readValue(s, path, mark));
    path.pop();
    s.skipSpace();
    if (s.has(']')) return out;
    if (!s.has(',')) s.fail(`expected "," or "]", got ${s.next()}`);
  }
}

function readMap(s: Scanner, path: (string | number)[], mark: Mark | undefined): Plain {
  const out: Record<string, Plain> = {};
  s.skipSpace();
  if (s.has('}')) return out;
  for (;;) {
    s.skipSpace();
    const start = s.at;
    const key = readQuoted(s) ?? s.take(KEY) ?? s.fail(`expected a name, got ${s.next()}`);
    if (key === '__proto__') s.fail('this name is not allowed', undefined, start);
    if (Object.hasOwn(out, key)) s.fail(`${key} stands here twice`, undefined, start);
    s.skipSpace();
    if (!s.has(':')) s.fail(`expected ":" after ${key}, got ${s.next()}`);
    path.push(key);
    out[key] = readValue(s, path, mark);
    path.pop();
    s.skipSpace();
    if (s.has('}')) return out;
    if (!s.has(',')) s.fail(`expected "," or "}", got ${s.next()}`);
  }
}

/** A text in double quotes with JSON's escapes, or in single quotes with `''` for one of them. */
export function readQuoted(s: Scanner): string | null {
  const start = s.at;
  const single = s.take(SINGLE);
  if (single !== null) return single.slice(1, -1).replaceAll("''", "'");
  const double = s.take(DOUBLE);
  if (double === null) {
    if (s.text[s.at] === '"' || s.text[s.at] === "'") s.fail('these quotes are not closed');
    return null;
  }
  try {
    return JSON.parse(double) as string;
  } catch {
    return s.fail('a text with an escape or a character that JSON does not allow', undefined, start);
  }
}

function meaningOf(word: string): Plain {
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  return NUMBER.test(word) && Number.isFinite(Number(word)) ? Number(word) : word;
}
