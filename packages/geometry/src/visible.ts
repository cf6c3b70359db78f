import type { Body } from './body.ts';
import { boxOf } from './box.ts';
import { type Point, turn } from './point.ts';
import type { SpacePoint } from './prism.ts';
import { SLACK } from './rays.ts';
import { columnsOf, heightOf, MIDDLE_OUT, SAMPLE_GRID } from './sample-grid.ts';
import { addSpans } from './sight-line.ts';
import type { SightScene } from './sight-scene.ts';
import type { Solid } from './solid.ts';

/**
 * Whether two solids are in sight of one another: always both or neither.
 *
 * Lines run from all sample points of the near side of one (see sample-grid.ts), as seen from the middle of the other,
 * to all sample points of the other's near side, 625 in all. The two are in sight if one of these lines is free. A line
 * is blocked when it runs inside a piece; touching a side, an edge, the top or the underside blocks nothing. The same
 * numbers are computed whichever of the two is named first, so that rounding cannot make the two answers differ.
 */

/** A free line between two solids, starting at the one named first. */
export type OpenLine = { readonly from: SpacePoint; readonly to: SpacePoint };

/**
 * Are the two in sight of one another? Their own bodies block sight too, unless `ignore` names them. `ignore` must give
 * the same answer for the two in either order, or the result depends on the order as well.
 */
export const areInSight = <Id>(scene: SightScene<Id>, a: Solid, b: Solid, ignore?: (id: Id) => boolean): boolean =>
  comesFirst(a, b) ? hasFreeLine(scene, a, b, ignore) : hasFreeLine(scene, b, a, ignore);

/** The free line that proves it, or null if the two are not in sight of one another. */
export function openLine<Id>(scene: SightScene<Id>, a: Solid, b: Solid, ignore?: (id: Id) => boolean): OpenLine | null {
  const inOrder = comesFirst(a, b);
  const [first, second] = inOrder ? [a, b] : [b, a];
  if (!hasFreeLine(scene, first, second, ignore)) return null;
  const { view, free } = scene.scratch;
  const at = (one: Solid, other: Solid, column: number, row: number): SpacePoint => {
    const { x, y } = columnsOf(view, other.body.centre, one.body)[column]!;
    return { x, y, z: heightOf(one, row) };
  };
  const from = at(first, second, free.fromColumn, free.fromRow);
  const to = at(second, first, free.toColumn, free.toRow);
  return inOrder ? { from, to } : { from: to, to: from };
}

/** Orders two solids in a way that does not depend on which is named first. */
function comesFirst(a: Solid, b: Solid): boolean {
  const p = a.body.centre;
  const q = b.body.centre;
  if (p.x !== q.x) return p.x < q.x;
  if (p.y !== q.y) return p.y < q.y;
  if (a.bottom !== b.bottom) return a.bottom < b.bottom;
  if (a.height !== b.height) return a.height < b.height;
  return outlineOf(a.body) <= outlineOf(b.body);
}

const outlineOf = (body: Body): string =>
  body.kind === 'circle' ? `${body.radius}` : body.points.map(({ x, y }) => `${x},${y}`).join(' ');

function hasFreeLine<Id>(scene: SightScene<Id>, a: Solid, b: Solid, ignore?: (id: Id) => boolean): boolean {
  const n = piecesBetween(scene, a, b, ignore);
  const { view, free } = scene.scratch;
  free.fromColumn = free.fromRow = free.toColumn = free.toRow = MIDDLE_OUT[0];
  if (n === 0) return true;
  const from = columnsOf(view, b.body.centre, a.body);
  const to = columnsOf(view, a.body.centre, b.body);
  if (isClosed(scene, n, from, to)) return false;
  for (const i of MIDDLE_OUT) {
    for (const j of MIDDLE_OUT) {
      if (!isOpenAbove(scene, n, from[i]!, to[j]!)) continue;
      if (!findFreeRows(scene, a, b)) continue;
      free.fromColumn = i;
      free.toColumn = j;
      return true;
    }
  }
  return false;
}

/**
 * Collects the pieces that may be in the way. Those as high as both solids together come first, and `tall` counts them.
 * A piece is left out when it lies beside the straight strip that is as wide as the wider of the two.
 */
function piecesBetween<Id>(scene: SightScene<Id>, a: Solid, b: Solid, ignore?: (id: Id) => boolean): number {
  const { scratch, count, bottom, top } = scene;
  const { slots } = scratch;
  const boxA = boxOf(a.body);
  const boxB = boxOf(b.body);
  const minX = Math.min(boxA.minX, boxB.minX);
  const maxX = Math.max(boxA.maxX, boxB.maxX);
  const minY = Math.min(boxA.minY, boxB.minY);
  const maxY = Math.max(boxA.maxY, boxB.maxY);
  const lowest = Math.min(a.bottom, b.bottom);
  const highest = Math.max(a.bottom + a.height, b.bottom + b.height);
  const { x, y } = a.body.centre;
  const dx = b.body.centre.x - x;
  const dy = b.body.centre.y - y;
  // Sample points are rounded to ticks, so they may lie a tick outside.
  const width = (Math.max(reachOf(a.body), reachOf(b.body)) + 1) * Math.sqrt(dx * dx + dy * dy);
  const steep = Math.abs(dx);
  const flat = Math.abs(dy);
  const { minX: lefts, maxX: rights, minY: lows, maxY: highs } = scene;
  let n = 0;
  let tall = 0;
  for (let slot = 0; slot < count; slot++) {
    const left = lefts[slot]!;
    if (left >= maxX) break;
    const right = rights[slot]!;
    const low = lows[slot]!;
    const high = highs[slot]!;
    if (right <= minX || low >= maxY || high <= minY) continue;
    if (bottom[slot]! >= highest || top[slot]! <= lowest) continue;
    const off = Math.abs(dx * ((low + high) / 2 - y) - dy * ((left + right) / 2 - x));
    if (width > 0 && off - ((right - left) * flat + (high - low) * steep) / 2 >= width) continue;
    if (ignore?.(scene.ids[slot]!)) continue;
    slots[n] = slot;
    if (bottom[slot]! <= lowest && top[slot]! >= highest) {
      slots[n] = slots[tall]!;
      slots[tall++] = slot;
    }
    n++;
  }
  scratch.tall = tall;
  return n;
}

