import type { Problem } from '@walstatt/engine';
import { convexHull, doubleArea, outerPolygon, type Point } from '@walstatt/geometry';
import { cornersOf } from '@walstatt/tabletop';
import { inch } from '../rules/field.ts';
import { catalogue } from './catalogue.ts';

/**
 * The shorthand of position files and scenarios. Lengths in it are inches, directions degrees.
 * A unit `{unit: rifles, owner: red, at: [[10, 6], [11, 6]]}` takes the profile `rifles` (any field may be written out
 * next to it) and puts a model on each spot (`[x, y]` or `[x, y, facing]`). Without `at`, its models (`size` of them,
 * or as many as the profile says) wait in reserve.
 * A piece of terrain is `{kind: wood, rectangle: [x, y, width, depth]}`, `circle: [x, y, radius]` or
 * `hull: [[x, y], …]` counter-clockwise.
 */
export function expandShorthand(raw: Record<string, unknown>): {
  readonly raw: Record<string, unknown>;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const models: Record<string, unknown> = { ...record(raw['models']) };
  const units: Record<string, unknown> = {};
  for (const [id, row] of Object.entries(record(raw['units'])))
    units[id] = 'unit' in record(row) ? expandUnit(id, record(row), models, problems) : row;
  const terrain: Record<string, unknown> = {};
  for (const [id, row] of Object.entries(record(raw['terrain'])))
    terrain[id] = expandTerrain(id, record(row), problems);
  const expanded = { ...raw, units, models, terrain };
  return { raw: { ...sidesOf(expanded), ...expanded }, problems };
}

const record = (x: unknown): Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x) ? (x as Record<string, unknown>) : {};

const numbers = (x: unknown): number[] | null =>
  Array.isArray(x) && x.every((n) => typeof n === 'number' && Number.isFinite(n)) ? x : null;

/** Two sides that have not been described get their edges in the order of the seats. */
function sidesOf(raw: Record<string, unknown>): Record<string, unknown> {
  if (raw['sides'] !== undefined || !Array.isArray(raw['seats'])) return {};
  const names = [...new Set(raw['seats'].map((x) => String(record(x)['side'])))];
  return { sides: Object.fromEntries(names.map((name) => [name, {}])) };
}

function expandUnit(
  id: string,
  row: Record<string, unknown>,
  models: Record<string, unknown>,
  problems: Problem[],
): Record<string, unknown> {
  const { unit, at, size: asked, ...own } = row;
  const profile = typeof unit === 'string' && Object.hasOwn(catalogue, unit) ? catalogue[unit] : undefined;
  if (profile === undefined) {
    problems.push({
      path: ['units', id, 'unit'],
      expected: `one of ${Object.keys(catalogue).join(', ')}`,
      got: String(unit),
    });
    return own;
  }
  const { size, ...rest } = profile;
  const places = placesOf(id, at, sizeOf(id, asked, size, problems), problems);
  const wounds = typeof own['wounds'] === 'number' ? own['wounds'] : profile.wounds;
  const ids = places.map((where, i) => {
    const model = `${id}.${i + 1}`;
    models[model] = { unit: id, wounds, where, ...record(models[model]) };
    return model;
  });
  const living = ids.filter((m) => record(record(models[m])['where'])['at'] !== 'gone').length;
  return { ...rest, living, models: ids, ...own };
}

const LARGEST = 20;

function sizeOf(id: string, asked: unknown, size: number, problems: Problem[]): number {
  if (asked === undefined) return size;
  if (Number.isSafeInteger(asked) && (asked as number) >= 1 && (asked as number) <= LARGEST) return asked as number;
  problems.push({ path: ['units', id, 'size'], expected: `a number from 1 to ${LARGEST}`, got: String(asked) });
  return size;
}

function placesOf(id: string, at: unknown, size: number, problems: Problem[]): object[] {
  if (at === undefined) return Array.from({ length: size }, () => ({ at: 'reserve' }));
  const spots = Array.isArray(at) ? at.map(numbers) : [null];
  if (spots.some((p) => p === null || p.length < 2)) {
    problems.push({
      path: ['units', id, 'at'],
      expected: 'a list of spots [x, y]',
      got: JSON.stringify(at) ?? 'nothing',
    });
    return [];
  }
  return spots.map((p) => {
    const [x, y, facing = 0] = p as number[];
    const turned = ((Math.round(facing * 10) % 3600) + 3600) % 3600;
    return { at: 'table', pose: { x: inch(x!), y: inch(y!), facing: turned } };
  });
}

/** How high pieces are drawn if no height is given. */
const TOPS: Readonly<Record<string, number>> = { wood: 3, wall: 1.5, rubble: 0.2 };

function expandTerrain(id: string, row: Record<string, unknown>, problems: Problem[]): Record<string, unknown> {
  const { rectangle, circle, hull, ...own } = row;
  const short = rectangle !== undefined || circle !== undefined || hull !== undefined;
  const shape = short ? (rectangleShape(rectangle) ?? circleShape(circle) ?? hullShape(hull)) : row['shape'];
  if (shape === null) {
    const expected = 'rectangle: [x, y, width, depth], circle: [x, y, radius] or hull: [[x, y], …]';
    problems.push({ path: ['terrain', id], expected, got: JSON.stringify(row) });
    return own;
  }
  if (Array.isArray(shape) && shape.every(isPoint) && !isConvex(shape)) {
    const expected = 'a convex outline, its corners counter-clockwise and not in line';
    problems.push({ path: ['terrain', id], expected, got: 'another outline' });
  }
  return { top: inch(TOPS[String(own['kind'])] ?? 0), ...own, shape };
}

const isPoint = (p: unknown): p is Point => {
  const { x, y } = record(p);
  return Number.isSafeInteger(x) && Number.isSafeInteger(y);
};

const isConvex = (points: readonly Point[]): boolean =>
  points.length >= 3 && doubleArea(points) > 0 && convexHull(points).length === points.length;

function rectangleShape(x: unknown): readonly Point[] | null {
  const given = numbers(x);
  if (given?.length !== 4) return null;
  const [left, low, width, depth] = given as [number, number, number, number];
  return cornersOf({ minX: inch(left), minY: inch(low), maxX: inch(left + width), maxY: inch(low + depth) });
}

function circleShape(x: unknown): readonly Point[] | null {
  const given = numbers(x);
  if (given?.length !== 3) return null;
  const [cx, cy, radius] = given as [number, number, number];
  return outerPolygon({ x: inch(cx), y: inch(cy) }, inch(radius));
}

function hullShape(x: unknown): readonly Point[] | null {
  const points = Array.isArray(x) ? x.map(numbers) : [];
  if (points.length < 3 || points.some((p) => p?.length !== 2)) return null;
  return points.map((p) => ({ x: inch(p![0]!), y: inch(p![1]!) }));
}
