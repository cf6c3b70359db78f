import { addInterval, type Intervals } from './intervals.ts';
import type { Point } from './point.ts';
import { type SightScene, sideOfSlot } from './sight-scene.ts';

/** A piece that a straight line passes through: the length inside, and how far along the line it first goes in. */
export type LineInside<Id> = { readonly id: Id; readonly length: number; readonly enters: number };

/**
 * How long the line from one point to another runs inside each piece, in the order in which the pieces are met (pieces
 * met together in the given order). Running along an edge or through a corner is not inside. Lengths of several
 * stretches in one piece are added. Which pieces are crossed is exact; lengths are rounded to the nearest tick (but at
 * least 1).
 */
export function lineThrough<Id>(
  scene: SightScene<Id>,
  from: Point,
  to: Point,
  ignore?: (id: Id) => boolean,
): LineInside<Id>[] {
  const found: { id: Id; length: number; enters: number; at: number; place: number }[] = [];
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const right = Math.max(from.x, to.x);
  const { spans } = scene.scratch;
  for (let slot = 0; slot < scene.count && scene.minX[slot]! <= right; slot++) {
    const id = scene.ids[slot]!;
    if (ignore?.(id)) continue;
    spans.count = 0;
    addSpans(spans, scene, slot, from.x, from.y, to.x, to.y);
    if (spans.count === 0) continue;
    let inside = 0;
    for (let i = 0; i < spans.count; i++) inside += spans.hi[i]! - spans.lo[i]!;
    const at = spans.lo[0]!;
    found.push({
      id,
      length: Math.max(1, Math.round(inside * length)),
      enters: Math.round(at * length),
      at,
      place: scene.places[slot]!,
    });
  }
  found.sort((p, q) => p.at - q.at || p.place - q.place);
  return found.map(({ id, length: inside, enters }) => ({ id, length: inside, enters }));
}

/** Adds the parts of the segment, as shares of its length in rising order, that run inside the piece. */
export function addSpans<Id>(
  out: Intervals,
  scene: SightScene<Id>,
  slot: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (Math.max(x0, x1) <= scene.minX[slot]! || Math.min(x0, x1) >= scene.maxX[slot]!) return;
  if (Math.max(y0, y1) <= scene.minY[slot]! || Math.min(y0, y1) >= scene.maxY[slot]!) return;
  const dx = x1 - x0;
  const dy = y1 - y0;
  if (scene.radius[slot]! >= 0) {
    addCircleSpan(out, scene, slot, x0, y0, dx, dy);
    return;
  }
  if (dx === 0 && dy === 0) {
    if (sideOfSlot(scene, slot, x0, y0) === 1) addInterval(out, 0, 1);
    return;
  }
  const { cuts, moreCuts } = scene.scratch;
  let n = collectCuts(cuts, scene, slot, x0, y0, dx, dy, 'plain');
  if (n >= 0) {
    for (let i = 0; i < n; i += 2) addInterval(out, Math.max(0, cuts[i]!), Math.min(1, cuts[i + 1]!));
    return;
  }
  // An edge lies on the line. Inside is what is inside both for a line a hair to the left and for one a hair to the
  // right.
  n = collectCuts(cuts, scene, slot, x0, y0, dx, dy, 'right');
  const m = collectCuts(moreCuts, scene, slot, x0, y0, dx, dy, 'left');
  for (let i = 0, j = 0; i < n && j < m; ) {
    addInterval(out, Math.max(0, cuts[i]!, moreCuts[j]!), Math.min(1, cuts[i + 1]!, moreCuts[j + 1]!));
    if (cuts[i + 1]! < moreCuts[j + 1]!) i += 2;
    else j += 2;
  }
}

/**
 * Where the whole line crosses the polygon's edges, in rising order: it is inside between the 1st and 2nd, the 3rd and
 * 4th, and so on. Corners on the line count as lying on its right or on its left, which is exact for whole-number ends.
 * 'plain' is 'right' but gives up with -1 when an edge lies on the line.
 */
function collectCuts<Id>(
  cuts: Float64Array,
  scene: SightScene<Id>,
  slot: number,
  x0: number,
  y0: number,
  dx: number,
  dy: number,
  corners: 'plain' | 'right' | 'left',
): number {
  const end = scene.first[slot + 1]!;
  const dd = dx * dx + dy * dy;
  let px = scene.x[end - 1]! - x0;
  let py = scene.y[end - 1]! - y0;
  let sideP = dx * py - dy * px;
  let n = 0;
  for (let i = scene.first[slot]!; i < end; i++) {
    const qx = scene.x[i]! - x0;
    const qy = scene.y[i]! - y0;
    const sideQ = dx * qy - dy * qx;
    if (sideP === 0 && sideQ === 0 && corners === 'plain') return -1;
    if (corners === 'left' ? sideP >= 0 !== sideQ >= 0 : sideP > 0 !== sideQ > 0) {
      const m = sideP / (sideP - sideQ);
      const k = (dx * (px + m * (qx - px)) + dy * (py + m * (qy - py))) / dd;
      let j = n++;
      for (; j > 0 && cuts[j - 1]! > k; j--) cuts[j] = cuts[j - 1]!;
      cuts[j] = k;
    }
    px = qx;
    py = qy;
    sideP = sideQ;
  }
  return n;
}

function addCircleSpan<Id>(
  out: Intervals,
  scene: SightScene<Id>,
  slot: number,
  x0: number,
  y0: number,
  dx: number,
  dy: number,
): void {
  const radius = scene.radius[slot]!;
  const fx = scene.x[scene.first[slot]!]! - x0;
  const fy = scene.y[scene.first[slot]!]! - y0;
  const dd = dx * dx + dy * dy;
  if (dd === 0) {
    if (fx * fx + fy * fy < radius * radius) addInterval(out, 0, 1);
    return;
  }
  const offset = (fx * dy - fy * dx) / dd;
  const half = (radius * radius) / dd - offset * offset;
  if (half <= 0) return;
  const middle = (fx * dx + fy * dy) / dd;
  const width = Math.sqrt(half);
  addInterval(out, Math.max(0, middle - width), Math.min(1, middle + width));
}
