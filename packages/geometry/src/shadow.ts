import { addInterval, type Intervals } from './intervals.ts';
import { addRimShadow } from './shadow-rim.ts';
import { addRoundShadow } from './shadow-round.ts';
import { type SightScene, sideOfSlot } from './sight-scene.ts';
import type { View } from './view.ts';

/**
 * Adds the slopes of all lines of sight on which the piece stands in front of the target: lines that pass through its
 * inside before they meet the target. Lines that only touch it stay free. Intervals are clamped to the target's width.
 */
export function addShadow<Id>(out: Intervals, view: View, scene: SightScene<Id>, slot: number): void {
  if (scene.radius[slot]! >= 0) addRoundShadow(out, view, scene, slot);
  else addPolygonShadow(out, view, scene, slot);
}

/** A polygon hides what its edges hide. Only an eye inside it or on its rim needs more. */
function addPolygonShadow<Id>(out: Intervals, view: View, scene: SightScene<Id>, slot: number): void {
  const { eyeX, eyeY, axisX, axisY } = view;
  const side = sideOfSlot(scene, slot, eyeX, eyeY);
  if (side === 1) {
    addInterval(out, view.lo, view.hi);
    return;
  }
  if (side === 0) addRimShadow(out, view, scene, slot);
  const end = scene.first[slot + 1]!;
  let dx = scene.x[end - 1]! - eyeX;
  let dy = scene.y[end - 1]! - eyeY;
  let a0 = axisX * dx + axisY * dy;
  let b0 = axisX * dy - axisY * dx;
  for (let i = scene.first[slot]!; i < end; i++) {
    dx = scene.x[i]! - eyeX;
    dy = scene.y[i]! - eyeY;
    const a1 = axisX * dx + axisY * dy;
    const b1 = axisX * dy - axisY * dx;
    if (a0 > 0 || a1 > 0) addEdgeShadow(out, view, a0, b0, a1, b1);
    a0 = a1;
    b0 = b1;
  }
}

/** Clips the edge to the cone between the tangents and adds the parts that lie in front of the target. */
function addEdgeShadow(out: Intervals, view: View, a0: number, b0: number, a1: number, b1: number): void {
  // The edge is in line with the eye: it is seen end on, and the clipping below would fail if the eye were on it.
  if (a0 * b1 === a1 * b0) return;
  const { lo, hi } = view;
  const right0 = b0 - lo * a0;
  const right1 = b1 - lo * a1;
  const left0 = hi * a0 - b0;
  const left1 = hi * a1 - b1;
  if ((right0 <= 0 && right1 <= 0) || (left0 <= 0 && left1 <= 0)) return;
  let from = 0;
  let to = 1;
  let start = b0 / a0;
  let stop = b1 / a1;
  if (right0 < 0) {
    from = right0 / (right0 - right1);
    start = lo;
  } else if (right1 < 0) {
    to = right0 / (right0 - right1);
    stop = lo;
  }
  if (left0 < 0) {
    const k = left0 / (left0 - left1);
    if (k > from) {
      from = k;
      start = hi;
    }
  } else if (left1 < 0) {
    const k = left0 / (left0 - left1);
    if (k < to) {
      to = k;
      stop = hi;
    }
  }
  if (from >= to) return;
  const ea = a1 - a0;
  const eb = b1 - b0;
  let enters = to;
  let leaves = from;
  if (Math.max(a0 + from * ea, a0 + to * ea) > view.near - view.doubt) {
    if (view.round) goBehindCircle(view, a0, b0, ea, eb, from, to);
    else goBehindHull(view, a0, b0, ea, eb, from, to);
    enters = view.enters;
    leaves = view.leaves;
  }
  if (!(enters < leaves)) {
    addSpan(out, view, start, stop);
    return;
  }
  if (enters > from) addSpan(out, view, start, (b0 + enters * eb) / (a0 + enters * ea));
  if (leaves < to) addSpan(out, view, (b0 + leaves * eb) / (a0 + leaves * ea), stop);
}

const addSpan = (out: Intervals, view: View, t: number, u: number): void =>
  addInterval(out, Math.max(view.lo, Math.min(t, u)), Math.min(view.hi, Math.max(t, u)));

/**
 * Finds where the edge (a0, b0) + k (ea, eb), from <= k <= to, inside the cone, is behind the target's near side. The
 * target together with everything behind it is convex, so this is one stretch. The result is left in the view (enters
 * >= leaves: none).
 */
function goBehindHull(view: View, a0: number, b0: number, ea: number, eb: number, from: number, to: number): void {
  view.enters = from;
  view.leaves = to;
  for (let i = 0; i < view.edges; i++) {
    const pa = view.pa[i]!;
    const pb = view.pb[i]!;
    const da = view.qa[i]! - pa;
    const db = view.qb[i]! - pb;
    const base = da * (b0 - pb) - db * (a0 - pa) + view.doubt * (Math.abs(da) + Math.abs(db));
    const gain = da * eb - db * ea;
    if (gain > 0) view.enters = Math.max(view.enters, -base / gain);
    else if (gain < 0) view.leaves = Math.min(view.leaves, -base / gain);
    else if (base < 0) view.enters = to;
  }
}

/**
 * The same for a round target. Behind its near side means inside the circle or beyond the chord between the tangent
 * points.
 */
function goBehindCircle(view: View, a0: number, b0: number, ea: number, eb: number, from: number, to: number): void {
  const { scale, beyond } = view;
  let enters = to;
  let leaves = from;
  const fa = a0 - scale;
  const ee = ea * ea + eb * eb;
  const half = fa * ea + b0 * eb;
  const cross = fa * eb - b0 * ea;
  const root = scale * scale * (1 - beyond) * ee - cross * cross;
  if (root > 0) {
    const width = Math.sqrt(root);
    const first = Math.max(from, (-half - width) / ee);
    const last = Math.min(to, (-half + width) / ee);
    if (first < last) {
      enters = first;
      leaves = last;
    }
  }
  const reach = scale * beyond - a0;
  const first = ea > 0 ? Math.max(from, reach / ea) : from;
  const last = ea < 0 ? Math.min(to, reach / ea) : to;
  if (first < last && (ea !== 0 || reach <= 0)) {
    enters = Math.min(enters, first);
    leaves = Math.max(leaves, last);
  }
  view.enters = enters;
  view.leaves = leaves;
}
