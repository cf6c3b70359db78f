import type { Entry } from '../../battle/entry.ts';
import type { Standing } from '../../battle/standing.ts';
import type { Answer } from '../../requests/request.ts';
import type { Plain } from '../../schema/language.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { readFlow, readQuoted } from '../flow/read.ts';
import type { Scanner } from '../scanner.ts';
import { LINE_WORDS } from './write-entry.ts';

/** A line of a journal: its number, if one is written, and the entry. */
export type EntryLine = { readonly number: number | null; readonly entry: Entry };

type Line<K extends Entry['entry']> = Extract<Entry, { entry: K }>;

const WORD = /[A-Za-z][A-Za-z0-9_./+-]*/y;
const NUMBER = /[0-9]{1,9}(?=\s)/y;
const COUNT = /[0-9]{1,9}/y;
const GROUP = /([0-9]{1,9})\/([0-9]{1,9})(?=\s)/y;
const SHAPE = /[0-9]+ *[×x] *d[0-9]+|(?:(?:highest|lowest) of )?[0-9]*d[0-9]+|angle/y;
const FACE = /-?[0-9]{1,15}/y;
const HASH = /#([0-9a-f]{1,14})(?![0-9a-zA-Z])/y;

/** Reads one line. Comments after `;` are skipped. Throws `SyntaxMistake`. */
export function readEntry(s: Scanner): EntryLine {
  s.skipSpace();
  const number = s.take(NUMBER);
  s.skipSpace();
  const entry = readBody(s);
  s.skipSpace();
  const hash = readHash(s);
  s.skipSpace();
  if (!s.done && !s.has(';')) s.fail(`expected the end of the line or #hash, got ${s.next()}`);
  if (hash !== null) entry.hash = hash;
  return { number: number === null ? null : Number(number), entry };
}

function readBody(s: Scanner): Entry {
  const start = s.at;
  const first = s.take(WORD);
  if (first !== null && LINE_WORDS.includes(first)) return readKeyword(s, first);
  s.at = start;
  return readAnswer(s);
}

function readKeyword(s: Scanner, word: string): Entry {
  if (word === 'roll') return readRoll(s);
  if (word === 'signal') return readSignal(s);
  if (word === 'standing') return { entry: 'standing', standing: readStanding(s) };
  return word === 'start' ? readStart(s) : readUndo(s);
}

function readAnswer(s: Scanner): Line<'answer'> {
  const by = readWord(s, 'a seat, roll, signal, standing, start or undo');
  const sealed = hasWord(s, 'sealed');
  const standing = hasWord(s, 'standing');
  const group = readGroup(s);
  s.expect('>');
  const name = readWord(s, 'the name of a request');
  s.expect(':');
  const answer = readFlow(s) as Answer;
  return {
    entry: 'answer',
    by,
    name,
    answer,
    ...(sealed ? { sealed: true } : {}),
    ...(standing ? { standing: true } : {}),
    ...(group ?? {}),
  };
}

/** `2/3`: the second of three answers that were asked for together. */
function readGroup(s: Scanner): { of: number; place: number } | null {
  s.skipSpace();
  const start = s.at;
  const group = s.take(GROUP);
  if (group === null) return null;
  const [place, of] = group.split('/').map(Number) as [number, number];
  if (place < 1 || place > of) s.fail('expected something like 1/3 or 3/3', undefined, start);
  return { of, place: place - 1 };
}

function readRoll(s: Scanner): Line<'roll'> {
  const purpose = readWord(s, 'what is rolled for');
  const by = hasWord(s, 'by') ? readWord(s, 'a seat') : null;
  s.expect('[');
  const rule = readWord(s, 'a rule id');
  s.expect(']');
  const shape = readShape(s);
  s.expect(':');
  const faces: number[] = [];
  for (;;) {
    s.skipSpace();
    const face = s.take(FACE);
    if (face === null) break;
    faces.push(Number(face));
  }
  return { entry: 'roll', by, rule, purpose, shape, faces };
}

