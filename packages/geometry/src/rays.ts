import { type Point, turn } from './point.ts';
import type { SpacePoint } from './prism.ts';
import { columnsOf, heightOf, MIDDLE_OUT, SAMPLE_GRID } from './sample-grid.ts';
import { WHOLE } from './sight.ts';
import { addSpans } from './sight-line.ts';
import { type SightScene, sideOfSlot, slotsBetween } from './sight-scene.ts';
import type { Solid } from './solid.ts';

/** A ray is blocked when more than this share of it runs inside a piece. Touching a side or the top blocks nothing. */
export const SLACK = 1e-9;

export type SpaceLine<Id> =
  | { readonly from: SpacePoint; readonly to: SpacePoint; readonly free: true }
  | { readonly from: SpacePoint; readonly to: SpacePoint; readonly free: false; readonly blockedBy: Id };

/**
 * What an eye sees of a solid by fixed sample rays (see sample-grid.ts): the hidden share of the rays in millionths
 * (each is WHOLE / 25), the first piece on each ray (height by height, `blockedBy[height * SAMPLE_GRID + column]`, null
 * if free), and a free ray, or the blocked ray in the middle.
 */
export type SpaceSight<Id> = {
  readonly hidden: number;
  readonly blockedBy: readonly (Id | null)[];
  readonly line: SpaceLine<Id>;
};

/** What an eye sees of a target. The viewer's own body and the target's block sight too, unless `ignore` names them. */
export function sightInSpace<Id>(
  scene: SightScene<Id>,
  eye: SpacePoint,
  target: Solid,
  ignore?: (id: Id) => boolean,
): SpaceSight<Id> {
  const { view, slots, spans, starts } = scene.scratch;
  const columns = columnsOf(view, eye, target.body);
  const blockedBy = new Array<Id | null>(SAMPLE_GRID * SAMPLE_GRID).fill(null);
  starts.fill(Number.POSITIVE_INFINITY);
  const highest = Math.max(eye.z, target.bottom + target.height);
  const lowest = Math.min(eye.z, target.bottom);
  const n = slotsBetween(slots, scene, eye, target.body);
  const fan = isFan(eye, columns);
  for (let i = 0; i < n; i++) {
    const slot = slots[i]!;
    if (scene.bottom[slot]! >= highest || scene.top[slot]! <= lowest) continue;
    if ((fan && isBeside(scene, slot, eye, columns)) || ignore?.(scene.ids[slot]!)) continue;
    for (let column = 0; column < SAMPLE_GRID; column++) {
      spans.count = 0;
      const { x, y } = columns[column]!;
      if (scene.seenInto[slot] === 1 && sideOfSlot(scene, slot, x, y) > 0) continue;
      addSpans(spans, scene, slot, eye.x, eye.y, x, y);
      if (spans.count === 0) continue;
      for (let row = 0; row < SAMPLE_GRID; row++) {
        const ray = row * SAMPLE_GRID + column;
        const start = firstInside(scene, slot, eye.z, heightOf(target, row));
        if (start > starts[ray]! || start === Number.POSITIVE_INFINITY) continue;
        if (start === starts[ray]! && scene.places[slot]! > scene.places[scene.scratch.nearest[ray]!]!) continue;
        starts[ray] = start;
        scene.scratch.nearest[ray] = slot;
        blockedBy[ray] = scene.ids[slot]!;
      }
    }
  }
  return answer(eye, target, columns, blockedBy);
}

/** Do the rays go out from right to left in order, so that all others lie between the outermost two? */
function isFan(eye: Point, columns: readonly Point[]): boolean {
  for (let i = 1; i < SAMPLE_GRID; i++) if (turn(eye, columns[i - 1]!, columns[i]!) < 0) return false;
  return turn(eye, columns[0]!, columns[SAMPLE_GRID - 1]!) > 0;
}

/** Does the box of a piece lie on the outer side of the first or of the last ray? Then no ray meets its inside. */
function isBeside<Id>(scene: SightScene<Id>, slot: number, eye: Point, columns: readonly Point[]): boolean {
  const right = columns[0]!;
  const left = columns[SAMPLE_GRID - 1]!;
  const minX = scene.minX[slot]! - eye.x;
  const maxX = scene.maxX[slot]! - eye.x;
  const minY = scene.minY[slot]! - eye.y;
  const maxY = scene.maxY[slot]! - eye.y;
  // The corner farthest to the left of the first ray, and the one farthest to the right of the last.
  const rx = right.x - eye.x;
  const ry = right.y - eye.y;
  if (rx * (rx > 0 ? maxY : minY) - ry * (ry > 0 ? minX : maxX) <= 0) return true;
  const lx = left.x - eye.x;
  const ly = left.y - eye.y;
  return lx * (lx > 0 ? minY : maxY) - ly * (ly > 0 ? maxX : minX) >= 0;
}

/**
 * Where a ray that climbs from one height to another first runs inside the piece, given the piece's spans as seen from
 * above.
 */
function firstInside<Id>(scene: SightScene<Id>, slot: number, from: number, to: number): number {
  const { spans } = scene.scratch;
  const bottom = scene.bottom[slot]!;
  const top = scene.top[slot]!;
  const climb = to - from;
  let low = 0;
  let high = 1;
  if (climb > 0) {
    low = (bottom - from) / climb;
    high = (top - from) / climb;
  } else if (climb < 0) {
    low = (top - from) / climb;
    high = (bottom - from) / climb;
  } else if (from <= bottom || from >= top) return Number.POSITIVE_INFINITY;
  for (let i = 0; i < spans.count; i++) {
    const start = Math.max(low, spans.lo[i]!);
    if (Math.min(high, spans.hi[i]!) - start > SLACK) return start;
  }
  return Number.POSITIVE_INFINITY;
}

function answer<Id>(eye: SpacePoint, target: Solid, columns: Point[], blockedBy: (Id | null)[]): SpaceSight<Id> {
  const from = { x: eye.x, y: eye.y, z: eye.z };
  const pointOf = (row: number, column: number): SpacePoint => ({
    x: columns[column]!.x,
    y: columns[column]!.y,
    z: heightOf(target, row),
  });
  let blocked = 0;
  for (const by of blockedBy) if (by !== null) blocked++;
  const hidden = (blocked * WHOLE) / (SAMPLE_GRID * SAMPLE_GRID);
  for (const row of MIDDLE_OUT) {
    for (const column of MIDDLE_OUT) {
      if (blockedBy[row * SAMPLE_GRID + column] !== null) continue;
      return { hidden, blockedBy, line: { from, to: pointOf(row, column), free: true } };
    }
  }
  const by = blockedBy[(SAMPLE_GRID * SAMPLE_GRID - 1) / 2] as Id;
  return { hidden, blockedBy, line: { from, to: pointOf(2, 2), free: false, blockedBy: by } };
}

/**
 * What the best placed of several eyes sees: the target least hidden, the first eye on a tie. There must be at least
 * one eye.
 */
export function bestSightInSpace<Id>(
  scene: SightScene<Id>,
  eyes: readonly SpacePoint[],
  target: Solid,
  ignore?: (id: Id) => boolean,
): SpaceSight<Id> {
  let best = sightInSpace(scene, eyes[0]!, target, ignore);
  for (let i = 1; i < eyes.length && best.hidden > 0; i++) {
    const sight = sightInSpace(scene, eyes[i]!, target, ignore);
    if (sight.hidden < best.hidden) best = sight;
  }
  return best;
}
