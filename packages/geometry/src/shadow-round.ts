import { addInterval, type Intervals } from './intervals.ts';
import type { SightScene } from './sight-scene.ts';
import { depthAt, type View } from './view.ts';

/** Rims that touch count as meeting, so that the order is never judged on the very line where they touch. */
const NEARLY = 1e-12;

/** A round piece hides the angle between its tangents, as far as it stands in front of the target there. */
export function addRoundShadow<Id>(out: Intervals, view: View, scene: SightScene<Id>, slot: number): void {
  const { axisX, axisY, scale } = view;
  const i = scene.first[slot]!;
  const radius = scene.radius[slot]!;
  const dx = scene.x[i]! - view.eyeX;
  const dy = scene.y[i]! - view.eyeY;
  const reach = dx * dx + dy * dy - radius * radius;
  if (reach < 0) {
    addInterval(out, view.lo, view.hi);
    return;
  }
  const ca = axisX * dx + axisY * dy;
  const cb = axisX * dy - axisY * dx;
  const length = Math.sqrt(reach);
  const ra = ca * length + cb * radius;
  const la = ca * length - cb * radius;
  if (ra <= 0 && la <= 0 && ca <= 0) return;
  const lo = ra > 0 ? Math.max(view.lo, (cb * length - ca * radius) / ra) : view.lo;
  const hi = la > 0 ? Math.min(view.hi, (cb * length + ca * radius) / la) : view.hi;
  if (!(lo < hi)) return;
  const rr = radius * radius * scale;
  let cut = lo;
  for (let guard = 0; cut < hi && guard <= 2 * view.edges + 2; guard++) {
    const next = nextMeeting(view, ca, cb, rr, cut, hi);
    const t = (cut + next) / 2;
    if (circleDepth(ca, cb, rr, t) < depthAt(view, t) - view.doubt) addInterval(out, cut, next);
    cut = next;
  }
}

function circleDepth(ca: number, cb: number, rr: number, t: number): number {
  const tt = 1 + t * t;
  const aside = cb - t * ca;
  return (ca + t * cb - Math.sqrt(Math.max(0, tt * rr - aside * aside))) / tt;
}

/**
 * The next slope after `cut` at which the rims of the circle and of the target meet, or `hi`. The order changes only
 * there.
 */
function nextMeeting(view: View, ca: number, cb: number, rr: number, cut: number, hi: number): number {
  let next = hi;
  if (view.round) {
    const ea = ca - view.scale;
    const dd = ea * ea + cb * cb;
    const target = view.scale * view.scale * (1 - view.beyond);
    const foot = (dd + target - rr) / (2 * dd);
    const h = target / dd - foot * foot;
    if (!(h > -NEARLY)) return next;
    const s = Math.sqrt(Math.max(0, h));
    next = sooner(view.scale + foot * ea - s * cb, foot * cb + s * ea, cut, next);
    return sooner(view.scale + foot * ea + s * cb, foot * cb - s * ea, cut, next);
  }
  for (let i = 0; i < view.edges; i++) {
    const pa = view.pa[i]!;
    const pb = view.pb[i]!;
    const ea = view.qa[i]! - pa;
    const eb = view.qb[i]! - pb;
    const ee = ea * ea + eb * eb;
    const half = (pa - ca) * ea + (pb - cb) * eb;
    const cross = (pa - ca) * eb - (pb - cb) * ea;
    const root = rr * ee - cross * cross;
    if (root <= -NEARLY * cross * cross) continue;
    const width = Math.sqrt(Math.max(0, root));
    const k = (-half - width) / ee;
    const m = (-half + width) / ee;
    if (k >= 0 && k <= 1) next = sooner(pa + k * ea, pb + k * eb, cut, next);
    if (m >= 0 && m <= 1) next = sooner(pa + m * ea, pb + m * eb, cut, next);
  }
  return next;
}

const sooner = (a: number, b: number, cut: number, next: number): number =>
  a > 0 && b / a > cut && b / a < next ? b / a : next;
