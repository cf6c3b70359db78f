import { boxesNear, boxOfPolygon } from './box.ts';
import { type Polygon, turn } from './point.ts';
import { interiorPoint, locate } from './polygon.ts';
import { onSegment, segmentsIntersect } from './segment.ts';
import { stretchesInside } from './stretch.ts';

/**
 * Do the insides of two simple polygons, convex or not, share a point? Common borders and corners are not enough.
 * Exact.
 */
export function polygonsOverlap(a: Polygon, b: Polygon): boolean {
  if (!boxesNear(boxOfPolygon(a), boxOfPolygon(b), 0)) return false;
  if (borderRunsInside(a, b) || borderRunsInside(b, a)) return true;
  // No border runs through the other's inside: they are apart, or one and the same.
  const p = interiorPoint(a);
  return locate(p.x, p.y, b, p.scale) > 0;
}

function borderRunsInside(border: Polygon, polygon: Polygon): boolean {
  for (let i = 0, j = border.length - 1; i < border.length; j = i++) {
    if (stretchesInside(border[j]!, border[i]!, polygon, false).length > 0) return true;
  }
  return false;
}

/** Do two polygons share any point, borders included? Exact. */
export function polygonsTouch(a: Polygon, b: Polygon): boolean {
  if (!boxesNear(boxOfPolygon(a), boxOfPolygon(b), 0)) return false;
  for (let i = 0, j = a.length - 1; i < a.length; j = i++) {
    for (let k = 0, l = b.length - 1; k < b.length; l = k++) {
      if (segmentsIntersect(a[j]!, a[i]!, b[l]!, b[k]!)) return true;
    }
  }
  return locate(a[0]!.x, a[0]!.y, b) > 0 || locate(b[0]!.x, b[0]!.y, a) > 0;
}

/**
 * Is it a simple polygon: at least three corners, an area, and no edge that meets another except its neighbours at
 * their common corner?
 */
export function isSimple(polygon: Polygon): boolean {
  const n = polygon.length;
  if (n < 3) return false;
  for (let i = 0; i < n; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % n]!;
    const c = polygon[(i + 2) % n]!;
    if (a.x === b.x && a.y === b.y) return false;
    if (turn(a, b, c) === 0 && (onSegment(c, a, b) || onSegment(a, b, c))) return false;
    for (let k = i + 2; k < n; k++) {
      if (i === 0 && k === n - 1) continue;
      if (segmentsIntersect(a, b, polygon[k]!, polygon[(k + 1) % n]!)) return false;
    }
  }
  return true;
}
