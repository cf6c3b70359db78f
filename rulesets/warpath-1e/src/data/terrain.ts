import { inches } from '../07-measuring/lengths.ts';
import type { Terrain } from '../generated/state.ts';

/** An upright rectangle around a point, in inches. */
export function patch(x: number, y: number, width: number, depth: number): { x: number; y: number }[] {
  const [a, b, c, d] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2].map(inches) as [
    number,
    number,
    number,
    number,
  ];
  return [
    { x: a, y: c },
    { x: b, y: c },
    { x: b, y: d },
    { x: a, y: d },
  ];
}

const building = (shape: Terrain['shape']): Terrain => ({ kind: 'blocking', cover: 'hard', blocksSight: true, shape });
const jungle = (shape: Terrain['shape']): Terrain => ({ kind: 'difficult', cover: 'soft', blocksSight: false, shape });
const wall = (shape: Terrain['shape']): Terrain => ({ kind: 'obstacle', cover: 'hard', blocksSight: false, shape });

/** WP-G-55: the default table of the demo. */
export const DEMO_TERRAIN: Readonly<Record<string, Terrain>> = {
  westHouse: building(patch(12, 24, 6, 4)),
  eastHouse: building(patch(36, 24, 6, 4)),
  southJungle: jungle(patch(24, 17, 8, 6)),
  northJungle: jungle(patch(24, 31, 8, 6)),
};

/** A default table for the battle scenario: the same for both long edges. */
export const BATTLE_TERRAIN: Readonly<Record<string, Terrain>> = {
  westHouse: building(patch(20, 24, 6, 4)),
  eastHouse: building(patch(52, 24, 6, 4)),
  southJungle: jungle(patch(36, 17, 9, 5)),
  northJungle: jungle(patch(36, 31, 9, 5)),
  southWall: wall(patch(12, 15, 7, 0.5)),
  northWall: wall(patch(60, 33, 7, 0.5)),
};
