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
import { byRule, readEntries, readName, readReference, readTitle } from '@walstatt/tabletop';
import { BATTLE_SIZES } from '../data/battle-sizes.ts';
import type { Detachment, Enhancement, Roster, RosterUnit } from '../sheet.ts';
import { readSheetAbility, readSpecial } from './read-ability.ts';
import { readNotes } from './read-sheet.ts';
import { readKeyword, readNeedOf } from './read-values.ts';

const MOST_UNITS = 60;

/** WH-MUSTER-04: a list of units by the ids that they will have in the battle. */
export function readRoster(r: Reader, id: string, v: unknown): Roster {
  const o = openRecord(r, v, ['name', 'size', 'faction', 'detachment', 'units']);
  if (o === null) return nothing();
  return {
    name: optional(r, o, 'name', readTitle, id),
    size: field(r, o, 'size', byRule('WH-MUSTER-02', readLiteral(Object.keys(BATTLE_SIZES)))),
    faction: field(r, o, 'faction', byRule('WH-MUSTER-05', readKeyword)),
    detachment: optional<string | null>(r, o, 'detachment', byRule('WH-MUSTER-06', readName), null),
    units: field(r, o, 'units', readUnits),
  };
}

const readUnits: Read<Record<string, RosterUnit>> = (r, v) => {
  const units = readEntries(readUnit)(r, v);
  const count = Object.keys(units ?? {}).length;
  return count > MOST_UNITS ? report(r, `at most ${MOST_UNITS} units`, String(count)) : units;
};

/** `line-company`, or `{datasheet: marshal, warlord: true}`. WH-MUSTER-15: with one enhancement at most. */
function readUnit(r: Reader, _id: string, v: unknown): RosterUnit {
  const reference = byRule('WH-UNIT-09', readReference('datasheets'));
  if (typeof v === 'string')
    return { sheet: reference(r, v), name: null, warlord: false, enhancement: null, options: [] };
  const o = openRecord(r, v, ['datasheet', 'name', 'warlord', 'enhancement', 'options']);
  if (o === null) return nothing();
  return {
    sheet: field(r, o, 'datasheet', reference),
    name: optional<string | null>(r, o, 'name', readTitle, null),
    warlord: optional(r, o, 'warlord', readBool, false),
    enhancement: optional<string | null>(r, o, 'enhancement', byRule('WH-MUSTER-15', readName), null),
    options: optional(r, o, 'options', readList(readName), []),
  };
}

/** WH-MUSTER-06: detachment rules in free words, and the enhancements that come with them. */
export function readDetachment(r: Reader, id: string, v: unknown): Detachment {
  const o = openRecord(r, v, ['name', 'faction', 'enhancements', 'notes']);
  if (o === null) return nothing();
  return {
    name: optional(r, o, 'name', readTitle, id),
    factionKeyword: field(r, o, 'faction', byRule('WH-MUSTER-05', readKeyword)),
    enhancements: optional(r, o, 'enhancements', readEntries(readEnhancement), {}),
    notes: optional(r, o, 'notes', readNotes, []),
  };
}

function readEnhancement(r: Reader, id: string, v: unknown): Enhancement {
  const o = openRecord(r, v, ['name', 'points', 'invSv', 'abilities', 'special', 'notes']);
  if (o === null) return nothing();
  return {
    name: optional(r, o, 'name', readTitle, id),
    points: field(r, o, 'points', byRule('WH-MUSTER-03', readInt(0, 500))),
    ...(Object.hasOwn(o, 'invSv') ? { invSv: field(r, o, 'invSv', readNeedOf(2, 6)) } : {}),
    abilities: optional(r, o, 'abilities', readList(readSheetAbility), []),
    special: optional(r, o, 'special', readList(readSpecial), []),
    notes: optional(r, o, 'notes', readNotes, []),
  };
}
