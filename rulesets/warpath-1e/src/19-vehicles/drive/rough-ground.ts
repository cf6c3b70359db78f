import type { Leg } from '@walstatt/engine';
import {
  type Box,
  bodyAt,
  boxesNear,
  boxOf,
  firstHitOfRegion,
  overlapsRegion,
  type Polygon,
  sweptBox,
  turnUntilRegion,
} from '@walstatt/geometry';
import { baseOf, type Piece, tableTop } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { ahead, boxOfTurn, type Drive, floats, numberOf } from './drive.ts';

/** A piece that a leg enters, and how far along the leg: in ticks, or tenths of a degree. */
type Entered = { readonly id: string; readonly at: number };

/**
 * WP-VEHICLE-27, WP-G-53: the rough ground that a leg enters, in the order of entry: obstacles and difficult areas that
 * the hull comes to overlap by driving or turning. What it already stands in is not entered (WP-G-23).
 */
export function roughOn(look: Look, c: Drive, from: Spot, leg: Leg): Entered[] {
  const u = look.state.units[c.unit]!;
  if (floats(u)) return [];
  const base = baseOf(u);
  const body = bodyAt(base, from);
  const fresh = (p: Piece): boolean =>
    (p.terrain.kind === 'obstacle' || p.terrain.kind === 'difficult') &&
    !c.met.includes(p.id) &&
    !overlapsRegion(body, p.shape);
  if (leg.leg === 'turn') {
    const by = numberOf(leg, 'by')!;
    const pose = { ...from, z: 0 };
    return entered(look, boxOfTurn(base, from), fresh, (shape) => turnUntilRegion(base, pose, by, shape));
  }
  const distance = numberOf(leg, 'distance')!;
  const to = ahead(from, distance);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return entered(look, sweptBox(boxOf(body), dx, dy), fresh, (shape) => {
    const t = firstHitOfRegion(body, dx, dy, shape);
    return t === null ? null : Math.floor(t * Math.abs(distance));
  });
}

function entered(
  look: Look,
  box: Box,
  fresh: (p: Piece) => boolean,
  until: (shape: Polygon) => number | null,
): Entered[] {
  const found: Entered[] = [];
  for (const p of tableTop(look).pieces) {
    if (!boxesNear(box, p.box, 0) || !fresh(p)) continue;
    const at = until(p.shape);
    if (at !== null) found.push({ id: p.id, at });
  }
  return found.sort((a, b) => a.at - b.at);
}
