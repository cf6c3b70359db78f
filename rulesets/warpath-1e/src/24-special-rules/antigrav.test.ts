import { describe, expect, it } from 'vitest';
import { asks, drive, play } from '../../test/field.ts';
import { FAR, hero, order, spot, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('antigrav', () => {
  it('[WP-G-36] a crippled antigrav vehicle is rammed like any other, and rough ground is nothing to one that floats', () => {
    const b = (crippled: boolean) => tank([10, 22], 2700, { specials: ['antigrav'] }, { crippled });
    const s = order(play({ red: { r: tank([10, 10]) }, blue: { b: b(true) }, dice: [1, 1, 1, 1] }), 'fullPower');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.of('collided')).toHaveLength(1);
    const t = order(play({ red: { r: tank([10, 10]) }, blue: { b: b(false) } }), 'fullPower');
    expect(t.refused('drive', drive('r', { go: 16 }))).toMatchObject({ code: 'throughUnit', rule: 'WP-G-36' });
    const ground = { wood: { kind: 'difficult', from: [5, 14], to: [15, 16] } } as const;
    const u = order(
      play({ red: { r: tank([10, 10], 900, { specials: ['antigrav'] }) }, blue: FAR, ground }),
      'fullPower',
    );
    u.answer('drive', drive('r', { go: 16 }));
    expect(spot(u, 'r')!.y).toBe(inches(26));
  });

  it('[WP-SPECIAL-38] [WP-SPECIAL-39] [WP-SPECIAL-40] [WP-SPECIAL-43] antigrav: over everything, not ending on it, no overruns', () => {
    const ground = { wood: { kind: 'difficult', from: [5, 14], to: [15, 22] } } as const;
    const s = play({
      red: { r: tank([10, 9], 900, { specials: ['antigrav'], move: 10 }) },
      blue: { b: hero([10, 18]) },
      ground,
    });
    order(s, 'fullPower');
    expect(s.refused('drive', drive('r', { go: 6 })).rule).toBe('WP-SPECIAL-39');
    s.answer('drive', drive('r', { go: 20 }));
    expect(s.of('overran')).toEqual([]);
  });

  it('[WP-SPECIAL-41] [WP-G-36] antigrav collides only with antigrav; ground vehicles may not enter it', () => {
    const float = { specials: ['antigrav'] };
    const s = order(
      play({ red: { r: tank([10, 10], 900, float) }, blue: { b: tank([10, 22], 2700, float) }, dice: [1, 1, 1, 1] }),
      'fullPower',
    );
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.of('collided')).toHaveLength(1);
    const t = order(play({ red: { r: tank([10, 10]) }, blue: { b: tank([10, 22], 2700, float) } }), 'fullPower');
    expect(t.refused('drive', drive('r', { go: 16 })).code).toBe('throughUnit');
  });

  it.each(['blocking', 'obstacle', 'difficult'] as const)(
    '[WP-SPECIAL-39] antigrav is told by its own rule that it may not come down on %s terrain that it flies over',
    (kind) => {
      const s = play({
        red: { r: { at: [20, 10], profile: { type: 'vehicle', move: 12, specials: ['antigrav'] } } },
        blue: { b: { at: [60, 40] } },
        ground: { t: { kind, from: [18, 15], to: [22, 17] } },
      });
      s.answer('moveUnit', 'r').answer('order', 'manoeuvre');
      expect(s.refused('drive', drive('r', { go: 6 }))).toMatchObject({ code: 'onTerrain', rule: 'WP-SPECIAL-39' });
      s.answer('drive', drive('r', { go: 12 }));
    },
  );

  it('[WP-SPECIAL-39] [WP-SPECIAL-41] antigrav does not collide where it would come down on somebody', () => {
    const float = { specials: ['antigrav'] };
    const field = (friend: readonly [number, number]) =>
      order(
        play({ red: { r: tank([10, 10], 900, float), f: hero(friend) }, blue: { b: tank([10, 22], 2700, float) } }),
        'fullPower',
      );
    expect(field([10, 17]).refused('drive', drive('r', { go: 16 }))).toMatchObject({
      code: 'onUnit',
      rule: 'WP-SPECIAL-39',
    });
    const free = field([10, 14]).moreDice(1, 1, 1, 1);
    free.answer('drive', drive('r', { go: 16 }));
    expect(free.of('collided')).toHaveLength(1);
    const blue = { b: tank([10, 22], 2700, float), c: tank([13.5, 17]), e: hero([10, 16]) };
    const under = order(play({ red: { r: tank([10, 10], 900, float) }, blue }), 'fullPower');
    expect(under.refused('drive', drive('r', { go: 16 }))).toMatchObject({ code: 'onUnit', args: { unit: 'e' } });
  });

  it('[WP-SPECIAL-42] antigrav is not charged before it is crippled', () => {
    const f = (crippled: boolean) => ({
      red: { r: hero([10, 10]) },
      blue: { b: tank([10, 17], 900, { specials: ['antigrav'] }, { crippled }) },
    });
    expect(asks(f(false), 'chargeTargets', { unit: 'r' })).toEqual([]);
    expect(asks(f(true), 'chargeTargets', { unit: 'r' })).toEqual(['b']);
  });
});
