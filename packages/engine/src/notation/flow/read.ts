import { BUDGETS } from '../../budgets.ts';
import type { Plain } from '../../schema/language.ts';
import type { Scanner } from '../scanner.ts';
import { isWord } from './words.ts';

/** Deeper nesting is refused by both notations. */
export const DEEPEST = BUDGETS.text.depth;

/** Called with the place of each value: its path in the whole and its offset in the text. */
export type Mark = (path: readonly (string | number)[], offset: number) => void;

export type FlowOptions = {
  readonly mark?: Mark;
  /** Refuses what YAML could read differently, so that whatever is read means the same there. */
  readonly strict?: boolean;
};

const DOUBLE = /"(?:[^"\\]|\\.)*"/y;
const SINGLE = /'(?:[^']|'')*'/y;
const WORD = /[^\s,[\]{}"';#]+/y;
const KEY = /[^\s,[\]{}"';#:]+/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WHOLE = /^-?(?:0|[1-9]\d*)$/;
const VERSION = /^\d+\.\d+\.\d+$/;
const CONSTANTS = new Map<string, Plain>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads one value on one line: JSON, with quotes left out where a word is unambiguous. */
export function readFlow(s: Scanner, options: FlowOptions = {}): Plain {
  return readValue(s, [], options);
}

function readValue(s: Scanner, path: (string | number)[], o: FlowOptions): Plain {
  s.skipSpace();
  o.mark?.(path, s.at);
  if (path.length >= DEEPEST) s.fail(`nested deeper than ${DEEPEST} levels`);
  if (s.has('{')) return readMap(s, path, o);
  if (s.has('[')) return readList(s, path, o);
  const text = readQuoted(s);
  if (text !== null) return text;
  const word = s.take(WORD);
  if (word === null) return s.fail(`expected a value, got ${s.next()}`);
  return o.strict ? strictMeaning(s, word) : meaningOf(word);
}

function readList(s: Scanner, path: (string | number)[], o: FlowOptions): Plain {
  const out: Plain[] = [];
  s.skipSpace();
  if (s.has(']')) return out;
  for (;;) {
    path.push(out.length);
    out.push(readValue(s, path, o));
    path.pop();
    s.skipSpace();
    if (s.has(']')) return out;
    if (!s.has(',')) s.fail(`expected "," or "]", got ${s.next()}`);
  }
}

function readMap(s: Scanner, path: (string | number)[], o: FlowOptions): Plain {
  const out: Record<string, Plain> = {};
  s.skipSpace();
  if (s.has('}')) return out;
  for (;;) {
    const key = readKey(s, out, o.strict ?? false);
    path.push(key);
    out[key] = readValue(s, path, o);
    path.pop();
    s.skipSpace();
    if (s.has('}')) return out;
    if (!s.has(',')) s.fail(`expected "," or "}", got ${s.next()}`);
  }
}

function readKey(s: Scanner, out: object, strict: boolean): string {
  s.skipSpace();
  const start = s.at;
  const text = readQuoted(s);
  const key = text ?? s.take(KEY) ?? s.fail(`expected a name, got ${s.next()}`);
  if (key === '__proto__') s.fail('this name is not allowed', undefined, start);
  if (Object.hasOwn(out, key)) s.fail(`${key} stands here twice`, undefined, start);
  if (strict && text === null && !isWord(key)) s.fail('this name needs quotes', undefined, start);
  s.skipSpace();
  if (!s.has(':')) s.fail(`expected ":" after ${key}, got ${s.next()}`);
  if (strict && s.text[s.at] !== ' ') s.fail('expected a space');
  return key;
}

/** A text in double quotes with JSON's escapes, or in single quotes with `''` for one of them. */
export function readQuoted(s: Scanner): string | null {
  const start = s.at;
  const quote = s.text[start];
  if (quote === "'") {
    const single = s.take(SINGLE) ?? s.fail('these quotes are not closed');
    return single.slice(1, -1).replaceAll("''", "'");
  }
  if (quote !== '"') return null;
  const double = s.take(DOUBLE) ?? s.fail('these quotes are not closed');
  try {
    return JSON.parse(double) as string;
  } catch {
    return s.fail('a text with an escape or a character that JSON does not allow', undefined, start);
  }
}

function meaningOf(word: string): Plain {
  const constant = CONSTANTS.get(word);
  if (constant !== undefined) return constant;
  return NUMBER.test(word) && Number.isFinite(Number(word)) ? Number(word) : word;
}

function strictMeaning(s: Scanner, word: string): Plain {
  const constant = CONSTANTS.get(word);
  if (constant !== undefined) return constant;
  if (WHOLE.test(word)) return Number(word);
  return isWord(word) || VERSION.test(word) ? word : s.fail('this text needs quotes');
}
