import { bodyNearSegment, lengthInside, type Point, pointInPolygon, stretchesInside } from '@walstatt/geometry';
import { cm } from '../../1-00-materials/cm.ts';
import { bodyOf, type Ground, tableTop } from '../../1-00-materials/table-top.ts';
import { formationOf, isWarEngine } from '../../1-01-units/units.ts';
import { isReadyInTheOpen, standsInCover } from '../../1-08-terrain/cover.ts';
import { heightOfTerrain } from '../../1-08-terrain/height.ts';
import type { L } from '../../kit.ts';
import { heightOf } from './height.ts';

/** What a line of fire finds: nothing at all, a target in cover, or one in the open. */
export type LineOfFire = 'blocked' | 'cover' | 'open';

/** EA-1.9.2-06, EA-1.9.2-07. */
const DEPTH = cm(10);

/**
 * EA-1.9.2-03, EA-G-03: the straight line from the middle of a unit to that of another one. EA-1.8.4-06: infantry on
 * overwatch is in cover even in the open.
 */
export function lineOfFire(look: L, from: string, to: string): LineOfFire {
  const line = lineAsTheyStand(look, from, to);
  return line === 'open' && isReadyInTheOpen(look, to) ? 'cover' : line;
}

/** What follows from where everything stands, judged once for each position. */
function lineAsTheyStand(look: L, from: string, to: string): LineOfFire {
  const known = look.layout('linesOfFire', () => new Map<string, LineOfFire>());
  const key = `${from} ${to}`;
  let line = known.get(key);
  if (line === undefined) {
    line = trace(look, from, to);
    known.set(key, line);
  }
  return line;
}

function trace(look: L, from: string, to: string): LineOfFire {
  const line: Line = {
    a: bodyOf(look.state, from).centre,
    b: bodyOf(look.state, to).centre,
    tall: Math.max(heightOf(look, from), heightOf(look, to)),
  };
  if (isBehindEngine(look, line, [formationOf(look.state, from), formationOf(look.state, to)])) return 'blocked';
  let covered = standsInCover(look, to);
  for (const piece of tableTop(look).pieces) {
    const found = throughPiece(line, piece);
    if (found === 'blocked') return found;
    if (found === 'cover') covered = true;
  }
  return covered ? 'cover' : 'open';
}

/** `tall`: the height of the taller end. */
type Line = { readonly a: Point; readonly b: Point; readonly tall: number };

/**
 * EA-1.9.2-04 to EA-1.9.2-07: a piece that is higher than both ends blocks, unless one of them is in it and the line runs
 * through no more than 10 cm of it. EA-1.8.2-02: a lower one between the ends gives cover. EA-1.8.4-05: from and to a hill
 * the hill itself does neither.
 */
function throughPiece({ a, b, tall }: Line, { shape, terrain }: Ground): LineOfFire {
  const height = heightOfTerrain(terrain);
  if (height === 0) return 'open';
  if (pointInPolygon(a, shape) || pointInPolygon(b, shape)) {
    if (terrain.kind === 'hill' || heightWithin(terrain.kind, height) <= tall) return 'open';
    return lengthInside(a, b, [shape]) > DEPTH ? 'blocked' : 'open';
  }
  if (stretchesInside(a, b, shape, false).length === 0) return 'open';
  return height > tall ? 'blocked' : 'cover';
}

/** EA-1.9.2-06: from within, low fortifications hide as much as buildings and woods do. */
const heightWithin = (kind: Ground['terrain']['kind'], height: number): number =>
  kind === 'fortification' ? Math.max(height, 2) : height;

/** EA-1.9.2-08, EA-G-03: of all units only war engines block, if they are as tall as both ends. */
function isBehindEngine(look: L, { a, b, tall }: Line, ends: readonly string[]): boolean {
  return tableTop(look).units.some(
    ({ id, units, bodies }) =>
      !ends.includes(id) &&
      units.some(
        (unit, i) =>
          isWarEngine(look.state, unit) && heightOf(look, unit) >= tall && bodyNearSegment(bodies[i]!, a, b, 0, true),
      ),
  );
}
