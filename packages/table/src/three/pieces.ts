import type { Symbol as Kind, PieceShape } from '@walstatt/scene';
import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { drawX, drawY } from '../camera.ts';
import { outlineOf } from '../look/outline.ts';
import { diameter, type SceneIndex } from '../scene-index.ts';
import { bodyOf } from './bodies.ts';
import type { Palette } from './palette.ts';
import { prism, sheet } from './solids.ts';

const up = new Vector3(0, 1, 0);
const BASE = 3;

/** The number of edges of a round base. Sides differ in shape here, too. */
const edges = [20, 8, 12, 6];

/** All pieces: one instanced mesh per kind of body and one per kind of base. */
export function buildPieces(
  all: readonly PieceShape[],
  index: SceneIndex,
  colour: Palette,
  selected: ReadonlySet<string>,
): Group {
  const group = new Group();
  for (const p of all) if (p.template) group.add(areaOf(p, colour));
  const pieces = all.filter((p) => !p.template);
  const white = new Color('#ffffff');
  const sideOf = (p: PieceShape): number => index.sideOf(index.units.get(p.unit)?.seat ?? '') % 4;
  const kindOf = (p: PieceShape): Kind => index.units.get(p.unit)?.symbol ?? 'unknown';
  const isSelected = (p: PieceShape): boolean => selected.has(p.id) || selected.has(p.unit);
  const add = (
    geometry: BufferGeometry,
    members: readonly PieceShape[],
    matrix: (p: PieceShape) => Matrix4,
    tint: (p: PieceShape) => Color,
  ): void => {
    const mesh = new InstancedMesh(geometry, new MeshLambertMaterial({ flatShading: true }), members.length);
    members.forEach((p, i) => {
      mesh.setMatrixAt(i, matrix(p));
      mesh.setColorAt(i, tint(p));
    });
    mesh.castShadow = true;
    group.add(mesh);
  };
  const turn = (p: PieceShape): Quaternion => new Quaternion().setFromAxisAngle(up, ((p.facing ?? 0) * Math.PI) / 1800);
  const at = (p: PieceShape, lift: number): Vector3 => new Vector3(drawX(p), p.z / 100 + lift, drawY(p));
  const baseTint = (p: PieceShape): Color => (isSelected(p) ? colour('select') : colour('rim-dark'));

  for (const [kind, members] of Map.groupBy(pieces, kindOf))
    add(
      bodyOf(kind),
      members,
      (p) => {
        const wide = width(p);
        return new Matrix4().compose(
          at(p, BASE),
          turn(p),
          new Vector3(wide.along, Math.max(4, p.height / 100), wide.across),
        );
      },
      (p) => colour(`side-${sideOf(p)}`).lerp(p.leader ? colour('select') : white, p.leader ? 0.3 : 0.12),
    );
  const round = pieces.filter((p) => p.shape.kind === 'circle');
  for (const [side, members] of Map.groupBy(round, sideOf))
    add(
      new CylinderGeometry(1, 1.06, 1, edges[side]!),
      members,
      (p) => new Matrix4().compose(at(p, BASE / 2), turn(p), new Vector3(diameter(p) / 2, BASE, diameter(p) / 2)),
      baseTint,
    );
  const flying = pieces.filter((p) => p.air);
  if (flying.length > 0)
    add(
      new CylinderGeometry(0.8, 0.8, 1, 5),
      flying,
      (p) => new Matrix4().compose(new Vector3(drawX(p), p.z / 200, drawY(p)), turn(p), new Vector3(1, p.z / 100, 1)),
      baseTint,
    );
  for (const p of pieces)
    if (p.shape.kind === 'polygon')
      group.add(
        new Mesh(
          prism(outlineOf(p.shape.points), p.z / 100, p.z / 100 + BASE),
          new MeshLambertMaterial({ color: baseTint(p) }),
        ),
      );
  return group;
}

/** A template lies flat on the table, and what it covers shows through. */
function areaOf(p: PieceShape, colour: Palette): Mesh {
  const material = new MeshLambertMaterial({ color: colour('bad'), transparent: true, opacity: 0.35 });
  if (p.shape.kind === 'polygon') return new Mesh(sheet(outlineOf(p.shape.points), p.z / 100 + 1), material);
  const disc = new Mesh(new CylinderGeometry(p.shape.radius / 100, p.shape.radius / 100, 1, 32), material);
  disc.position.set(drawX(p), p.z / 100 + 1, drawY(p));
  return disc;
}

/** The body's size along and across its facing. */
function width(p: PieceShape): { along: number; across: number } {
  if (p.shape.kind === 'circle') return { along: diameter(p) * 0.9, across: diameter(p) * 0.9 };
  const a = ((p.facing ?? 0) * Math.PI) / 1800;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  let [along, across] = [0, 0];
  for (const q of p.shape.points) {
    const [x, y] = [q.x - p.x, q.y - p.y];
    along = Math.max(along, Math.abs(x * c + y * s));
    across = Math.max(across, Math.abs(y * c - x * s));
  }
  return { along: (along / 50) * 0.9, across: (across / 50) * 0.9 };
}
