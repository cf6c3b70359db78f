import { expect, test } from 'vitest';
import { field } from '../../test/field.ts';

test('[WH-ROLLOFF-01] the higher die wins', () => {
  const s = field({ dice: [2, 5] }).start('rollOff', {});
  expect(s.of('rollOffWon').map((e) => e.seat)).toEqual(['blue']);
  s.end();
});

test('[WH-ROLLOFF-02] on a tie both roll again', () => {
  const s = field({ dice: [4, 4, 3, 1] }).start('rollOff', {});
  expect(s.of('rollOffWon').map((e) => e.seat)).toEqual(['red']);
  s.end();
});

test('[WH-INTRO-04][WH-MISSION-01] in free play it settles what players cannot agree on', () => {
  const s = field({ red: { squad: {} }, blue: { horde: {} }, dice: [6, 3] });
  const before = structuredClone(s.state);
  s.start('rollOff', {});
  expect(s.of('rollOffWon').map((e) => e.seat)).toEqual(['red']);
  expect(s.state.units).toEqual(before.units);
  s.end();
});
