import type { Symbol as Kind } from '@walstatt/scene';
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  LatheGeometry,
  SphereGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** Turned bodies like chessmen: half outlines from foot to top, in a box 1 wide and 1 high. */
const lathe = (...profile: readonly (readonly [x: number, y: number])[]): BufferGeometry =>
  new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    8,
  ).toNonIndexed();

const pawn = (stout: number): BufferGeometry =>
  lathe(
    [0.3 * stout, 0],
    [0.24 * stout, 0.1],
    [0.16 * stout, 0.4],
    [0.26 * stout, 0.64],
    [0.1, 0.7],
    [0.15, 0.78],
    [0.17, 0.86],
    [0.12, 0.95],
    [0, 1],
  );

const box = (w: number, h: number, d: number, x: number, y: number, z: number): BufferGeometry =>
  new BoxGeometry(w, h, d).translate(x, y, z).toNonIndexed();
const pole = (r: number, h: number, x: number, z: number): BufferGeometry =>
  new CylinderGeometry(r, r, h, 5).translate(x, h / 2, z).toNonIndexed();
const ball = (r: number, x: number, y: number, z: number): BufferGeometry =>
  new SphereGeometry(r, 7, 5).translate(x, y, z).toNonIndexed();
const barrel = (r: number, length: number, x: number, y: number, z: number): BufferGeometry =>
  new CylinderGeometry(r, r, length, 6)
    .rotateZ(Math.PI / 2)
    .translate(x, y, z)
    .toNonIndexed();

/** Few triangles, looking along +x; `of` pieces are joined to one. */
const makers: Record<Kind, () => readonly BufferGeometry[]> = {
  infantry: () => [pawn(1), barrel(0.035, 0.5, 0.2, 0.55, 0.2)],
  heavyInfantry: () => [pawn(1.45), barrel(0.06, 0.55, 0.25, 0.5, 0.32)],
  leader: () => [pawn(1.1), new ConeGeometry(0.14, 0.18, 6).translate(0, 1.02, 0).toNonIndexed()],
  beast: () => [box(0.8, 0.3, 0.3, 0, 0.4, 0), box(0.28, 0.26, 0.24, 0.48, 0.58, 0), ...legs(0.3, 0.12, 0.28)],
  cavalry: () => [
    box(0.9, 0.28, 0.32, 0, 0.4, 0),
    box(0.18, 0.4, 0.18, 0.45, 0.62, 0),
    ...legs(0.34, 0.12, 0.28),
    pawn(0.8).scale(0.8, 0.55, 0.8).translate(-0.05, 0.5, 0),
  ],
  bike: () => [
    box(0.8, 0.22, 0.22, 0, 0.28, 0),
    ...[-0.38, 0.38].map((x) =>
      new CylinderGeometry(0.2, 0.2, 0.12, 8)
        .rotateX(Math.PI / 2)
        .translate(x, 0.2, 0)
        .toNonIndexed(),
    ),
    pawn(0.8).scale(0.8, 0.6, 0.8).translate(-0.08, 0.35, 0),
  ],
  walker: () => [
    box(0.5, 0.4, 0.55, 0, 0.75, 0),
    box(0.3, 0.5, 0.16, 0, 0.28, 0.2),
    box(0.3, 0.5, 0.16, 0, 0.28, -0.2),
    barrel(0.06, 0.5, 0.3, 0.75, 0.38),
    barrel(0.06, 0.5, 0.3, 0.75, -0.38),
  ],
  vehicle: () => [
    box(1, 0.3, 0.9, 0, 0.2, 0),
    box(0.8, 0.2, 0.6, -0.02, 0.42, 0),
    box(0.4, 0.22, 0.42, -0.05, 0.6, 0),
    barrel(0.05, 0.6, 0.42, 0.6, 0),
  ],
  transport: () => [box(1, 0.3, 0.9, 0, 0.2, 0), box(0.9, 0.32, 0.76, -0.04, 0.5, 0)],
  artillery: () => [
    barrel(0.1, 0.9, 0.1, 0.45, 0),
    ...[-0.25, 0.25].map((z) =>
      new CylinderGeometry(0.28, 0.28, 0.08, 8)
        .rotateX(Math.PI / 2)
        .translate(-0.05, 0.28, z)
        .toNonIndexed(),
    ),
    box(0.6, 0.08, 0.12, -0.4, 0.18, 0),
  ],
  flyer: () => [
    barrel(0.1, 0.9, 0, 0.8, 0),
    box(0.3, 0.05, 1, -0.05, 0.8, 0),
    box(0.2, 0.05, 0.4, -0.4, 0.84, 0),
    pole(0.03, 0.75, 0, 0),
  ],
  monster: () => [
    ball(0.36, 0, 0.45, 0),
    ball(0.22, 0.2, 0.82, 0),
    ...legs(0.2, 0.2, 0.3),
    new ConeGeometry(0.06, 0.2, 5).translate(0.2, 1.02, 0.14).toNonIndexed(),
    new ConeGeometry(0.06, 0.2, 5).translate(0.2, 1.02, -0.14).toNonIndexed(),
  ],
  archer: () => [pawn(0.95), box(0.04, 0.7, 0.04, 0.28, 0.5, 0)],
  spear: () => [pawn(1), pole(0.025, 1.3, 0.14, 0.22), box(0.05, 0.36, 0.3, 0.24, 0.45, -0.08)],
  unknown: () => [pawn(1)],
};

function legs(x: number, z: number, height: number): BufferGeometry[] {
  return [-x, x].flatMap((lx) => [-z, z].map((lz) => box(0.1, height, 0.1, lx, height / 2, lz)));
}

/** The body of a kind in a box 1 wide and 1 high, standing on the ground. */
export function bodyOf(kind: Kind): BufferGeometry {
  const parts = makers[kind]().map((part) => {
    part.deleteAttribute('uv');
    return part;
  });
  return mergeGeometries([...parts])!;
}
