import { expect, test } from 'vitest';
import { tokenize } from '../source/tokens.ts';

const texts = (source: string) => tokenize(source).map((token) => `${token.kind} ${token.text}`);

test('comments vanish, strings and patterns are single tokens', () => {
  expect(texts(`a /* Date */ = 'Da\\'te' // Date\n + "x" ; b = /[/]'\\/x/gi.test(c)`)).toEqual([
    'name a',
    'sign =',
    "string Da\\'te",
    'sign +',
    'string x',
    'sign ;',
    'name b',
    'sign =',
    "pattern /[/]'\\/x/gi",
    'sign .',
    'name test',
    'sign (',
    'name c',
    'sign )',
  ]);
});

test('a slash after a value divides', () => {
  expect(texts('a / b / (c) / 2')).toEqual([
    'name a',
    'sign /',
    'name b',
    'sign /',
    'sign (',
    'name c',
    'sign )',
    'sign /',
    'number 2',
  ]);
});

test('a slash after a postfix sign divides, after a prefix sign it begins a pattern', () => {
  const patterns = (source: string) => tokenize(source).filter(({ kind }) => kind === 'pattern').length;
  expect(patterns('a[i]! / b[i]! / c++ / d')).toBe(0);
  expect(patterns('if (!/a/.test(b)) return /c/;')).toBe(2);
});

test('code inside templates is seen, text around it is not', () => {
  const tokens = texts('`Date ${f({ a: `in ${b} ner` })} Date`');
  expect(tokens.filter((t) => t.startsWith('name'))).toEqual(['name f', 'name a', 'name b']);
  expect(tokens.filter((t) => t.startsWith('string'))).toEqual([
    'string Date ',
    'string in ',
    'string  ner',
    'string  Date',
  ]);
});

test('tokens know their lines', () => {
  expect(tokenize('a\n/* \n */ b\n`x\ny` c').map((t) => `${t.text.trim()}:${t.line}`)).toEqual([
    'a:1',
    'b:3',
    'x\ny:4',
    'c:5',
  ]);
});

test('numbers, arrows, generics', () => {
  expect(texts('const f = (x: Map<A, B<C>>) => 1_000.5e-3 ** -2')).toEqual([
    'name const',
    'name f',
    'sign =',
    'sign (',
    'name x',
    'sign :',
    'name Map',
    'sign <',
    'name A',
    'sign ,',
    'name B',
    'sign <',
    'name C',
    'sign >',
    'sign >',
    'sign )',
    'sign =>',
    'number 1_000.5e-3',
    'sign **',
    'sign -',
    'number 2',
  ]);
});

test.each(["'abc", '`abc', '/* abc'])('an unfinished %s is refused', (source) => {
  expect(() => tokenize(source)).toThrow('does not end');
});
