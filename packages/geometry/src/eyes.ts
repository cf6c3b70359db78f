import type { Body } from './body.ts';
import type { Point } from './point.ts';
import type { SpacePoint } from './prism.ts';
import type { Sight } from './sight.ts';
import { sightFrom } from './sight.ts';
import type { SightScene } from './sight-scene.ts';
import type { Solid } from './solid.ts';

/**
 * The eye points of a body that may look from any part of itself: its centre, then 8 points of the rim or all corners.
 */
export function eyePoints(body: Body): Point[] {
  const { x, y } = body.centre;
  if (body.kind === 'hull') return [{ x, y }, ...body.points];
  const r = body.radius;
  const d = Math.floor(r * Math.SQRT1_2);
  return [
    { x, y },
    { x: x + r, y },
    { x: x + d, y: y + d },
    { x, y: y + r },
    { x: x - d, y: y + d },
    { x: x - r, y },
    { x: x - d, y: y - d },
    { x, y: y - r },
    { x: x + d, y: y - d },
  ];
}

/** The same in space: all eye points at the top of the body, then all of them at half its height. */
export function eyePointsOf({ body, bottom, height }: Solid): SpacePoint[] {
  const plan = eyePoints(body);
  const middle = bottom + Math.floor(height / 2);
  return [...plan.map(({ x, y }) => ({ x, y, z: bottom + height })), ...plan.map(({ x, y }) => ({ x, y, z: middle }))];
}

/**
 * What the best placed of several eyes sees: the target least hidden, the first eye on a tie. There must be at least
 * one eye.
 */
export function bestSight<Id>(
  scene: SightScene<Id>,
  eyes: readonly Point[],
  target: Body,
  ignore?: (id: Id) => boolean,
): Sight<Id> {
  let best = sightFrom(scene, eyes[0]!, target, ignore);
  for (let i = 1; i < eyes.length && best.hidden > 0; i++) {
    const sight = sightFrom(scene, eyes[i]!, target, ignore);
    if (sight.hidden < best.hidden) best = sight;
  }
  return best;
}
