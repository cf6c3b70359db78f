import type { Body } from './body.ts';
import { type Intervals, uniteIntervals } from './intervals.ts';
import type { Point } from './point.ts';
import { addShadow } from './shadow.ts';
import { addSpans } from './sight-line.ts';
import { type SightScene, slotsBetween } from './sight-scene.ts';
import { lookAt, pointAt, type View } from './view.ts';

/** Shares are whole numbers of millionths, so that "at least a quarter" is an exact comparison: 4 * hidden >= WHOLE. */
export const WHOLE = 1_000_000;

/**
 * Gaps and overlaps narrower than this slope (a fifth of a thousandth of a tick at the far end of a 2 m table) are
 * rounding noise. Everything else is as exact as if no shape had been moved by more than a millionth of a tick.
 */
const SLACK = 1e-9;

/**
 * A line that proves the answer: a free one to the near side of the target (its end is rounded to ticks), or the
 * blocked one to the target's centre with the first piece on it.
 */
export type SightLine<Id> =
  | { readonly from: Point; readonly to: Point; readonly free: true }
  | { readonly from: Point; readonly to: Point; readonly free: false; readonly blockedBy: Id };

/**
 * How much of a target's width is hidden, by all pieces together and by each alone (in the given order; pieces that
 * hide nothing are left out).
 *
 * Width is what lies between the two tangents from the eye, measured on the line through the target's centre
 * perpendicular to the line of sight (see view.ts for hulls seen from right beside them). A piece hides a line of sight
 * if the line passes through the inside of the piece before it first meets the target. Touching hides nothing. Shares
 * are rounded to the nearest millionth, but 0 means nothing at all is hidden and WHOLE means that no line is free.
 */
export type Sight<Id> = {
  readonly hidden: number;
  readonly by: readonly { readonly id: Id; readonly hidden: number }[];
  readonly line: SightLine<Id>;
};

/** What an eye point sees of a target, seen from above. Pieces for which `ignore` returns true do not count. */
export function sightFrom<Id>(
  scene: SightScene<Id>,
  eye: Point,
  target: Body,
  ignore?: (id: Id) => boolean,
): Sight<Id> {
  const { view, hidden, slots } = scene.scratch;
  const from = { x: eye.x, y: eye.y };
  if (!lookAt(view, eye, target)) return { hidden: 0, by: [], line: { from, to: target.centre, free: true } };
  hidden.count = 0;
  const by: { id: Id; hidden: number }[] = [];
  const n = slotsBetween(slots, scene, eye, target);
  const width = view.hi - view.lo;
  let met = 0;
  for (let i = 0; i < n; i++) {
    const slot = slots[i]!;
    const id = scene.ids[slot]!;
    if (ignore?.(id)) continue;
    const first = hidden.count;
    addShadow(hidden, view, scene, slot);
    if (hidden.count === first) continue;
    const length = uniteIntervals(hidden, first, SLACK);
    if (hidden.count === first) continue;
    by.push({ id, hidden: shareOf(length, width) });
    slots[met++] = slot;
  }
  if (met === 0) return { hidden: 0, by, line: { from, to: pointAt(view, view.middle), free: true } };
  sortByPlace(scene, by, slots, met);
  const share = shareOf(uniteIntervals(hidden, 0, SLACK), width);
  const free = freeSlope(view, hidden);
  if (Number.isNaN(free)) {
    const to = { x: target.centre.x, y: target.centre.y };
    return { hidden: WHOLE, by, line: { from, to, free: false, blockedBy: firstOn(scene, met, from, to) } };
  }
  return { hidden: Math.min(share, WHOLE - 1), by, line: { from, to: pointAt(view, free), free: true } };
}

const shareOf = (length: number, width: number): number =>
  width - length <= 2 * SLACK ? WHOLE : Math.max(1, Math.min(WHOLE - 1, Math.round((length / width) * WHOLE)));

/** Sorts the pieces found, and their slots, into the order in which the pieces were given. */
function sortByPlace<Id>(scene: SightScene<Id>, by: { id: Id; hidden: number }[], slots: Int32Array, n: number): void {
  for (let i = 1; i < n; i++) {
    const slot = slots[i]!;
    const entry = by[i]!;
    let j = i - 1;
    for (; j >= 0 && scene.places[slots[j]!]! > scene.places[slot]!; j--) {
      slots[j + 1] = slots[j]!;
      by[j + 1] = by[j]!;
    }
    slots[j + 1] = slot;
    by[j + 1] = entry;
  }
}

/**
 * A free slope: the one to the target's centre if it is at least two ticks from anything hidden, otherwise the middle
 * of the widest gap.
 */
function freeSlope(view: View, hidden: Intervals): number {
  const margin = (2 * Math.sqrt(view.scale)) / view.near;
  let best = Number.NaN;
  let widest = SLACK;
  let lo = view.lo;
  for (let i = 0; i <= hidden.count; i++) {
    const hi = i < hidden.count ? hidden.lo[i]! : view.hi;
    if (view.middle - lo > margin && hi - view.middle > margin) return view.middle;
    if (hi - lo > widest) {
      widest = hi - lo;
      best = (lo + hi) / 2;
    }
    if (i < hidden.count) lo = hidden.hi[i]!;
  }
  return best;
}

/** The first piece met on a line that is known to be blocked by one of the pieces in the scratch list. */
function firstOn<Id>(scene: SightScene<Id>, met: number, from: Point, to: Point): Id {
  const { spans, slots } = scene.scratch;
  let best = slots[0]!;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < met; i++) {
    spans.count = 0;
    addSpans(spans, scene, slots[i]!, from.x, from.y, to.x, to.y);
    if (spans.count === 0 || spans.lo[0]! >= nearest) continue;
    nearest = spans.lo[0]!;
    best = slots[i]!;
  }
  return scene.ids[best]!;
}
