import { describe, expect, it } from 'vitest';
import { asks, drive, optionIds, play } from '../../test/field.ts';
import { hero, truck } from '../../test/pieces.ts';

describe('transports', () => {
  it('[WP-TRANSPORT-05] [WP-TRANSPORT-06] passengers do not exist for the game and take no damage', () => {
    const f = {
      red: { r: { at: [10, 10] as const } },
      blue: { t: truck([10, 20]), p: { with: { where: { at: 'aboard' as const, of: 't' } } } },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'p' })).toMatchObject({ may: false, barredBy: 'WP-TRANSPORT-06' });
    expect(asks(f, 'canShoot', { unit: 'p', target: 'r' })).toMatchObject({ silencedBy: 'WP-TRANSPORT-05' });
    const s = play({
      ...f,
      phase: 'shooting',
      red: { ...f.red, k: truck([30, 10]), x: { with: { where: { at: 'aboard', of: 'k' } } } },
    });
    expect(optionIds(s, 'shootUnit')).toEqual(['r']);
  });

  it('a transport takes its passengers along', () => {
    const s = play({
      red: { t: truck([20, 20]), p: { with: { where: { at: 'aboard', of: 't' } } } },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 't')
      .answer('order', 'manoeuvre')
      .answer('drive', drive('t', { go: 8 }));
    expect(s.state.units['p']!.where).toEqual({ at: 'aboard', of: 't' });
  });
});
