import type { Plan, Rng } from '@walstatt/engine';
import { FULL_TURN } from '@walstatt/geometry';
import { directionTo, fanFrom, legLength, stepIn } from '@walstatt/tabletop';
import { standing, tableTop } from '../1-00-materials/table-top.ts';
import { areEnemyFormations } from '../1-02-formations/formations.ts';
import { outsIn } from '../1-07-movement/disembark/outs.ts';
import { refuseOut } from '../1-07-movement/disembark/request.ts';
import { mannerOf } from '../1-07-movement/manners.ts';
import { farOf, follow } from '../1-07-movement/move/follow.ts';
import { refuseStayingInZone } from '../1-07-movement/move/leave.ts';
import { type Asked, type L, tactic } from '../kit.ts';

const DIRECTIONS = 12;
const SHARES = [1, 0.5, 0.25];

/** Formations go as a whole: anywhere, or towards the nearest enemy, and away from it in a withdrawal. */
export const moving = {
  move: tactic('move', {
    sample: (look, r, rng: Rng) => shift(look, r, rng.int(0, FULL_TURN - 1)),
    likely(look, r) {
      const foe = nearestFoe(look, r.args.formation);
      if (foe === null) return null;
      return shift(look, r, (foe + (r.args.manner === 'withdrawal' ? FULL_TURN / 2 : 0)) % FULL_TURN);
    },
  }),
  disembark: tactic('disembark', { sample: (look, r, rng: Rng) => getOut(look, r, rng.int(0, FULL_TURN - 1)) }),
};

/** All units by the same step, as far as possible in a direction, then less far and to the sides of it. */
function shift(look: L, r: Asked<'move'>, direction: number): Plan | null {
  const { state: s } = look;
  const moving = { look, move: r.args, manner: mannerOf(r.args.manner) };
  const far = Math.min(...r.movers.map((unit) => farOf(moving, unit, 'go', false)));
  for (const share of SHARES)
    for (const tenths of fanFrom(direction, DIRECTIONS)) {
      const { dx, dy } = stepIn(tenths, Math.max(0, far - 2) * share);
      const plan = r.movers.flatMap((mover): Plan[number][] => {
        const { where } = s.units[mover]!;
        return where.at === 'table'
          ? [{ mover, legs: [{ leg: 'go', x: where.x + dx, y: where.y + dy, facing: null }] }]
          : [];
      });
      const moved = follow(look, r.args, plan);
      if (!('refusal' in moved) && refuseStayingInZone(look, r, plan, moved) === null) return plan;
    }
  return null;
}

/** The direction of the nearest enemy on the ground. */
function nearestFoe(look: L, formation: string): number | null {
  const [from] = standing(look, formation).spots;
  if (from === undefined) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, spots } of tableTop(look).units) {
    if (!areEnemyFormations(look.state, formation, id)) continue;
    const far = legLength(from, spots[0]!);
    if (far >= least) continue;
    least = far;
    best = directionTo(from, spots[0]!);
  }
  return best;
}

const BESIDE = 4500;

/** The first passenger gets out to one side of its transport, if there is room. */
function getOut(look: L, r: Asked<'disembark'>, direction: number): Plan | null {
  const [mover] = r.movers;
  const where = mover === undefined ? undefined : look.state.units[mover]!.where;
  const at = where?.at === 'aboard' ? look.state.units[where.transport]!.where : undefined;
  if (mover === undefined || at?.at !== 'table') return null;
  for (const tenths of fanFrom(direction, DIRECTIONS)) {
    const { dx, dy } = stepIn(tenths, BESIDE);
    const plan: Plan = [{ mover, legs: [{ leg: 'out', x: at.x + dx, y: at.y + dy, facing: null }] }];
    const out = outsIn(look, plan)?.[0];
    if (out !== undefined && refuseOut(look, r, out, []) === null) return plan;
  }
  return null;
}
