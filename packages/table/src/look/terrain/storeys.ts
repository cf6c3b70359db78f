import type { Floor, TerrainShape, Wall } from '@walstatt/scene';
import { drawX, drawY, mm } from '../../camera.ts';
import { ring } from '../../svg.ts';
import type { Outline } from '../outline.ts';
import { filled } from './painter.ts';

/** Whether a piece says where its walls and floors are, so that nothing has to be invented. */
export const hasStoreys = ({ walls, floors }: TerrainShape): boolean =>
  (walls?.length ?? 0) > 0 || (floors?.length ?? 0) > 0;

/** The outline of a wall from above. */
export function wallOutline({ from, to, thick }: Wall): Outline {
  const [ax, ay, bx, by] = [drawX(from), drawY(from), drawX(to), drawY(to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const half = mm(thick) / 2;
  const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
  return [
    { x: ax + nx, y: ay + ny },
    { x: bx + nx, y: by + ny },
    { x: bx - nx, y: by - ny },
    { x: ax - nx, y: ay - ny },
  ];
}

/** Walls and floors from above. For a single storey, the picture shows its floor and the walls that rise above it. */
export function paintStoreys({ walls = [], floors = [] }: TerrainShape, level: number | null): SVGElement[] {
  const shown = level === null ? floors : floors.filter((f) => f.level <= level);
  const here = level === null ? undefined : heightOf(floors, level);
  return [
    ...[...shown].sort((a, b) => a.z - b.z).map((f) => filled(floorClass(f, level), ring(f.polygon))),
    ...walls.map((w) => filled(stands(w, here) ? 't-masonry' : 't-wall-elsewhere', closedWall(w))),
  ];
}

const floorClass = (f: Floor, level: number | null): string => (f.level === level ? 't-floor t-floor-here' : 't-floor');

/** The height of a storey. The ground, if no floor of it is known. */
const heightOf = (floors: readonly Floor[], level: number): number => floors.find((f) => f.level === level)?.z ?? 0;

const stands = (w: Wall, height: number | undefined): boolean =>
  height === undefined || (w.bottom <= height && w.top > height);

const closedWall = (w: Wall): string =>
  `M${wallOutline(w)
    .map((p) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`)
    .join('L')}Z`;
