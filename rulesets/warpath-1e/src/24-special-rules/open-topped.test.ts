import { describe, expect, it } from 'vitest';
import { asks, optionIds, play, propose, suppressed } from '../../test/field.ts';
import { hero, truck } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('open transports', () => {
  it('[WP-SPECIAL-48] after leaving an open transport also charge or double time', () => {
    const s = play({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt' }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
      },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'p');
    propose(s, 'disembark');
    expect(optionIds(s, 'order')).toEqual(['advance', 'doubleTime']);
  });

  it('[WP-SPECIAL-44] [WP-SPECIAL-45] [WP-SPECIAL-46] [WP-SPECIAL-47] [WP-G-37] passengers fire from an open transport, from its middle, and move with it', () => {
    const f = (order: string) => ({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order }),
        p: { with: { where: { at: 'aboard' as const, of: 't' } } },
      },
      blue: { b: { models: [[20, 32]] as const, profile: { models: 1 } } },
    });
    expect(asks(f('halt'), 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({ may: true, distance: inches(11) });
    expect(asks(f('halt'), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 4 });
    for (const o of ['manoeuvre', 'pivot'])
      expect(asks(f(o), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f('fullPower'), 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({ may: false });
  });

  it('[WP-SPECIAL-46] [WP-SPECIAL-47] [WP-SHOOT-02] those on the back of a monster fire as it moved: not after its double time or charge', () => {
    const after = (order: string) => {
      const f = {
        red: {
          t: truck([20, 20], { type: 'monster', specials: ['openTopped'] }, { order }),
          p: { with: { where: { at: 'aboard' as const, of: 't' } } },
        },
        blue: { b: { models: [[20, 32]] as const, profile: { models: 1 } } },
      };
      const { silencedBy } = asks(f, 'canShoot', { unit: 'p', target: 'b' }) as { silencedBy: string | null };
      return silencedBy ?? (asks(f, 'toHit', { unit: 'p', target: 'b' }) as { value: number }).value;
    };
    expect(['halt', 'advance', 'doubleTime', 'charge'].map(after)).toEqual([4, 5, 'WP-SHOOT-02', 'WP-SHOOT-02']);
  });

  it('[WP-G-37] who embarked this turn keeps what its own order did to its aim', () => {
    const f = (order: string, carrier = 'halt') => ({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: carrier }),
        p: { with: { order: order as never, where: { at: 'aboard' as const, of: 't' } } },
      },
      blue: { b: hero([20, 30]) },
    });
    expect(asks(f('doubleTime'), 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({ silencedBy: 'WP-SHOOT-02' });
    expect(asks(f('advance'), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 4 });
    expect(asks(f('none'), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 3 });
    // They fire even if the transport is suppressed, unless they are themselves, and cannot be shot at.
    const g = f('none');
    expect(asks({ ...g, effects: [suppressed('t')] }, 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({
      may: true,
    });
    expect(asks(g, 'canShoot', { unit: 'b', target: 'p' })).toMatchObject({ barredBy: 'WP-TRANSPORT-06' });
  });
});
