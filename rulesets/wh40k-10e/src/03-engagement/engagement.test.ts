import { expect, test } from 'vitest';
import { field } from '../../test/field.ts';

const engaged = (x: number, z = 0) => {
  const s = field({
    red: {
      squad: {
        places: [
          [10, 10],
          [12, 10],
        ],
      },
    },
    blue: { horde: { places: [[x, 10, z]] } },
  });
  return [s.question('engaged', { unit: 'squad' }), s.question('engaged', { unit: 'horde' })];
};

test('[WH-ENG-01][WH-ENG-02][WH-ENG-03] within 1" across and 5" up, for both units', () => {
  expect(engaged(14)).toEqual([['horde'], ['squad']]);
  expect(engaged(14.001)).toEqual([[], []]);
  expect(engaged(14, 5)).toEqual([['horde'], ['squad']]);
  expect(engaged(14, 5.01)).toEqual([[], []]);
});

test('[WH-ENG-01] friends are never in engagement range', () => {
  const s = field({ red: { squad: { places: [[10, 10]] }, others: { places: [[11.5, 10]] } } });
  expect(s.question('engaged', { unit: 'squad' })).toEqual([]);
});
