import {
  describe,
  field,
  isPlainObject,
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
  within,
} from '@walstatt/engine/files';
import { byRule, readInches, readNeed, readSet, readTitle } from '@walstatt/tabletop';
import { SPECIAL_RULES, UNIT_TYPES } from '../03-profiles/schema.ts';
import { BASES, NORMAL_MOVE } from '../data/bases.ts';
import { catalogue } from '../data/catalogue.ts';
import type { Profile } from '../generated/state.ts';
import type { Entry, SpecialRule } from './army.ts';
import { readAttacks, readBase } from './read-values.ts';

const FIELDS = ['like', 'name', 'type', 'BW', 'NK', 'FK', 'RW', 'A', 'L', 'MW', 'base', 'rules', 'inferred'];

const readType = readLiteral(UNIT_TYPES);

const ARMOUR: readonly SpecialRule[] = ['lightArmour', 'mediumArmour', 'heavyArmour'];

/** Special rules of a profile or unit. FD-GAP-60: at most one kind of armour. */
export const readSpecialRules: Read<SpecialRule[]> = (r, v) => {
  const rules = readSet(readList(readLiteral(SPECIAL_RULES)))(r, v);
  if (rules?.filter((rule) => ARMOUR.includes(rule)).length > 1)
    byRule('FD-GAP-60', (at) => report(at, 'at most one armour', 'several'))(r, v);
  return rules;
};

/** All profiles of an army file, each after the one it is `like`. */
export function readProfiles(r: Reader, v: unknown): Record<string, Entry<Profile>> {
  if (!isPlainObject(v)) return report(r, 'profiles by name', describe(v));
  const done: Record<string, Entry<Profile>> = {};
  const names = Object.keys(v);
  for (let left = names; left.length > 0; ) {
    const ready = left.filter((id) => !left.includes(String(likeOf(v[id]))));
    if (ready.length === 0) {
      within(r, left[0]!, v[left[0]!], (at, x) => report(at, 'no circle of `like`', describe(likeOf(x))));
      break;
    }
    for (const id of ready) done[id] = within(r, id, v[id], (at, x) => readProfile(at, id, x, done, names));
    left = left.filter((id) => !ready.includes(id));
  }
  // In the order of the file.
  return Object.fromEntries(names.map((id) => [id, done[id]!]));
}

const likeOf = (v: unknown): unknown => (isPlainObject(v) ? v['like'] : undefined);

/** One profile. Everything it leaves out is as in the profile it is like. */
function readProfile(
  r: Reader,
  id: string,
  v: unknown,
  own: Readonly<Record<string, Entry<Profile>>>,
  names: readonly string[],
): Entry<Profile> {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  const model = optional<Profile | null>(r, o, 'like', modelIn(own, names), null);
  const said = <K extends keyof Profile>(name: string, key: K, read: Read<Profile[K]>): Profile[K] =>
    model === null ? field(r, o, name, read) : optional(r, o, name, read, model?.[key]);
  const unitType = said('type', 'unitType', byRule('FD-GAP-07', readType));
  // A new type brings its own row of the movement table.
  const changed = model === null || Object.hasOwn(o, 'type');
  const move = changed ? NORMAL_MOVE[unitType] : model?.move;
  const base = changed ? BASES[unitType] : model?.base;
  const profile: Profile = {
    name: optional(r, o, 'name', readTitle, id),
    unitType,
    move: optional(r, o, 'BW', byRule('FD-PROFILE-01', readInches(48)), move),
    meleeSkill: said('NK', 'meleeSkill', byRule('FD-PROFILE-02', readNeed(2, 6))),
    shootSkill: said('FK', 'shootSkill', byRule('FD-PROFILE-03', readNeed(2, 6))),
    save: said('RW', 'save', byRule('FD-PROFILE-04', readNeed(2, 6))),
    morale: said('MW', 'morale', byRule('FD-PROFILE-07', readNeed(2, 4))),
    attacks: said('A', 'attacks', byRule('FD-PROFILE-05', readAttacks)),
    lives: said('L', 'lives', byRule('FD-PROFILE-06', readInt(1, 20))),
    base: optional(r, o, 'base', byRule('FD-GAP-06', readBase), base),
    specialRules: optional(r, o, 'rules', readSpecialRules, model?.specialRules ?? []),
  };
  return optional(r, o, 'inferred', readBool, false) ? { ...profile, inferred: true } : profile;
}

/** The profile of that name. The army's own profiles come first. */
const modelIn =
  (own: Readonly<Record<string, Profile>>, names: readonly string[]): Read<Profile> =>
  (r, v) => {
    if (typeof v === 'string' && Object.hasOwn(own, v)) return own[v]!;
    if (typeof v === 'string' && Object.hasOwn(catalogue.profiles, v)) return catalogue.profiles[v]!;
    const known = [...names, ...Object.keys(catalogue.profiles)];
    return report(r, 'the name of a profile', describe(v), typeof v === 'string' ? nearest(v, known) : undefined);
  };
