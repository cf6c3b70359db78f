import type { Setup } from '../../ruleset/setup.ts';
import { oneOf } from '../../schema/run/problem.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { readFlow, readQuoted } from '../flow/read.ts';
import type { Scanner } from '../scanner.ts';
import { DICE_KINDS, type JournalHeader } from './journal.ts';

export const HEADER_WORDS = ['ruleset', 'dice', 'commitment', 'seats', 'setup', 'options', 'position'] as const;
export type HeaderWord = (typeof HEADER_WORDS)[number];

/** A header being built up line by line, in any order. */
export type HeaderParts = {
  ruleset?: { id: string; version: string };
  dice?: JournalHeader['dice'];
  commitment?: string;
  seats?: Record<string, string>;
  setup?: Setup;
  options?: NonNullable<Setup['options']>;
  position?: string[];
};

const TOKEN = /[^\s;"']+/y;

/** Reads what stands after `word:`. The lines of a position come after the word's own line. Throws `SyntaxMistake`. */
export function readHeaderLine(s: Scanner, word: HeaderWord, parts: HeaderParts): void {
  if (parts[word] !== undefined) s.fail(`${word} stands here twice`, undefined, 0);
  s.skipSpace();
  const start = s.at;
  switch (word) {
    case 'ruleset':
      parts.ruleset = { id: readToken(s, 'the id of a ruleset'), version: readToken(s, 'its version') };
      break;
    case 'dice': {
      const kind = readToken(s, oneOf(DICE_KINDS));
      parts.dice = DICE_KINDS.find((k) => k === kind) ?? s.fail(`expected ${oneOf(DICE_KINDS)}`, undefined, start);
      break;
    }
    case 'commitment':
      parts.commitment = readToken(s, 'a text');
      break;
    case 'seats': {
      const seats = readFlow(s);
      const fits = isPlainObject(seats) && Object.values(seats).every((v) => typeof v === 'string');
      if (!fits) s.fail('expected the players by seat: {orks: Anna, elves: "the computer"}', undefined, start);
      parts.seats = seats as Record<string, string>;
      break;
    }
    case 'setup':
    case 'options': {
      const value = readFlow(s);
      if (!isPlainObject(value)) s.fail('expected {…}', undefined, start);
      if (word === 'setup') parts.setup = value as Setup;
      else parts.options = value as NonNullable<Setup['options']>;
      break;
    }
    case 'position':
      parts.position = [];
  }
  s.skipSpace();
  if (!s.done && !s.has(';')) s.fail(`expected the end of the line, got ${s.next()}`);
}

function readToken(s: Scanner, what: string): string {
  s.skipSpace();
  return readQuoted(s) ?? s.take(TOKEN) ?? s.fail(`expected ${what}, got ${s.next()}`);
}

/** The whole header, or what is missing. */
export function finishHeader(p: HeaderParts): JournalHeader | string {
  if (p.ruleset === undefined) return 'the line "ruleset: id version" is missing';
  if (p.dice === undefined) return `the line "dice: …" is missing: ${oneOf(DICE_KINDS)}`;
  if (p.setup === undefined && p.position === undefined) return 'where the battle began is missing: setup or position';
  if (p.setup !== undefined && p.position !== undefined) return 'a battle begins from a setup or a position, not both';
  if (p.options !== undefined && p.setup === undefined) return 'options belong to a setup; a position has its own';
  const setup = p.options === undefined ? p.setup : { ...p.setup, options: p.options };
  return {
    ruleset: p.ruleset.id,
    version: p.ruleset.version,
    start: setup === undefined ? { position: `${p.position!.join('\n')}\n` } : { setup },
    dice: p.dice,
    ...(p.commitment === undefined ? {} : { commitment: p.commitment }),
    ...(p.seats === undefined ? {} : { seats: p.seats }),
  };
}