function readShape(s: Scanner): string {
  s.skipSpace();
  const text = readQuoted(s);
  if (text !== null) return text;
  const shape = s.take(SHAPE) ?? s.fail(`expected dice such as 4 × d6, 2d6 or angle, got ${s.next()}`);
  return shape.replace(/ *[×x] *d/, ' × d');
}

function readSignal(s: Scanner): Line<'signal'> {
  const type = readWord(s, 'the name of a signal');
  expectWord(s, 'by');
  const seat = readWord(s, 'a seat');
  s.skipSpace();
  if (!s.has(':')) return { entry: 'signal', signal: { type, seat } };
  return { entry: 'signal', signal: { type, seat, args: readFlow(s) } };
}

function readStanding(s: Scanner): Standing {
  const seat = readWord(s, 'a seat');
  const name = hasWord(s, 'on') ? readWord(s, 'the name of a request') : undefined;
  const rule = hasWord(s, 'rule') ? readWord(s, 'a rule id') : undefined;
  const args = hasWord(s, 'where') ? readFlow(s) : undefined;
  if (args !== undefined && !isPlainObject(args)) return s.fail('expected arguments such as {purpose: save}');
  const option = hasWord(s, 'offered') ? readWord(s, 'the id of an option') : undefined;
  const until = hasWord(s, 'until') ? readWord(s, 'the name of an activity') : undefined;
  const revoke = hasWord(s, 'revoke');
  s.expect(':');
  return {
    seat,
    ...(name === undefined ? {} : { name }),
    ...(rule === undefined ? {} : { rule }),
    ...(args === undefined ? {} : { args }),
    ...(option === undefined ? {} : { option }),
    answer: readStandingAnswer(s),
    ...(until === undefined ? {} : { until }),
    ...(revoke ? { revoke: true } : {}),
  };
}

function readStandingAnswer(s: Scanner): Standing['answer'] {
  for (const take of ['preset', 'option', 'ask'] as const) if (hasWord(s, take)) return { take };
  if (!hasWord(s, 'value')) s.fail(`expected preset, value, option or ask, got ${s.next()}`);
  return { take: 'value', value: readFlow(s) };
}

function readStart(s: Scanner): Line<'start'> {
  const activity = readWord(s, 'the name of an activity');
  s.skipSpace();
  if (s.text[s.at] !== '{') return { entry: 'start', activity, context: {} };
  return { entry: 'start', activity, context: readFlow(s) as { [key: string]: Plain } };
}

function readUndo(s: Scanner): Line<'undo'> {
  const by = readWord(s, 'a seat');
  expectWord(s, 'from');
  s.skipSpace();
  const start = s.at;
  const from = Number(s.take(COUNT) ?? s.fail(`expected the number of a line, got ${s.next()}`));
  if (from < 1) s.fail('lines are counted from 1', undefined, start);
  const agreed: string[] = [];
  if (hasWord(s, 'agreed')) {
    do agreed.push(readWord(s, 'a seat'));
    while (nextIsWord(s));
  }
  return { entry: 'undo', by, to: from - 1, agreed };
}

function readHash(s: Scanner): number | null {
  const start = s.at;
  const hash = s.take(HASH);
  if (hash === null) return null;
  const value = Number.parseInt(hash.slice(1), 16);
  return Number.isSafeInteger(value) ? value : s.fail('a hash has 53 bits', undefined, start);
}

/** A bare word or a text in quotes. */
function readWord(s: Scanner, what: string): string {
  s.skipSpace();
  return readQuoted(s) ?? s.take(WORD) ?? s.fail(`expected ${what}, got ${s.next()}`);
}

/** Takes this word if it comes next. */
function hasWord(s: Scanner, word: string): boolean {
  s.skipSpace();
  const start = s.at;
  if (s.take(WORD) === word) return true;
  s.at = start;
  return false;
}

function expectWord(s: Scanner, word: string): void {
  if (!hasWord(s, word)) s.fail(`expected ${JSON.stringify(word)}, got ${s.next()}`);
}

function nextIsWord(s: Scanner): boolean {
  s.skipSpace();
  return /["'A-Za-z]/.test(s.text[s.at] ?? '');
}
