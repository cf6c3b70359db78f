import { bodyAt, CONTACT_GAP, firstHit } from '@walstatt/geometry';
import { inches } from '../../07-measuring/lengths.ts';
import { refuseStand } from '../../07-measuring/stand.ts';
import { baseOf, tableTop } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { ahead, type Drive, meeting, refuseStraight } from '../drive/drive.ts';

const STEP = inches(0.05);
/** The farthest that a vehicle may roll on beyond what it ran over; a longer unit has to give way instead. */
const FARTHEST = inches(24);

/**
 * WP-VEHICLE-22, WP-G-23: how far beyond its strength a vehicle rolls to the first legal place, over further units if
 * they are in the way. Null if the table's edge, blocking terrain, a friend or an enemy vehicle bars it.
 */
export function extensionFrom(look: Look, c: Drive, from: Spot): number | null {
  const base = baseOf(look.state.units[c.unit]!);
  for (let d = STEP; d <= FARTHEST; d += STEP) {
    const before = ahead(from, d - STEP);
    const to = ahead(from, d);
    if (refuseStraight(look, c, { from: before, distance: STEP }) !== null || hitsVehicle(look, c, before, to))
      return null;
    if (refuseStand(look, c.unit, [bodyAt(base, to)]) === null) return d;
  }
  return null;
}

function hitsVehicle(look: Look, c: Drive, from: Spot, to: Spot): boolean {
  const body = bodyAt(baseOf(look.state.units[c.unit]!), from);
  return tableTop(look).units.some(
    (s) =>
      meeting(look, c, s) === 'collide' &&
      firstHit(body, to.x - from.x, to.y - from.y, s.bodies[0]!, CONTACT_GAP) !== null,
  );
}
