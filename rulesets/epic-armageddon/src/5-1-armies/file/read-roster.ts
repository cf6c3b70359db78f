import { field, nothing, openRecord, optional, type Read, type Reader, readInt, report } from '@walstatt/engine/files';
import { byRule, readEntries, readName, readReference } from '@walstatt/tabletop';
import { readBothNames } from '../../5-5-datasheets/notation/sheet.ts';
import type { Roster, RosterFormation } from '../army-list.ts';
import { readCounts } from '../notation/units.ts';

/** More would fit on no table. */
const MOST_FORMATIONS = 60;

const FIELDS = ['name', 'list', 'points', 'formations'];

/** EA-5-01: an army bought from a list. A file with an army list of its own means that one. */
export const readRoster =
  (ownList: string | null) =>
  (r: Reader, id: string, v: unknown): Roster => {
    const o = openRecord(r, v, FIELDS);
    if (o === null) return nothing();
    return {
      name: optional(r, o, 'name', readBothNames, { en: id, de: id }),
      list: ownList === null ? field(r, o, 'list', readName) : optional(r, o, 'list', readName, ownList),
      points: field(r, o, 'points', byRule('EA-5.1.1-01', readInt(1, 20_000))),
      formations: field(r, o, 'formations', readFormations),
    };
  };

const readFormations: Read<Record<string, RosterFormation>> = (r, v) => {
  const formations = readEntries(readFormation)(r, v);
  const count = Object.keys(formations ?? {}).length;
  return count > MOST_FORMATIONS ? report(r, `at most ${MOST_FORMATIONS} formations`, String(count)) : formations;
};

/** `tactical`, or `{formation: tactical, add: captain, 2 dreadnought/fist}`. */
function readFormation(r: Reader, _id: string, v: unknown): RosterFormation {
  const plain = { name: null, units: {}, add: {}, host: null };
  if (typeof v === 'string') return { ...plain, formation: readName(r, v) };
  const o = openRecord(r, v, ['formation', 'name', 'units', 'add', 'host']);
  if (o === null) return nothing();
  return {
    formation: field(r, o, 'formation', readName),
    name: optional<RosterFormation['name']>(r, o, 'name', readBothNames, null),
    units: optional(r, o, 'units', readCounts, {}),
    add: optional(r, o, 'add', readCounts, {}),
    host: optional<string | null>(r, o, 'host', byRule('EA-2.1.1-06', readReference('units')), null),
  };
}
