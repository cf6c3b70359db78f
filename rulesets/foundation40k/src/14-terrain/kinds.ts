import type { Point } from '@walstatt/geometry';
import { INCH } from '@walstatt/geometry';
import type { Terrain } from '../generated/state.ts';

/** What a kind of terrain piece is in the rules (FD-TERRAIN-16, FD-AMOUNT-03 to 05, FD-GAP-21, FD-GAP-24). */
export type Kind = Omit<Terrain, 'kind' | 'shape'> & {
  /**
   * How high the piece looks, in ticks. This is only for pictures: whatever blocks sight is higher than every model
   * (FD-GAP-17).
   */
  readonly height: number;
};

const sightBlocker = (entry: 'all' | 'none', inches: number): Kind => ({
  class: 'sightBlocker',
  category: 1,
  coversOnlyInfantry: false,
  blocksSight: true,
  entry,
  linear: false,
  height: inches * INCH,
});

const cover = (kind: 'softCover' | 'hardCover', inches: number): Kind => ({
  class: kind,
  category: 2,
  coversOnlyInfantry: false,
  blocksSight: true,
  entry: 'all',
  linear: false,
  height: inches * INCH,
});

const low = (linear: boolean): Kind => ({
  class: 'softCover',
  category: 3,
  coversOnlyInfantry: true,
  blocksSight: false,
  entry: 'all',
  linear,
  height: INCH,
});

/** Keyed by the name in a piece's `kind`. Pieces of other kinds are possible, but then all flags must be given. */
export const KINDS: Readonly<Record<string, Kind>> = {
  hill: sightBlocker('all', 3),
  building: sightBlocker('none', 6),
  supportPillar: sightBlocker('none', 8),
  forest: cover('softCover', 5),
  jungle: cover('softCover', 5),
  ruin: cover('hardCover', 5),
  rockNeedles: cover('hardCover', 6),
  crater: low(false),
  rocks: low(false),
  barricade: low(true),
  wall: low(true),
  /** FD-GAP-65. */
  wreck: { ...low(false), category: 0, coversOnlyInfantry: false },
};

/** A piece of a known kind with this shape. */
export function pieceOf(kind: string, shape: Point[]): Terrain {
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`there is no terrain kind ${kind}`);
  const { height: _, ...rules } = KINDS[kind]!;
  return { kind, ...rules, shape };
}
