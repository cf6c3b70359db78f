import type { Problem } from '@walstatt/engine';
import { describe, nearest } from '@walstatt/engine/files';
import { type Base, blockOffsets, circle, INCH, type Point, rectangle, spacingOf } from '@walstatt/geometry';
import { pointOf, pointsOf } from '@walstatt/tabletop';
import { catalogue } from '../data/catalogue.ts';
import { recruitUnit } from '../data/recruit.ts';
import type { Model, Profile, ProfileBase, Unit, Weapon } from '../generated/state.ts';
import { resolvedUnit } from './force.ts';

export type Raw = Record<string, unknown>;

/** Expands one unit of a position file. */
export type Expanded = {
  readonly unit: Raw;
  readonly models: Readonly<Record<string, Model>>;
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly weapons: Readonly<Record<string, Weapon>>;
};

/** The distance between bases of a block, which stand in rows of five along x. */
const APART = INCH / 2;
const COLUMNS = 5;

/**
 * A unit written as `{owner: red, unit: tacticalSquad, at: [24in, 5in]}`. Everything left out is as in the catalogue.
 * `at` is the middle of its block. `places` instead says where each model stands, and models without a place are gone.
 * With neither, the unit is not on the table.
 */
export function expandUnit(id: string, written: Raw, edge: string, problems: Problem[]): Expanded | null {
  const { unit: kind, at, places, facing, ...said } = written;
  const wrong = (field: string, expected: string, got: unknown, hint?: string): null => {
    const problem = { path: ['units', id, field], expected, got: describe(got) };
    problems.push(hint === undefined ? problem : { ...problem, hint });
    return null;
  };
  if (typeof kind !== 'string' || !Object.hasOwn(catalogue.units, kind)) {
    const names = Object.keys(catalogue.units);
    return wrong('unit', 'a unit of the catalogue', kind, typeof kind === 'string' ? nearest(kind, names) : undefined);
  }
  const { profiles, weapons, ...entry } = resolvedUnit(catalogue, catalogue.units[kind]!);
  const models: Record<string, Model> = {};
  const unit: Unit = recruitUnit(entry, id, String(said['owner']), models);
  const n = unit.models.length;
  if (at === undefined && places === undefined) return { unit: { ...unit, ...said }, models, profiles, weapons };
  const turned = facing === undefined ? 0 : facing;
  if (typeof turned !== 'number') return wrong('facing', 'tenths of a degree', facing);
  const middle = pointOf(at);
  const spots = at === undefined ? pointsOf(places) : middle && block(baseOf(profiles, entry.models), n, middle);
  if (spots === null) return wrong(at === undefined ? 'places' : 'at', '[x, y] as lengths', at ?? places);
  if (spots.length === 0 || spots.length > n) return wrong('places', `1 to ${n} places`, spots.length);
  unit.models.forEach((model, i) => {
    const spot = spots[i];
    models[model]!.where = spot === undefined ? { at: 'gone' } : { at: 'table', ...spot, facing: turned };
  });
  const onTable = { ...unit, status: 'table', entryEdge: edge, living: spots.length };
  return { unit: { ...onTable, ...said }, models, profiles, weapons };
}

/** The largest base of the unit. */
function baseOf(profiles: Readonly<Record<string, Profile>>, models: readonly { profile: string }[]): Base[] {
  return models.map((m) => shapeOf(profiles[m.profile]!.base));
}

const shapeOf = (b: ProfileBase): Base =>
  b.shape === 'round' ? circle(Math.ceil(b.diameter / 2)) : rectangle(b.length, b.width);

/** Geometry makes ranks look along +x, but here rows run along x. */
function block(bases: readonly Base[], n: number, middle: Point): Point[] {
  return blockOffsets(n, COLUMNS, spacingOf(bases, APART)).map((p) => ({
    x: middle.x - p.y,
    y: middle.y + p.x,
  }));
}
