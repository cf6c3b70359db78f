import { recordEmitted } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { changed, wrong } from '../../test/changed-table.ts';
import { inspectTable } from '../15-amount-of-terrain/inspect.ts';
import { starterTable } from '../15-amount-of-terrain/starter.ts';
import { KINDS, pieceOf } from './kinds.ts';

test('[FD-TERRAIN-05][FD-TERRAIN-07][FD-TERRAIN-09][FD-TERRAIN-10] flags that a class cannot have', () => {
  for (const { rule } of inspectTable(starterTable).findings) recordEmitted(rule);
  expect(wrong(changed({ T8: { entry: 'none' } }))).toEqual(['flags FD-TERRAIN-05 T8']);
  expect(wrong(changed({ T6: { entry: 'none' } }))).toEqual(['flags FD-TERRAIN-06 T6']);
  expect(wrong(changed({ T6: { blocksSight: false } }))).toEqual(['flags FD-TERRAIN-09 T6']);
  expect(wrong(changed({ T2: { blocksSight: false } }))).toEqual(['flags FD-TERRAIN-10 T2']);
  expect(wrong(changed({ T1: { kind: 'plateau', entry: 'none' } }))).toEqual([]);
});

test('[FD-TERRAIN-08] soft cover may block sight or not, piece by piece', () => {
  const soft = (blocksSight: boolean) => inspectTable({ A: { ...starterTable['T4']!, blocksSight } }).findings;
  for (const blocks of [true, false]) {
    const flags = soft(blocks).find((f) => f.code === 'flags')!;
    recordEmitted(flags.rule);
    expect(flags).toMatchObject({ rule: 'FD-TERRAIN-08', ok: true, pieces: ['A'] });
  }
});

test('[FD-TERRAIN-16] the book’s examples keep their class', () => {
  expect(wrong(changed({ T6: { class: 'softCover' } }))).toEqual(['example FD-TERRAIN-16 T6']);
  expect(wrong(changed({ T1: { entry: 'none' } }))).toEqual(['example FD-TERRAIN-16 T1']);
  expect(KINDS).toMatchObject({
    wall: { class: 'softCover' },
    ruin: { class: 'hardCover' },
    forest: { class: 'softCover' },
    hill: { class: 'sightBlocker', entry: 'all' },
    supportPillar: { class: 'sightBlocker', entry: 'none' },
  });
});

test('there are no pieces of unknown kinds', () => {
  expect(() => pieceOf('cloud', [])).toThrow('there is no terrain kind cloud');
});
