import { expect, test } from 'vitest';
import { Eyes } from '../../src/machine/eyes.ts';
import { answersTo } from '../../src/odds/answers.ts';
import { countAllocations, countSubsets, everyAllocation, everySubset } from '../../src/odds/every.ts';
import { checkForm } from '../../src/requests/form.ts';
import type { Request } from '../../src/requests/request.ts';
import { stateOf } from './cases.ts';
import { dicing } from './game/ruleset.ts';

const look = new Eyes(dicing, stateOf({ units: {} })) as never;
const common = { name: 'x', by: 'red', rule: 'WP-DICE-01', args: {} } as const;
const abc = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

const REQUESTS: readonly [Request, number][] = [
  [{ ...common, kind: 'confirm', preset: true }, 2],
  [{ ...common, kind: 'choose', options: abc }, 3],
  [{ ...common, kind: 'choose', options: abc, optional: true, preset: 'b' }, 4],
  [{ ...common, kind: 'activity', options: abc.map((o) => ({ ...o, activity: 'duel' })), optional: true }, 4],
  [{ ...common, kind: 'number', min: -2, max: 3 }, 6],
  [{ ...common, kind: 'chooseMany', options: abc, min: 0, max: 2 }, 7],
  [{ ...common, kind: 'chooseMany', options: abc, min: 1, max: 3 }, 7],
  [{ ...common, kind: 'order', options: abc }, 6],
  [{ ...common, kind: 'allocate', options: abc, total: 4 }, 15],
  [{ ...common, kind: 'allocate', options: [{ id: 'a', most: 1 }, { id: 'b', most: 2 }, { id: 'c' }], total: 3 }, 6],
  [{ ...common, kind: 'allocate', options: abc.slice(1), total: 2, less: true }, 6],
  [
    {
      ...common,
      kind: 'assign',
      items: [
        { id: 'i', options: ['a', 'b'] },
        { id: 'j', options: ['a', 'b', 'c'] },
      ],
      options: abc,
    },
    6,
  ],
];

test.each(REQUESTS)('every answer of $kind once, the default first', (request, count) => {
  const { answers, complete } = answersTo(look, request, 64);
  expect(complete).toBe(true);
  expect(answers.length).toBe(count);
  expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(count);
  for (const a of answers) expect(checkForm(request, a)).toBeNull();
  if (request.kind !== 'confirm') expect(answersTo(look, request, count - 1).complete).toBe(false);
});

test('answers that cannot be listed are left to the default, and the list says so', () => {
  const many: Request = { ...common, kind: 'number', min: 0, max: 1000, preset: 7 };
  expect(answersTo(look, many, 64)).toEqual({ answers: [7], complete: false });
  expect(answersTo(look, { ...common, kind: 'path', movers: ['m'], none: true }, 64)).toEqual({
    answers: [[]],
    complete: false,
  });
});

test('candidates of the ruleset are tried where there are too many answers', () => {
  const check = (_look: unknown, _r: unknown, n: number) => (n % 2 === 1 ? { code: 'odd', rule: null } : null);
  const candidates = (): number[] => [500, 501, 7, 900];
  const ruleset = { ...dicing, requests: { x: { check } }, tactics: { x: { candidates } } };
  const eyes = new Eyes(ruleset as never, stateOf({ units: {} }) as never) as never;
  const many: Request = { ...common, kind: 'number', min: 0, max: 1000, preset: 6 };
  expect(answersTo(eyes, many, 64)).toEqual({ answers: [6, 500, 900], complete: false });
});

test('lengths are known in advance', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (let min = 0; min <= 5; min++)
    for (let max = min; max <= 6; max++)
      expect(everySubset(ids, min, max).length).toBe(countSubsets(ids.length, min, max));
  for (const caps of [[], [3], [1, 2, 3], [0, 4, 4, 1]])
    for (let total = 0; total <= 5; total++)
      for (const less of [false, true]) {
        const options = caps.map((_, i) => ({ id: `o${i}` }));
        const limits = caps.map((c) => Math.min(c, total));
        expect(everyAllocation(options, limits, total, less).length).toBe(countAllocations(limits, total, less));
      }
});
