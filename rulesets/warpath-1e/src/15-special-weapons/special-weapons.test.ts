import { describe, expect, it } from 'vitest';
import { asks, type Field, suppressed } from '../../test/field.ts';
import { men } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('special weapons', () => {
  const weapons = [{ name: 'gun', firepower: 2, range: 20 }];

  it('[WP-G-16] a special weapon measures from its bearer, hits with the unit’s Tw, and fires even if its unit has no target', () => {
    const f = (with_: object): Field => ({
      red: {
        r: men(
          [
            [10, 10],
            [10, 6],
          ],
          { weapons, range: 12, toHit: 3 },
          with_,
        ),
      },
      blue: { b: men([[10, 24.5]]) },
    });
    expect(asks(f({}), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      may: true,
      distance: inches(17.5),
    });
    expect(asks(f({}), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false, distance: inches(13.5) });
    // Beyond half of 20 inches from the bearer; moved and shattered are the unit's.
    expect(asks(f({}), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 4 });
    expect(asks(f({ order: 'advance', damage: 11 }), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      value: 6,
    });
    const silent = { ...f({}), effects: [suppressed('r')] };
    expect(asks(silent, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      silencedBy: 'WP-MORALE-12',
    });
  });
});
