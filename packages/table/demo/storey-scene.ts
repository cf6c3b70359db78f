import { INCH, type Point } from '@walstatt/geometry';
import type { PieceShape, Scene, TerrainShape, Wall } from '@walstatt/scene';
import { type Army, recruit } from './armies.ts';

const at = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
const box = (x: number, y: number, w: number, h: number): Point[] => [
  at(x, y),
  at(x + w, y),
  at(x + w, y + h),
  at(x, y + h),
];
const wall = (from: Point, to: Point, bottom: number, top: number): Wall => ({
  from,
  to,
  thick: INCH / 4,
  bottom: bottom * INCH,
  top: top * INCH,
});

const ruin: TerrainShape = {
  id: 'ruin',
  look: 'ruin',
  polygon: box(8, 8, 9, 7),
  bottom: 0,
  top: 8 * INCH,
  walls: [
    wall(at(8, 8), at(17, 8), 0, 8),
    wall(at(8, 8), at(8, 15), 0, 8),
    wall(at(17, 8), at(17, 11), 0, 3.5),
    wall(at(8, 15), at(12, 15), 4, 8),
  ],
  floors: [
    { polygon: box(8, 8, 9, 7), z: 0, level: 0 },
    { polygon: box(8, 8, 6, 7), z: 4 * INCH, level: 1 },
  ],
  name: 'Town hall ruin',
  notes: ['Two storeys'],
};

/** A ruin of two storeys with a model on each, an aircraft, a template, and a vehicle that waits beside the table. */
export function storeyScene(): Scene {
  const army: Army = { units: [], pieces: [] };
  const foot = { symbol: 'infantry', count: 3, ranks: 1, facing: 900, radius: 1250 } as const;
  recruit(army, { id: 'ground', name: 'Cellar Watch', seat: 'south', ...foot, at: at(12, 10) });
  recruit(army, { id: 'upstairs', name: 'Gallery Guard', seat: 'north', ...foot, at: at(11, 13) });
  const single = { count: 1, ranks: 1, facing: 300, seat: 'south' } as const;
  recruit(army, { id: 'wings', name: 'Night Heron', symbol: 'flyer', ...single, radius: 3000, at: at(20, 16) });
  recruit(army, { id: 'blast', name: 'Blast', symbol: 'unknown', ...single, radius: 6350, at: at(21, 8) });
  recruit(army, { id: 'late', name: 'Late Arrivals', symbol: 'transport', ...single, radius: 2500, at: at(-2, 12) });
  const more: Record<string, Partial<PieceShape>> = {
    upstairs: { z: 4 * INCH, level: 1 },
    wings: { z: 10 * INCH, air: true },
    blast: { template: true, facing: null },
  };
  return {
    board: { outline: [box(0, 0, 30, 22)], fields: [], zones: [] },
    terrain: [ruin],
    units: army.units,
    pieces: army.pieces.map((p) => ({ ...p, ...more[p.unit] })),
    marks: [],
    levels: [
      { level: 0, name: 'Ground' },
      { level: 1, name: 'First floor' },
    ],
  };
}
