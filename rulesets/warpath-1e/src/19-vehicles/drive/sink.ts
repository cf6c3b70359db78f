import type { Leg, Plan } from '@walstatt/engine';
import { type Body, bodyAt, footprintShare } from '@walstatt/geometry';
import { pieceName } from '../../01-units/pieces.ts';
import { modelsOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { refuseStand } from '../../07-measuring/stand.ts';
import { baseOf } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { ahead, type Drive, numberOf, turnedBy } from './drive.ts';

/** How finely a way is examined: in length, and in tenths of a degree. */
const STRETCH = inches(0.1);
const TURN = 20;

/** A smaller share of the hull is not worth driving on for. */
const LITTLE = 0.001;

/**
 * WP-VEHICLE-28, WP-G-23: the rest of the way of a vehicle that is stuck. At an obstacle there is none. In a difficult
 * area it drives until all of it is inside, or else to where most of it is before it would leave again. It stops there
 * no matter which units are near: a unit under it was reached and makes room.
 */
export function sunkIn(look: Look, c: Drive, terrain: string): Plan {
  const piece = look.state.terrain[terrain]!;
  if (piece.kind !== 'difficult') return [];
  const base = baseOf(look.state.units[c.unit]!);
  const { legs } = (c.plan as Plan)[0]!;
  let at = modelsOf(look.state.units[c.unit]!)![0]!;
  let way: readonly Leg[] = [];
  let most = 0;
  for (const [i, leg] of legs.entries()) {
    for (const part of partsOf(leg)) {
      const body = bodyAt(base, after(at, part));
      const share = footprintShare(body, [piece.shape]);
      if (share === 0 && most > 0) return planOf(c, way);
      if (share <= most + LITTLE || isOnTerrain(look, c, body)) continue;
      way = [...legs.slice(0, i), part];
      most = share;
    }
    at = after(at, leg);
  }
  return planOf(c, way);
}

const planOf = (c: Drive, legs: readonly Leg[]): Plan => [{ mover: pieceName(c.unit, 0), legs }];

const after = (at: Spot, leg: Leg): Spot =>
  leg.leg === 'go' ? ahead(at, numberOf(leg, 'distance')!) : turnedBy(at, numberOf(leg, 'by')!);

/** Ever longer parts of a leg, the last one being the whole of it. */
function* partsOf(leg: Leg): Generator<Leg> {
  const goes = leg.leg === 'go';
  const whole = numberOf(leg, goes ? 'distance' : 'by')!;
  const step = goes ? STRETCH : TURN;
  for (let far = step; far < Math.abs(whole); far += step) {
    const part = far * Math.sign(whole);
    yield goes ? { leg: 'go', distance: part } : { leg: 'turn', by: part };
  }
  yield leg;
}

/** Whether the hull would stand on an obstacle (WP-TERRAIN-07); units are ignored. */
const isOnTerrain = (look: Look, c: Drive, body: Body): boolean =>
  refuseStand(look, c.unit, [body], { ignore: Object.keys(look.state.units) }) !== null;
