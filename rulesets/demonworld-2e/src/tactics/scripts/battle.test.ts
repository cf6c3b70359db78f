import { plannerBot, playOut, randomBot } from '@walstatt/bots';
import { seededRng, type Task } from '@walstatt/engine';
import { Battle, refuse, seededDice } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { given, line } from '../../../test/on-table.ts';
import { ruleset } from '../../index.ts';
import type { Demonworld, Look } from '../../kit.ts';
import { scripts } from './index.ts';

type Answering = (look: Look, request: unknown, given: unknown) => unknown;

/** Everything that scripts say to a request, whichever units they are about. */
function* answersTo(look: Look, request: Battle<Demonworld>['pending'][number]['request']): Generator<unknown> {
  const { name, by } = request;
  const units = scripts.units(look, by);
  for (const script in scripts.scripts) {
    const { aims, answers } = scripts.scripts[script]!;
    const tasks = (unit: string): Task | null => {
      const [aim] = aims(look, unit);
      return aim === undefined ? null : { script, aim };
    };
    const own = (scripts.answers as Record<string, Answering>)[name];
    if (own !== undefined) yield own(look, request, { of: tasks });
    const more = (scripts.alternatives as Record<string, Answering>)[name];
    if (more !== undefined) yield* (more(look, request, { of: tasks }) ?? []) as unknown[];
    const { unit } = request.args as { unit?: string };
    if (unit === undefined || !units.includes(unit)) continue;
    for (const aim of aims(look, unit))
      yield (answers as Record<string, Answering>)[name]?.(look, request, { unit, aim });
  }
}

describe('in random battles', () => {
  for (const options of [{}, { reinforcements: true }, { players: 'four' }, { layout: 'short' }])
    it(`scripts say only what is legal, with ${JSON.stringify(options)}`, () => {
      const set = ruleset.setUp({ options });
      if (!('state' in set)) throw new Error('the set-up was refused');
      const battle = Battle.begin(ruleset, set.state, { dice: seededDice(77) });
      const rng = seededRng(78);
      const bots = Object.fromEntries(set.state.seats.map((s) => [s.id, randomBot]));
      const said: Record<string, number> = {};
      for (let i = 0; i < 120 && !battle.idle; i++) {
        const [pending] = battle.pending;
        if (pending === undefined) break;
        const { request } = pending;
        const look = battle.lookAs(request.by);
        for (const answer of answersTo(look, request)) {
          if (answer === undefined) continue;
          expect([request.name, answer, refuse(look as never, request, answer as never)]).toEqual([
            request.name,
            answer,
            null,
          ]);
          said[request.name] = (said[request.name] ?? 0) + 1;
        }
        playOut(battle, bots, rng, 1);
      }
      for (const name of ['deploy', 'orders', 'move', 'strikes', 'followUp'])
        expect([name, said[name] ?? 0]).not.toEqual([name, 0]);
    });
});

describe('a small battle', () => {
  it('is fought to its end by planners, and won by the stronger side', () => {
    const { battle } = given({
      at: 'battle.round',
      units: {
        a: { owner: 'imperial', stand: line(0, 16, 4, 5) },
        b: { owner: 'ork', stand: line(3, 10, 1, 2) },
      },
    });
    const free = Battle.resume(ruleset, battle.state, [], { dice: seededDice(5) });
    const planner = plannerBot('easy');
    playOut(free, { imperial: planner, ork: planner }, seededRng(6), 400);
    expect(free.idle).toBe(true);
    expect(free.result.winners).toEqual(['imperial']);
  });
});
