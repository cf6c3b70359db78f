import { Eyes } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { drive, play, propose } from '../../../test/field.ts';
import { refuseIncoherent } from '../../01-units/coherency.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { standingOf } from '../../07-measuring/table-top.ts';
import { ruleset } from '../../index.ts';
import type { Look } from '../../kit.ts';

const put = (model: number, x: number, y: number) => ({ piece: `b.${model}`, pose: { x: inches(x), y: inches(y) } });

/** A tank that must stop among five men, because a friend stands where it would come out. */
function amongThem() {
  const tank = (y: number, facing: number) => ({
    at: [10, y] as const,
    profile: { type: 'vehicle' as const, move: 4 },
    facing,
  });
  const s = play({
    red: { r: tank(8, 900), f: tank(21, 0) },
    blue: {
      b: {
        models: [
          [7.8, 15],
          [8.9, 15],
          [10, 15],
          [11.1, 15],
          [12.2, 15],
        ],
      },
    },
    dice: [1, 1],
  });
  return s
    .answer('moveUnit', 'r')
    .answer('order', 'fullPower')
    .answer('drive', drive('r', { go: 8 }));
}

describe('making room for a vehicle', () => {
  it('[WP-VEHICLE-23] the models are moved just as much as needed, not to the other end of the table', () => {
    const s = amongThem();
    expect(s.request('makeRoom').by).toBe('red');
    const refusal = s.refused('makeRoom', [put(1, 25, 40), put(2, 45, 40), put(3, 65, 40)]);
    expect(refusal).toMatchObject({ code: 'fartherThanNeeded', rule: 'WP-VEHICLE-23' });
    expect(refusal.limit).toBeLessThan(inches(5));
  });

  it('[WP-VEHICLE-23] [WP-G-02] they stay in coherency where there is room for that', () => {
    const s = amongThem();
    expect(s.refused('makeRoom', [put(1, 7.8, 17.6), put(2, 10, 12.9), put(3, 12.2, 17.6)])).toMatchObject({
      rule: 'WP-UNIT-03',
    });
    propose(s, 'makeRoom');
    const look = new Eyes(ruleset, s.state) as unknown as Look;
    expect(refuseIncoherent(look, standingOf(look, 'b')!.bodies, s.state.units['b']!.leader)).toBeNull();
  });
});
