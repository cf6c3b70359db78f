import {
  field,
  nothing,
  openRecord,
  optional,
  type Read,
  type Reader,
  readInt,
  readList,
  report,
  within,
} from '@walstatt/engine/files';
import { byRule, readEntries, readName, readReference, readSet, readTitle } from '@walstatt/tabletop';
import { lackingKeywords } from '../keywords/needed.ts';
import type { ModelKind, Sheet, WargearOption, WeaponProfile, WrittenWeapon } from '../sheet.ts';
import { readSheetAbility, readSpecial, readWeaponAbility } from './read-ability.ts';
import { readBase, readDice, readKeyword, readMove, readNeedOf, readPenetration, readSize } from './read-values.ts';

const SHEET = [
  'name',
  'points',
  'models',
  'weapons',
  'abilities',
  'leads',
  'special',
  'transport',
  'options',
  'keywords',
  'factionKeywords',
  'notes',
];
const MODEL = ['id', 'name', 'count', 'M', 'T', 'Sv', 'invSv', 'W', 'Ld', 'OC', 'base', 'height', 'weapons', 'wargear'];
const PROFILE = ['range', 'A', 'BS', 'WS', 'S', 'AP', 'D', 'abilities'];

const readNames = readList(readName);
const readKeywords = readSet(readList(readKeyword));
export const readNotes = readList(readNote);

/** A sentence or two, longer than a title. */
function readNote(r: Reader, v: unknown): string {
  const isNote = typeof v === 'string' && v.length > 0 && v.length <= 600 && !/[\p{Cc}\p{Cs}]/u.test(v);
  return isNote ? v : report(r, 'a text of 1 to 600 signs', typeof v === 'string' ? `${v.length} signs` : typeof v);
}

/** WH-DATA-01: a datasheet of an army file. WH-MUSTER-03: with its points. */
export function readSheet(r: Reader, id: string, v: unknown): Sheet {
  const o = openRecord(r, v, SHEET);
  if (o === null) return nothing();
  const sheet: Sheet = {
    name: optional(r, o, 'name', readTitle, id),
    points: field(r, o, 'points', byRule('WH-MUSTER-03', readInt(0, 3000))),
    models: field(r, o, 'models', byRule('WH-DATA-06', readModels)),
    weapons: optional(r, o, 'weapons', readEntries(readWeapon), {}),
    abilities: optional(r, o, 'abilities', readList(readSheetAbility), []),
    leads: optional(r, o, 'leads', byRule('WH-LEAD-01', readList(readReference('datasheets'))), []),
    special: optional(r, o, 'special', readList(readSpecial), []),
    options: optional(r, o, 'options', byRule('WH-DATA-07', readEntries(readOption)), {}),
    keywords: field(r, o, 'keywords', byRule('WH-UNIT-10', readKeywords)),
    factionKeywords: field(r, o, 'factionKeywords', byRule('WH-UNIT-10', readKeywords)),
    notes: optional(r, o, 'notes', readNotes, []),
    ...(Object.hasOwn(o, 'transport')
      ? { transport: field(r, o, 'transport', byRule('WH-DATA-06', readTransport)) }
      : {}),
  };
  refuseUnknown(r, sheet);
  if (r.problems.length === 0) refuseLacking(r, sheet);
  return sheet;
}

/** WH-UNIT-05: a unit is one or more models. */
const readModels: Read<ModelKind[]> = (r, v) => {
  const models = readList(readModel)(r, v);
  if (models?.length === 0) return report(r, 'at least one model', 'none');
  const ids = models?.map((m) => m?.id) ?? [];
  const twice = ids.find((id, i) => id !== undefined && ids.indexOf(id) !== i);
  return twice === undefined ? models : report(r, 'each kind of model once', `${twice} twice`);
};

function readModel(r: Reader, v: unknown): ModelKind {
  const o = openRecord(r, v, MODEL);
  if (o === null) return nothing();
  const id = field(r, o, 'id', readName);
  const value = <T>(name: string, read: Read<T>): T => field(r, o, name, byRule('WH-DATA-02', read));
  return {
    id,
    ...(Object.hasOwn(o, 'name') ? { name: field(r, o, 'name', readTitle) } : {}),
    count: optional(r, o, 'count', readInt(1, 60), 1),
    M: value('M', readMove),
    T: value('T', readInt(1, 20)),
    Sv: value('Sv', readNeedOf(2, 7)),
    ...(Object.hasOwn(o, 'invSv') ? { invSv: value('invSv', readNeedOf(2, 6)) } : {}),
    W: value('W', readInt(1, 60)),
    Ld: value('Ld', readNeedOf(2, 9)),
    OC: value('OC', readInt(0, 99)),
    base: value('base', readBase),
    height: value('height', readSize),
    weapons: optional(r, o, 'weapons', readNames, []),
    wargear: optional(r, o, 'wargear', readNames, []),
  };
}

