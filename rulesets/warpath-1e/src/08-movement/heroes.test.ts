import { describe, expect, it } from 'vitest';
import { asks, bound, suppressed } from '../../test/field.ts';
import { gun, hero, truck } from '../../test/pieces.ts';

describe('heroes and monsters', () => {
  const common = (red: Partial<Record<string, object>>, target = hero([10, 40])) => ({
    red: { r: red as never },
    blue: { b: target },
    effects: [suppressed('r')],
  });

  it('[WP-HERO-01] [WP-ARTY-01] [WP-VEHICLE-01] where their own chapters say nothing the normal rules hold: a suppressed one halts and is silent', () => {
    const weapons = [{ name: 'g', firepower: 2, range: 60 }];
    for (const r of [hero([10, 10], { range: 60 }), gun([10, 10]), truck([10, 10], { weapons })]) {
      expect(asks(common(r), 'orders', { unit: 'r' })).toEqual(['halt']);
      const with_ = 'weapons' in r.profile ? { with: 'w0' } : {};
      expect(asks(common(r), 'canShoot', { unit: 'r', target: 'b', ...with_ })).toMatchObject({
        silencedBy: 'WP-MORALE-12',
      });
      expect(asks({ ...common(r), effects: [] }, 'canShoot', { unit: 'r', target: 'b', ...with_ })).toMatchObject({
        may: true,
      });
    }
  });

  it('[WP-HERO-04] they receive the normal orders, and follow-on binds them', () => {
    const f = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 15]) } };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt', 'advance', 'doubleTime', 'charge']);
    expect(asks({ ...f, effects: [bound('r', 'b')] }, 'orders', { unit: 'r' })).toEqual(['doubleTime', 'charge']);
  });
});
