import { BufferGeometry, ExtrudeGeometry, Float32BufferAttribute, Shape, ShapeGeometry, Vector2 } from 'three';
import type { Outline, Spot } from '../look/outline.ts';

/**
 * The 3D view uses millimetres: x to the right, y up, z towards the viewer. A spot of the drawing (y downwards) maps by
 * (x, y) → (x, height, y).
 */
const shapeOf = (outline: Outline): Shape => new Shape(outline.map(({ x, y }) => new Vector2(x, -y)));

/** A prism over an outline. */
export function prism(outline: Outline, bottom: number, top: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(shapeOf(outline), { depth: Math.max(0.1, top - bottom), bevelEnabled: false });
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, bottom, 0);
  return geometry;
}

/** A flat sheet over an outline. */
export function sheet(outline: Outline, height: number): BufferGeometry {
  const geometry = new ShapeGeometry(shapeOf(outline));
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, height, 0);
  return geometry;
}

/** A roof: from the edge at one height to the ridge at another. */
export function roof(outline: Outline, ridge: Outline, eaves: number, top: number): BufferGeometry {
  const positions: number[] = [];
  const corner = ({ x, y }: Spot, height: number): number => positions.push(x, height, y);
  outline.forEach((a, i) => {
    const k = (i + 1) % outline.length;
    const [b, p, q] = [outline[k]!, ridge[i]!, ridge[k]!];
    for (const [spot, height] of [
      [a, eaves],
      [b, eaves],
      [q, top],
      [a, eaves],
      [q, top],
      [p, top],
    ] as const)
      corner(spot, height);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return geometry;
}
