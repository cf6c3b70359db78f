import { expect, test } from 'vitest';
import { field, type Troop } from '../../test/field.ts';

const strength = (red: Readonly<Record<string, Troop>>) => field({ red }).question('strength', { unit: 'squad' });
const row = (n: number): NonNullable<Troop['places']> => Array.from({ length: n }, (_, i) => [10 + 2 * i, 10]);

test('[WH-STR-01][WH-STR-03][WH-STR-04] fewer than half the models are below half-strength, exactly half are not', () => {
  expect(strength({ squad: { places: row(3), strength: 6 } })).toEqual({ starting: 6, belowHalf: false });
  expect(strength({ squad: { places: row(2), strength: 6 } })).toEqual({ starting: 6, belowHalf: true });
  expect(strength({ squad: { places: row(2), strength: 5 } })).toEqual({ starting: 5, belowHalf: true });
});

test('[WH-STR-02][WH-STR-04] a unit of one model counts its wounds', () => {
  const tank = (lost: number): Troop => ({ lost, profile: { wounds: 10 } });
  expect(strength({ squad: tank(5) })).toEqual({ starting: 1, belowHalf: false });
  expect(strength({ squad: tank(6) })).toEqual({ starting: 1, belowHalf: true });
});

const together = {
  squad: { places: [...row(3), [16, 10], [30, 40]] },
  captain: { places: [[18, 10]], attachedTo: 'squad' },
} as const satisfies Record<string, Troop>;

test('[WH-ATTACH-02] an attached unit has the strengths of both', () => {
  expect(strength(together)).toEqual({ starting: 6, belowHalf: false });
});

test('[WH-STR-05][WH-STR-06][WH-ATTACH-03][WH-ATTACH-04] each part is destroyed for itself, and the other has its own strength again', () => {
  const s = field({
    red: { squad: { places: [[10, 10]], strength: 5 }, captain: { places: [[20, 10]], attachedTo: 'squad', lost: 1 } },
  });
  expect(s.question('strength', { unit: 'captain' })).toEqual({ starting: 6, belowHalf: true });
  s.start('coherencyRemoval', { seats: ['red'] }).answer('straggler', 'squad.1', 'red');
  expect(s.state.models['squad.1']!.where).toEqual({ at: 'gone' });
  expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['squad']);
  expect(s.question('strength', { unit: 'captain' })).toEqual({ starting: 1, belowHalf: false });
  expect(s.question('unit', { unit: 'captain' })).toMatchObject({ keywords: [] });
  s.end();
});
