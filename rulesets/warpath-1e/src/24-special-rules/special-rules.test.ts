import { describe, expect, it } from 'vitest';
import { asks, drive, play } from '../../test/field.ts';
import { hit } from '../../test/hit.ts';
import { judge } from '../../test/judge.ts';
import { hero, order, spot, squad, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('special rules', () => {
  it('[WP-SPECIAL-17] [WP-G-01] stealthy units are harder to hit, unless the option is off', () => {
    const f = (stealthy: boolean) => ({
      red: { r: squad([10, 10]) },
      blue: { b: squad([10, 18], { specials: ['stealthy'] }) },
      options: { stealthy },
    });
    expect(hit(f(true)).need).toBe(5);
    expect(hit(f(false)).need).toBe(4);
  });

  it('[WP-SPECIAL-28] [WP-SPECIAL-29] [WP-G-10] stabilisers: as if halted after an advance, but not after double time', () => {
    const f = (order: string) => ({
      red: { r: squad([10, 10], { specials: ['stabilisers'] }, { order }) },
      blue: { b: squad([10, 18]) },
    });
    expect(hit(f('advance')).need).toBe(4);
    expect(asks(f('doubleTime') as never, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
  });

  it('[WP-SPECIAL-50] [WP-SPECIAL-19] [WP-SPECIAL-20] fast vehicles go three times Be at full power and are agile: one pivot on the way', () => {
    const s = order(
      play({ red: { r: tank([20, 10], 900, { specials: ['fast'] }) }, blue: { b: hero([60, 44]) } }),
      'fullPower',
    );
    expect(s.refused('drive', drive('r', { turn: 20 }, { go: 3 }, { turn: 20 })).rule).toBe('WP-VEHICLE-08');
    s.answer('drive', drive('r', { go: 4 }, { turn: -90 }, { go: 20 }));
    expect(spot(s, 'r')).toEqual({ x: inches(40), y: inches(14), facing: 0 });
    expect(s.of('drove').some((e) => e.rules.includes('WP-SPECIAL-50'))).toBe(true);
  });

  it('[WP-SPECIAL-50] [WP-VEHICLE-14] agile vehicles turn at any point of their way, also on those whom they run over', () => {
    const field = (more: object) =>
      order(
        play({ red: { r: tank([20, 10], 900, { specials: ['agile'] }) }, blue: { b: hero([20, 16]), ...more } }),
        'fullPower',
      );
    const s = field({}).moreDice(2, 1, 1);
    s.answer('drive', drive('r', { go: 6 }, { turn: 90 }, { go: 8 }));
    expect(s.of('overran').map((e) => e.over)).toEqual(['b']);
    expect(spot(s, 'r')).toMatchObject({ x: inches(12), y: inches(16) });
    // Nobody else is run over by turning.
    expect(
      field({ e: hero([22.3, 16]) }).refused('drive', drive('r', { go: 6 }, { turn: 90 }, { go: 8 })),
    ).toMatchObject({
      code: 'throughUnit',
      args: { unit: 'e' },
    });
  });

  it('[WP-SPECIAL-32] [WP-FLYER-16] [WP-FLYER-17] unshakeable units and flyers are never suppressed; flyers are destroyed as usual', () => {
    expect(judge(8, { damage: 3 }, false, 'infantry', ['unshakeable'])).toBe('steady');
    expect(judge(12, { damage: 0 }, false, 'flyer')).toBe('steady');
    expect(judge(10, { damage: 3 }, false, 'flyer')).toBe('destroyed');
  });
});
