import type { TerrainShape } from '@walstatt/scene';
import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { chanceOf } from '../look/chance.ts';
import { type Outline, outlineOf, shrunk, strewn } from '../look/outline.ts';
import { hasStoreys, wallOutline } from '../look/terrain/storeys.ts';
import { ridgeOf } from '../look/terrain/structures.ts';
import type { Palette } from './palette.ts';
import { prism, roof, sheet } from './solids.ts';

/**
 * A piece of terrain as a solid. Heights are the rules' own, so that what hides models here hides them in the rules.
 */
export function buildTerrain(shape: TerrainShape, grain: number, colour: Palette): Group {
  const group = new Group();
  const outline = outlineOf(shape.polygon);
  const [bottom, top] = [shape.bottom / 100, shape.top / 100];
  const chance = chanceOf(shape.id);
  const add = (geometry: BufferGeometry, name: string, opacity = 1): void => {
    const material = new MeshLambertMaterial({
      color: colour(name),
      flatShading: true,
      transparent: opacity < 1,
      opacity,
    });
    group.add(new Mesh(geometry, material));
  };
  if (hasStoreys(shape)) {
    add(prism(outline, bottom, bottom + 1), 'floor');
    for (const floor of shape.floors ?? [])
      if (floor.z > shape.bottom) add(sheet(outlineOf(floor.polygon), floor.z / 100), 'floor');
    for (const wall of shape.walls ?? []) add(prism(wallOutline(wall), wall.bottom / 100, wall.top / 100), 'masonry');
    return group;
  }
  switch (shape.look) {
    case 'wood':
      add(prism(outline, bottom, bottom + 1.5), 'wood');
      group.add(...trees(outline, Math.max(30, top - bottom), bottom, grain, chance, colour));
      break;
    case 'hill':
      add(prism(outline, bottom, top), 'hill');
      add(sheet(shrunk(outline, 0.94), top + 0.4), 'hill-step');
      break;
    case 'building': {
      const eaves = bottom + (top - bottom) * 0.6;
      add(prism(outline, bottom, eaves), 'floor');
      add(roof(shrunk(outline, 1.04), ridgeOf(outline), eaves, top), 'roof');
      break;
    }
    case 'ruin':
      add(prism(outline, bottom, bottom + 2), 'floor');
      // The rules know no walls here: the whole outline blocks sight. So the eye must not look through gaps that exist
      // only in a picture.
      add(prism(outline, bottom + 2, top), 'masonry', 0.55);
      break;
    case 'smoke':
    case 'fire':
      group.add(puffs(shape, outline, grain, chance, colour));
      break;
    case 'crater':
      add(prism(outline, 0, 3), 'crater');
      add(sheet(shrunk(outline, 0.7), 3.2), 'bowl');
      break;
    default: {
      const name = {
        water: 'water',
        road: 'road',
        rough: 'rough',
        wall: 'masonry',
        wreck: 'wreck',
        obstacle: 'masonry',
      }[shape.look];
      if (top - bottom < 1) add(sheet(outline, bottom + 0.8), name);
      else add(prism(outline, bottom, top), name);
    }
  }
  return group;
}

const upright = new Quaternion();

function instances(
  geometry: BufferGeometry,
  name: string,
  colour: Palette,
  matrices: readonly Matrix4[],
  opacity = 1,
): InstancedMesh {
  const material = new MeshLambertMaterial({
    color: colour(name),
    flatShading: true,
    transparent: opacity < 1,
    opacity,
  });
  const mesh = new InstancedMesh(geometry, material, matrices.length);
  for (const [i, matrix] of matrices.entries()) mesh.setMatrixAt(i, matrix);
  return mesh;
}

/** The trees of the flat table as solids. */
function trees(
  outline: Outline,
  height: number,
  bottom: number,
  grain: number,
  chance: () => number,
  colour: Palette,
): InstancedMesh[] {
  const spots = strewn(outline, 23 * grain, 6 * grain, chance).map((at) => ({ at, size: 0.75 + chance() * 0.35 }));
  const placed = (lift: number, wide: number, tall: number): Matrix4[] =>
    spots.map(({ at, size }) =>
      new Matrix4().compose(
        new Vector3(at.x, bottom + lift * height * size, at.y),
        upright,
        new Vector3(wide * grain * size, tall * height * size, wide * grain * size),
      ),
    );
  return [
    instances(new CylinderGeometry(1, 1.3, 1, 5), 'ink-soft', colour, placed(0.15, 1.6, 0.3)),
    instances(new ConeGeometry(1, 1, 7), 'crown', colour, placed(0.62, 12, 0.8)),
  ];
}

function puffs(
  shape: TerrainShape,
  outline: Outline,
  grain: number,
  chance: () => number,
  colour: Palette,
): InstancedMesh {
  const height = Math.max(40, shape.top / 100);
  const fire = shape.look === 'fire';
  const matrices = strewn(outline, 22 * grain, 3 * grain, chance).flatMap((at) =>
    Array.from({ length: fire ? 1 : 3 }, () => {
      const r = (fire ? 8 : 18 + chance() * 10) * grain;
      const y = fire ? height * 0.3 : chance() * height;
      return new Matrix4().compose(new Vector3(at.x, y, at.y), upright, new Vector3(r, fire ? height * 0.6 : r, r));
    }),
  );
  const geometry = fire ? new ConeGeometry(1, 1, 6) : new IcosahedronGeometry(1, 1);
  return instances(geometry, fire ? 'flame' : 'smoke', colour, matrices, fire ? 0.9 : 0.5);
}
