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
