import { describe, expect, it } from 'vitest';
import { play, shift } from '../../../test/field.ts';
import { FAR, hero, men, order, tank, truck } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { boardRequest } from './request.ts';

describe('boarding a transport', () => {
  it('[WP-TRANSPORT-01] says why a transport that exists is not offered', () => {
    const f = { red: { t: truck([20, 20]), v: tank([40, 20]), r: { at: [20, 13] as const } }, blue: FAR };
    const s = play(f);
    const why = (carrier: string) => boardRequest.whyNot!(s.battle.look, { args: { unit: 'r' } } as never, carrier);
    expect([why('v'), why('t'), why('nobody')]).toEqual(['WP-TRANSPORT-01', null, null]);
  });

  it('[WP-G-51] those who board have long been given their weapons', () => {
    const weapons = [{ name: 'gun', firepower: 1, range: 24 }];
    const r = { at: [20, 13] as const, profile: { weapons } };
    const s = play({ red: { t: truck([20, 20], {}, { order: 'halt' }), r }, blue: FAR });
    s.answer('moveUnit', 'r')
      .answer('order', 'advance')
      .answer('walk', shift(s, 'r', 0, 4));
    if (s.asked.includes('red:board')) s.answer('board', 't');
    expect(s.state.units['r']).toMatchObject({ where: { at: 'aboard' }, bearersOpen: false });
  });

  it('[WP-TRANSPORT-01] [WP-TRANSPORT-12] [WP-SPECIAL-18] [WP-TRANSPORT-03] [WP-TRANSPORT-04] [WP-G-26] a unit boards a halted transport within an inch, if there is room', () => {
    const s = play({
      red: {
        t: truck([20, 20]),
        r: { at: [20, 13], profile: { models: 5 } },
        big: { at: [30, 20], profile: { models: 10 } },
        i: hero([15, 20], { specials: ['individual'] }),
        h: hero([24, 12]),
      },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'r').answer('order', 'halt');
    s.answer('moveUnit', 't').answer('order', 'halt');
    s.answer('moveUnit', 'i')
      .answer('order', 'advance')
      .answer('walk', shift(s, 'i', 2.2, 0));
    expect(s.state.units['i']!.where).toEqual({ at: 'aboard', of: 't' });
    s.answer('moveUnit', 'h').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'h', -2.5, 4.3)).rule).toBe('WP-G-03');
    s.answer('walk', []);
    s.answer('moveUnit', 'big').answer('order', 'advance').answer('walk', []);
    expect(s.of('boarded')).toHaveLength(1);
  });

  it('[WP-G-26] [WP-MOVE-08] who embarks need not keep an inch from anybody, but touches no enemy', () => {
    const field = (order: 'halt' | 'pivot', foe: readonly [number, number] = [60, 40]) => {
      const s = play({
        red: { t: truck([20, 20], {}, { order }), r: { at: [16, 13], columns: 1 }, f: hero([15.9, 20]) },
        blue: { b: hero(foe) },
      });
      return s.answer('moveUnit', 'r').answer('order', 'advance');
    };
    const boards = (s: ReturnType<typeof play>) => {
      s.answer('walk', shift(s, 'r', 1.5, 4.2));
      expect(s.state.units['r']!.where).toEqual({ at: 'aboard', of: 't' });
    };
    boards(field('halt'));
    boards(field('halt', [17.2, 21.1]));
    const touching = field('halt', [17.5, 20.65]);
    expect(touching.refused('walk', shift(touching, 'r', 1.5, 4.2)).rule).toBe('WP-MOVE-08');
    const stays = field('pivot');
    expect(stays.refused('walk', shift(stays, 'r', 1.5, 4.2)).rule).toBe('WP-G-03');
  });

  it('[WP-TRANSPORT-03] [WP-G-03] who stood closer than an inch already and stays there need not board', () => {
    const s = play({
      red: { t: truck([20, 20], {}, { order: 'halt' }), r: { at: [17.6, 20], columns: 1 } },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance').answer('walk', []).answer('board', null);
    expect(s.state.units['r']!.where.at).toBe('table');
  });

  it('[WP-TRANSPORT-03] who would board a transport before its halt is told what is missing', () => {
    const s = play({ red: { t: truck([20, 20]), p: { at: [20, 13] } }, blue: { b: hero([60, 40]) } });
    s.answer('moveUnit', 'p').answer('order', 'advance');
    for (const far of [4, 5])
      expect(s.refused('walk', shift(s, 'p', 0, far))).toMatchObject({ code: 'notHalted', rule: 'WP-TRANSPORT-03' });
  });

  it('[WP-TRANSPORT-01] [WP-SPECIAL-18] one unit of at most the capacity, and an individual besides', () => {
    const boards = (models: number, aboard: object, capacity = 5, specials: string[] = []) => {
      const one = models === 1 ? { type: 'hero' as const, specials } : { models };
      const s = play({
        red: {
          t: truck([20, 20], { capacity }, { order: 'halt' }),
          r: {
            models: Array.from({ length: models }, (_, i) => [15 - 1.1 * i, 20] as const),
            profile: { ...one, move: 5 },
          },
          ...aboard,
        },
        blue: { b: hero([60, 40]) },
      });
      s.answer('moveUnit', 'r').answer('order', 'advance');
      s.answer('walk', shift(s, 'r', models === 1 ? 1.75 : 2, 0));
      return s.asked.includes('red:board');
    };
    const inside = (more: object) => ({ p: { profile: more, with: { where: { at: 'aboard' as const, of: 't' } } } });
    expect([boards(5, {}), boards(5, {}, 4)]).toEqual([true, false]);
    expect(boards(3, inside({ models: 2 }))).toBe(false);
    const single = inside({ type: 'hero', models: 1, specials: ['individual'] });
    expect(boards(3, single)).toBe(true);
    expect(boards(1, inside({ models: 2 }), 5, ['individual'])).toBe(true);
    expect(boards(1, {}, 5)).toBe(false);
    expect(boards(1, single, 5, ['individual'])).toBe(false);
  });

  it('[WP-G-26] who left a transport may board another one this turn, never the same', () => {
    const s = play({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt' }),
        k: truck([30, 20], {}, { order: 'halt' }),
        p: {
          profile: { models: 1, type: 'hero', specials: ['individual'], move: 5 },
          with: { where: { at: 'aboard', of: 't' } },
        },
      },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'p').answer('disembark', [
      { piece: 'p.0', pose: { x: inches(23.25), y: inches(20), facing: 0 } },
    ]);
    s.answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'p', -0.5, 0)).rule).toBe('WP-G-03');
    s.answer('walk', shift(s, 'p', 4, 0));
    expect(s.state.units['p']!.where).toEqual({ at: 'aboard', of: 'k' });
  });

  it('[WP-G-26] a transport does not ride in another', () => {
    const individual = { type: 'monster' as const, models: 1, specials: ['individual'], capacity: 5, move: 5 };
    const field = (p: object) =>
      play({
        red: {
          t: truck([20, 20], {}, { order: 'halt' }),
          m: { at: [15, 20], profile: individual },
          p: { profile: { models: 2 }, ...p },
        },
        blue: { b: hero([60, 40]) },
      });
    const carrying = field({ with: { where: { at: 'aboard', of: 'm' } } });
    carrying
      .answer('moveUnit', 'm')
      .answer('order', 'advance')
      .answer('walk', shift(carrying, 'm', 1.5, 0));
    expect(carrying.state.units['m']!.where.at).toBe('table');
    expect(carrying.asked).not.toContain('red:board');
    const empty = field({
      models: [
        [15, 10],
        [16.1, 10],
      ],
    });
    empty
      .answer('moveUnit', 'm')
      .answer('order', 'advance')
      .answer('walk', shift(empty, 'm', 1.5, 0))
      .answer('board', 't');
    expect(empty.state.units['m']!.where).toEqual({ at: 'aboard', of: 't' });
  });

  it('[WP-TRANSPORT-03] a regrouping unit does not board', () => {
    const s = play({
      red: { t: truck([20, 20], {}, { order: 'halt' }), r: { models: [[20, 14]], profile: { models: 1 } } },
      blue: { b: hero([60, 40]) },
      phase: 'free',
    });
    s.start('walk', { unit: 'r', why: 'regroup', allowance: inches(6) });
    s.answer('walk', shift(s, 'r', 0, 2.25));
    expect(s.asked).toEqual([]);
  });

  it('[WP-G-26] the nearest model within an inch is enough to embark, or all of them if the option says so', () => {
    const field = (embarkBy: string) => {
      const s = play({
        red: {
          t: tank([20, 20], 900, { capacity: 5 }, { order: 'halt' }),
          r: men(
            [
              [14, 20],
              [12.8, 20],
            ],
            { move: 5 },
          ),
        },
        blue: FAR,
        options: { embarkBy },
      });
      return order(s, 'advance');
    };
    const one = field('nearest');
    one.answer('walk', shift(one, 'r', 3, 0)).answer('board', 't');
    expect(one.state.units['r']!.where).toEqual({ at: 'aboard', of: 't' });
    const all = field('all');
    all.answer('walk', shift(all, 'r', 3, 0));
    expect(all.asked).not.toContain('red:board');
    const both = field('all');
    both.answer('walk', [
      { mover: 'r.0', legs: [{ leg: 'to', x: inches(17.4), y: inches(20) }] },
      { mover: 'r.1', legs: [{ leg: 'to', x: inches(17.4), y: inches(18.9) }] },
    ]);
    expect(both.state.units['r']!.where).toEqual({ at: 'aboard', of: 't' });
  });
});
