import { describe, expect, it } from 'vitest';
import { asks } from '../../test/field.ts';
import { squad } from '../../test/pieces.ts';

describe('wounding', () => {
  it('[WP-WOUND-02] [WP-WOUND-03] [WP-WOUND-04] [WP-SPECIAL-07] [WP-PROFILE-04] piercing helps; Ve 7 cannot be wounded without it; a 1 never wounds', () => {
    const f = (defence: number, specials: string[]) => ({
      red: { r: squad([10, 10], { specials }) },
      blue: { b: squad([10, 18], { defence }) },
    });
    expect(asks(f(5, []), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f(5, ['piercing(2)']), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
    expect(asks(f(7, []), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 7 });
    expect(asks(f(7, ['piercing(1)']), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 6 });
    expect(asks(f(4, ['piercing(9)']), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 2 });
  });
});
