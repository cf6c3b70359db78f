import {
  type Body,
  type Box,
  boxOf,
  type Polygon,
  type Stretch,
  stretchesAtRegion,
  sweptBox,
} from '@walstatt/geometry';
import { boxesMeet } from '../stand/box.ts';

/** A solid part of something that stands on the table: it fills its shape from `bottom` up to `top`. */
export type Part = { readonly shape: Polygon; readonly box: Box; readonly bottom: number; readonly top: number };

/** A body that goes straight by (dx, dy) without turning, from one height to another, and is so tall itself. */
export type Climber = {
  readonly body: Body;
  readonly dx: number;
  readonly dy: number;
  readonly tall: number;
  readonly from: number;
  readonly to: number;
};

/** What a body climbs on: parts that it must go over or under, and shapes in which it finds a hold at every height. */
export type Rungs = { readonly parts: readonly Part[]; readonly holds: readonly Polygon[] };

/** A stretch of the leg, in fractions of it, and the height at which it is gone. */
export type Level = { readonly from: number; readonly to: number; readonly z: number };

/** The heights of a leg in order, and the length of all climbing up and down together. */
export type Climb = { readonly levels: readonly Level[]; readonly length: number };

/**
 * The least climbing with which a body gets along its leg, or null where it gets along at no height. It goes on the
 * table or on top of parts that it is over, never through a part, and under a part only where it is low enough. It
 * climbs up and down beside parts, straight. A part that it stands in at the start lets it out.
 */
export function climbAlong(climber: Climber, { parts, holds }: Rungs): Climb | null {
  const { body, dx, dy, tall, from, to } = climber;
  const box = sweptBox(boxOf(body), dx, dy);
  const met: Met[] = [];
  for (const part of parts) {
    if (!boxesMeet(box, part.box)) continue;
    for (const stretch of stretchesAtRegion(body, dx, dy, part.shape))
      if (!stretch.before || !closes(part, from, from, tall)) met.push({ stretch, part });
  }
  if (met.length === 0 && from === 0 && to === 0) return FLAT;
  for (const shape of holds)
    for (const stretch of stretchesAtRegion(body, dx, dy, shape)) met.push({ stretch, part: null });
  return leastClimb(spansOf(met), heightsOf(met, from, to), climber);
}

type Met = { readonly stretch: Stretch; readonly part: Part | null };

/** A stretch of the leg along which the same things are met. */
type Span = { readonly from: number; readonly to: number; readonly parts: readonly Part[]; readonly held: boolean };

const FLAT: Climb = { levels: [{ from: 0, to: 1, z: 0 }], length: 0 };

/** Does the part close the way to a body that takes up all heights from `low` to `tall` above `high`? */
const closes = (part: Part, low: number, high: number, tall: number): boolean =>
  part.bottom < high + tall && part.top > low;

function spansOf(met: readonly Met[]): Span[] {
  const cuts = [...new Set([0, 1, ...met.flatMap(({ stretch }) => [stretch.from, stretch.to])])].sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1]!;
    const to = cuts[i]!;
    const here = met.filter(({ stretch }) => stretch.from <= from && stretch.to >= to);
    const parts = here.flatMap(({ part }) => (part === null ? [] : [part]));
    spans.push({ from, to, parts, held: parts.length < here.length });
  }
  return spans;
}

const heightsOf = (met: readonly Met[], from: number, to: number): number[] =>
  [...new Set([0, from, to, ...met.flatMap(({ part }) => (part === null ? [] : [part.top]))])].sort((a, b) => a - b);

const isOpen = ({ parts }: Span, low: number, high: number, tall: number): boolean =>
  !parts.some((part) => closes(part, low, high, tall));

const holdsAt = ({ parts, held }: Span, z: number): boolean => z === 0 || held || parts.some((part) => part.top === z);

/** Shortest ways through the spans, height by height. */
function leastClimb(spans: readonly Span[], heights: readonly number[], climber: Climber): Climb | null {
  const { tall, from, to } = climber;
  const rises = (span: Span, a: number, b: number): boolean => isOpen(span, Math.min(a, b), Math.max(a, b), tall);
  const first = spans[0]!;
  let costs = heights.map((z) =>
    rises(first, from, z) && holdsAt(first, z) ? Math.abs(z - from) : Number.POSITIVE_INFINITY,
  );
  const origins: number[][] = [];
  for (let i = 1; i < spans.length; i++) {
    const before = spans[i - 1]!;
    const span = spans[i]!;
    const origin = heights.map(() => -1);
    costs = heights.map((z, n) => {
      let least = Number.POSITIVE_INFINITY;
      if (!isOpen(span, z, z, tall) || !holdsAt(span, z)) return least;
      for (let k = 0; k < heights.length; k++) {
        const cost = costs[k]! + Math.abs(z - heights[k]!);
        if (cost >= least || !(rises(before, heights[k]!, z) || rises(span, heights[k]!, z))) continue;
        least = cost;
        origin[n] = k;
      }
      return least;
    });
    origins.push(origin);
  }
  const last = spans[spans.length - 1]!;
  let length = Number.POSITIVE_INFINITY;
  let end = -1;
  for (let k = 0; k < heights.length; k++) {
    const cost = costs[k]! + Math.abs(to - heights[k]!);
    if (cost >= length || !holdsAt(last, to) || !rises(last, heights[k]!, to)) continue;
    length = cost;
    end = k;
  }
  if (end < 0) return null;
  const ends = (at: 0 | 1, z: number): Level => ({ from: at, to: at, z });
  return { levels: [ends(0, from), ...levelsOf(spans, heights, origins, end), ends(1, to)], length };
}

function levelsOf(spans: readonly Span[], heights: readonly number[], origins: number[][], end: number): Level[] {
  const levels: Level[] = new Array(spans.length);
  for (let i = spans.length - 1, at = end; i >= 0; i--) {
    const { from, to } = spans[i]!;
    levels[i] = { from, to, z: heights[at]! };
    if (i > 0) at = origins[i - 1]![at]!;
  }
  return levels;
}

/** The lowest and the highest height of a climb between two fractions of its leg, both included. */
export function heightsBetween({ levels }: Climb, from: number, to: number): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const level of levels) {
    if (level.to < from || level.from > to) continue;
    low = Math.min(low, level.z);
    high = Math.max(high, level.z);
  }
  return [low, high];
}
