import type { Body } from './body.ts';
import { type Intervals, intervals } from './intervals.ts';
import { doubleArea, type Point } from './point.ts';
import { boundsOf, type Footprint, type Prism } from './prism.ts';
import { newView, type View } from './view.ts';

/**
 * Something that can block sight: a terrain piece, a model, the filled outline of a whole unit. `seenInto`: an eye sees
 * what lies inside it, but nothing behind it (`sightInSpace` only; between two solids that are in sight of one another
 * or not, the piece has no inside).
 */
export type SightPiece<Id> = { readonly id: Id; readonly prism: Prism; readonly seenInto?: true };

/**
 * All pieces of a table, laid out flat for sight queries. Pieces are sorted by their left edge ("slots") so that a
 * query stops at the first one to the right of everything it needs. A scene is prepared once for many queries and is
 * not part of the game state. Queries work in its scratch space, so the `ignore` of a query must not query the same
 * scene.
 */
export type SightScene<Id> = {
  /** How many slots are taken. There may be room for more. */
  count: number;
  /** Per slot: the piece's id and its place in the given list. */
  readonly ids: Id[];
  readonly places: Int32Array;
  readonly minX: Float64Array;
  readonly maxX: Float64Array;
  readonly minY: Float64Array;
  readonly maxY: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  /** Radius of round pieces, -1 for polygons. */
  readonly radius: Float64Array;
  /** 1 for polygons of which one sees the inside. */
  readonly seenInto: Uint8Array;
  /** 1 for circles and convex polygons. */
  readonly convex: Uint8Array;
  /** Slot s owns the points first[s] to first[s + 1]: the centre, or the corners counter-clockwise. */
  readonly first: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly scratch: Scratch;
};

/** Work space that queries reuse. Its contents mean nothing between two queries. */
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
  /** How many of the slots found hold pieces that block at every height. */
  tall: number;
  /** The slots that the spans found belong to. */
  readonly over: { slot: Int32Array; count: number };
  /** The sample points of the free line found. */
  readonly free: { fromColumn: number; fromRow: number; toColumn: number; toRow: number };
};

const newScratch = (count: number, points: number): Scratch => ({
  view: newView(),
  hidden: intervals(64),
  spans: intervals(64),
  slots: new Int32Array(count),
  cuts: new Float64Array(points),
  moreCuts: new Float64Array(points),
  starts: new Float64Array(25),
  nearest: new Int32Array(25),
  tall: 0,
  over: { slot: new Int32Array(64), count: 0 },
  free: { fromColumn: 0, fromRow: 0, toColumn: 0, toRow: 0 },
});

/** A scene without pieces, with room for `count` pieces that have `points` points together. */
export function sightRoom<Id>(count: number, points: number): SightScene<Id> {
  return {
    count: 0,
    ids: [],
    places: new Int32Array(count),
    minX: new Float64Array(count),
    maxX: new Float64Array(count),
    minY: new Float64Array(count),
    maxY: new Float64Array(count),
    bottom: new Float64Array(count),
    top: new Float64Array(count),
    radius: new Float64Array(count),
    seenInto: new Uint8Array(count),
    convex: new Uint8Array(count),
    first: new Int32Array(count + 1),
    x: new Float64Array(points),
    y: new Float64Array(points),
    scratch: newScratch(count, points),
  };
}

/**
 * Lays out the pieces. Polygons are turned counter-clockwise. Code that lays out many scenes and queries each only once
 * can pass an earlier scene as room: if it is large enough, the new one takes its place.
 */
export function sightScene<Id>(pieces: readonly SightPiece<Id>[], room?: SightScene<Id>): SightScene<Id> {
  let points = 0;
  for (const { prism } of pieces) points += prism.footprint.kind === 'circle' ? 1 : prism.footprint.points.length;
  const fits = room !== undefined && room.places.length >= pieces.length && room.x.length >= points;
  const scene = fits ? room : sightRoom<Id>(pieces.length, points);
  const boxes = pieces.map((piece) => boundsOf(piece.prism.footprint));
  const order = pieces.map((_, i) => i).sort((i, j) => boxes[i]!.minX - boxes[j]!.minX || i - j);
  scene.count = pieces.length;
  scene.ids.length = 0;
  let at = 0;
  for (let slot = 0; slot < scene.count; slot++) {
    const place = order[slot]!;
    const { id, prism, seenInto } = pieces[place]!;
    const box = boxes[place]!;
    scene.ids.push(id);
    scene.places[slot] = place;
    scene.minX[slot] = box.minX;
    scene.maxX[slot] = box.maxX;
    scene.minY[slot] = box.minY;
    scene.maxY[slot] = box.maxY;
    scene.bottom[slot] = prism.bottom;
    scene.top[slot] = prism.top;
    scene.seenInto[slot] = seenInto ? 1 : 0;
    at = layPoints(scene, slot, at, prism.footprint);
    scene.first[slot + 1] = at;
  }
  return scene;
}

/** Writes the points of a slot from `at` on. Returns where the next slot's points begin. */
function layPoints<Id>(scene: SightScene<Id>, slot: number, at: number, footprint: Footprint): number {
  if (footprint.kind === 'circle') {
    scene.radius[slot] = footprint.radius;
    scene.convex[slot] = 1;
    scene.x[at] = footprint.centre.x;
    scene.y[at] = footprint.centre.y;
    return at + 1;
  }
  const { points } = footprint;
  const clockwise = doubleArea(points) < 0;
  scene.radius[slot] = -1;
  for (let i = 0; i < points.length; i++) {
    const p = points[clockwise ? points.length - 1 - i : i]!;
    scene.x[at + i] = p.x;
    scene.y[at + i] = p.y;
  }
  scene.convex[slot] = turnsLeftOnly(scene, at, points.length) ? 1 : 0;
  return at + points.length;
}

/** Does a counter-clockwise polygon turn left or go straight on at every corner? Simple polygons that do are convex. */
function turnsLeftOnly<Id>({ x, y }: SightScene<Id>, at: number, n: number): boolean {
  for (let i = 0; i < n; i++) {
    const j = at + i;
    const k = at + ((i + 1) % n);
    const l = at + ((i + 2) % n);
    if ((x[k]! - x[j]!) * (y[l]! - y[j]!) - (y[k]! - y[j]!) * (x[l]! - x[j]!) < 0) return false;
  }
  return true;
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
