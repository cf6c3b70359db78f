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

const storming = (answer: string, aim: string, share: number, playouts = 24): Compared => ({
  answer,
  change: { unit: mine, task: { script: 'storm', aim } },
  share,
  playouts,
});

const told = (...compared: Compared[]): string | null => {
  const reason = reasonFor({ ruleset, look, language: 'en' }, request, compared);
  return reason === null ? null : tellReason(reason, 'en');
};

test('the plan behind an answer is told, with the next best', () => {
  const said = told(storming(first, first, 0.6), storming(second, second, 0.4, 12));
  expect(said).toMatch(/^plan: charge .+; chance to win 60 %, with "charge .+" 40 % \(played out 24 times\)$/);
});

test('a plan that the answer does not follow is left out', () => {
  expect(told(storming(second, first, 0.6), storming(first, second, 0.4, 12))).toMatch(/^chance to win 60 %/);
});

test('nothing is called worse that did as well or better in fewer playouts', () => {
  expect(told(storming(first, first, 0.6), storming(second, second, 0.63, 12))).toMatch(/nothing was clearly better/);
});

test('a chance from a single playout is not told', () => {
  expect(told(storming(first, first, 1, 1), storming(second, second, 0, 1))).toBeNull();
});
