import { expect, test } from 'vitest';
import { isRuleId, ruleIds } from '../../packages/engine/src/generated/rule-ids.ts';
import { packRanges } from '../build/rule-ids.ts';
import { parseLedger, readLedgers } from '../ledgers.ts';
import { root } from '../root.ts';

const ledgers = readLedgers(root);
const ledger = (ruleset: string) => ledgers.find((l) => l.ruleset === ruleset)!;

const sample = `# A game

## Rules

### MOVE Moving

- **XY-MOVE-01** [core] A unit moves.
  - example: six inches.
- **XY-MOVE-02** [setup, expert] A large unit moves.

## Gaps and rulings

- **XY-G-01** How far? Ruling: six inches.
`;

test('a ledger gives rules with tier, level, chapter and heading, and rulings', () => {
  const { rules, rulings } = parseLedger('xy', sample);
  expect(rules).toEqual([
    {
      id: 'XY-MOVE-01',
      tier: 'core',
      level: null,
      chapter: 'MOVE',
      heading: 'MOVE Moving',
      text: 'A unit moves.',
      line: 7,
    },
    {
      id: 'XY-MOVE-02',
      tier: 'setup',
      level: 'expert',
      chapter: 'MOVE',
      heading: 'MOVE Moving',
      text: 'A large unit moves.',
      line: 9,
    },
  ]);
  expect(rulings).toEqual([{ id: 'XY-G-01', text: 'How far? Ruling: six inches.', line: 13 }]);
});

test.each([
  ['- **XY-MOVE-01** A unit moves.', 'a rule is written'],
  ['- **XY-MOVE-01** [cores] A unit moves.', 'unknown tier'],
  ['- **XY-MOVE-01** [core, master] A unit moves.', 'unknown level'],
  ['- **XY-MOVE-1** [core] A unit moves.', 'is not an id'],
  ['- **XY-MOVE-01** [core] One.\n- **XY-MOVE-01** [core] Two.', 'defined twice'],
])('a malformed line is refused with its number: %s', (line, message) => {
  expect(() => parseLedger('xy', `## Rules\n${line}\n`)).toThrow(message);
});

test('the five rulebooks are complete', () => {
  const counts = ledgers.map((l) => [l.ruleset, l.rules.length, l.rulings.length]);
  expect(counts.filter(([name]) => !`${name}`.startsWith('practice-'))).toEqual([
    ['demonworld-2e', 1233, 152],
    ['epic-armageddon', 882, 57],
    ['foundation40k', 256, 104],
    ['warpath-1e', 391, 57],
    ['wh40k-10e', 604, 109],
  ]);
});

test('every rule of Demonworld has a level, no other ruleset has any', () => {
  for (const { ruleset, rules } of ledgers)
    for (const rule of rules) expect([rule.id, rule.level !== null]).toEqual([rule.id, ruleset === 'demonworld-2e']);
});

test('chapters go two numbers deep', () => {
  const chapters = new Set(ledger('epic-armageddon').rules.map((rule) => rule.chapter));
  expect(chapters).toContain('1.12');
  expect(chapters).not.toContain('1.12.5');
});

test('every id that a ledger refers to exists', () => {
  for (const { rules, rulings } of ledgers)
    for (const { id, text } of [...rules, ...rulings])
      for (const [reference] of text.matchAll(/\b(?:DW|EA|FD|WP|WH)-[A-Z0-9.]*[A-Z0-9]-\d{2,}\b/g))
        expect(`${id}: ${reference} ${isRuleId(reference)}`).toBe(`${id}: ${reference} true`);
});

test('the generated list holds exactly the ids of the ledgers', () => {
  for (const { ruleset, rules, rulings } of ledgers)
    expect([...ruleIds[ruleset]!].sort()).toEqual([...rules, ...rulings].map(({ id }) => id).sort());
  expect(isRuleId('FD-LOS-11')).toBe(false);
});

test('ranges are packed', () => {
  expect(packRanges(['A-X-04', 'A-X-01', 'A-X-02', 'A-B-01'])).toBe('A-X 1-2,4;A-B 1');
});
