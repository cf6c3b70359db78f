import { describe, expect, it } from 'vitest';
import { optionIds, play, propose, suppressed } from '../../../test/field.ts';
import { hero, truck } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { ruleset } from '../../index.ts';

describe('leaving a transport', () => {
  it('[WP-TRANSPORT-09] [WP-TRANSPORT-10] [WP-TRANSPORT-11] [WP-G-14] leaving after halt, pivot or manoeuvre: the leader an inch away, then an advance', () => {
    const field = (order: string) =>
      play({
        red: { t: truck([20, 20], {}, { order }), p: { with: { where: { at: 'aboard', of: 't' } } } },
        blue: { b: hero([60, 40]) },
      });
    expect(optionIds(field('fullPower'), 'moveUnit')).toEqual([]);
    const s = field('manoeuvre');
    s.answer('moveUnit', 'p');
    const far = Array.from({ length: 5 }, (_, i) => ({
      piece: `p.${i}`,
      pose: { x: inches(30 + i * 1.1), y: inches(20), facing: 0 },
    }));
    expect(s.refused('disembark', far).rule).toBe('WP-TRANSPORT-10');
    propose(s, 'disembark');
    expect(s.asked).toEqual(['red:walk']);
    expect(s.state.units['p']).toMatchObject({ order: 'advance', cameFrom: 't' });
  });

  it.each([0, 250, 900])(
    '[WP-TRANSPORT-10] ten leave a transport that faces %i: the leader beside it, on the side that was clicked',
    (facing) => {
      const s = play({
        red: {
          t: { ...truck([20, 20], { capacity: 10 }, { order: 'halt' }), facing },
          p: { profile: { models: 10 }, with: { where: { at: 'aboard', of: 't' } } },
        },
        blue: { b: hero([60, 40]) },
      });
      s.answer('moveUnit', 'p');
      const at = { x: inches(25), y: inches(20) };
      const put = ruleset.fromGesture!(
        s.battle.lookAs('red'),
        s.request('disembark'),
        { gesture: 'pick', at, turn: 0 },
        null,
      );
      s.answer('disembark', put);
      expect(s.asked).toEqual(['red:walk']);
      const { where } = s.state.units['p']!;
      expect(where.at === 'table' && where.models.every((m) => m.x > inches(20))).toBe(true);
    },
  );

  it('[WP-TRANSPORT-11] [WP-SPECIAL-48] guns and vehicles that leave a transport advance as well; out of an open one vehicles may go at full power', () => {
    const orders = (type: 'artillery' | 'vehicle', specials: string[]) => {
      const s = play({
        red: {
          t: truck([20, 20], { specials }, { order: 'halt' }),
          p: { profile: { type, specials: ['individual'] }, with: { where: { at: 'aboard', of: 't' } } },
        },
        blue: { b: hero([60, 40]) },
      });
      s.answer('moveUnit', 'p');
      propose(s, 'disembark');
      return s.asked[0] === 'red:order' ? optionIds(s, 'order') : [s.state.units['p']!.order];
    };
    expect([orders('artillery', []), orders('artillery', ['openTopped'])]).toEqual([['advance'], ['advance']]);
    expect([orders('vehicle', []), orders('vehicle', ['openTopped'])]).toEqual([
      ['manoeuvre'],
      ['manoeuvre', 'fullPower'],
    ]);
  });

  it('[WP-G-26] suppressed passengers stay inside', () => {
    const field = (effects: unknown[]) =>
      play({
        red: { t: truck([20, 20], {}, { order: 'halt' }), rp: { with: { where: { at: 'aboard', of: 't' } } } },
        blue: { b: hero([60, 40]) },
        effects,
      });
    expect(optionIds(field([]), 'moveUnit')).toEqual(['rp']);
    expect(optionIds(field([suppressed('rp')]), 'moveUnit')).toEqual([]);
  });
});
