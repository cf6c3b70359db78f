import { faultsOf } from '@walstatt/engine';
import type { Requests } from '../../generated/state.ts';
import { request } from '../../kit.ts';
import { judgePlan } from '../judge.ts';
import { MANNERS, type Move } from '../manner.ts';
import type { How } from '../moved.ts';
import { barredBy } from './how.ts';

/** The move that a request asks for. Only units that fall back may pass over enemies at all. */
export const moveAsked = ({ unit, how, distance, random, through }: Requests['move']['args']): Move => ({
  unit,
  manner: MANNERS[how],
  distance,
  random,
  ...(how === 'fallBack' ? { through } : {}),
});

/** Staying where one is is always allowed: a move of 0", or no falling back after all (WH-FALL-03, WH-G-123). */
export const requests = {
  move: request('move', {
    check: (look, { args }, plan, all) => faultsOf(all, (faults) => judgePlan(look, moveAsked(args), plan, faults)),
    witness: () => [],
  }),
  moveHow: request('moveHow', { whyNot: (look, { args }, how) => barredBy(look, args.unit, how as How) }),
};
