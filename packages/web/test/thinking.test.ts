import { botAnswer, randomBot } from '@walstatt/bots';
import { Battle, seededDice, seededRng, type Types } from '@walstatt/engine';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { describe, expect, it } from 'vitest';
import { strongestMotive } from '../src/host/local/motives.ts';
import { think } from '../src/host/local/thinking.ts';

describe('the computer says why', () => {
  it('names what the chosen outcome has more of than the others', () => {
    expect(strongestMotive({ harm: 3, near: 1 }, [{ harm: 1, near: 2 }, { harm: 2 }])).toBe('harm');
    expect(strongestMotive({ harm: 1 }, [{ harm: 2 }])).toBeNull();
    expect(strongestMotive({ harm: 1 }, [])).toBeNull();
  });
});

describe('decisions of the computer', () => {
  it('are legal at every moment of a battle, and some are told with a motive', () => {
    const begun = foundation.setUp({ scenario: 'annihilation' });
    if (!('state' in begun)) throw new Error('no set-up');
    const battle = Battle.begin(foundation, begun.state, { dice: seededDice(7) }) as unknown as Battle<Types>;
    const rng = seededRng(3);
    const motives = new Set<string | null>();
    for (let i = 0; i < 60 && !battle.idle; i++) {
      const pending = battle.pending[0]!;
      const { answer, motive } = think(battle, pending, 'hint', rng);
      expect(battle.refuse(pending.id, answer)).toBeNull();
      motives.add(motive);
      battle.answer(pending.id, i % 2 === 0 ? answer : botAnswer(battle, randomBot, pending, rng).answer);
    }
    expect([...motives].filter((m) => m !== null).length).toBeGreaterThan(1);
  });
});
