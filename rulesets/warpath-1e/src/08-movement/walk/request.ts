import type { Plan, Refusal, Request } from '@walstatt/engine';
import { fallBackOrLeast, refuseFallBack } from '../../17-regrouping/fall-back.ts';
import { type Look, request } from '../../kit.ts';
import { refuseWalk } from './walk-check.ts';
import { walkArgs } from './walk-gait.ts';

const check = (look: Look, r: Request, plan: Plan): Refusal | null =>
  (walkArgs(r).why === 'fallBack' ? refuseFallBack : refuseWalk)(look, r, plan);

/** Staying is always allowed, except for a unit that must fall back. */
function witness(look: Look, r: Request): Plan | null {
  return walkArgs(r).why === 'fallBack' ? fallBackOrLeast(look, r) : [];
}

/** False if a unit that must fall back finds no place at all: then it stays. */
export const findsPlace = (look: Look, r: Request): boolean => witness(look, r) !== null;

/** The request for the ways of a unit's models. */
export const walkRequest = request<Plan>({ check, witness });
