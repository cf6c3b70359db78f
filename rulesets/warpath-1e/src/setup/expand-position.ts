import type { Problem } from '@walstatt/engine';
import { describe, isPlainObject } from '@walstatt/engine/files';
import type { Point } from '@walstatt/geometry';
import { isShorthand, pointOf, pointsOf } from '@walstatt/tabletop';
import { block } from '../01-units/formation.ts';
import { type Entry, readArmy } from '../26-army/army.ts';
import type { Spot, Unit } from '../generated/state.ts';
import { judgePosition } from './judge-position.ts';

type Raw = Record<string, unknown>;

/** The players, if a position file does not name them: red from the south edge against blue from the north edge. */
const EDGES: Readonly<Record<string, string>> = { red: 'south', blue: 'north' };

const COLUMNS = 5;

/**
 * Position files in shorthand: a unit as `{owner: red, unit: demo-grunts, at: [24in, 5in]}`, with everything else as in
 * the catalogue. Instead of a name it may have a profile of its own, or one with weapons bought for it. `at` is the
 * middle of a block, and `places` says where each model stands; with neither, the unit is not on the table. Seats,
 * sides and edges may be left out.
 */
export function expandPosition(raw: Raw): { readonly raw: Raw; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const out: Raw = { ...raw };
  if (raw['seats'] === undefined) out['seats'] = Object.keys(EDGES).map((id) => ({ id, side: id }));
  if (raw['sides'] === undefined && raw['seats'] === undefined)
    out['sides'] = Object.fromEntries(Object.entries(EDGES).map(([side, edge]) => [side, { edge }]));
  if (isPlainObject(raw['units']))
    out['units'] = Object.fromEntries(
      Object.entries(raw['units']).map(([id, u]) => [id, isShorthand(u) ? expandUnit(id, u, problems) : u]),
    );
  return { raw: out, problems: problems.length > 0 ? problems : judgePosition(out) };
}

function expandUnit(id: string, written: Raw, problems: Problem[]): Raw {
  const { unit: entry, at, places, facing, ...said } = written;
  const wrong = (field: string, expected: string, got: unknown): Raw => {
    problems.push({ path: ['units', id, field], expected, got: describe(got) });
    return written;
  };
  const found: Problem[] = [];
  const made = readArmy({ seat: String(said['owner']), side: '', units: [entry as Entry] }, found, []);
  // The reader of armies names the first unit of a list.
  for (const p of found) problems.push({ ...p, path: ['units', id, 'unit', ...p.path.slice(2)] });
  if (found.length > 0) return written;
  const unit = Object.values(made)[0]!;
  if (at === undefined && places === undefined) return { ...unit, ...said };
  const turned = facing ?? 900;
  if (typeof turned !== 'number') return wrong('facing', 'tenths of a degree', facing);
  const spots = at === undefined ? pointsOf(places) : blockAt(unit, pointOf(at), turned);
  if (spots === null) return wrong(at === undefined ? 'places' : 'at', '[x, y] as lengths', at ?? places);
  if (spots.length !== unit.size) return wrong('places', `${unit.size} places`, spots.length);
  const models: Spot[] = spots.map(({ x, y }) => ({ x, y, facing: turned }));
  return { ...unit, where: { at: 'table', models }, ...said };
}

const blockAt = (u: Unit, middle: Point | null, facing: number): readonly Point[] | null =>
  middle === null ? null : block(u, { ...middle, facing }, COLUMNS);
