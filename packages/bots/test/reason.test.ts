import type { Request, Ruleset, Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { expect, test } from 'vitest';
import { type Compared, reasonFor, tellReason } from '../src/index.ts';

const ruleset = skirmish as unknown as Ruleset<Types>;
const set = ruleset.setUp({});
if (!('state' in set)) throw new Error('the scenario cannot be set up');
const look = Battle.begin(ruleset, set.state, { dice: seededDice(1) }).lookAs('red');
const units = Object.entries(set.state['units' as never] as Record<string, { owner: string }>);
const [mine] = units.find(([, u]) => u.owner === 'red')!;
const [first, second] = units.filter(([, u]) => u.owner === 'blue').map(([id]) => id) as [string, string];

const request = {
  kind: 'choose',
  name: 'chooseChargeTarget',
  by: 'red',
  rule: 'SK-CHARGE-01',
  args: { unit: mine },
  options: [{ id: first }, { id: second }],
} as unknown as Request;

const storming = (answer: string, aim: string, share: number, more: Partial<Compared> = {}): Compared => ({
  answer,
  change: { unit: mine, task: { script: 'storm', aim } },
  share,
  playouts: 24,
  worse: true,
  ...more,
});

const told = (...compared: Compared[]): string | null => {
  const reason = reasonFor({ ruleset, look, language: 'en' }, request, compared);
  return reason === null ? null : tellReason(reason, 'en');
};

test('the plan behind an answer is told, with the next best', () => {
  const said = told(storming(first, first, 0.6), storming(second, second, 0.4, { playouts: 12 }));
  expect(said).toMatch(
    /^plan: charge .+; chance to win 60 %, next best "charge .+" with 40 % \(played out 24 times\)$/,
  );
});

test('a plan that the answer does not follow is left out', () => {
  expect(told(storming(second, first, 0.6), storming(first, second, 0.4))).toMatch(/^chance to win 60 %/);
});

test.each([
  ['did as well in fewer playouts', storming(second, second, 0.63, { playouts: 12, worse: false })],
  ['was hardly worse', storming(second, second, 0.55, { worse: false })],
  ['comes to the same percentage', storming(second, second, 0.597, { worse: true })],
])('nothing is called worse that %s', (_, other) => {
  expect(told(storming(first, first, 0.6), other)).toMatch(/chance to win 60 %, nothing was clearly better/);
});

test('no answer is called the next best that was dropped after a few playouts', () => {
  const said = told(storming(first, first, 0.6), storming(second, second, 0.04, { playouts: 2 }));
  expect(said).toMatch(/^plan: charge .+; chance to win 60 % \(played out 24 times\)$/);
});

test('a chance from a single playout is not told', () => {
  expect(told(storming(first, first, 1, { playouts: 1 }), storming(second, second, 0, { playouts: 1 }))).toBeNull();
});
