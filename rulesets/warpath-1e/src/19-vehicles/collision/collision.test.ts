import { describe, expect, it } from 'vitest';
import { drive, play } from '../../../test/field.ts';
import { FAR, gun, hero, order, tank } from '../../../test/pieces.ts';

describe('a collision', () => {
  it('[WP-VEHICLE-16] [WP-VEHICLE-17] [WP-VEHICLE-18] [WP-VEHICLE-19] [WP-G-32] the driver rolls both hits, each rolls the wounds on the other, with the strength of his own', () => {
    const s = order(
      play({
        red: { r: tank([30, 20], 900, { specials: ['crushingStrength(2)'], defence: 6 }) },
        blue: { ...FAR, v: tank([30, 28], 0, { specials: ['crushingStrength(1)'], defence: 6 }) },
        dice: [2, 1, 5, 4, 4],
      }),
      'fullPower',
    );
    s.answer('drive', drive('r', { go: 10 }));
    expect(
      s
        .of('rolled')
        .slice(0, 4)
        .map((e) => [e.by, e.purpose, e.rules]),
    ).toEqual([
      ['red', 'collisionHits', ['WP-VEHICLE-17']],
      ['red', 'collisionHits', ['WP-VEHICLE-17']],
      ['blue', 'toWound', ['WP-WOUND-01']],
      ['red', 'toWound', ['WP-WOUND-01']],
    ]);
    expect(s.of('damaged').map((e) => [e.unit, e.points, e.rules])).toEqual([
      ['r', 1, ['WP-VEHICLE-18', 'WP-VEHICLE-19']],
      ['v', 1, ['WP-VEHICLE-18', 'WP-VEHICLE-19']],
    ]);
  });
});

describe('an overrun', () => {
  it('[WP-VEHICLE-14] [WP-VEHICLE-24] [WP-VEHICLE-25] [WP-ARTY-10] a die of hits, three dice on a gun, with the strength of the vehicle', () => {
    const over = (b: object, dice: number[]) => {
      const s = order(
        play({
          red: { r: tank([30, 20], 900, { specials: ['crushingStrength(2)'] }) },
          blue: { ...FAR, o: { ...b, profile: { ...(b as { profile: object }).profile, defence: 6 } } },
          dice,
        }),
        'fullPower',
      );
      return s.answer('drive', drive('r', { go: 16 }));
    };
    const s = over(hero([30, 26]), [2, 4, 3]);
    expect(s.of('rolled').map((e) => [e.by, e.purpose, e.rules])).toEqual([
      ['red', 'overrunHits', ['WP-VEHICLE-24']],
      ['red', 'toWound', ['WP-WOUND-01']],
    ]);
    expect(s.of('damaged')).toMatchObject([{ unit: 'o', points: 1, rules: ['WP-VEHICLE-24', 'WP-VEHICLE-25'] }]);
    const g = over(gun([30, 26]), [1, 1, 1, 4, 3, 4]);
    expect(g.of('rolled')[0]).toMatchObject({ purpose: 'overrunHits', rules: ['WP-ARTY-10'], by: 'red' });
    expect(g.state.units['o']!.damage).toBe(2);
  });
});
