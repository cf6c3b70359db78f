import { botAnswer, randomBot } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Setup, seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { strongestMotive } from '../src/host/local/motives.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { think } from '../src/host/local/thinking.ts';

describe('the computer says why', () => {
  it('names what the chosen outcome has more of than the others', () => {
    expect(strongestMotive({ harm: 3, near: 1 }, [{ harm: 1, near: 2 }, { harm: 2 }])).toBe('harm');
    expect(strongestMotive({ harm: 1 }, [{ harm: 2 }])).toBeNull();
    expect(strongestMotive({ harm: 1 }, [])).toBeNull();
  });
});

const GAMES: readonly (readonly [AnyRuleset, Setup])[] = [
  [foundation, { scenario: 'annihilation' }],
  [warpath, { scenario: 'demo' }],
  [demonworld, {}],
  [hexfield, {}],
  [skirmish, {}],
].map(([r, setup]) => [r as unknown as AnyRuleset, setup as Setup] as const);

describe('decisions of the computer', () => {
  it.each(GAMES.map(([r, setup]) => [r.id, r, setup] as const))(
    'are legal at every moment of %s, and some are told with a motive that has words',
    (_, ruleset, setup) => {
      const begun = ruleset.setUp(setup);
      if (!('state' in begun)) throw new Error('no set-up');
      const battle = Battle.begin(ruleset, begun.state, { dice: seededDice(7) });
      const rng = seededRng(3);
      const motives = new Set<string>();
      for (let i = 0; i < 60 && !battle.idle; i++) {
        const pending = battle.pending[0]!;
        const { answer, motive } = think(battle, pending, 'hint', rng);
        expect(battle.refuse(pending.id, answer)).toBeNull();
        if (motive !== null) motives.add(motive);
        battle.answer(pending.id, i % 2 === 0 ? answer : botAnswer(battle, randomBot, pending, rng).answer);
      }
      expect(motives.size).toBeGreaterThan(1);
      for (const language of ['de', 'en'] as const)
        for (const m of motives) expect(ruleset.texts[language].motives?.[m], `${language} ${m}`).toMatch(/\S/);
    },
  );
});
