import { type Found, faultsOf, type Plan } from '@walstatt/engine';
import { fallBackOrLeast, judgeFallBack } from '../../17-regrouping/fall-back.ts';
import { type Asked, type Look, request } from '../../kit.ts';
import { judgeWalk } from './walk-check.ts';

const check = (look: Look, r: Asked<'walk'>, plan: Plan, all: boolean): Found =>
  faultsOf(all, (faults) => (r.args.why === 'fallBack' ? judgeFallBack : judgeWalk)(look, r, plan, faults));

/** Staying is always allowed, except for a unit that must fall back. */
function witness(look: Look, r: Asked<'walk'>): Plan | null {
  return r.args.why === 'fallBack' ? fallBackOrLeast(look, r) : [];
}

/** False if a unit that must fall back finds no place at all: then it stays. */
export const findsPlace = (look: Look, r: Asked<'walk'>): boolean => witness(look, r) !== null;

/** The request for the ways of a unit's models. */
export const walkRequest = request('walk', { check, witness });
