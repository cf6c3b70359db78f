import { botAnswer, mindHere, newMemory, problemOf, randomBot, reasonFor } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Setup, seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const GAMES: readonly (readonly [AnyRuleset, Setup])[] = [
  [foundation, { scenario: 'annihilation' }],
  [warpath, { scenario: 'demo' }],
  [demonworld, {}],
  [hexfield, {}],
  [skirmish, {}],
].map(([r, setup]) => [r as unknown as AnyRuleset, setup as Setup] as const);

describe('decisions of the computer', () => {
  it.each(GAMES.map(([r, setup]) => [r.id, r, setup] as const))(
    'are legal at every moment of %s, and some are told with a reason that has words',
    async (_, ruleset, setup) => {
      const begun = ruleset.setUp(setup);
      if (!('state' in begun)) throw new Error('no set-up');
      const battle = Battle.begin(ruleset, begun.state, { dice: seededDice(7) });
      const rng = seededRng(3);
      const mind = mindHere(async () => battle.ruleset);
      const wish = { battle: 'test', level: 'seasoned', memory: newMemory() } as const;
      const reasons = { de: new Set<string>(), en: new Set<string>() };
      for (let i = 0; i < 60 && !battle.idle; i++) {
        const pending = battle.pending[0]!;
        const problem = problemOf(battle, pending, { ...wish, seed: i });
        const { decision } = (await mind.think({ ...problem, playouts: 12, milliseconds: 1000 }))!;
        expect(battle.refuse(pending.id, decision.answer)).toBeNull();
        for (const language of ['de', 'en'] as const) {
          const look = battle.lookAs(pending.request.by);
          const reason = reasonFor({ ruleset: battle.ruleset, look, language }, pending.request, decision.compared);
          if (reason?.instead) reasons[language].add(reason.instead.words);
          if (reason !== null && reason.plan !== '') reasons[language].add(reason.plan);
        }
        battle.answer(pending.id, i % 2 === 0 ? decision.answer : botAnswer(battle, randomBot, pending, rng).answer);
      }
      for (const told of Object.values(reasons)) {
        expect(told.size).toBeGreaterThan(1);
        for (const words of told) expect(words).toMatch(/\S/);
      }
    },
  );
});
