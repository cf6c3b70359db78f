import { add, DIRECTIONS, distance, type Hex } from './hex.ts';
import { turnAbout } from './motion.ts';
import { carried, type HexPose, pivoted } from './pose.ts';
import { fringe, hexSet, without } from './region.ts';
import { rotate } from './rotation.ts';
import { type HexSide, sideOf } from './side.ts';

/**
 * The fields that a piece covers, as offsets from the field of its pose at facing 0. The order is kept everywhere, so a
 * ruleset can name fields by their place in the list. The same form serves any pattern that turns with a piece.
 */
export type HexPattern = readonly Hex[];

/** A pattern written down as it looks at some other facing. */
export const patternAt = (facing: number, fields: readonly Hex[]): HexPattern => fields.map((h) => rotate(h, -facing));

/** The fields of a pattern on the table, in the order of the pattern. */
export const covered = (pattern: HexPattern, pose: HexPose): Hex[] =>
  pattern.map((h) => add(pose, rotate(h, pose.facing)));

/** The pattern of all fields adjacent to a pattern, in reading order at facing 0. */
export const surroundings = (pattern: HexPattern): HexPattern => fringe(hexSet(pattern));

/** What a change of pose does to the covered fields; lists are in reading order. */
export type CoverChange = {
  readonly entered: readonly Hex[];
  readonly left: readonly Hex[];
  readonly kept: readonly Hex[];
};

export function coverChange(pattern: HexPattern, from: HexPose, to: HexPose): CoverChange {
  const before = covered(pattern, from);
  const after = covered(pattern, to);
  const entered = without(after, before);
  return { entered, left: without(before, after), kept: without(after, entered) };
}

/** The pose swung by sixths about one of the piece's own fields, given by its place in the pattern. */
export const pivotedAboutField = <P extends HexPose>(pattern: HexPattern, pose: P, field: number, turn: number): P =>
  pivoted(pose, add(pose, rotate(pattern[field]!, pose.facing)), turn);

/**
 * The pose turned about the common centre of some of the piece's own fields: three that meet at a corner (by thirds of
 * a turn) or two adjacent ones (by half turns). Undefined where the turned piece would not lie on the grid.
 */
export function turnedAboutFields<P extends HexPose>(
  pattern: HexPattern,
  pose: P,
  fields: readonly number[],
  turn: number,
): P | undefined {
  const motion = turnAbout(
    covered(
      fields.map((i) => pattern[i]!),
      pose,
    ),
    turn,
  );
  return motion && carried(pose, motion);
}

/** The sides that the fields of a piece cross in one step in a grid direction, in the order of the pattern. */
export const sidesCrossed = (pattern: HexPattern, pose: HexPose, direction: number): HexSide[] =>
  covered(pattern, pose).map((h) => sideOf(h, direction));

/**
 * Two fields of different pieces that touch: their places in the two lists, and the direction from the first to the
 * second.
 */
export type Touch = { readonly first: number; readonly second: number; readonly direction: number };

/** All pairs of adjacent fields of two lists, ordered by the first list, then by direction. */
export function touches(first: readonly Hex[], second: readonly Hex[]): Touch[] {
  const found: Touch[] = [];
  first.forEach((a, i) => {
    for (let d = 0; d < 6; d++) {
      const to = add(a, DIRECTIONS[d]!);
      const j = second.findIndex((b) => b.q === to.q && b.r === to.r);
      if (j >= 0) found.push({ first: i, second: j, direction: d });
    }
  });
  return found;
}

/** Smallest distance between fields of two lists; Infinity if one is empty. */
export function distanceBetween(first: readonly Hex[], second: readonly Hex[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const a of first) for (const b of second) smallest = Math.min(smallest, distance(a, b));
  return smallest;
}
