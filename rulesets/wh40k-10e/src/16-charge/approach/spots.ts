import {
  bodyAt,
  boxOf,
  cosine,
  distanceSquared,
  FULL_TURN,
  type Solid,
  shiftIntoContact,
  sine,
  TRIG_SCALE,
} from '@walstatt/geometry';
import { spotsTouching } from '@walstatt/tabletop';
import { baseOf } from '../../04-measuring/table-top.ts';
import type { Foot } from '../../10-movement/ways.ts';
import type { State } from '../../generated/state.ts';

/** Places where a model may stand. */

/** A model, and where it is before it moves. */
export type Start = { readonly model: string; readonly foot: Foot };

/** From so many sides a base that is not round is pushed against another. */
const SIDES = 24;

/** Places at which a model is in base contact with another, looking as it does now, the nearest first. */
export function touchingSpots(s: State, { model, foot }: Start, other: Solid): Foot[] {
  const base = baseOf(s, model);
  const at = (p: { readonly x: number; readonly y: number }): Foot => ({ ...foot, x: p.x, y: p.y, z: other.bottom });
  const { centre } = other.body;
  const body = bodyAt(base, foot);
  const spots: Foot[] = [];
  const straight = shiftIntoContact(body, centre.x - foot.x, centre.y - foot.y, other.body);
  if (straight !== null) spots.push(at({ x: foot.x + straight.dx, y: foot.y + straight.dy }));
  if (base.kind === 'circle') spots.push(...spotsTouching(other.body, base.radius).map(at));
  else spots.push(...pushedAgainst(s, { model, foot }, other).map(at));
  return nearestFirst(spots, foot);
}

function pushedAgainst(s: State, { model, foot }: Start, { body: other }: Solid): { x: number; y: number }[] {
  const base = baseOf(s, model);
  const box = boxOf(other);
  const mine = boxOf(bodyAt(base, foot));
  const far = box.maxX - box.minX + box.maxY - box.minY + mine.maxX - mine.minX + mine.maxY - mine.minY;
  const spots: { x: number; y: number }[] = [];
  for (let i = 0; i < SIDES; i++) {
    const angle = (i * FULL_TURN) / SIDES;
    const from = {
      x: other.centre.x + Math.round((far * cosine(angle)) / TRIG_SCALE),
      y: other.centre.y + Math.round((far * sine(angle)) / TRIG_SCALE),
    };
    const body = bodyAt(base, { ...from, facing: foot.facing });
    const shift = shiftIntoContact(body, other.centre.x - from.x, other.centre.y - from.y, other);
    if (shift !== null) spots.push({ x: from.x + shift.dx, y: from.y + shift.dy });
  }
  return spots;
}

/** Places close beside another model: in contact with it, and with a little room between the two. */
export function besideSpots(s: State, start: Start, other: Solid, gaps: readonly number[]): Foot[] {
  const touching = touchingSpots(s, start, other);
  const { centre } = other.body;
  return touching.flatMap((spot) =>
    gaps.map((gap) => {
      const [dx, dy] = [spot.x - centre.x, spot.y - centre.y];
      const far = Math.sqrt(dx * dx + dy * dy) || 1;
      return { ...spot, x: Math.round(spot.x + (dx * gap) / far), y: Math.round(spot.y + (dy * gap) / far) };
    }),
  );
}

export const nearestFirst = (spots: Foot[], from: Foot): Foot[] =>
  spots.sort((a, b) => distanceSquared(a, from) - distanceSquared(b, from));
