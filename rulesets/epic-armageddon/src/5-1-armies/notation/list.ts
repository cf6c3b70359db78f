import {
  describe,
  field,
  nearest,
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
import { byRule, readEntries, readNeed, readReference, readSet } from '@walstatt/tabletop';
import { readBothNames } from '../../5-5-datasheets/notation/sheet.ts';
import type { ArmyList, ArmyRule, Limit, ListedFormation, Option } from '../army-list.ts';
import { readGroups } from './units.ts';

export const LIST_FIELDS = [
  'name',
  'strategyRating',
  'initiative',
  'rules',
  'formations',
  'limits',
  'inferred',
] as const;

/** EA-5.5-01. */
const RULES: readonly ArmyRule[] = ['theyShallKnowNoFear', 'mobRule', 'powerOfTheWaaagh'];

export const readRules = byRule('EA-5.5-01', readSet(readList(readLiteral(RULES))));
export const readInitiative = byRule('EA-1.2.2-01', readNeed(1, 6));

/** EA-5-01: an army list. Its fields stand in an army file beside others. */
export function readArmyList(r: Reader, id: string, o: Record<string, unknown>): ArmyList {
  const formations = Object.keys(Object(o['formations']));
  r.ids.set('formations', new Set(formations));
  return {
    id,
    name: optional(r, o, 'name', readBothNames, { en: id, de: id }),
    strategyRating: field(r, o, 'strategyRating', byRule('EA-1.5-01', readInt(0, 10))),
    initiative: field(r, o, 'initiative', readInitiative),
    rules: optional(r, o, 'rules', readRules, []),
    formations: field(r, o, 'formations', readEntries(readFormation)),
    limits: optional(r, o, 'limits', readList(readLimit), []),
    inferred: optional(r, o, 'inferred', readBool, false),
  };
}

const FORMATION = ['name', 'points', 'initiative', 'rules', 'units', 'options'];

/** EA-1.2.1-01: a formation as an army list has it. */
function readFormation(r: Reader, id: string, v: unknown): ListedFormation {
  const o = openRecord(r, v, FORMATION);
  if (o === null) return nothing();
  return {
    name: optional(r, o, 'name', readBothNames, { en: id, de: id }),
    points: field(r, o, 'points', byRule('EA-5-01', readInt(0, 5000))),
    initiative: optional<number | null>(r, o, 'initiative', readInitiative, null),
    rules: optional<ArmyRule[] | null>(r, o, 'rules', readRules, null),
    units: field(r, o, 'units', byRule('EA-1.2.1-01', readGroups)),
    options: optional(r, o, 'options', readEntries(readOption), {}),
  };
}

const OPTION = ['points', 'most', 'inArmy', 'insteadOf', 'needs'];
const ANY_NUMBER = 99;

/** What may be added, by its datasheet: `50`, or `{points: 50, most: 2}`. */
function readOption(r: Reader, id: string, v: unknown): Option {
  const sheets = r.ids.get('units')!;
  if (!sheets.has(id)) return report(r, 'the name of a datasheet', describe(id), nearest(id, [...sheets]));
  const readPoints = byRule('EA-5-01', readInt(0, 2000));
  const plain = { most: ANY_NUMBER, inArmy: ANY_NUMBER, insteadOf: null, needs: null };
  if (typeof v === 'number') return { ...plain, points: readPoints(r, v) };
  const o = openRecord(r, v, OPTION);
  if (o === null) return nothing();
  return {
    points: field(r, o, 'points', readPoints),
    most: optional(r, o, 'most', readInt(1, ANY_NUMBER), ANY_NUMBER),
    inArmy: optional(r, o, 'inArmy', readInt(1, ANY_NUMBER), ANY_NUMBER),
    insteadOf: optional<string | null>(r, o, 'insteadOf', readReference('units'), null),
    needs: optional<string | null>(r, o, 'needs', readReference('formations'), null),
  };
}

/** `{of: [thunderhawk], third: true}`, `{of: [battery], most: 2, forEach: [company]}`. */
const readLimit: Read<Limit> = (r, v) => {
  const o = openRecord(r, v, ['of', 'third', 'most', 'forEach']);
  if (o === null) return nothing();
  const readFormations = readList(readReference('formations'));
  const of = field(r, o, 'of', readFormations);
  if (Object.hasOwn(o, 'third') === Object.hasOwn(o, 'most')) return report(r, 'either third or most', describe(v));
  if (Object.hasOwn(o, 'third'))
    return o['third'] === true ? { of, kind: 'third' } : report(r, 'third: true', describe(v));
  const most = field(r, o, 'most', readInt(0, ANY_NUMBER));
  if (!Object.hasOwn(o, 'forEach')) return { of, kind: 'most', most };
  return { of, kind: 'forEach', most, forEach: field(r, o, 'forEach', readFormations) };
};
