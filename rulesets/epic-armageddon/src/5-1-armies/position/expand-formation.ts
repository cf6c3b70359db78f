import type { Problem } from '@walstatt/engine';
import { parseWith } from '@walstatt/engine/codec';
import { describe, nearest, type Read } from '@walstatt/engine/files';
import { type Base, blockOffsets, circle, rectangle, spacingOf } from '@walstatt/geometry';
import { pointOf, pointsOf, type Spot, spotsAround } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import type { Profile } from '../../generated/state.ts';
import type { UnitRef } from '../army-list.ts';
import type { Force } from '../force.ts';
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

/**
 * A formation written as `{owner: red, list: orks, units: '6 boyz, 2 nobz', led: ork-warlord, at: [30cm, 20cm]}`: initiative
 * and special rules are those of the list. `at` is the middle of its block, `places` says where each unit stands, and units
 * without a place are gone. With neither, it is not on the table. `facing` is in tenths of a degree.
 */
export function expandFormation(id: string, written: Raw, problems: Problem[]): Expanded | null {
  const { units, led, host, list, at, places, facing = NORTH, ...said } = written;
  const wrong = (field: string, expected: string, got: unknown, hint?: string): null => {
    const problem = { path: ['formations', id, field], expected, got: describe(got) };
    problems.push(hint === undefined ? problem : { ...problem, hint });
    return null;
  };
  const read = (field: string, text: unknown): UnitRef[] | null => {
    const parsed = parseWith(text, readUnits, (r) => noteUnits(r, undefined));
    if (parsed.ok) return parsed.value;
    problems.push(...parsed.problems.map((p) => ({ ...p, path: ['formations', id, field] })));
    return null;
  };
  const known = Object.keys(LISTS);
  if (list !== undefined && (typeof list !== 'string' || !known.includes(list)))
    return wrong('list', 'an army list', list, typeof list === 'string' ? nearest(list, known) : undefined);
  if (typeof facing !== 'number') return wrong('facing', 'tenths of a degree', facing);
  const of = read('units', units);
  const characters = led === undefined ? [] : read('led', led);
  if (of === null || characters === null) return null;
  if (host !== undefined && typeof host !== 'string') return wrong('host', 'a datasheet', host);
  const army = list === undefined ? null : LISTS[list]!;
  const force: Force = {
    strategyRating: 0,
    own: null,
    formations: {
      [id]: {
        name: { en: id, de: id },
        initiative: army?.initiative ?? 0,
        rules: army?.rules ?? [],
        points: 0,
        units: of,
        characters,
        host: host ?? null,
      },
    },
  };
  const rows = recruit([[String(said['owner']), force]]);
  const row = rows.formations[id]!;
  // Without a list, the file says the initiative itself.
  const { initiative, ...rest } = row;
  const formation: Raw = { ...rest, ...(army === null ? {} : { initiative }), ...said };
  if (at === undefined && places === undefined) return { ...rows, formation };
  const middle = pointOf(at);
  const profiles = row.units.map((unit) => rows.profiles[rows.units[unit]!.profile]!);
  const spots =
    at === undefined
      ? (pointsOf(places)?.map((p): Spot => ({ ...p, facing })) ?? null)
      : middle && block(profiles, { ...middle, facing });
  if (spots === null) return wrong(at === undefined ? 'places' : 'at', '[x, y] as lengths', at ?? places);
  if (spots.length === 0 || spots.length > of.length) return wrong('places', `1 to ${of.length} places`, spots.length);
  for (const [i, unit] of row.units.entries()) {
    const spot = spots[i];
    rows.units[unit]!.where = spot === undefined ? { at: 'gone' } : { at: 'table', ...spot, air: false };
  }
  return { ...rows, formation: { ...formation, status: said['status'] ?? { at: 'deployed' } } };
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
