import { addInterval, type Intervals } from './intervals.ts';
import type { SightScene } from './sight-scene.ts';
import type { View } from './view.ts';

/** An eye on the rim: all lines that start into the piece are hidden, even if they never leave it. */
export function addRimShadow<Id>(out: Intervals, view: View, scene: SightScene<Id>, slot: number): void {
  const start = scene.first[slot]!;
  const end = scene.first[slot + 1]!;
  for (let i = start, j = end - 1; i < end; j = i++) {
    const px = scene.x[j]! - view.eyeX;
    const py = scene.y[j]! - view.eyeY;
    const qx = scene.x[i]! - view.eyeX;
    const qy = scene.y[i]! - view.eyeY;
    if (px * qy !== qx * py || px * qx > 0 || py * qy > 0 || (qx === 0 && qy === 0)) continue;
    const before = j === start ? end - 1 : j - 1;
    if (px !== 0 || py !== 0) addWedge(out, view, qx - px, qy - py, qx - px, qy - py);
    else addWedge(out, view, view.eyeX - scene.x[before]!, view.eyeY - scene.y[before]!, qx, qy);
    return;
  }
}

/**
 * Hides the directions to the left of both the way in and the way out of a corner at the eye, or of either one if the
 * corner is reflex.
 */
function addWedge(out: Intervals, view: View, inX: number, inY: number, outX: number, outY: number): void {
  const convex = inX * outY - inY * outX >= 0;
  let lo = convex ? view.lo : Number.POSITIVE_INFINITY;
  let hi = convex ? view.hi : Number.NEGATIVE_INFINITY;
  for (let side = 0; side < 2; side++) {
    const x = side === 0 ? inX : outX;
    const y = side === 0 ? inY : outY;
    // The direction with slope t is axis + t * (axis turned left); it lies on the left where level + t * gain > 0.
    const level = x * view.axisY - y * view.axisX;
    const gain = x * view.axisX + y * view.axisY;
    let l = view.lo;
    let h = view.hi;
    if (gain > 0) l = Math.max(l, -level / gain);
    else if (gain < 0) h = Math.min(h, -level / gain);
    else if (level <= 0) h = l;
    if (convex) {
      lo = Math.max(lo, l);
      hi = Math.min(hi, h);
    } else addInterval(out, l, h);
  }
  if (convex) addInterval(out, lo, hi);
}
