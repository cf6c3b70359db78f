import type { Point } from '@walstatt/geometry';
import type { Field, Scene, TerrainLook, TerrainShape } from '@walstatt/scene';
import { type Army, recruit } from './armies.ts';

/** Across the flats, in ticks. */
const SIZE = 6000;
const [COLUMNS, ROWS] = [20, 14];

const centreOf = (column: number, row: number): Point => ({
  x: Math.round(column * SIZE * 0.866 + SIZE),
  y: Math.round((row + (column % 2) * 0.5) * SIZE + SIZE),
});
const hexAt = ({ x, y }: Point): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3;
    return { x: Math.round(x + (Math.cos(a) * SIZE) / 1.732), y: Math.round(y + (Math.sin(a) * SIZE) / 1.732) };
  });
const name = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

const looks: Record<string, TerrainLook> = {
  B5: 'wood',
  B6: 'wood',
  C5: 'wood',
  H4: 'hill',
  H5: 'hill',
  I4: 'hill',
  I5: 'hill',
  J5: 'building',
  K9: 'water',
  L9: 'water',
  M9: 'water',
  M8: 'water',
  N8: 'water',
  O4: 'rough',
  O5: 'rough',
  F10: 'wood',
  F11: 'wood',
  Q6: 'ruin',
  R7: 'crater',
  S5: 'wood',
  S6: 'wood',
};

/** A board of hexes with a few units. */
export function hexScene(): Scene {
  const fields: Field[] = [];
  const terrain: TerrainShape[] = [];
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const centre = centreOf(column, row);
      const [id, polygon] = [name(column, row), hexAt(centre)];
      fields.push({ id, polygon, centre, label: id });
      const look = looks[id];
      if (look)
        terrain.push({
          id: `t-${id}`,
          look,
          polygon,
          bottom: 0,
          top: look === 'hill' ? 3000 : 2000,
          name: look,
          notes: [id],
        });
    }
  const army: Army = { units: [], pieces: [] };
  const place = (
    id: string,
    seat: string,
    symbol: Parameters<typeof recruit>[1]['symbol'],
    column: number,
    row: number,
    turn: number,
  ): void =>
    recruit(army, {
      id,
      name: id,
      seat,
      symbol,
      count: 1,
      ranks: 1,
      at: centreOf(column, row),
      facing: turn,
      radius: 2200,
      wounds: 5,
      badges: row % 2 ? [{ id: 'b', text: 'braced', short: 'B', tone: 'good' }] : [],
    });
  place('Pikes', 'north', 'spear', 7, 10, 2700);
  place('Bows', 'north', 'archer', 9, 11, 2700);
  place('Horse', 'north', 'cavalry', 12, 10, 2100);
  place('Guns', 'north', 'artillery', 4, 11, 2700);
  place('Guard', 'south', 'heavyInfantry', 8, 2, 900);
  place('Griffon', 'south', 'flyer', 10, 6, 300);
  place('Levy', 'south', 'infantry', 13, 3, 900);
  place('Troll', 'south', 'monster', 15, 2, 1500);
  const [w, h] = [Math.round((COLUMNS - 1) * SIZE * 0.866 + 2 * SIZE), Math.round((ROWS + 1.5) * SIZE)];
  const outline = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ];
  return { board: { outline: [outline], fields, zones: [] }, terrain, ...army, marks: [] };
}
