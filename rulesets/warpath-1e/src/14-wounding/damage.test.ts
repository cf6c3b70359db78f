import { describe, expect, it } from 'vitest';
import { asks, play } from '../../test/field.ts';
import { hero, squad } from '../../test/pieces.ts';

const shoot = (weapon: object, damage: number, dice: number[], defence = 4) =>
  play({
    phase: 'shooting',
    red: { r: squad([10, 10], { firepower: 0, weapons: [{ name: 'g', firepower: 2, range: 36, ...weapon }] }) },
    blue: { b: squad([10, 18], { defence }, { damage }) },
    dice,
  })
    .answer('shootUnit', 'r')
    .answer('attack', 'w0');

describe('damage', () => {
  it('[WP-WOUND-05] [WP-WOUND-06] is told with what it is added to, if there is anything', () => {
    const told = (damage: number) => shoot({}, damage, [6, 6, 6, 6]).of('damaged')[0];
    expect(told(0)).toMatchObject({ rules: ['WP-WOUND-05'], points: 2, total: 2 });
    expect(told(3)).toMatchObject({ rules: ['WP-WOUND-05', 'WP-WOUND-06'], points: 2, total: 5 });
    expect(shoot({}, 0, [6, 6, 1, 1]).of('damaged')).toEqual([]);
  });

  it('[WP-SPECIAL-10] [WP-SPECIAL-11] is not rolled for where there is none, or where it is multiplied by a number', () => {
    const rolled = (specials: string[], dice: number[]) => {
      const s = shoot({ specials }, 0, dice);
      return [s.of('rolled').map((e) => e.purpose), s.state.units['b']!.damage];
    };
    expect(rolled([], [6, 6, 6, 6])).toEqual([['toHit', 'toWound'], 2]);
    expect(rolled(['explosive(3)'], [6, 6, 6, 6])).toEqual([['toHit', 'toWound'], 6]);
    expect(rolled(['explosive(D3)'], [6, 6, 6, 6, 3, 6])).toEqual([['toHit', 'toWound', 'explosive'], 5]);
    expect(rolled(['explosive(D6)'], [6, 6, 1, 6, 4])).toEqual([['toHit', 'toWound', 'explosive'], 4]);
    expect(rolled(['explosive(D6)'], [6, 6, 1, 1])).toEqual([['toHit', 'toWound'], 0]);
  });
});

describe('what is needed to wound', () => {
  const wound = (specials: string[], defence: number) =>
    asks({ red: { r: hero([10, 10], { specials }) }, blue: { b: hero([10, 18], { defence }) } }, 'toWound', {
      unit: 'r',
      target: 'b',
    }) as { value: number; reasons: { rule: string }[] };

  it('[WP-WOUND-04] [WP-SPECIAL-07] says why, and names only what changes anything', () => {
    expect(wound([], 4)).toMatchObject({ value: 4, reasons: [] });
    expect(wound(['piercing(1)'], 4)).toMatchObject({ value: 3, reasons: [{ rule: 'WP-SPECIAL-07', by: -1 }] });
    expect(wound(['piercing(2)'], 4)).toMatchObject({ value: 2, reasons: [{ rule: 'WP-SPECIAL-07' }] });
    expect(wound(['piercing(2)'], 4).reasons).toHaveLength(1);
    expect(wound(['piercing(3)'], 4).reasons.map((r) => r.rule)).toEqual(['WP-SPECIAL-07', 'WP-WOUND-04']);
  });
});
