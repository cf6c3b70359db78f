import { search, situationOf } from '@walstatt/bots';
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
    const tried: (string | null)[] = [];
    const { tried: answers } = search(
      situationOf(s.battle, s.battle.pending[0]!, seededRng(1)),
      { answers: 12, samples: 1 },
      (i, after) => {
        tried[i] = after.state.units['r1']!.charging;
      },
    );
    const charge = answers.findIndex((a) => a.answer === 'charge');
    expect(charge).toBeGreaterThanOrEqual(0);
    expect(tried[charge]).toBe('b1');
    expect(tried[answers.findIndex((a) => a.answer === 'halt')]).toBe(null);
  });
});
