import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { optionIds, play, propose, shift } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('jump troops', () => {
  it('[WP-SPECIAL-23] [WP-SPECIAL-24] [WP-G-40] [WP-REINF-09] jump troops choose as they arrive whether they jump', () => {
    const come = () =>
      propose(
        play({
          phase: 'start',
          red: {
            r: { profile: { models: 1, specials: ['jumpTroops'] }, with: { where: { at: 'reserve' } } },
            q: { at: [50, 10] },
          },
          blue: { b: { at: [40, 40] } },
          dice: [1],
        }),
        'arrive',
      );
    const s = come();
    expect(s.request('order')).toMatchObject({ by: 'red', rule: 'WP-REINF-09' });
    expect(optionIds(s, 'order')).toEqual(['advance', 'advanceJump']);
    s.answer('order', 'advanceJump');
    expect(s.of('ordered')[0]).toMatchObject({ unit: 'r', order: 'advance', jump: true });
    expect(s.request('walk').args).toMatchObject({ why: 'arrive', allowance: inches(10), jump: true });
    s.answer('walk', shift(s, 'r', 0, 9));
    expect(s.state.units['r']).toMatchObject({ order: 'advance', jumped: true });
    const t = come().answer('order', 'advance');
    expect(t.refused('walk', shift(t, 'r', 0, 9)).measured).toBeGreaterThan(inches(5));
    for (const bot of [randomBot, greedyBot()]) {
      const { battle } = come();
      while (battle.state.units['r']!.order === 'none' || battle.pending[0]!.request.name === 'walk') {
        const pending = battle.pending[0]!;
        battle.answer(pending.id, botAnswer(battle, bot, pending, seededRng(1)).answer);
      }
      expect(battle.state.units['r']!.order).toBe('advance');
    }
  });
});
