import type { Problem } from '@walstatt/engine';
import { describe, isPlainObject, nearest } from '@walstatt/engine/files';
import type { Point } from '@walstatt/geometry';
import { isConvex, normaliseAngle, rotate } from '@walstatt/geometry';
import { ticksOf } from '@walstatt/tabletop';
import { rectangleAt } from '../15-amount-of-terrain/starter.ts';
import { KINDS } from './kinds.ts';

type Raw = Record<string, unknown>;
type Path = readonly (string | number)[];

/**
 * Pieces as people write them. A known `kind` without a class brings its class and flags. `rect: [x, y, width, depth]`
 * (with `turned:` in degrees about its middle) brings its corners. Anything written out overrides what the kind brings.
 */
export function expandTerrain(pieces: Raw, path: Path): { readonly terrain: Raw; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  const terrain: Raw = {};
  for (const [id, piece] of Object.entries(pieces)) {
    if (isPlainObject(piece)) terrain[id] = expandPiece(piece, [...path, id], problems);
    else problems.push({ path: [...path, id], expected: 'a terrain piece', got: describe(piece) });
  }
  return { terrain, problems };
}

function expandPiece(piece: Raw, path: Path, problems: Problem[]): Raw {
  const { rect, turned, ...rest } = piece;
  const shape = rect === undefined ? rest['shape'] : rectangle(rect, turned, path, problems);
  const out = { ...defaults(rest, path, problems), ...rest, ...(shape === undefined ? {} : { shape }) };
  if (isCorners(shape) && !isConvex(shape))
    problems.push({ path: [...path, 'shape'], expected: 'a convex outline, counter-clockwise', got: 'another one' });
  return out;
}

/**
 * FD-TERRAIN-16, FD-GAP-21, FD-GAP-24: what a piece of this kind is. A piece that gives its own class must give
 * everything else too.
 */
function defaults(piece: Raw, path: Path, problems: Problem[]): Raw {
  const { kind } = piece;
  if (typeof kind !== 'string' || Object.hasOwn(piece, 'class')) return {};
  if (Object.hasOwn(KINDS, kind)) {
    const { height: _, ...rules } = KINDS[kind]!;
    return rules;
  }
  const hint = nearest(kind, Object.keys(KINDS));
  const expected = `one of ${Object.keys(KINDS).join(', ')}, or a class`;
  const problem = { path: [...path, 'kind'], expected, got: describe(kind) };
  problems.push(hint === undefined ? problem : { ...problem, hint });
  return {};
}

function rectangle(rect: unknown, turned: unknown, path: Path, problems: Problem[]): Point[] | undefined {
  const [x = null, y = null, width = null, depth = null] =
    Array.isArray(rect) && rect.length === 4 ? rect.map(ticksOf) : [];
  if (x === null || y === null || !width || !depth || width < 0 || depth < 0) {
    problems.push({ path: [...path, 'rect'], expected: '[x, y, width, depth] as lengths', got: describe(rect) });
    return undefined;
  }
  const corners = rectangleAt(x, y, width, depth);
  if (turned === undefined) return corners;
  if (typeof turned !== 'number' || !Number.isSafeInteger(turned)) {
    problems.push({ path: [...path, 'turned'], expected: 'whole degrees', got: describe(turned) });
    return undefined;
  }
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + depth / 2) };
  return corners.map((p) => {
    const q = rotate({ x: p.x - middle.x, y: p.y - middle.y }, normaliseAngle(10 * turned));
    return { x: middle.x + q.x, y: middle.y + q.y };
  });
}

const isCorners = (v: unknown): v is Point[] =>
  Array.isArray(v) && v.every((p) => isPlainObject(p) && Number.isSafeInteger(p['x']) && Number.isSafeInteger(p['y']));
