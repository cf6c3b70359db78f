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
  report,
} from '@walstatt/engine/files';
import { byRule, readReference, readTitle } from '@walstatt/tabletop';
import type { Entry, ModelGroup, UnitEntry } from './army.ts';
import { readSpecialRules } from './read-profile.ts';
import { readCount } from './read-values.ts';

const FIELDS = ['name', 'models', 'rules', 'points', 'inferred'];
const GROUP_FIELDS = ['count', 'profile', 'weapons'];

/** The state cannot hold larger units. */
const MOST_MODELS = 100;

/** FD-UNIT-02, FD-UNIT-03, FD-UNIT-04: a unit has at least one model. The book sets no upper bound, but this program does. */
export function readUnit(r: Reader, id: string, v: unknown): Entry<UnitEntry> {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  const models = field(r, o, 'models', readModels);
  const unit = {
    name: optional(r, o, 'name', readTitle, id),
    models,
    specialRules: optional(r, o, 'rules', readSpecialRules, []),
    points: optional<number | null>(r, o, 'points', readInt(1, 100_000), null),
  };
  return optional(r, o, 'inferred', readBool, false) ? { ...unit, inferred: true } : unit;
}

const readModels: Read<ModelGroup[]> = (r, v) => {
  const groups = readList(readGroup)(r, v);
  if (!Array.isArray(groups)) return nothing();
  let models = 0;
  for (const g of groups) models += g?.count ?? 1;
  if (groups.length === 0) return byRule('FD-UNIT-03', (at) => report(at, 'at least one model', 'none'))(r, v);
  if (models <= MOST_MODELS) return groups;
  return byRule('FD-UNIT-04', (at) => report(at, `at most ${MOST_MODELS} models`, String(models)))(r, v);
};

const readGroup: Read<ModelGroup> = (r, v) => {
  const o = openRecord(r, v, GROUP_FIELDS);
  if (o === null) return nothing();
  return {
    count: optional(r, o, 'count', readCount, 1),
    profile: field(r, o, 'profile', readReference('profiles')),
    weapons: optional(r, o, 'weapons', readList(readReference('weapons')), []),
  };
};
