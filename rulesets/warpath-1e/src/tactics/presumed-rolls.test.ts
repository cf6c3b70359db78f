import { imagine, situationOf, tryAnswer } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';

describe('what bots make of charges', () => {
  it('cowards who may charge are taken to dare it', () => {
    const s = play({
      red: { r1: { profile: { specials: ['cowardly'] }, at: [20, 10] } },
      blue: { b1: { at: [20, 17] } },
    });
    s.answer('moveUnit', 'r1');
    const situation = situationOf(s.battle, s.battle.pending[0]!, seededRng(1));
    const chargingAfter = (answer: string): string | null => {
      const rng = seededRng(2);
      return tryAnswer(imagine(situation, rng)!, situation, answer, rng, 12).state.units['r1']!.charging;
    };
    expect(chargingAfter('charge')).toBe('b1');
    expect(chargingAfter('halt')).toBe(null);
  });
});
