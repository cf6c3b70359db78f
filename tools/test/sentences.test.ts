import { expect, test } from 'vitest';
import { judgeSentences } from '../check/sentences.ts';
import { parseLedger } from '../ledgers.ts';

const ledger = parseLedger(
  'xy',
  `## Rules
### MOVE Moving
- **XY-MOVE-01** [core, intro] One.
- **XY-MOVE-02** [advice, intro] Two.
- **XY-MOVE-03** [physical, intro] Three.
- **XY-MOVE-04** [core, expert] Four.
## Gaps and rulings
- **XY-G-01** Five.
- **XY-G-02** Six.
`,
);

/** What the check says about a German and an English file, as `language:line message`. */
function judged(de: object, en: object, ...named: string[]): string[] {
  const files = Object.entries({ de, en }).map(([path, table]) => ({ path, text: JSON.stringify(table, null, 2) }));
  return judgeSentences(ledger, files, new Set(named)).map((f) => `${f.path}:${f.line} ${f.message}`);
}

const complete = { 'XY-MOVE-01': 'Eins.', 'XY-MOVE-02': 'Zwei!' };

test('all rules of a level are told, if one is; what is physical and levels not yet told may be left out', () => {
  expect(judged(complete, complete)).toEqual([]);
  expect(judged({}, {})).toEqual([]);
  expect(judged({ 'XY-MOVE-01': 'Eins.' }, { 'XY-MOVE-01': 'One.' })).toEqual([
    'de:1 XY-MOVE-02 has no sentence in this language',
    'en:1 XY-MOVE-02 has no sentence in this language',
  ]);
});

test('without levels, all rules under a heading are told, if one is', () => {
  const book = parseLedger(
    'xy',
    `## Rules
### 1 Moving
- **XY-1-01** [core] One.
- **XY-1-02** [core] Two.
### 2 Shooting
- **XY-2-01** [core] Three.
`,
  );
  const files = (table: object) => ['de', 'en'].map((path) => ({ path, text: JSON.stringify(table) }));
  const missing = (table: object) => judgeSentences(book, files(table), new Set()).map((f) => f.message.split(' ')[0]);
  expect(missing({ 'XY-1-01': 'One.', 'XY-1-02': 'Two.' })).toEqual([]);
  expect(missing({ 'XY-1-01': 'One.' })).toEqual(['XY-1-02', 'XY-1-02']);
});

test('a sentence is told in both languages, and only of what the ledger knows', () => {
  expect(judged({ ...complete, 'XY-G-01': 'Fünf.' }, complete)).toEqual([
    'en:1 XY-G-01 has no sentence in this language',
  ]);
  expect(judged({ ...complete, 'XY-MOVE-09': 'Neun.' }, complete)).toEqual([
    'de:4 XY-MOVE-09 has no line in the ledger',
  ]);
});

test('what code names can be read', () => {
  expect(judged(complete, complete, 'XY-G-02', 'other')).toEqual([
    'de:1 XY-G-02 has no sentence in this language',
    'en:1 XY-G-02 has no sentence in this language',
  ]);
});

test('sentences are sentences', () => {
  expect(judged({ ...complete, 'XY-MOVE-02': 'zwei' }, { ...complete, 'XY-MOVE-01': '' })).toEqual([
    'de:3 XY-MOVE-02: a sentence ends with a full stop',
    'en:2 XY-MOVE-01: a sentence ends with a full stop',
  ]);
});
