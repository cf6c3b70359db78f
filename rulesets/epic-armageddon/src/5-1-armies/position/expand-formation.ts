import type { Problem } from '@walstatt/engine';
import { parseWith } from '@walstatt/engine/codec';
import { describe, nearest, type Read } from '@walstatt/engine/files';
import { type Base, blockOffsets, circle, rectangle, spacingOf } from '@walstatt/geometry';
import { pointOf, pointsOf, type Spot, spotsAround } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import type { Profile } from '../../generated/state.ts';
import type { UnitRef } from '../army-list.ts';
import type { ForceFormation } from '../force.ts';
import { LISTS } from '../lists/lists.ts';
import { noteUnits } from '../notation/known.ts';
import { readCounts } from '../notation/units.ts';
import { type Rows, recruit } from '../rows/recruit.ts';

export type Raw = Record<string, unknown>;

/** The rows of one formation; its own row is mixed with what the file says itself. */
export type Expanded = Pick<Rows, 'profiles' | 'units'> & { readonly formation: Raw };

/** Units of a block stand in rows of six with a gap between them. */
const COLUMNS = 6;
const APART = cm(1);
/** Tenths of a degree: along y. */
const NORTH = 900;

/** Says what is wrong with a field of the formation. */
type Complain = (field: string, expected: string, got: unknown, known?: readonly string[]) => null;

/**
 * A formation written as `{owner: red, list: orks, units: '6 boyz, 2 nobz', led: ork-warlord, at: [30cm, 20cm]}`: initiative
 * and special rules are those of the list. `at` is the middle of its block, `places` says where each unit stands, and units
 * without a place are gone. With neither, it is not on the table. `facing` is in tenths of a degree.
 */
export function expandFormation(id: string, written: Raw, problems: Problem[]): Expanded | null {
  const { list, at, places, facing = NORTH, ...more } = written;
  const said = without(more, ['units', 'led', 'host']);
  const complain: Complain = (field, expected, got, known = []) => {
    const hint = typeof got === 'string' ? nearest(got, known) : undefined;
    const problem = { path: ['formations', id, field], expected, got: describe(got) };
    problems.push(hint === undefined ? problem : { ...problem, hint });
    return null;
  };
  if (typeof facing !== 'number') return complain('facing', 'tenths of a degree', facing);
  const formation = readFormation(id, written, { complain, problems });
  if (formation === null) return null;
  const rows = recruit([[String(said['owner']), { strategyRating: 0, own: null, formations: { [id]: formation } }]]);
  // Without a list, the file says the initiative itself.
  const { initiative, ...row } = rows.formations[id]!;
  const told: Raw = { ...row, ...(list === undefined ? {} : { initiative }), ...said };
  if (at === undefined && places === undefined) return { ...rows, formation: told };
  const spots = spotsOf(rows, row.units, { at, places, facing }, complain);
  if (spots === null) return null;
  for (const [i, unit] of row.units.entries()) {
    const spot = spots[i];
    rows.units[unit]!.where = spot === undefined ? { at: 'gone' } : { at: 'table', ...spot, air: false };
  }
  return { ...rows, formation: { ...told, status: said['status'] ?? { at: 'deployed' } } };
}

const without = (record: Raw, names: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** What the formation consists of, with what its list says of it. */
function readFormation(
  id: string,
  { units, led, host, list }: Raw,
  { complain, problems }: { readonly complain: Complain; readonly problems: Problem[] },
): ForceFormation | null {
  const read = (field: string, text: unknown): UnitRef[] | null => {
    const parsed = parseWith(text, readUnits, (r) => noteUnits(r, undefined));
    if (parsed.ok) return parsed.value;
    problems.push(...parsed.problems.map((p) => ({ ...p, path: ['formations', id, field] })));
    return null;
  };
  const known = Object.keys(LISTS);
  const isList = list === undefined || (typeof list === 'string' && known.includes(list));
  if (!isList) return complain('list', 'an army list', list, known);
  if (host !== undefined && typeof host !== 'string') return complain('host', 'a datasheet', host);
  const of = read('units', units);
  const characters = led === undefined ? [] : read('led', led);
  if (of === null || characters === null) return null;
  const army = list === undefined ? null : LISTS[list as string]!;
  return {
    name: { en: id, de: id },
    initiative: army?.initiative ?? 0,
    rules: army?.rules ?? [],
    points: 0,
    units: of,
    characters,
    host: host ?? null,
  };
}

/** Where the units stand: in a block, or each at its own place. */
function spotsOf(
  rows: Rows,
  units: readonly string[],
  { at, places, facing }: { readonly at: unknown; readonly places: unknown; readonly facing: number },
  complain: Complain,
): Spot[] | null {
  if (at !== undefined) {
    const middle = pointOf(at);
    const profiles = units.map((unit) => rows.profiles[rows.units[unit]!.profile]!);
    return middle === null ? complain('at', '[x, y] as lengths', at) : block(profiles, { ...middle, facing });
  }
  const points = pointsOf(places);
  if (points === null) return complain('places', '[x, y] as lengths', places);
  if (points.length === 0 || points.length > units.length)
    return complain('places', `1 to ${units.length} places`, points.length);
  return points.map((p) => ({ ...p, facing }));
}

/** So many of each kind, one after the other. */
const readUnits: Read<UnitRef[]> = (r, v) =>
  Object.entries(readCounts(r, v) ?? {}).flatMap(([ref, n]) => Array<UnitRef>(n).fill(ref));

function block(profiles: readonly Profile[], at: Spot): Spot[] {
  const bases = profiles.map(
    ({ base }): Base =>
      base.shape === 'round' ? circle(Math.ceil(base.diameter / 2)) : rectangle(base.length, base.width),
  );
  return spotsAround(blockOffsets(profiles.length, COLUMNS, spacingOf(bases, APART)), at);
}