function reachOf(body: Body): number {
  if (body.kind === 'circle') return body.radius;
  const { x, y } = body.centre;
  let most = 0;
  for (const p of body.points) most = Math.max(most, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
  return Math.sqrt(most);
}

/**
 * Does one convex piece, as high as both solids, cut both outermost lines? Then the chord between the two cuts, which
 * runs inside the piece, separates the sample points of one solid from those of the other, and no line is free.
 */
function isClosed<Id>(scene: SightScene<Id>, n: number, from: readonly Point[], to: readonly Point[]): boolean {
  const { tall, slots, spans } = scene.scratch;
  const last = SAMPLE_GRID - 1;
  // Seen from the first solid these are the outermost lines on the left and on the right.
  const [a, b, c, d] = [from[0]!, to[last]!, from[last]!, to[0]!];
  let isLookedAt = false;
  for (let i = 0; i < Math.min(tall, n); i++) {
    const slot = slots[i]!;
    if (scene.convex[slot] === 0) continue;
    spans.count = 0;
    addSpans(spans, scene, slot, a.x, a.y, b.x, b.y);
    if (spans.count === 0 || spans.hi[0]! - spans.lo[0]! <= SLACK) continue;
    const k = (spans.lo[0]! + spans.hi[0]!) / 2;
    spans.count = 0;
    addSpans(spans, scene, slot, c.x, c.y, d.x, d.y);
    if (spans.count === 0 || spans.hi[0]! - spans.lo[0]! <= SLACK) continue;
    const m = (spans.lo[0]! + spans.hi[0]!) / 2;
    if (!isLookedAt && !areOutermost(from, to)) return false;
    isLookedAt = true;
    const left = { x: a.x + k * (b.x - a.x), y: a.y + k * (b.y - a.y) };
    const right = { x: c.x + m * (d.x - c.x), y: c.y + m * (d.y - c.y) };
    if (from.every((p) => turn(left, right, p) < 0) && to.every((p) => turn(left, right, p) > 0)) return true;
  }
  return false;
}

/** Do all sample points lie between the two outermost lines? */
function areOutermost(from: readonly Point[], to: readonly Point[]): boolean {
  const last = SAMPLE_GRID - 1;
  const isBetween = (p: Point): boolean => turn(from[0]!, to[last]!, p) <= 0 && turn(from[last]!, to[0]!, p) >= 0;
  return from.every(isBetween) && to.every(isBetween);
}

/**
 * Collects the stretches where pieces stand over the line as seen from above. False if one of them blocks at every
 * height.
 */
function isOpenAbove<Id>(scene: SightScene<Id>, n: number, from: Point, to: Point): boolean {
  const { slots, spans, tall, over } = scene.scratch;
  spans.count = 0;
  over.count = 0;
  for (let i = 0; i < n; i++) {
    const before = spans.count;
    addSpans(spans, scene, slots[i]!, from.x, from.y, to.x, to.y);
    for (let k = before; k < spans.count; k++) {
      if (i < tall && spans.hi[k]! - spans.lo[k]! > SLACK) return false;
      if (k >= over.slot.length) over.slot = grown(over.slot);
      over.slot[k] = slots[i]!;
    }
  }
  over.count = spans.count;
  return true;
}

function grown(list: Int32Array): Int32Array {
  const more = new Int32Array(2 * list.length);
  more.set(list);
  return more;
}

/** Finds the heights of a free line among the lines that look the same from above. */
function findFreeRows<Id>(scene: SightScene<Id>, a: Solid, b: Solid): boolean {
  const { free } = scene.scratch;
  for (const row of MIDDLE_OUT) {
    const from = heightOf(a, row);
    for (const other of MIDDLE_OUT) {
      if (isBlocked(scene, from, heightOf(b, other))) continue;
      free.fromRow = row;
      free.toRow = other;
      return true;
    }
  }
  return false;
}

/** Does a line that climbs from one height to another run inside a piece that stands over it? */
function isBlocked<Id>(scene: SightScene<Id>, from: number, to: number): boolean {
  const { spans, over } = scene.scratch;
  const climb = to - from;
  for (let i = 0; i < over.count; i++) {
    const slot = over.slot[i]!;
    const bottom = scene.bottom[slot]!;
    const top = scene.top[slot]!;
    let low = 0;
    let high = 1;
    if (climb > 0) {
      low = (bottom - from) / climb;
      high = (top - from) / climb;
    } else if (climb < 0) {
      low = (top - from) / climb;
      high = (bottom - from) / climb;
    } else if (from <= bottom || from >= top) continue;
    if (Math.min(high, spans.hi[i]!) - Math.max(low, spans.lo[i]!) > SLACK) return true;
  }
  return false;
}
