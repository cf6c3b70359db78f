import { expect, test } from 'vitest';
import { field } from '../../test/field.ts';
import { cm } from './cm.ts';

test('[EA-1.0.1-01][EA-G-02][EA-1.9.2-18] distances are centimetres from edge to edge, measured at any time', () => {
  const s = field({ red: { mob: { places: [[10, 10]] } }, blue: { foes: { places: [[17.5, 10]] } } });
  expect(s.question('distance', { unit: 'mob.1', target: 'foes.1' })).toBe(cm(5.5));
});

test('[EA-G-02] a rectangular footprint is measured to its nearest edge, however it stands', () => {
  const tank = { base: { shape: 'rectangle', length: cm(4), width: cm(2) } } as const;
  const gap = (facing: number) =>
    field({
      red: { tank: { places: [[10, 10, facing]], profile: tank } },
      blue: { foes: { places: [[20, 10]] } },
    }).question('distance', { unit: 'tank.1', target: 'foes.1' });
  expect(gap(0)).toBe(cm(7));
  expect(gap(90)).toBe(cm(8));
});