/** `{range: 24, A: 1, BS: 4, S: 3, AP: 0, D: 1}`, or `{profiles: {…}}` where one of several is chosen. */
function readWeapon(r: Reader, _id: string, v: unknown): WrittenWeapon {
  const several = Object.hasOwn(Object(v), 'profiles');
  const o = openRecord(r, v, several ? ['name', 'profiles'] : ['name', ...PROFILE]);
  if (o === null) return nothing();
  const { name: _, ...single } = o;
  const profiles = several
    ? field(r, o, 'profiles', readEntries(readProfile))
    : { standard: readProfile(r, '', single) };
  return Object.hasOwn(o, 'name') ? { name: field(r, o, 'name', readTitle), profiles } : { profiles };
}

/** WH-DATA-03: a melee weapon has a WS, a ranged weapon a BS; neither where no hit roll is made. */
function readProfile(r: Reader, _id: string, v: unknown): WeaponProfile {
  const o = openRecord(r, v, PROFILE);
  if (o === null) return nothing();
  const range = field(r, o, 'range', byRule('WH-DATA-03', readRange));
  const own = range === 'melee' ? 'WS' : 'BS';
  const other = range === 'melee' ? 'BS' : 'WS';
  if (Object.hasOwn(o, other))
    within(
      r,
      other,
      o[other],
      byRule('WH-DATA-03', (at) => report(at, own, other)),
    );
  return {
    range,
    A: field(r, o, 'A', readDice),
    ...(Object.hasOwn(o, own) ? { skill: field(r, o, own, readNeedOf(2, 6)) } : {}),
    S: field(r, o, 'S', readInt(1, 40)),
    AP: optional(r, o, 'AP', readPenetration, 0),
    D: field(r, o, 'D', readDice),
    abilities: optional(r, o, 'abilities', readList(readWeaponAbility), []),
  };
}

const readRange: Read<number | 'melee'> = (r, v) =>
  v === 'melee' ? 'melee' : typeof v === 'number' && v > 0 && v <= 200 ? v : report(r, 'inches or melee', String(v));

function readTransport(r: Reader, v: unknown): NonNullable<Sheet['transport']> {
  const o = openRecord(r, v, ['models', 'keywords']);
  if (o === null) return nothing();
  return { models: field(r, o, 'models', readInt(1, 99)), keywords: optional(r, o, 'keywords', readKeywords, []) };
}

function readOption(r: Reader, id: string, v: unknown): WargearOption {
  const o = openRecord(r, v, ['name', 'model', 'count', 'loses', 'gains']);
  if (o === null) return nothing();
  return {
    name: optional(r, o, 'name', readTitle, id),
    model: field(r, o, 'model', readName),
    count: optional(r, o, 'count', readInt(1, 60), 1),
    loses: optional(r, o, 'loses', readNames, []),
    gains: optional(r, o, 'gains', readNames, []),
  };
}

/** Models may have only weapons of their datasheet, and options change only its models. */
function refuseUnknown(r: Reader, { models, weapons, options = {} }: Sheet): void {
  if (models === undefined || weapons === undefined || options === undefined) return;
  const known = Object.keys(weapons);
  const check = (
    path: readonly (string | number)[],
    names: readonly string[] | undefined,
    among: readonly string[],
  ) => {
    for (const [i, name] of names?.entries() ?? []) {
      if (name === undefined || among.includes(name)) continue;
      const { length } = r.path;
      r.path.push(...path, i);
      report(r, `one of ${among.join(', ') || 'none'}`, name);
      r.path.length = length;
    }
  };
  for (const [i, model] of models.entries()) check(['models', i, 'weapons'], model?.weapons, known);
  for (const [id, option] of Object.entries(options)) {
    check(
      ['options', id, 'model'],
      option && [option.model],
      models.map((m) => m?.id),
    );
    check(['options', id, 'loses'], option?.loses, known);
    check(['options', id, 'gains'], option?.gains, known);
  }
}

/** Abilities that nobody could use for want of a keyword. Looked for once everything else is right. */
function refuseLacking(r: Reader, sheet: Sheet): void {
  const { keywords } = sheet;
  for (const { keyword, for: what, rule } of lackingKeywords(sheet))
    within(
      r,
      'keywords',
      keywords,
      byRule(rule, (at) => report(at, `${keyword} for ${what}`, keywords.join(', ') || 'none')),
    );
}
