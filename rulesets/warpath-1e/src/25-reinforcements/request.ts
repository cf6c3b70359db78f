import type { Refusal } from '@walstatt/engine';
import type { Body, Point } from '@walstatt/geometry';
import { placing } from '../01-units/placing.ts';
import { isVehicle, ownTurn, sideOfUnit } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { bodiesAt } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';

const perTurn = inches(12);

/** How far along the table's rim reinforcements may come in, from their own corners (WP-REINF-06, -07, WP-G-25). */
const reachOf = (look: Look): number => perTurn * Math.min(6, ownTurn(look.state));

const isSouth = (look: Look, id: string): boolean =>
  look.state.sides[sideOfUnit(look.state, look.state.units[id]!)]!.edge !== 'north';

/** Where a base first touches a rim: the ends of a round one, the corners of a hull. */
function tipsOf(body: Body): readonly Point[] {
  if (body.kind === 'hull') return body.points;
  const { centre, radius } = body;
  return [
    { x: centre.x - radius, y: centre.y },
    { x: centre.x + radius, y: centre.y },
    { x: centre.x, y: centre.y - radius },
    { x: centre.x, y: centre.y + radius },
  ];
}

/**
 * WP-REINF-08: the leader's base touches a part of the rim within reach: the own edge (WP-REINF-05), the sides
 * (WP-REINF-06), or the opposite edge from its corners (WP-REINF-07).
 */
function refuse(look: Look, r: Asked<'arrive'>, models: readonly Spot[]): Refusal | null {
  const id = r.args.unit;
  const u = look.state.units[id]!;
  const { width, depth } = look.state.table;
  const south = isSouth(look, id);
  const near = TOLERANCE + 10;
  const reach = reachOf(look);
  let enters = false;
  for (const { x, y } of tipsOf(bodiesAt(u, [models[u.leader]!])[0]!)) {
    const fromOwn = south ? y : depth - y;
    const fromSide = Math.min(x, width - x);
    enters ||=
      fromOwn <= near ||
      (fromSide <= near && fromOwn <= reach + TOLERANCE) ||
      (depth - fromOwn <= near && fromSide <= reach - depth + TOLERANCE);
  }
  return enters ? null : { code: 'noEntry', rule: 'WP-REINF-06', limit: reach, unit: 'length' };
}

/**
 * Blocks of one to four ranks along the rim, with the last rank at it; one or two ranks on the sides and the opposite
 * edge.
 */
function* wanted(look: Look, r: Asked<'arrive'>): Iterable<Spot> {
  const id = r.args.unit;
  const u = look.state.units[id]!;
  const { width, depth } = look.state.table;
  const half = u.base.kind === 'circle' ? u.base.radius : Math.ceil((isVehicle(u) ? u.base.length : u.base.width) / 2);
  const south = isSouth(look, id);
  const facing = south ? 900 : 2700;
  const step = inches(1);
  const reach = reachOf(look);
  for (let k = 0; k * step <= width / 2; k++)
    for (const x of k === 0 ? [width / 2] : [width / 2 + k * step, width / 2 - k * step])
      for (const deep of [half, half * 2 + 130, half * 3 + 260, half * 4 + 390])
        yield { x: Math.round(x), y: south ? deep : depth - deep, facing };
  for (let far = step; far <= Math.min(depth, reach); far += step)
    for (const west of [true, false])
      for (const deep of [half, half * 2 + 130])
        yield { x: west ? deep : width - deep, y: south ? far : depth - far, facing: west ? 0 : 1800 };
  for (let far = step; far <= Math.min(width / 2, reach - depth); far += step)
    for (const x of [far, width - far])
      for (const deep of [half, half * 2 + 130])
        yield { x, y: south ? depth - deep : deep, facing: south ? 2700 : 900 };
}

/** A reinforcement comes in with its leader at the rim of the table. */
export const arriveRequest = placing<'arrive'>({ manner: () => ({}), leaderBehind: true, refuse, wanted });

/** WP-G-25: whether there is any legal place to come in. */
export const findsEntry = (look: Look, r: Asked<'arrive'>): boolean => arriveRequest.hasPlace(look, r);
