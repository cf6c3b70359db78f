import type { Plan } from '@walstatt/engine';
import { shifted, sweepOverlaps } from '@walstatt/geometry';
import { standingOf } from '../07-measuring/table-top.ts';
import { waysOf } from '../08-movement/walk/walk-check.ts';
import { ownCharge } from '../10-charging/request.ts';
import type { Asked, Look } from '../kit.ts';

/**
 * Nobody drags models to a hair's breadth, so dragging a whole unit into its target or past it means the engine's own
 * charge.
 */
export function chargeInto(look: Look, r: Asked<'chargeMove'>, plan: Plan): Plan {
  return runsInto(look, r, plan) ? (ownCharge(look, r) ?? plan) : plan;
}

function runsInto(look: Look, r: Asked<'chargeMove'>, plan: Plan): boolean {
  const { unit, target } = r.args;
  const targets = standingOf(look, target)!.bodies;
  const ways = waysOf(look.state.units[unit]!, plan)!;
  return standingOf(look, unit)!.bodies.some((body, i) => {
    let at = body;
    return ways[i]!.some((p, k, way) => {
      const [dx, dy] = k === 0 ? [0, 0] : [p.x - way[k - 1]!.x, p.y - way[k - 1]!.y];
      const meets = targets.some((t) => sweepOverlaps(at, dx, dy, t));
      at = shifted(at, dx, dy);
      return meets;
    });
  });
}
