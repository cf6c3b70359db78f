import { cosine, FULL_TURN, sine, TRIG_SCALE } from './angle.ts';
import type { Base, Pose } from './body.ts';
import type { Point } from './point.ts';
import { turnedAbout } from './rotation.ts';

/**
 * One part of a base's way: straight, or a turn by tenths of a degree (> 0: counter-clockwise) about its centre or a
 * point.
 */
export type Motion =
  | { readonly kind: 'go'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'turn'; readonly by: number; readonly about?: Point };

/** Which point's path is measured: the centre, or the point of the base that travels farthest. */
export type Measure = 'centre' | 'farthest';

export function poseAfter(pose: Pose, motion: Motion): Pose {
  if (motion.kind === 'go') return { x: pose.x + motion.dx, y: pose.y + motion.dy, z: pose.z, facing: pose.facing };
  return turnedAbout(pose, motion.by, motion.about ?? pose);
}

/**
 * The length of a way in ticks. The point that travels farthest is the same one for the whole way and always a corner,
 * because the length of a point's path is a convex function of the point. A circle's turns are invisible, so only its
 * centre counts. Error below 1e-6 ticks per motion, plus the rounding of poses to ticks where a turn is not about the
 * centre.
 */
export function wayLength(base: Base, start: Pose, motions: readonly Motion[], measure: Measure): number {
  const points: readonly Point[] = measure === 'centre' || base.kind === 'circle' ? [{ x: 0, y: 0 }] : base.points;
  const lengths = points.map(() => 0);
  let pose = start;
  for (const motion of motions) {
    for (let i = 0; i < points.length; i++) lengths[i]! += lengthAt(points[i]!, pose, motion);
    pose = poseAfter(pose, motion);
  }
  return Math.max(...lengths);
}

/** The length of the path of one point of the base, given in the base's own frame. */
function lengthAt(p: Point, pose: Pose, motion: Motion): number {
  if (motion.kind === 'go') return Math.sqrt(motion.dx * motion.dx + motion.dy * motion.dy);
  let { x, y } = p;
  if (motion.about !== undefined) {
    const s = sine(pose.facing);
    const c = cosine(pose.facing);
    x = pose.x - motion.about.x + (p.x * c - p.y * s) / TRIG_SCALE;
    y = pose.y - motion.about.y + (p.x * s + p.y * c) / TRIG_SCALE;
  }
  return (Math.sqrt(x * x + y * y) * Math.abs(motion.by) * 2 * Math.PI) / FULL_TURN;
}
