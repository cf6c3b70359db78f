import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFlow } from '../../src/notation/flow/read.ts';
import { writeFlow, writeWord } from '../../src/notation/flow/write.ts';
import { Scanner, SyntaxMistake } from '../../src/notation/scanner.ts';
import type { Plain } from '../../src/schema/language.ts';

const read = (text: string): Plain => {
  const s = new Scanner(text);
  const value = readFlow(s);
  s.skipSpace();
  expect(s.done, text).toBe(true);
  return value;
};

/** Any JSON, with texts and keys that look like something else. */
export const plain = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false } as never)
  .chain((value) =>
    fc.constantFrom<Plain>(
      value as Plain,
      { a: value as Plain },
      [
        value as Plain,
        'true',
        'null',
        '12',
        '-',
        '',
        ' ',
        '6in',
        '?',
        'a: b',
        '#',
        ';',
        "it's",
        'Zürich',
        '\u2028',
        '\ud800',
      ],
      { 'a b': 1, 'a:b': null, '': [], '#': {}, true: 'yes', '1.5': 1.5 },
    ),
  );

describe('plain data on one line', () => {
  it('reads what it writes, and so does YAML', () => {
    fc.assert(
      fc.property(plain, (value) => {
        if (JSON.stringify(value).includes('__proto__')) return;
        const text = writeFlow(value);
        expect(text).not.toContain('\n');
        expect(read(text)).toEqual(value);
        expect(parse(text)).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('reads JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        if (text.includes('__proto__')) return;
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('leaves out quotes where a word means itself', () => {
    expect(writeFlow({ unit: 'big.boyz', at: ['again/miss', 'x-1'], n: -3, y: true, no: null })).toBe(
      '{unit: big.boyz, at: [again/miss, x-1], n: -3, y: true, no: null}',
    );
    expect(['true', 'Null', '12', 'a b', 'ä', ''].map(writeWord)).toEqual([
      '"true"',
      '"Null"',
      '"12"',
      '"a b"',
      '"ä"',
      '""',
    ]);
  });

  it.each([
    ['{a: 1', 5, 'expected "," or "}", got the end'],
    ['[1 2]', 3, 'expected "," or "]", got "2"'],
    ['{a 1}', 3, 'expected ":" after a, got "1"'],
    ['{a: 1, a: 2}', 7, 'a stands here twice'],
    ['{__proto__: 1}', 1, 'this name is not allowed'],
    ['"abc', 0, 'these quotes are not closed'],
    ["'abc", 0, 'these quotes are not closed'],
    ['["\\x41"]', 1, 'a text with an escape or a character that JSON does not allow'],
    ['', 0, 'expected a value, got the end'],
    [`${'['.repeat(101)}`, 100, 'nested deeper than 100 levels'],
  ])('refuses %s', (text, offset, message) => {
    try {
      readFlow(new Scanner(text));
      expect.unreachable();
    } catch (mistake) {
      expect(mistake).toBeInstanceOf(SyntaxMistake);
      expect(mistake).toMatchObject({ offset, message });
    }
  });
});
