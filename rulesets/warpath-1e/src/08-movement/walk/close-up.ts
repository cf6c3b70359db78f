import type { Plan } from '@walstatt/engine';
import { type Body, gap } from '@walstatt/geometry';
import { directionTo, stepIn } from '@walstatt/tabletop';
import { refuseIncoherent } from '../../01-units/coherency.ts';
import { gatheringOf } from '../../01-units/gather.ts';
import { modelsOf } from '../../01-units/units.ts';
import { refuseStand } from '../../07-measuring/stand.ts';
import { bodiesAt, standingOf } from '../../07-measuring/table-top.ts';
import type { Look } from '../../kit.ts';
import { waysTo } from '../ways-to.ts';
import { alongWays } from './along-ways.ts';
import { gaitOf, type WalkArgs } from './walk-gait.ts';

/**
 * WP-G-02: whether the models of a unit were scattered by force, so that its next move must bring them together again.
 */
export function isTornApart(look: Look, unit: string): boolean {
  const { bodies } = standingOf(look, unit)!;
  return refuseIncoherent(look, bodies, look.state.units[unit]!.leader) !== null;
}

/** WP-G-02: whether a move brings a scattered unit closer together where it cannot become coherent at once. */
export function closesUp(look: Look, a: WalkArgs, ends: readonly Body[]): boolean {
  if (!isTornApart(look, a.unit) || gathered(look, a) !== null) return false;
  const { leader } = look.state.units[a.unit]!;
  const { bodies } = standingOf(look, a.unit)!;
  const nearer = ends.map((e, i) => gap(bodies[i]!, bodies[leader]!) - gap(e, ends[leader]!));
  return nearer.every((n) => n > -1) && nearer.some((n) => n > 1);
}

/** All models back in coherency with this move, or null if no such move was found. */
const gathered = (look: Look, a: WalkArgs): Plan | null =>
  look.memo('gathered', `${a.unit} ${a.why} ${a.allowance} ${a.jump}`, () => {
    const ways = waysTo(look, a.unit, a.allowance, gaitOf(a));
    const ends = gatheringOf(look, a.unit, {
      accepts: (model, spot) => ways(model, spot) !== null,
    }).within(a.allowance);
    return ends === null ? null : alongWays(a.unit, ends, ways);
  });

/**
 * How a scattered unit becomes one again, or comes as close to that as this move allows: each model straight towards
 * the leader.
 */
export const closingUp = (look: Look, a: WalkArgs): Plan => gathered(look, a) ?? towardsLeader(look, a);

function towardsLeader(look: Look, a: WalkArgs): Plan {
  const u = look.state.units[a.unit]!;
  const spots = [...modelsOf(u)!];
  const head = spots[u.leader]!;
  const ways = waysTo(look, a.unit, a.allowance, gaitOf(a));
  spots.forEach((from, i) => {
    if (i === u.leader) return;
    for (let quarters = 4; quarters > 0; quarters--) {
      const { dx, dy } = stepIn(directionTo(from, head), Math.floor((a.allowance * quarters) / 4));
      const spot = { x: from.x + dx, y: from.y + dy, facing: from.facing };
      const bodies = bodiesAt(u, [spot, ...spots.filter((_, k) => k !== i)]);
      if (refuseStand(look, a.unit, bodies, { scattered: true }) !== null || ways(i, spot) === null) continue;
      spots[i] = spot;
      return;
    }
  });
  return alongWays(a.unit, spots, ways);
}
