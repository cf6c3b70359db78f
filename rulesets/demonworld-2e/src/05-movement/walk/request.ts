import { faultsOf } from '@walstatt/engine';
import { type Asked, type Look, request } from '../../kit.ts';
import { judgePlan } from '../check-plan.ts';
import { type Standing, standingOf } from '../standing.ts';

/** What is left of the move is carried in the request. */
export const standingIn = (look: Look, r: Asked<'move' | 'complete'>): Standing => standingOf(look, r.args);

/** Chapter V: the plan of one unit's move. Staying is the default. */
const move = request('move', {
  check: (look, r, plan, all) => faultsOf(all, (faults) => judgePlan(look, standingIn(look, r), plan, faults)),
  witness: () => [],
});

/** DW-V-85: the rest of an attack. */
const complete = request('complete', {
  check: (look, r, plan, all) => faultsOf(all, (faults) => judgePlan(look, standingIn(look, r), plan, faults)),
  witness: () => [],
});

export const requests = { move, complete };
