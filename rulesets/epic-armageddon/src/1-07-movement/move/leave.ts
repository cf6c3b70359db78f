import type { Plan, Refusal } from '@walstatt/engine';
import { type Body, FULL_TURN } from '@walstatt/geometry';
import { directionTo, fanFrom, stepIn } from '@walstatt/tabletop';
import { partsOf } from '../../1-02-formations/coherent.ts';
import type { Asked, L } from '../../kit.ts';
import type { Moved } from '../manner.ts';
import { mannerOf } from '../manners.ts';
import { enemyZones, isInZone, type Zone } from '../zones.ts';
import { farOf, follow } from './follow.ts';

type R = Asked<'move'>;

const DIRECTIONS = 24;
const SHARES = [1, 0.75, 0.5, 0.25];

/**
 * EA-1.7.3-07, EA-G-05: after the last move of an action no unit stays in an enemy zone of control that can leave it without
 * tearing the formation apart. Refused only with a way out that was found.
 */
export function refuseStayingInZone(look: L, r: R, plan: Plan, moved: Moved): Refusal | null {
  const { args: move, movers } = r;
  if (move.left > 0 || mannerOf(move.manner).leavesZones !== true) return null;
  const zones = enemyZones(look, move.formation, move.contacted);
  const { units, bodies } = moved.after;
  for (const [i, unit] of units.entries()) {
    const zone = zones.find((other) => isInZone(bodies[i]!, other));
    if (zone === undefined || !movers.includes(unit)) continue;
    const better = wayOut({ look, r, plan, moved }, unit, zone, zones);
    if (better !== null)
      return { code: 'staysInZone', rule: 'EA-1.7.3-07', args: { unit, enemy: zone.unit }, better: better as never };
  }
  return null;
}

/** The least that the rules want of a move: those who must and can leave enemy zones of control do, the others stay. */
export function leaving(look: L, r: R): Plan {
  let plan: Plan = [];
  for (let tried = 0; tried < r.movers.length; tried++) {
    const moved = follow(look, r.args, plan);
    if ('refusal' in moved) return [];
    const better = refuseStayingInZone(look, r, plan, moved)?.better;
    if (better === undefined) break;
    plan = better as Plan;
  }
  return plan;
}

type Staying = { readonly look: L; readonly r: R; readonly plan: Plan; readonly moved: Moved };

/** The plan with a straight way for the unit that leads out of all zones of control, away from the enemy if it can. */
function wayOut({ look, r, plan, moved }: Staying, unit: string, { body }: Zone, zones: readonly Zone[]): Plan | null {
  const { args: move } = r;
  const where = look.state.units[unit]!.where;
  if (where.at !== 'table') return null;
  const far = farOf({ look, move, manner: mannerOf(move.manner) }, unit, 'go', false);
  const parts = partsIn(look, moved);
  const others = plan.filter(({ mover }) => mover !== unit);
  for (const share of SHARES)
    for (const tenths of fanFrom(directionTo(body.centre, where), DIRECTIONS)) {
      const { dx, dy } = stepIn(tenths % FULL_TURN, far * share);
      const tried: Plan = [
        ...others,
        { mover: unit, legs: [{ leg: 'go', x: where.x + dx, y: where.y + dy, facing: null }] },
      ];
      const after = follow(look, move, tried);
      if ('refusal' in after || partsIn(look, after) > parts) continue;
      const end: Body = after.after.bodies[after.after.units.indexOf(unit)]!;
      if (!zones.some((zone) => isInZone(end, zone))) return tried;
    }
  return null;
}

const partsIn = (look: L, { after }: Moved): number => partsOf(look.state, after.units, after.bodies).length;
