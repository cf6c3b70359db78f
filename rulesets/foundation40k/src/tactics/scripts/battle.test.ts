import { plannerBot, playOut, randomBot } from '@walstatt/bots';
import { aboutRequest, presetAnswer, seededRng } from '@walstatt/engine';
import { Battle, refuse, sampleAnswer, seededDice } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { answerBy } from '../../../test/errand.ts';
import { stateOf } from '../../../test/field.ts';
import { specialForces } from '../../../test/special-forces.ts';
import { ruleset } from '../../index.ts';
import type { Asked, L } from '../../kit.ts';
import { scripts } from './index.ts';

function begun(setup: object): ReturnType<typeof Battle.begin<never>> {
  const set = ruleset.setUp(setup as never);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return Battle.begin(ruleset, set.state, { dice: seededDice(5) }) as never;
}

for (const scenario of ruleset.scenarios)
  test(`whatever a unit is about in ${scenario}, its answers are legal`, () => {
    const battle = begun({ scenario, table: 7, forces: specialForces });
    const rng = seededRng(12);
    const asked: Record<string, number> = {};
    for (let p = battle.pending[0]; p !== undefined; p = battle.pending[0]) {
      const { request } = p;
      const look: L = battle.lookAs(request.by);
      const [unit, ...more] = aboutRequest(ruleset as never, request).by;
      const answers: unknown[] = [];
      if (unit !== undefined && more.length === 0 && unit in look.state.units)
        for (const script in scripts.scripts)
          for (const aim of scripts.scripts[script]!.aims(look, unit)) {
            expect(scripts.scripts[script]!.worth(look, unit, aim)).toBeLessThan(10);
            const own = answerBy(look, request as Asked, { script, unit, aim });
            if (own === undefined) continue;
            const refusal = refuse(look as never, request, own as never);
            expect({ script, aim, request: request.name, own, refusal }).toMatchObject({ refusal: null });
            answers.push(own);
            asked[request.name] = (asked[request.name] ?? 0) + 1;
          }
      // Half of the time the battle goes on as some script wants it, so that melees and volleys come about.
      const next = answers.length > 0 && rng.int(0, 1) === 0 ? answers[rng.int(0, answers.length - 1)] : null;
      const random = sampleAnswer(look as never, request, rng);
      if (battle.answer(p.id, next ?? random) !== null) battle.answer(p.id, presetAnswer(look as never, request));
    }
    for (const name of ['deploy', 'action', 'move', 'target']) expect(asked[name] ?? 0).toBeGreaterThan(5);
  }, 120_000);

test('the planner wins a small battle for a marker against a player who does anything at all', () => {
  const state = stateOf({
    red: { A: { at: [30, 12], models: 5, weapons: ['boltgun'] }, B: { at: [40, 12], models: 5, weapons: ['sword'] } },
    blue: { C: { at: [30, 36], models: 5, weapons: ['boltgun'] }, D: { at: [40, 36], models: 5, weapons: ['sword'] } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [36, 24], value: 1 } },
    round: 3,
  });
  state.agenda = [
    { do: 'battle', at: 'reveal', c: {}, reply: null },
    { do: 'war', at: 'round', c: {}, reply: null },
  ];
  const battle = Battle.resume(ruleset, state, [], { dice: seededDice(5) });
  playOut(battle, { red: plannerBot('seasoned'), blue: randomBot }, seededRng(3));
  expect(battle.idle).toBe(true);
  expect(battle.state.winners).toEqual(['red']);
}, 120_000);
