import { type Body, passage } from '@walstatt/geometry';
import { legLength } from '@walstatt/tabletop';
import { cm } from '../1-00-materials/cm.ts';
import { tableTop } from '../1-00-materials/table-top.ts';
import { heightOfTerrain } from '../1-08-terrain/height.ts';
import type { L } from '../kit.ts';

const DEEP = cm(10);
const HIDES = 2;

/**
 * EA-1.9.2-03, EA-1.9.2-04: a straight line that no high terrain cuts. EA-1.9.2-06, EA-1.9.2-07: into it and out of it for
 * 10 cm, but never through.
 */
export function sees(look: L, from: Body, to: Body): boolean {
  const far = legLength(from.centre, to.centre);
  for (const { shape, terrain } of tableTop(look).pieces) {
    if (heightOfTerrain(terrain) < HIDES) continue;
    const cut = passage(from.centre, to.centre, shape, 0, true);
    if (cut === null) continue;
    if ((!cut.before && !cut.after) || (cut.to - cut.from) * far > DEEP) return false;
  }
  return true;
}
