import type { Body } from './body.ts';
import { type Intervals, intervals } from './intervals.ts';
import { doubleArea, type Point } from './point.ts';
import { boundsOf, type Prism } from './prism.ts';
import { newView, type View } from './view.ts';

/** Something that can stand in the way: a terrain piece, a model, the filled outline of a whole unit. */
export type SightPiece<Id> = { readonly id: Id; readonly prism: Prism };

/**
 * All pieces of a table, laid out flat for sight queries. Pieces are sorted by their left edge ("slots") so that a query
 * stops at the first one to the right of all it is interested in. Prepared once, asked often; a scene is no game state.
 * Queries work in its scratch space, so the `ignore` of a query must not ask the same scene another question.
 */
export type SightScene<Id> = {
  readonly count: number;
  /** Per slot: the piece's id and its place in the list given. */
  readonly ids: readonly Id[];
  readonly places: Int32Array;
  readonly minX: Float64Array;
  readonly maxX: Float64Array;
  readonly minY: Float64Array;
  readonly maxY: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  /** Radius of round pieces, -1 for polygons. */
  readonly radius: Float64Array;
  /** Slot s owns the points first[s] to first[s + 1]: the centre, or the corners counter-clockwise. */
  readonly first: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly scratch: Scratch;
};

/** Work space that queries reuse; its contents mean nothing between two queries. */
export type Scratch = {
  readonly view: View;
  readonly hidden: Intervals;
  readonly spans: Intervals;
  readonly slots: Int32Array;
  readonly cuts: Float64Array;
  readonly moreCuts: Float64Array;
  /** Per sample ray: where it is first blocked, and by which slot. */
  readonly starts: Float64Array;
  readonly nearest: Int32Array;
};

/** Lays out the pieces. Polygons are turned counter-clockwise. */
export function sightScene<Id>(pieces: readonly SightPiece<Id>[]): SightScene<Id> {
  const count = pieces.length;
  const boxes = pieces.map((piece) => boundsOf(piece.prism.footprint));
  const order = pieces.map((_, i) => i).sort((i, j) => boxes[i]!.minX - boxes[j]!.minX || i - j);
  let points = 0;
  for (const { prism } of pieces) points += prism.footprint.kind === 'circle' ? 1 : prism.footprint.points.length;
  const scene: SightScene<Id> = {
    count,
    ids: order.map((i) => pieces[i]!.id),
    places: Int32Array.from(order),
    minX: Float64Array.from(order, (i) => boxes[i]!.minX),
    maxX: Float64Array.from(order, (i) => boxes[i]!.maxX),
    minY: Float64Array.from(order, (i) => boxes[i]!.minY),
    maxY: Float64Array.from(order, (i) => boxes[i]!.maxY),
    bottom: Float64Array.from(order, (i) => pieces[i]!.prism.bottom),
    top: Float64Array.from(order, (i) => pieces[i]!.prism.top),
    radius: new Float64Array(count).fill(-1),
    first: new Int32Array(count + 1),
    x: new Float64Array(points),
    y: new Float64Array(points),
    scratch: {
      view: newView(),
      hidden: intervals(64),
      spans: intervals(64),
      slots: new Int32Array(count),
      cuts: new Float64Array(points),
      moreCuts: new Float64Array(points),
      starts: new Float64Array(25),
      nearest: new Int32Array(25),
    },
  };
  let at = 0;
  for (let slot = 0; slot < count; slot++) {
    const footprint = pieces[order[slot]!]!.prism.footprint;
    if (footprint.kind === 'circle') {
      scene.radius[slot] = footprint.radius;
      scene.x[at] = footprint.centre.x;
      scene.y[at++] = footprint.centre.y;
    } else {
      const { points: corners } = footprint;
      const clockwise = doubleArea(corners) < 0;
      for (let i = 0; i < corners.length; i++) {
        const p = corners[clockwise ? corners.length - 1 - i : i]!;
        scene.x[at] = p.x;
        scene.y[at++] = p.y;
      }
    }
    scene.first[slot + 1] = at;
  }
  return scene;
}

/** Collects the pieces whose boxes meet the box around eye and target. */
export function slotsBetween<Id>(slots: Int32Array, scene: SightScene<Id>, eye: Point, target: Body): number {
  let minX = eye.x;
  let maxX = eye.x;
  let minY = eye.y;
  let maxY = eye.y;
  if (target.kind === 'circle') {
    minX = Math.min(minX, target.centre.x - target.radius);
    maxX = Math.max(maxX, target.centre.x + target.radius);
    minY = Math.min(minY, target.centre.y - target.radius);
    maxY = Math.max(maxY, target.centre.y + target.radius);
  } else {
    for (const p of target.points) {
      minX = Math.min(minX, p.x);
      maxX = Math.max(maxX, p.x);
      minY = Math.min(minY, p.y);
      maxY = Math.max(maxY, p.y);
    }
  }
  let n = 0;
  for (let slot = 0; slot < scene.count && scene.minX[slot]! < maxX; slot++) {
    if (scene.maxX[slot]! > minX && scene.minY[slot]! < maxY && scene.maxY[slot]! > minY) slots[n++] = slot;
  }
  return n;
}

/** Where a point lies in relation to a polygon slot: 1 inside, 0 on the edge, -1 outside. Exact. */
export function sideOfSlot<Id>(scene: SightScene<Id>, slot: number, px: number, py: number): -1 | 0 | 1 {
  if (px < scene.minX[slot]! || px > scene.maxX[slot]! || py < scene.minY[slot]! || py > scene.maxY[slot]!) return -1;
  const { x, y } = scene;
  const end = scene.first[slot + 1]!;
  let inside = false;
  for (let i = scene.first[slot]!, j = end - 1; i < end; j = i++) {
    const xi = x[i]! - px;
    const yi = y[i]! - py;
    const xj = x[j]! - px;
    const yj = y[j]! - py;
    const cross = xj * yi - xi * yj;
    if (cross === 0 && xi * xj <= 0 && yi * yj <= 0) return 0;
    if (yi > 0 !== yj > 0 && cross > 0 === yi > yj) inside = !inside;
  }
  return inside ? 1 : -1;
}
