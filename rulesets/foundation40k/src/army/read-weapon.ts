import {
  field,
  nothing,
  openRecord,
  optional,
  type Reader,
  readBool,
  readInt,
  readList,
  readLiteral,
  report,
} from '@walstatt/engine/files';
import { byRule, readInches, readSet, readTitle } from '@walstatt/tabletop';
import { WEAPON_RULES } from '../03-profiles/schema.ts';
import type { Weapon } from '../generated/state.ts';
import type { Entry } from './army.ts';

const FIELDS = ['name', 'kind', 'range', 'RoF', 'FP', 'rules', 'inferred'];

const readRules = readSet(readList(readLiteral(WEAPON_RULES)));

/** FD-GAP-52: melee weapons reach 1" unless the file says otherwise. */
const REACH = 2540;

/** A weapon of an army file: `{kind: shooting, range: 24, RoF: 1, FP: 1}`. */
export function readWeapon(r: Reader, id: string, v: unknown): Entry<Weapon> {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  const kind = field(r, o, 'kind', readLiteral(['shooting', 'melee'] as const));
  const read = readInches(200);
  const range = kind === 'melee' ? optional(r, o, 'range', read, REACH) : field(r, o, 'range', read);
  const specialRules = optional(r, o, 'rules', readRules, []);
  if (kind === 'melee' && specialRules?.includes('twinLinked'))
    byRule('FD-GAP-81', (at) => report(at, 'twinLinked on shooting weapons only', 'it on a melee weapon'))(r, v);
  const weapon = {
    name: optional(r, o, 'name', readTitle, id),
    kind,
    range,
    rof: field(r, o, 'RoF', readInt(0, 20)),
    fp: field(r, o, 'FP', readInt(0, 20)),
    specialRules,
  };
  return optional(r, o, 'inferred', readBool, false) ? { ...weapon, inferred: true } : weapon;
}
