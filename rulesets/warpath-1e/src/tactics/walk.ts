import type { Plan, Rng } from '@walstatt/engine';
import { directionTo, middleOf, stepIn } from '@walstatt/tabletop';
import { pieceName } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { closingUp, isTornApart } from '../08-movement/walk/close-up.ts';
import { refuseWalk } from '../08-movement/walk/walk-check.ts';
import { gaitOf } from '../08-movement/walk/walk-gait.ts';
import { fallBackOrLeast, refuseFallBack } from '../17-regrouping/fall-back.ts';
import { nearestFoe } from '../17-regrouping/nearest-foe.ts';
import { type Asked, type Look, tactic } from '../kit.ts';
import { stepsFor } from './steps.ts';
import type { Step } from './ways.ts';

const isLegal = (look: Look, r: Asked<'walk'>, plan: Plan): boolean =>
  (r.args.why === 'fallBack' ? refuseFallBack : refuseWalk)(look, r, plan) === null;

/** The plan in which all models go the same way. */
function together(look: Look, unit: string, { dx, dy, via = [] }: Step): Plan {
  return modelsOf(look.state.units[unit]!)!.map((m, i) => ({
    mover: pieceName(unit, i),
    legs: [...via, { x: dx, y: dy }].map((p) => ({ leg: 'to', x: m.x + p.x, y: m.y + p.y })),
  }));
}

/** The same if it is legal. */
function alike(look: Look, r: Asked<'walk'>, step: Step): Plan | null {
  const plan = together(look, r.args.unit, step);
  return isLegal(look, r, plan) ? plan : null;
}

/** Where the unit likes to go, the best first. */
function liked(look: Look, r: Asked<'walk'>): readonly Step[] {
  const { unit, allowance, why, jump } = r.args;
  const artillery = look.state.units[unit]!.type === 'artillery';
  return stepsFor(look, unit, {
    allowance,
    fires: why === 'advance' || why === 'arrive',
    stopped: jump ? null : artillery ? 'all' : gaitOf(r.args).noObstacles ? 'obstacles' : 'blocking',
    isLegal: (step) => alike(look, r, step) !== null,
  });
}

/** A few tries to go somewhere together; if none of them is legal, the unit stays. */
function sample(look: Look, r: Asked<'walk'>, rng: Rng): Plan | null {
  const { allowance, why, unit } = r.args;
  const u = look.state.units[unit]!;
  if (u.frozen) return null;
  if (why !== 'fallBack' && isTornApart(look, unit)) return reunited(look, r);
  const goal = rng.int(0, 2) > 0 ? nearestFoe(look, unit) : null;
  const from = middleOf(modelsOf(u)!);
  for (let i = 0; i < 3; i++) {
    const angle = goal === null ? rng.int(0, 3599) : directionTo(from, goal) + rng.int(-450, 450) * i;
    const plan = alike(look, r, stepIn(angle, rng.int(Math.floor(allowance / (2 + 2 * i)), allowance)));
    if (plan !== null) return plan;
  }
  return why === 'fallBack' ? fallBackOrLeast(look, r) : [];
}

/** WP-G-02: the way back into coherency, or nothing if there is none. */
function reunited(look: Look, r: Asked<'walk'>): Plan {
  const plan = closingUp(look, r.args);
  return isLegal(look, r, plan) ? plan : [];
}

/** Moves the whole unit to where it likes to be. */
function candidates(look: Look, r: Asked<'walk'>, rng: Rng): Plan[] {
  const { unit, why } = r.args;
  if (why !== 'fallBack' && isTornApart(look, unit)) return [reunited(look, r)];
  const result = liked(look, r).map((step) => together(look, unit, step));
  const any = sample(look, r, rng);
  return any === null ? result : [...result, any];
}

/** To the first of its preferred places that it may go to. */
function likely(look: Look, r: Asked<'walk'>): Plan | null {
  const { unit, why } = r.args;
  if (look.state.units[unit]!.frozen || why === 'fallBack') return null;
  if (isTornApart(look, unit)) return reunited(look, r);
  for (const step of liked(look, r)) {
    const plan = alike(look, r, step);
    if (plan !== null) return plan;
  }
  return null;
}

/** How computer players walk: all models of a unit the same way. */
export const walkTactic = tactic('walk', { sample, candidates, likely });
