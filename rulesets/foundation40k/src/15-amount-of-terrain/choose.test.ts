import { seededRng } from '@walstatt/engine';
import { expect, test } from 'vitest';
import { chooseTable } from './choose.ts';
import { randomTable } from './random.ts';
import { starterTable } from './starter.ts';

test('a table is the starter table, an empty one, a random one by its number, or pieces', () => {
  expect(chooseTable(undefined)).toEqual({ terrain: starterTable });
  expect(chooseTable('starter')).toEqual({ terrain: starterTable });
  expect(chooseTable('empty')).toEqual({ terrain: {} });
  expect(chooseTable(7)).toEqual({ terrain: randomTable(seededRng(7)) });
  expect(chooseTable({ T1: { kind: 'hill', rect: ['30in', '20in', '12in', '8in'] } })).toEqual({
    terrain: { T1: starterTable['T1'] },
  });
});

test('anything else is no table', () => {
  const expected = 'starter, empty, a whole number for a random table, or pieces by id';
  for (const [choice, got] of [
    ['desert', '"desert"'],
    [1.5, '1.5'],
    [['hill'], 'a list of 1'],
  ] as const)
    expect(chooseTable(choice as never)).toEqual({ problems: [{ path: ['table'], expected, got }] });
  expect(chooseTable({ T1: 'hill' })).toMatchObject({ problems: [{ path: ['table', 'T1'], got: '"hill"' }] });
});
