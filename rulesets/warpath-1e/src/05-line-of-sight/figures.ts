import { bodyAt, circle, gap, type Point, pointBody } from '@walstatt/geometry';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

// For players with real miniatures on a real table: what sticks out of a base, and the crew of a gun.

/**
 * WP-LOS-05: whether what is seen at a point is a model's body, and which model's. A base stands for the body; a
 * barrel, a banner, a head or a wing that sticks out of it does not count.
 */
export function bodySeenAt(look: Look, target: string, at: Point): number | null {
  const s = standingOf(look, target);
  if (s === null) return null;
  const model = s.bodies.findIndex((b) => gap(b, pointBody(at)) <= TOLERANCE);
  return model < 0 ? null : model;
}

/** A figure of the crew stands on the base of an infantryman (WP-G-39). */
const CREW = circle(inches(0.5));
const CREW_NEAR = inches(1);

/**
 * WP-UNIT-07: how far a crew figure at a point is from its gun, and how far it may be. Null if there is no gun there.
 */
export function crewAt(look: Look, gun: string, at: Point): { distance: number; limit: number; may: boolean } | null {
  const s = standingOf(look, gun);
  if (s === null || s.unit.type !== 'artillery') return null;
  const distance = Math.round(gap(s.bodies[0]!, bodyAt(CREW, { ...at, facing: 0 })));
  return { distance, limit: CREW_NEAR, may: distance <= CREW_NEAR + TOLERANCE };
}
