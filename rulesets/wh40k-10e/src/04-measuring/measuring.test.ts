import { expect, test } from 'vitest';
import { field } from '../../test/field.ts';
import { inch } from './table-top.ts';

test('[WH-MEAS-01][WH-MEAS-02][WH-MEAS-03] from base to base, in space', () => {
  const s = field({ red: { squad: { places: [[10, 10]] } }, blue: { horde: { places: [[14, 10, 4]] } } });
  expect(s.question('distance', { model: 'squad.1', target: 'horde.1' })).toBe(inch(5));
});

test('[WH-MEAS-04] a model without a base is measured to its nearest part', () => {
  const tank = { base: { shape: 'hull', length: inch(4), width: inch(2) }, height: inch(3) } as const;
  const s = field({
    red: { tank: { places: [[10, 10]], profile: tank } },
    blue: { horde: { places: [[15.5, 10, 7]] } },
  });
  expect(s.question('distance', { model: 'tank.1', target: 'horde.1' })).toBe(inch(5));
});

test('[WH-MEAS-05][WH-MEAS-06] exactly the distance is within it and not more than it', () => {
  const s = field({ red: { squad: { places: [[10, 10]] } }, blue: { horde: { places: [[23, 10]] } } });
  const within = (distance: number) => s.question('within', { unit: 'squad', target: 'horde', distance });
  expect(within(inch(12))).toBe(true);
  expect(within(inch(12) - 1)).toBe(false);
});
