import { s, ticks } from '../fields.ts';

export const point = s.record({ x: ticks, y: ticks }, 'Corner');

/** A terrain piece (FD-TERRAIN-01), a row of the state's table `terrain`. */
export const terrain = s.record(
  {
    /** What the piece is: hill, building, forest, ruin, wall, crater, rocks, wreck … Only names and texts use it. */
    kind: s.text,
    class: s.literal('softCover', 'hardCover', 'sightBlocker'),
    /** FD-AMOUNT-03 to 05; 0 for wrecks. */
    category: s.withDefault(s.int(0, 3), 0),
    /** FD-GAP-24: pieces of category 3 give cover only to infantry, jump troops, beasts and cavalry. */
    coversOnlyInfantry: s.withDefault(s.bool, false),
    /** Soft cover fixes this for each piece (FD-TERRAIN-08). Hard cover and sight blockers always block. */
    blocksSight: s.withDefault(s.bool, true),
    /** FD-TERRAIN-07: only sight blockers can be closed to all models. */
    entry: s.withDefault(s.literal('all', 'none'), 'all'),
    /** FD-GAP-23: walls and barricades count as 1" wider on every side when it matters which models are in them. */
    linear: s.withDefault(s.bool, false),
    /**
     * Corners in ticks, counter-clockwise, convex, with no three in line. The table is 72" × 48", with a corner at the
     * origin.
     */
    shape: s.spatial(s.list(point)),
  },
  'Terrain',
);
