import {
  type Body,
  bodyObstacle,
  boxesNear,
  CONTACT_GAP,
  gapToRegionAtMost,
  groundFor,
  INCH,
  type Obstacle,
  overlaps,
  overlapsRegion,
  type Point,
} from '@walstatt/geometry';
import { boxAround, type Charge, chargeOf, spotsAlong, spotsTouching } from '@walstatt/tabletop';
import { LEADER } from '../01-units/coherency.ts';
import { areFoes } from '../01-units/units.ts';
import { unitsWithin } from '../07-measuring/distance.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { type Standing, standingOf, type TableTop, tableTop } from '../07-measuring/table-top.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { acrossObstacle, inTouch } from './contact.ts';

/** The distance kept from other enemies on the way, so that only the target is touched. */
const APART = CONTACT_GAP + 1;

const radiusOf = (u: Unit): number =>
  u.base.kind === 'circle' ? u.base.radius : Math.ceil(Math.max(u.base.length, u.base.width) / 2);

/** WP-CHARGE-24: friends block as soon as another unit has charged the target. */
export const isAlreadyCharged = (look: Look, target: string): boolean =>
  Object.values(look.state.units).some((u) => u.charging === target);

/** WP-G-07: places for the centre of a round base in contact with a body, or in contact across an obstacle. */
export function contactSpots(top: TableTop, body: Body, radius: number): Point[] {
  const spots = spotsTouching(body, radius);
  for (const p of top.obstacles) {
    if (!gapToRegionAtMost(body, p.shape, CONTACT_GAP)) continue;
    for (const spot of spotsAlong(p.shape, body, radius))
      if (acrossObstacle(top, { kind: 'circle', centre: spot, radius }, body)) spots.push(spot);
  }
  return spots;
}

/** Where the bases of a charge may stand. */
type Field = {
  readonly look: Look;
  readonly top: TableTop;
  readonly unit: Unit;
  readonly target: readonly Body[];
  readonly others: readonly Standing[];
};

/** Everything that the ways of a charge depend on, looked up once. */
export function fieldOf(look: Look, id: string, target: string, reach: number, jump: boolean): Charge {
  const top = tableTop(look);
  const unit = look.state.units[id]!;
  const radius = radiusOf(unit);
  const friendsBlock = isAlreadyCharged(look, target);
  const obstacles: Obstacle[] = [];
  const me = standingOf(look, id)!;
  for (const p of top.pieces)
    if (p.terrain.kind === 'blocking' && boxesNear(me.box, p.box, reach))
      obstacles.push({ shape: { kind: 'polygon', points: p.shape } });
  const others: Standing[] = [];
  for (const s of top.units) {
    if (s.id === id || !boxesNear(me.box, s.box, reach + 2 * radius)) continue;
    if (s.id !== target) others.push(s);
    const foe = areFoes(look.state, unit, s.unit);
    // A unit that touches another enemy where it stands can still leave it.
    const room = foe && s.id !== target && !unitsWithin(look, id, s.id, APART) ? APART : 0;
    if (foe || friendsBlock) for (const b of s.bodies) obstacles.push(bodyObstacle(b, room));
  }
  const field: Field = { look, top, unit, target: standingOf(look, target)!.bodies, others };
  return chargeOf({
    radius,
    reach,
    tolerance: TOLERANCE,
    ground: groundFor(radius, jump ? [] : obstacles, top.table),
    flies: jump,
    target: field.target,
    stands: (base) => mayStand(field, base),
    touches: (base, t) => inTouch(top, base, t),
    spots: (t) => contactSpots(top, t, radius),
    leash: LEADER,
    neighbour: INCH,
  });
}

/**
 * Whether a charger may stand there, apart from its comrades: nobody in the way, and no enemy touched but the target.
 */
function mayStand(field: Field, body: Body): boolean {
  const box = boxAround([body]);
  const { top } = field;
  if (field.target.some((t) => overlaps(t, body))) return false;
  for (const piece of top.pieces) {
    const { kind } = piece.terrain;
    if (
      (kind === 'blocking' || kind === 'obstacle') &&
      boxesNear(box, piece.box, 0) &&
      overlapsRegion(body, piece.shape)
    )
      return false;
  }
  for (const s of field.others) {
    if (!boxesNear(box, s.box, INCH + TOLERANCE)) continue;
    const foe = areFoes(field.look.state, field.unit, s.unit);
    if (s.bodies.some((b) => (foe ? inTouch(top, body, b) : overlaps(b, body)))) return false;
  }
  return true;
}
