import type { Rng } from '@walstatt/engine';
import { cosine, type Point, sine, TRIG_SCALE } from '@walstatt/geometry';
import type { Way } from '@walstatt/tabletop';
import { enemyUnits } from '../01-units/units.ts';
import { unitAllowance } from '../05-movement/allowance.ts';
import { judgeMove, type Move } from '../05-movement/judge-move.ts';
import { chargeAt, inDirection, towards } from '../05-movement/move/formation.ts';
import { goalsOf } from '../05-movement/move/goals.ts';
import { regroup } from '../05-movement/regroup.ts';
import { planOf } from '../05-movement/ways.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import { type L, tactic } from '../kit.ts';

export const moveTactic = tactic('move', {
  /** The whole formation moves in a random direction, or sometimes straight into contact. Otherwise it stays. */
  sample(look, { args: move }, rng) {
    const { unit, kind } = move;
    const limit = regroup(look, unit, kind);
    if (limit.ways.length > 0) return planOf(limit.ways);
    for (let tries = 0; tries < 3; tries++) {
      const ways = tries === 0 && rng.int(0, 2) === 0 ? charge(look, move) : wander(look, move, rng);
      if (ways !== null && judgeMove(look, move, ways, limit.parts) === null) return planOf(ways);
    }
    return null;
  },

  candidates: (look, r, _rng, limit) =>
    promising(look, r.args)
      .slice(0, limit)
      .map((ways) => planOf(ways)),
});

const direction = (angle: number): Point => ({ x: cosine(angle) / TRIG_SCALE, y: sine(angle) / TRIG_SCALE });

function wander(look: L, move: Move, rng: Rng): readonly Way[] {
  const angle = rng.int(0, 3599);
  const share = rng.int(1, 4) / 4;
  return inDirection(look, move, direction(angle), share);
}

/** Straight into contact with the nearest enemy within reach. */
function charge(look: L, { unit, kind }: Move): readonly Way[] | null {
  if (kind === 'vanguard') return null;
  let best: string | null = null;
  let least = unitAllowance(look.state, unit, kind, false);
  for (const id of enemyUnits(look.state, unit)) {
    const { gap } = nearestPair(look, unit, id);
    if (gap > least) continue;
    least = gap;
    best = id;
  }
  return best === null ? null : chargeAt(look, unit, best);
}

const DIRECTIONS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];

/** Moves worth trying: into contact, towards what matters, then in all directions. */
function promising(look: L, move: Move): (readonly Way[])[] {
  const { unit, kind } = move;
  const found: (readonly Way[])[] = [];
  const reach = unitAllowance(look.state, unit, kind, false);
  for (const id of kind === 'vanguard' ? [] : enemyUnits(look.state, unit)) {
    const ways = nearestPair(look, unit, id).gap <= reach ? chargeAt(look, unit, id) : null;
    if (ways !== null) found.push(ways);
  }
  for (const goal of goalsOf(look, unit).slice(0, 4)) {
    for (const share of [1, 0.5]) {
      const ways = towards(look, move, goal, share);
      if (ways !== null) found.push(ways);
    }
  }
  for (const angle of DIRECTIONS) found.push(inDirection(look, move, direction(angle), 1));
  return found;
}
