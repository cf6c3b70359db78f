import { describe, expect, it } from 'vitest';
import { play, propose } from '../../../test/field.ts';
import { hero, tank, truck } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';

describe('the wreck of a transport', () => {
  it('[WP-TRANSPORT-07] [WP-TRANSPORT-08] passengers of a destroyed transport stand where it stood and take D6 hits with piercing (1)', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [50, 40] } },
      blue: { t: truck([20, 20], {}, { hurt: true, damage: 5 }), p: { with: { where: { at: 'aboard', of: 't' } } } },
      dice: [6, 5, 3, 3, 3, 2, 1, 2],
    });
    s.answer('shootUnit', null);
    propose(s, 'wreck');
    expect(s.of('destroyed').map((e) => e.unit)).toEqual(['t']);
    expect(s.of('thrownOut')).toHaveLength(1);
    expect(s.state.units['p']).toMatchObject({ damage: 2, where: { at: 'table' } });
    expect(s.of('tested').map((e) => e.unit)).toEqual(['t', 'p']);
  });

  it('[WP-TRANSPORT-08] [WP-SPECIAL-18] a vehicle that rode along is hit from no side: the wreck pierces by 1, whatever it shows', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [50, 40] } },
      blue: {
        t: truck([20, 20], {}, { hurt: true, damage: 5 }),
        p: {
          profile: { type: 'vehicle', defence: 5, specials: ['individual'] },
          with: { where: { at: 'aboard', of: 't' } },
        },
      },
      dice: [6, 5, 3, 3, 3, 4, 1, 2],
    });
    s.answer('shootUnit', null);
    propose(s, 'wreck');
    expect(s.state.units['p']).toMatchObject({ damage: 1, where: { at: 'table' } });
  });

  it('[WP-G-26] [WP-TRANSPORT-07] passengers of a transport lost in its own turn do not shoot in it', () => {
    const s = play({
      red: {
        t: truck([20, 20], {}, { hurt: true, damage: 8, order: 'fullPower' }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
      },
      blue: { b: hero([20, 35]) },
      dice: [4, 4, 1, 1],
    });
    s.answer('moveUnit', null);
    propose(s, 'wreck');
    expect(s.state.units['p']!.where.at).toBe('table');
    // Their enemy rolls for them, in whosever turn it is.
    expect(s.of('rolled').map((e) => [e.purpose, e.by])).toEqual([
      ['morale', 'red'],
      ['wreckHits', 'blue'],
      ['toWound', 'blue'],
    ]);
    expect(s.question('canShoot', { unit: 'p', target: 'b' })).toMatchObject({ may: false, silencedBy: 'WP-G-26' });
    s.answer('shootUnit', null).answer('moveUnit', null).answer('shootUnit', null);
    expect(s.state.active).toBe('red');
    expect(s.question('canShoot', { unit: 'p', target: 'b' })).toMatchObject({ silencedBy: null });
  });

  it('[WP-G-26] [WP-G-09] damaged passengers are tested at once, before the next unit', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: {
        t: truck([20, 20], {}, { hurt: true, damage: 5 }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
        c: hero([50, 40], {}, { hurt: true, damage: 1 }),
      },
      dice: [6, 5, 1, 6, 1, 2, 1, 2],
    });
    s.answer('shootUnit', null).answer('testUnit', 't');
    propose(s, 'wreck');
    expect(s.of('tested').map((e) => e.unit)).toEqual(['t', 'p', 'c']);
  });

  it('[WP-G-26] passengers of a wreck stand as near to it as can be', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: {
        t: tank([20, 20], 900, { capacity: 5 }, { hurt: true, damage: 5 }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
        f: hero([60, 40]),
      },
      dice: [6, 5, 1, 1],
    });
    s.answer('shootUnit', null);
    const line = (y: number) =>
      Array.from({ length: 5 }, (_, i) => ({ piece: `p.${i}`, pose: { x: inches(18 + i), y: inches(y), facing: 0 } }));
    expect(s.refused('wreck', line(23))).toMatchObject({ code: 'farFromWreck', rule: 'WP-G-26' });
    s.answer('wreck', line(20.5));
    expect(s.state.units['p']!.where.at).toBe('table');
  });
});
