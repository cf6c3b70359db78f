import { parseWith } from '@walstatt/engine/codec';
import {
  field,
  isPlainObject,
  openRecord,
  type Reader,
  readBool,
  readInt,
  readList,
  readTable,
  readText,
  report,
} from '@walstatt/engine/files';
import type { Force, ForceUnit } from './force.ts';

const FIELDS = ['name', 'waaagh', 'points', 'units', 'profiles', 'weapons'];
const UNIT_FIELDS = ['name', 'general', 'specialRules', 'points', 'models'];

/** A whole force as a program hands it over. Its rows are checked once they stand in the state. */
export const readForce = (x: unknown) => parseWith(x, readRoot);

function readRoot(r: Reader, v: unknown): Force {
  const o = openRecord(r, v, FIELDS) ?? {};
  return {
    name: field(r, o, 'name', readText),
    waaagh: field(r, o, 'waaagh', readBool),
    points: field(r, o, 'points', readInt(0, Number.MAX_SAFE_INTEGER)),
    units: field(r, o, 'units', readTable(readUnit)),
    profiles: field(r, o, 'profiles', readRows) as Force['profiles'],
    weapons: field(r, o, 'weapons', readRows) as Force['weapons'],
  };
}

function readUnit(r: Reader, v: unknown): ForceUnit {
  const o = openRecord(r, v, UNIT_FIELDS) ?? {};
  return {
    name: field(r, o, 'name', readText),
    general: field(r, o, 'general', readBool),
    specialRules: field(r, o, 'specialRules', readList(readText)) as ForceUnit['specialRules'],
    points: field(r, o, 'points', readInt(0, Number.MAX_SAFE_INTEGER)),
    models: field(r, o, 'models', readList(readModel)),
  };
}

function readModel(r: Reader, v: unknown): ForceUnit['models'][number] {
  const o = openRecord(r, v, ['profile', 'weapons']) ?? {};
  return { profile: field(r, o, 'profile', readText), weapons: field(r, o, 'weapons', readList(readText)) };
}

const readRows = readTable((r, v) => (isPlainObject(v) ? v : report(r, 'a row', typeof v)));
