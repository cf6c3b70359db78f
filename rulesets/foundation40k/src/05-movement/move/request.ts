import { faultsOf } from '@walstatt/engine';
import { standing } from '../../01-units/space.ts';
import { request } from '../../kit.ts';
import { judge, judgeMove } from '../judge-move.ts';
import { regroup } from '../regroup.ts';
import { planOf, waysOf } from '../ways.ts';
import { towards } from './formation.ts';
import { goalsOf } from './goals.ts';

/** FD-ACTION-07, FD-GAP-05, FD-GAP-27: a plan for a whole unit, with a way for each model that moves. */
export const moveRequest = request('move', {
  check(look, { args: move, rule }, plan, all) {
    const ways = waysOf(look.state, plan);
    if (ways === null) return { code: 'malformed', rule, args: { kind: 'path', wanted: 'legs named go' } };
    const { parts } = regroup(look, move.unit, move.kind);
    return faultsOf(all, (faults) => judge(look, { ...move, parts }, ways, faults));
  },

  /** A broken unit regroups. Any other unit goes as far as it can towards the nearest goal, or stays. */
  witness(look, { args: move }) {
    const { unit } = move;
    const limit = regroup(look, unit, move.kind);
    if (limit.ways.length > 0) return planOf(limit.ways);
    const goal = goalsOf(look, unit)[0];
    if (goal !== undefined)
      for (const share of [1, 0.5, 0.25]) {
        const ways = towards(look, move, goal, share);
        if (ways !== null && judgeMove(look, move, ways, limit.parts) === null) return planOf(ways);
      }
    return [{ mover: standing(look, unit).models[0]!, legs: [] }];
  },
});
