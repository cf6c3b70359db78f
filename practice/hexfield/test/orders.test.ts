import { describe, expect, it } from 'vitest';
import { given } from './on-table.ts';

const FOUR = `
  spears: { unit: spears, owner: amber, at: { q: 0, r: 13, facing: 4 } }
  bows: { unit: bows, owner: amber, at: { q: 6, r: 13, facing: 4 } }
  riders: { unit: riders, owner: slate, at: { q: 4, r: 1, facing: 1 } }
  axes: { unit: axes, owner: slate, at: { q: 10, r: 1, facing: 1 } }
`;

describe('orders', () => {
  it('[HX-ORDER-01][HX-ORDER-02] markers lie face down: their number is public, their faces are not', () => {
    const s = given('ordering', FOUR);
    expect(s.refused('orders', { spears: 'march', bows: 'charge' }, 'amber').rule).toBe('HX-ORDER-01');
    s.answer('orders', { spears: 'hold+charge', bows: 'shoot' }, 'amber');
    s.answer('orders', { riders: 'march', axes: 'charge' }, 'slate');
    expect(s.of('ordersPlaced').map((e) => e.orders.map((o) => o.markers))).toEqual([
      [2, 1],
      [1, 1],
    ]);
    const orders = (seat: string) => s.battle.view(seat).units['spears']!.orders;
    expect(orders('slate')).toEqual({ are: 'placed', markers: 2, faces: '?' });
    expect(orders('amber')).toEqual({ are: 'placed', markers: 2, faces: ['hold', 'charge'] });
    s.end('secondChoice');
  });

  it('[HX-ORDER-03][HX-ORDER-04][HX-ORDER-05] single markers first, then a second secret choice', () => {
    const s = given('ordering', FOUR);
    expect(s.refused('orders', { riders: 'march', axes: 'march+charge' }, 'slate').measured).toBe('march+charge');
    s.answer('orders', { spears: 'march+charge', bows: 'hold' }, 'amber');
    s.answer('orders', { riders: 'hold+charge', axes: 'march' }, 'slate');
    expect(s.of('ordersShown').map((e) => e.orders)).toEqual([
      [
        { unit: 'bows', order: 'hold' },
        { unit: 'axes', order: 'march' },
      ],
    ]);
    expect(s.refused('secondChoice', { spears: 'hold' }, 'amber').rule).toBe('HX-ORDER-05');
    s.answer('secondChoice', { spears: 'charge' }, 'amber');
    expect(s.of('ordersShown')).toHaveLength(1);
    s.answer('secondChoice', { riders: 'hold' }, 'slate');
    expect(s.of('ordersShown')[1]!.orders).toEqual([
      { unit: 'spears', order: 'charge' },
      { unit: 'riders', order: 'hold' },
    ]);
    s.end();
  });

  it('[HX-ORDER-06][HX-MORALE-06] the shaken hold or march', () => {
    const shaken =
      'effects: [{ name: shaken, rule: HX-MORALE-06, on: axes, by: null, data: {}, until: { until: end, frame: round, of: null, complete: true } }]\n';
    const s = given('ordering', FOUR, shaken);
    expect(s.refused('orders', { riders: 'hold', axes: 'charge' }, 'slate').rule).toBe('HX-ORDER-06');
    s.answer('orders', { riders: 'hold', axes: 'march' }, 'slate');
    s.answer('orders', { spears: 'hold', bows: 'hold' }, 'amber');
    s.end();
  });
});
