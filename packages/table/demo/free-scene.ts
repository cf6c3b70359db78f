import { INCH, locate, type Point } from '@walstatt/geometry';
import type { Scene, TerrainLook, TerrainShape } from '@walstatt/scene';
import { twoArmies } from './armies.ts';

const at = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
const box = (x: number, y: number, w: number, h: number): Point[] => [
  at(x, y),
  at(x + w, y),
  at(x + w, y + h),
  at(x, y + h),
];
const blob = (x: number, y: number, rx: number, ry: number, n: number, rough: number): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const r = 1 + rough * Math.sin(i * 2.7 + x);
    return at(x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r);
  });

let count = 0;
const terrain = (look: TerrainLook, polygon: Point[], height: number, name: string): TerrainShape => ({
  id: `t${++count}`,
  look,
  polygon,
  bottom: 0,
  top: Math.round(height * INCH),
  name,
  notes: [`Height ${height}"`],
});

/** Every look of terrain and 300 pieces. */
export function freeScene(): Scene {
  count = 0;
  const army = twoArmies();
  const scene = { ...ground(), ...army };
  const hills = scene.terrain.filter((t) => t.look === 'hill');
  const topAt = (x: number, y: number): number => hills.find((h) => locate(x, y, h.polygon) >= 0)?.top ?? 0;
  return { ...scene, pieces: army.pieces.map((p) => ({ ...p, z: topAt(p.x, p.y) })) };
}

function ground(): Pick<Scene, 'board' | 'terrain' | 'marks'> {
  return {
    board: {
      outline: [box(0, 0, 72, 48)],
      fields: [],
      zones: [
        { id: 'zone-s', polygon: box(0, 0, 72, 9), seat: 'south', label: 'South' },
        { id: 'zone-n', polygon: box(0, 39, 72, 9), seat: 'north', label: 'North' },
      ],
    },
    terrain: [
      terrain(
        'road',
        [at(33, 0), at(36, 0), at(37, 14), at(42, 30), at(45, 48), at(42, 48), at(39, 30), at(34, 14)],
        0,
        'Post road',
      ),
      terrain(
        'water',
        [
          at(0, 27),
          at(6, 25.5),
          at(12, 26),
          at(18, 23),
          at(20, 21),
          at(22, 23),
          at(17, 26.5),
          at(12, 29),
          at(6, 28.5),
          at(0, 30),
        ],
        0,
        'The Ford',
      ),
      terrain('hill', blob(56, 25, 7.5, 5.5, 16, 0.05), 4, 'Gallows Hill'),
      terrain('hill', blob(11, 15.5, 6, 4, 14, 0.06), 2, 'Low Rise'),
      terrain('wood', blob(25, 30.5, 5.2, 4, 13, 0.09), 3, 'Lime Wood'),
      terrain('wood', blob(48, 15.5, 4.5, 3.4, 12, 0.08), 3, 'Elder Copse'),
      terrain('wood', blob(66, 33, 4, 3.4, 11, 0.1), 3, 'Far Copse'),
      terrain('building', box(28, 20, 5, 3.5), 5, 'Mill'),
      terrain('building', box(30, 25.5, 3, 3), 4, 'Barn'),
      terrain('ruin', box(40.5, 21, 6, 5), 3, 'Chapel ruin'),
      terrain('wall', box(26.5, 17.6, 8, 0.5), 1, 'Mill wall'),
      terrain('obstacle', box(46, 28.5, 6, 0.9), 0.5, 'Barricade'),
      terrain('rough', blob(5, 34.5, 4, 3, 11, 0.08), 0, 'Broken ground'),
      terrain('crater', blob(20.5, 17.5, 1.8, 1.7, 13, 0.05), 0, 'Crater'),
      terrain('wreck', [at(37.5, 31), at(40.5, 32.5), at(39.8, 34.2), at(36.8, 32.8)], 1.5, 'Wreck'),
      terrain('smoke', blob(58, 14.5, 2.6, 2.2, 12, 0.08), 5, 'Smoke'),
      terrain('fire', blob(10.5, 22, 1.8, 1.3, 10, 0.07), 2, 'Fire'),
    ],
    marks: [
      { id: 'm1', ...at(36, 24), radius: 2000, text: 'I' },
      { id: 'm2', ...at(16, 34), radius: 2000, text: 'II', seat: 'north' },
      { id: 'm3', ...at(62, 18), radius: 2000, text: 'III', seat: 'south' },
    ],
  };
}
