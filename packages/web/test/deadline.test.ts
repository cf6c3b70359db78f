import { mindHere, newMemory, problemOf } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { presetAnswer } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const LIMIT = 2_000;

/** The time passes only where somebody works, so the test is as quick on any machine. */
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => void vi.restoreAllMocks());

const work = (ms: number): void => {
  clock += ms;
};

/** The same game, but every look at a position takes a long time. */
const slow = (ruleset: AnyRuleset, ms: number): AnyRuleset => ({
  ...ruleset,
  evaluate(look, seat) {
    work(ms);
    return ruleset.evaluate(look, seat);
  },
  ...(ruleset.scripts === undefined ? {} : { scripts: slowScripts(ruleset.scripts, ms) }),
});

const slowScripts = (scripts: NonNullable<AnyRuleset['scripts']>, ms: number): typeof scripts => ({
  ...scripts,
  chance(look, seat) {
    work(ms);
    return scripts.chance(look, seat);
  },
});

describe('a stern computer', () => {
  it.each([
    ['foundation40k', foundation, 150],
    ['warpath-1e', warpath, 400],
    ['demonworld-2e', demonworld, 700],
  ] as const)(
    'answers within two seconds even where each position of %s takes long to judge',
    async (_id, ruleset, ms) => {
      const heavy = slow(ruleset as unknown as AnyRuleset, ms);
      const set = heavy.setUp({ scenario: heavy.scenarios[0]! });
      if (!('state' in set)) throw new Error('no set-up');
      const battle = Battle.begin(heavy, set.state, { dice: seededDice(1) });
      const mind = mindHere(async () => battle.ruleset);
      const wish = { battle: 'test', level: 'stern', seed: 1, memory: newMemory() } as const;
      let hard = 0;
      for (let i = 0; i < 60 && hard < 1; i++) {
        const pending = battle.pending[0]!;
        const preset = presetAnswer(battle.lookAs(pending.request.by) as never, pending.request);
        if (i < 8) {
          battle.answer(pending.id, preset);
          continue;
        }
        const begin = clock;
        const { tried } = (await mind.think(problemOf(battle, pending, wish)))!.decision;
        expect(clock - begin).toBeLessThanOrEqual(LIMIT);
        if (tried > 1) hard++;
        battle.answer(pending.id, preset);
      }
      expect(hard).toBe(1);
    },
  );
});
