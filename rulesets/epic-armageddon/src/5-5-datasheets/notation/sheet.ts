import type { InBoth } from '@walstatt/engine';
import {
  field,
  isPlainObject,
  nothing,
  openRecord,
  optional,
  type Read,
  type Reader,
  readList,
  report,
} from '@walstatt/engine/files';
import { byRule, readEntries, readTitle } from '@walstatt/tabletop';
import type { Profile, Weapon } from '../../generated/state.ts';
import { type Datasheet, STANDARD } from '../datasheet.ts';
import { type Abilities, NO_ABILITIES, readAbilities } from './abilities.ts';
import { readBase, usualBase } from './base.ts';
import { readCharacteristics } from './characteristics.ts';
import { readCritical } from './critical.ts';
import type { Marks } from './marks.ts';
import { readHold } from './transport.ts';
import { readWeapon } from './weapon.ts';

const FIELDS = [
  'name',
  'profile',
  'weapons',
  'choices',
  'abilities',
  'transport',
  'critical',
  'base',
  'notes',
  'inferred',
];

/** EA-1.1.3-09: a datasheet in the notation of the books. */
export function readSheet(r: Reader, id: string, v: unknown): Datasheet {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  const marks: Marks = [];
  const name = optional(r, o, 'name', readBothNames, { en: id, de: id });
  const line = field(
    r,
    o,
    'profile',
    byRule('EA-1.1.3-02', (at, x) => readCharacteristics(at, x, marks)),
  );
  if (line == null) return nothing();
  const { isWarEngine, ...characteristics } = line;
  const weapons = readList(byRule('EA-1.1.3-08', (at, x) => readWeapon(at, x, marks)));
  const always = optional(r, o, 'weapons', weapons, []);
  const choices = optional<Record<string, Weapon[]>>(r, o, 'choices', readChoices(weapons), { [STANDARD]: [] });
  const abilities = optional<Abilities>(
    r,
    o,
    'abilities',
    byRule('EA-2.1-01', (at, x) => readAbilities(at, x, marks)),
    NO_ABILITIES,
  );
  refuseCapacity(r, abilities, isWarEngine);
  const common: Omit<Profile, 'weapons'> = {
    ...characteristics,
    ...abilities,
    name: name?.en,
    sheet: id,
    critical: optional(r, o, 'critical', byRule('EA-3.2.3-02', readCritical), { does: 'nothing' }),
    holds: optional(r, o, 'transport', byRule('EA-1.7.5-01', readHolds), []),
    base: optional(
      r,
      o,
      'base',
      byRule('EA-1.1.2-02', (at, x) => readBase(at, x, characteristics.type)),
      usualBase(characteristics),
    ),
  };
  return {
    id,
    name,
    profiles: Object.fromEntries(
      Object.entries(choices ?? {}).map(([choice, chosen]) => [
        choice,
        { ...common, weapons: [...(always ?? []), ...(chosen ?? [])] },
      ]),
    ),
    inferred: Object.hasOwn(o, 'inferred') ? field(r, o, 'inferred', readTrue) : marks,
    notes: optional(r, o, 'notes', readList(inBoth(readNote)), []),
  };
}

const readChoices =
  (weapons: Read<Weapon[]>): Read<Record<string, Weapon[]>> =>
  (r, v) => {
    const choices = readEntries((at, _, x) => weapons(at, x))(r, v);
    return Object.keys(choices ?? { none: [] }).length > 0 ? choices : report(r, 'at least one choice', 'none');
  };

const readTrue: Read<true> = (r, v) => v === true || report(r, 'true, or no such field', String(v));

/** One text, or one in each language. */
const inBoth =
  (read: Read<string>): Read<InBoth> =>
  (r, v) => {
    if (!isPlainObject(v)) {
      const text = read(r, v);
      return { en: text, de: text };
    }
    const o = openRecord(r, v, ['en', 'de']);
    if (o === null) return nothing();
    return { en: field(r, o, 'en', read), de: field(r, o, 'de', read) };
  };

export const readBothNames: Read<InBoth> = inBoth(readTitle);

const readHolds: Read<Profile['holds']> = (r, v) => (Array.isArray(v) ? readList(readHold)(r, v) : [readHold(r, v)]);

/** EA-3-01: every war engine has a damage capacity, and nothing else has one. */
function refuseCapacity(r: Reader, abilities: Abilities | undefined, isWarEngine: boolean): void {
  if (abilities === undefined || (abilities.damageCapacity !== null) === isWarEngine) return;
  r.path.push('abilities');
  byRule<never>('EA-3-01', (at) =>
    isWarEngine
      ? report(at, 'the damage capacity of a war engine, such as DC 3', 'none')
      : report(at, 'no damage capacity, because it is not a war engine', `DC ${abilities.damageCapacity}`),
  )(r, null);
  r.path.pop();
}

/** A sentence or two, longer than a title. */
function readNote(r: Reader, v: unknown): string {
  const isNote = typeof v === 'string' && v.length > 0 && v.length <= 600 && !/[\p{Cc}\p{Cs}]/u.test(v);
  return isNote ? v : report(r, 'a text of 1 to 600 signs', typeof v === 'string' ? `${v.length} signs` : typeof v);
}
