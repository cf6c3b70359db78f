import {
  field,
  nothing,
  openRecord,
  optional,
  type Read,
  type Reader,
  readBool,
  readInt,
  readList,
  readLiteral,
  report,
} from '@walstatt/engine/files';
import { byRule, readEntries, readReference, readSet, readTitle } from '@walstatt/tabletop';
import { ARMY_RULES, type ArmyList, type ListedUnit } from './army.ts';

const FIELDS = ['name', 'limit', 'rules', 'units'];
const UNIT_FIELDS = ['unit', 'name', 'general'];

const MOST_UNITS = 60;

/** A list: units by the ids that they will have in the battle. */
export function readArmyList(r: Reader, id: string, v: unknown): ArmyList {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  return {
    name: optional(r, o, 'name', readTitle, id),
    limit: optional<number | null>(r, o, 'limit', readInt(1, 1_000_000), null),
    rules: optional(r, o, 'rules', readSet(readList(readLiteral(ARMY_RULES))), []),
    units: field(r, o, 'units', readUnits),
  };
}

const readUnits: Read<Record<string, ListedUnit>> = (r, v) => {
  const units = readEntries(readListed)(r, v);
  if (units === undefined) return nothing();
  const ids = Object.keys(units);
  if (ids.length === 0) byRule('FD-GAP-93', (at) => report(at, 'at least one unit', 'none'))(r, v);
  if (ids.length > MOST_UNITS) report(r, `at most ${MOST_UNITS} units`, String(ids.length));
  const generals = ids.filter((id) => units[id]?.general);
  if (generals.length > 1) byRule('FD-GAP-99', (at) => report(at, 'at most one general', generals.join(', ')))(r, v);
  return units;
};

/** `tacticalSquad`, or `{unit: tacticalSquad, name: …, general: true}`. */
function readListed(r: Reader, _id: string, v: unknown): ListedUnit {
  const reference = readReference('units');
  if (typeof v === 'string') return { unit: reference(r, v), name: null, general: false };
  const o = openRecord(r, v, UNIT_FIELDS);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', reference),
    name: optional<string | null>(r, o, 'name', readTitle, null),
    general: optional(r, o, 'general', readBool, false),
  };
}
