import { arcOf, type Body, bodyInWedge, type Point, pointInWedge, type Wedge } from '@walstatt/geometry';
import { modelsOf } from '../01-units/units.ts';
import { standOf } from '../05-line-of-sight/sight.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import type { Spot, Weapon } from '../generated/state.ts';
import type { Look } from '../kit.ts';

export type Zone = 'front' | 'flank' | 'rear';
type Arc = Weapon['arcs'][number];

/** WP-G-12: four zones of 90 degrees, their borders at 45 degrees to the facing through the centre. */
const BOUNDS: Readonly<Record<Arc, readonly [number, number]>> = {
  F: [450, 450],
  L: [1350, -450],
  R: [-450, 1350],
  H: [2250, -1350],
};

const zoneWedge = (at: Spot, arc: Arc): Wedge => arcOf(at, BOUNDS[arc][0], BOUNDS[arc][1]);

/** WP-VEHICLE-30, WP-G-12: the zone that a point lies in; on a border, the zone that is better for the vehicle. */
function zoneOfPoint(at: Spot, p: Point): Zone {
  if (pointInWedge(p, zoneWedge(at, 'F'))) return 'front';
  return pointInWedge(p, zoneWedge(at, 'L')) || pointInWedge(p, zoneWedge(at, 'R')) ? 'flank' : 'rear';
}

/**
 * WP-VEHICLE-31: the zone in which most of the shooting models stand; in a tie, the better one for the vehicle
 * (WP-G-12). Left and right are both flanks, but they are counted separately. Flyers always hit a flank (WP-FLYER-13).
 */
export function zoneHit(look: Look, id: string, bearer: number | null, target: string): Zone {
  return zonesHit(look, id, bearer, target).zone;
}

/** The zone, with the numbers of shooting models in each zone that decided it. */
export type ZoneHit = {
  readonly zone: Zone;
  readonly front: number;
  readonly left: number;
  readonly right: number;
  readonly rear: number;
};

export function zonesHit(look: Look, id: string, bearer: number | null, target: string): ZoneHit {
  const shooter = look.state.units[id]!;
  if (shooter.type === 'flyer') return { zone: 'flank', front: 0, left: 0, right: 0, rear: 0 };
  const me = standOf(look, id)!;
  const at = modelsOf(look.state.units[target]!)![0]!;
  const bodies = bearer === null || me.bodies.length === 1 ? me.bodies : [me.bodies[bearer]!];
  let front = 0;
  let left = 0;
  let right = 0;
  let rear = 0;
  for (const b of bodies) {
    const zone = zoneOfPoint(at, b.centre);
    if (zone === 'front') front++;
    else if (zone === 'rear') rear++;
    else if (pointInWedge(b.centre, zoneWedge(at, 'L'))) left++;
    else right++;
  }
  const most = Math.max(front, left, right, rear);
  const zone = front === most ? 'front' : left === most || right === most ? 'flank' : 'rear';
  return { zone, front, left, right, rear };
}

/** WP-VEHICLE-38: whether any part of any model of the target lies in one of the weapon's fire arcs. */
export function inArc(look: Look, id: string, arcs: readonly Arc[], target: string): boolean {
  if (arcs.length === 4) return true;
  const at = modelsOf(look.state.units[id]!)![0]!;
  const bodies: readonly Body[] = standingOf(look, target)?.bodies ?? [];
  return arcs.some((arc) => {
    const wedge = zoneWedge(at, arc);
    return bodies.some((b) => bodyInWedge(b, wedge, 'any'));
  });
}
