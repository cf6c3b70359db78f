import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { odds, oddsFor } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { given } from './on-table.ts';

const DUEL = `
  riders: { unit: riders, owner: amber, at: { q: 4, r: 9, facing: 4 }, elements: 1 }
  axes: { unit: axes, owner: slate, at: { q: 4, r: 8, facing: 1 }, elements: 1 }
`;
const SHOOTERS = `
  bows: { unit: bows, owner: amber, at: { q: 4, r: 11, facing: 4 }, order: shoot }
  foe: { unit: axes, owner: slate, at: { q: 6, r: 8, facing: 1 }, order: hold }
  lurkers: { unit: axes, owner: slate, hidden: { q: 6, r: 1, facing: 1 }, order: hold }
`;

describe('odds', () => {
  it('a melee by initiative: critical, or hit and not saved', () => {
    const { state } = given('free', DUEL);
    const start = {
      activity: 'melee',
      context: { strikes: [], initiative: 9, left: [], blows: [], dealt: [], taken: [], tests: [], fleeing: [] },
    };
    const result = odds(ruleset, { state, since: [] }, { start, measure: { name: 'gone', args: { unit: 'axes' } } });
    expect(result.method).toBe('exact');
    expect(result.mean).toBeCloseTo(5 / 20 + (5 / 20) * (17 / 20), 9);
  });

  it('a whole shooting phase, exact and as often as it happens', () => {
    const { state } = given('shooting.eachShot { shots: [{ unit: bows, target: foe }] }', SHOOTERS, 'round: 2\n', {
      'HX-SHOOT-04': [20, 20, 20, 20],
    });
    expect(state.agenda).toEqual([]);
    const again = { ...ruleset.codec.clone(state) };
    again.units['bows']!.orders = { are: 'shown', order: 'shoot', used: false };
    const context = { shots: [{ unit: 'bows', target: 'foe' }], hits: [], tests: [] };
    again.agenda = [{ do: 'shooting', at: 'eachShot', c: context, reply: null }];
    const exact = odds(ruleset, { state: again, since: [] }, { measure: { name: 'losses', args: { unit: 'foe' } } });
    expect(exact.method).toBe('exact');
    let losses = 0;
    const battles = 4000;
    for (let seed = 1; seed <= battles; seed++) {
      const end = selfPlay(ruleset, again, seededRng(seed)).state;
      losses += ruleset.measures['losses']!.value(end, { unit: 'foe' });
    }
    expect(Math.abs(losses / battles - exact.mean)).toBeLessThan(0.06);
  });

  it('for a seat: what it cannot know is guessed; none while targets are named blind', () => {
    const s = given('shooting', SHOOTERS);
    const question = { measure: { name: 'losses', args: { unit: 'foe' } } };
    expect(oddsFor(s.battle, 'amber', question)).toMatchObject({ refusal: { code: 'blind', rule: 'HX-SHOOT-01' } });
    const t = given('ordering', SHOOTERS);
    const start = { activity: 'fall', context: { units: ['foe'] } };
    expect(oddsFor(t.battle, 'amber', { ...question, start })).toMatchObject({ unknowns: 'sampled', mean: 0 });
  });
});
