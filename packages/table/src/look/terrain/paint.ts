import type { TerrainLook, TerrainShape } from '@walstatt/scene';
import { svg } from '../../svg.ts';
import { chanceOf } from '../chance.ts';
import { closed, outlineOf, swept } from '../outline.ts';
import { paintCrater, paintFire, paintRoad, paintRough, paintSmoke, paintWater } from './ground.ts';
import { paintHill } from './hill.ts';
import type { Painter } from './painter.ts';
import { hasStoreys, paintStoreys } from './storeys.ts';
import { paintBuilding, paintObstacle, paintRuin, paintWall, paintWreck } from './structures.ts';
import { paintWood } from './wood.ts';

const painters: Record<TerrainLook, Painter> = {
  wood: paintWood,
  hill: paintHill,
  building: paintBuilding,
  ruin: paintRuin,
  water: paintWater,
  rough: paintRough,
  wall: paintWall,
  road: paintRoad,
  crater: paintCrater,
  wreck: paintWreck,
  smoke: paintSmoke,
  fire: paintFire,
  obstacle: paintObstacle,
};

/** Flat things cast no shadow, whatever height the rules give them. */
const flat: ReadonlySet<TerrainLook> = new Set(['water', 'road', 'crater', 'smoke', 'fire', 'rough']);

/** A piece of terrain: its shadow (by height), its inside, and the exact outline that the rules measure from. */
export function paintTerrain(shape: TerrainShape, grain: number, prefix: string, level: number | null): SVGGElement {
  const id = (name: string): string => `${prefix}-${name}`;
  const pattern = (name: string): string => `url(#${id(name)})`;
  const outline = outlineOf(shape.polygon);
  const height = (shape.top - shape.bottom) / 100;
  const cast = flat.has(shape.look) ? 0 : Math.min(26, 2 + height * 0.16) * Math.max(grain, 0.5);
  // A roof hides the storeys below it until one of them is selected.
  const open = hasStoreys(shape) && (shape.look !== 'building' || level !== null);
  const inside = open
    ? [svg('path', { class: `t-wash t-${shape.look}`, d: closed(outline) }), ...paintStoreys(shape, level)]
    : painters[shape.look]({ shape, outline, grain, chance: chanceOf(shape.id), pattern, id });
  return svg('g', { class: `terrain t-${shape.look}-piece`, 'data-terrain': shape.id }, [
    cast > 0 ? svg('path', { class: 't-cast', d: swept(outline, cast * 0.7, cast) }) : null,
    ...inside,
    svg('path', { class: `t-outline t-outline-${shape.look}`, d: closed(outline) }),
  ]);
}
